import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder, whether it exists or not.
package struct Folder: Sendable, Hashable {
  /// The path of the folder.
  package var path: String

  package init(_ path: String) { self.path = path }

  /// Creates the folder and those above it, where they do not exist.
  package func create() throws(FileError) {
    do throws(SystemError) {
      try Self.create(path)
    } catch {
      throw FileError(.createFolder, path, error)
    }
  }

  /// The names of everything in the folder, sorted by their bytes, without `.` and `..`.
  package func names() throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw FileError(.read, path, .last) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw FileError(.read, path, .last) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func create(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case ENOENT where path.contains("/"):
      try create(OutputTarget.folder(of: path))
      // Another process may have been quicker; that is as good.
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0 else { throw .last }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
    default: throw .last
    }
  }
}
