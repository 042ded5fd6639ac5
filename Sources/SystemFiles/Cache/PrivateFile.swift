import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files that only their owner may read, and that may be lost at any time.
enum PrivateFile {
  /// What the names of unfinished files start with; a process that is killed leaves one.
  static let unfinishedPrefix = ".unfinished-"

  /// Replaces the file at `path` as a whole. It is not flushed to the disk: what a power failure
  /// leaves is found by its checksum.
  static func replace(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    AtomicOutput.ignoreFileSizeSignal
    let temporary =
      OutputTarget.folder(of: path) + "/" + unfinishedPrefix
      + String(UInt64.random(in: .min ... .max), radix: 36)
    let descriptor = try Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
    do throws(SystemError) {
      do throws(SystemError) {
        try descriptor.write(bytes)
      } catch {
        try? descriptor.close()
        throw error
      }
      try descriptor.close()
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes a folder that only its owner may enter, and those above it.
  ///
  /// - Throws: also when it belongs to somebody else, who could read along.
  static func createFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 { return }
    if errno == ENOENT, path.dropFirst().contains("/") {
      try createParent(OutputTarget.folder(of: path))
      if mkdir(path, 0o700) == 0 { return }
    }
    guard errno == EEXIST else { throw .last }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
    guard status.st_uid == geteuid() else { throw SystemError(code: EPERM) }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 { throw .last }
  }

  /// A folder above; one that exists is left as it is.
  private static func createParent(_ path: String) throws(SystemError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.dropFirst().contains("/") else { throw .last }
    try createParent(OutputTarget.folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }
}
