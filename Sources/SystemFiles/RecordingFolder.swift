import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folder that `--record` fills and `--replay` reads: one `.json` file an exchange.
package struct RecordingFolder: Sendable, Hashable {
  /// A file of the recording.
  package struct File: Sendable, Hashable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  private let folder: Folder

  /// A recording in the folder at `path`, which need not exist yet.
  package init(_ path: String) { folder = Folder(path) }

  /// Writes a file; the folder is created where it does not exist.
  ///
  /// - Parameter isReplaceable: looks at a file of that name with other content, and says whether
  ///   it is part of a recording; without this nothing is replaced.
  /// - Throws: `FileError` with the cause `.exists` when the file is not replaceable.
  package func write(
    _ file: File, replacing isReplaceable: ([UInt8]) -> Bool = { _ in false }
  ) throws(FileError) {
    let path = folder.path + "/" + file.name
    guard !file.name.contains("/") else { throw FileError(.write, path, SystemError(code: EINVAL)) }
    try folder.create()
    do throws(FileError) {
      let old = try FileContent.read(path)
      guard old == file.bytes || isReplaceable(old) else {
        throw FileError(.write, path, SystemError(code: EEXIST))
      }
    } catch {
      if error.cause != .missing { throw error }
    }
    try AtomicOutput.write(file.bytes, to: path)
  }

  /// All `.json` files of the folder, sorted by name; hidden files are passed over. A folder that
  /// does not exist holds none.
  package func files() throws(FileError) -> [File] {
    let names: [String]
    do throws(FileError) {
      names = try folder.names()
    } catch {
      guard error.cause == .missing else { throw error }
      return []
    }
    var files: [File] = []
    for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
      files.append(File(name: name, bytes: try FileContent.read(folder.path + "/" + name)))
    }
    return files
  }
}
