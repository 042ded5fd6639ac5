import SystemCalls

/// What stands behind a path that is to be written.
enum OutputTarget {
  /// An open descriptor of this process, such as `/dev/stdout`. Opening it by name would give a
  /// second one with an offset of its own, and overwrite what `>>` should keep.
  case descriptor(Descriptor)
  /// A device or a FIFO.
  case stream
  /// A regular file, at the end of all symbolic links.
  case file(String, stat)
  /// A file that does not exist yet, at the end of all symbolic links.
  case newFile(String)

  static func find(_ path: String) throws(SystemError) -> OutputTarget {
    var target = path
    for _ in 0..<40 {
      if let descriptor = openDescriptor(named: target) { return .descriptor(descriptor) }
      guard let link = try link(at: target) else { return try classify(target) }
      target = link.hasPrefix("/") ? link : folder(of: target) + "/" + link
    }
    throw SystemError(code: ELOOP)
  }

  /// The folder of a file, as a path that can be opened.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func classify(_ path: String) throws(SystemError) -> OutputTarget {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // A trailing slash asks for a folder, and an empty path is nothing.
      guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else { throw .last }
      return .newFile(path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(path, status)
    case S_IFDIR: throw SystemError(code: EISDIR)
    default: return .stream
    }
  }

  /// Where a symbolic link leads; `nil` when there is none at the path.
  private static func link(at path: String) throws(SystemError) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &characters, characters.count)
    guard count >= 0 else { throw .last }
    return String(decoding: characters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func openDescriptor(named path: String) -> Descriptor? {
    switch path {
    case "/dev/stdout": return .standardOutput
    case "/dev/stderr": return .standardError
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count)).map(Descriptor.init)
      }
      return nil
    }
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
