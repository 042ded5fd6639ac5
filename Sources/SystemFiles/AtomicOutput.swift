package import SystemCalls

/// Writes a file so that every reader sees the old content or the new, never a part.
///
/// Symbolic links are followed, permissions are kept (and the owner, where the system allows it),
/// and a file that has the content already is left alone with its modification time, so that
/// `make` does not make again what depends on it. Other hard links keep the old content.
package enum AtomicOutput {
  /// What became of the file.
  package enum Outcome: Sendable, Hashable {
    /// The file is new or has new content.
    case written
    /// The file had this content; neither it nor its modification time was touched.
    case unchanged
  }

  /// How bytes reach a descriptor; tests pass one that fails half-way.
  package typealias Sink = (Descriptor, [UInt8]) throws(SystemError) -> Void

  /// Replaces the content of the file at `path`, or creates it.
  ///
  /// Devices and FIFOs are written to directly, and names of open descriptors (`/dev/stdout`,
  /// `/dev/fd/3`) mean those descriptors. A reader that goes away is no failure.
  ///
  /// - Throws: a ``FileError`` with the path as given; the old file is as it was then, and no
  ///   temporary file is left.
  @discardableResult
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    sink: Sink = { (descriptor, bytes) throws(SystemError) in try descriptor.write(bytes) }
  ) throws(FileError) -> Outcome {
    do throws(SystemError) {
      switch try OutputTarget.find(path) {
      case .descriptor(let descriptor):
        try stream(bytes, to: descriptor, sink)
      case .stream:
        let descriptor = try Descriptor.open(path, O_WRONLY | O_NOCTTY)
        try finish(descriptor) { () throws(SystemError) in try stream(bytes, to: descriptor, sink) }
      case .newFile(let target):
        try replace(target, keeping: nil, bytes, sink)
      case .file(let target, let status):
        if holds(target, status, bytes) { return .unchanged }
        guard access(target, W_OK) == 0 else { throw .last }
        try replace(target, keeping: status, bytes, sink)
      }
      return .written
    } catch {
      throw FileError(.write, path, error)
    }
  }

  /// Replaces the content of the file at `path` by a text in UTF-8.
  @discardableResult
  package static func write(_ text: String, to path: String) throws(FileError) -> Outcome {
    try write(Array(text.utf8), to: path)
  }

  /// Writes to something that is read meanwhile; a reader that goes away has all that it wanted.
  private static func stream(
    _ bytes: [UInt8], to descriptor: Descriptor, _ sink: Sink
  ) throws(SystemError) {
    do throws(SystemError) {
      try sink(descriptor, bytes)
    } catch {
      guard error.code == EPIPE else { throw error }
    }
  }

  /// Whether the file has this content; one that cannot be read is taken to differ.
  private static func holds(_ path: String, _ status: stat, _ bytes: [UInt8]) -> Bool {
    guard Int(status.st_size) == bytes.count,
      let descriptor = try? Descriptor.open(path, O_RDONLY)
    else { return false }
    defer { try? descriptor.close() }
    return (try? descriptor.readToEnd()) == bytes
  }

  private static func replace(
    _ target: String, keeping old: stat?, _ bytes: [UInt8], _ sink: Sink
  ) throws(SystemError) {
    _ = ignoreFileSizeSignal
    let folder = OutputTarget.folder(of: target)
    let (temporary, descriptor) = try createTemporary(in: folder, isPrivate: old != nil)
    do throws(SystemError) {
      try finish(descriptor) { () throws(SystemError) in
        try sink(descriptor, bytes)
        if let old { try keep(old, on: descriptor) }
        try descriptor.synchronize()
      }
      guard rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(folder: folder)
  }

  /// A limit on the size of files (`ulimit -f`) is an error of the write then, like a full disk. The
  /// signal would end the process and leave the temporary file.
  static let ignoreFileSizeSignal: Void = { _ = signal(SIGXFSZ, SIG_IGN) }()

  /// Creates a file with a name of its own, so short that it is valid wherever the target's is.
  private static func createTemporary(
    in folder: String, isPrivate: Bool
  ) throws(SystemError) -> (path: String, descriptor: Descriptor) {
    while true {
      let name = ".gh-major-" + String(UInt64.random(in: .min ... .max), radix: 36)
      let path = folder + "/" + name
      do throws(SystemError) {
        // A new file has what the umask leaves; a replacement is closed until it has the old mode.
        let mode: mode_t = isPrivate ? 0o600 : 0o666
        return (path, try .open(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode))
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  private static func keep(_ old: stat, on descriptor: Descriptor) throws(SystemError) {
    let new = try descriptor.status()
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid {
      // Only the superuser may give files away; a file of one's own instead is what others get.
      _ = fchown(descriptor.number, old.st_uid, old.st_gid)
    }
    guard fchmod(descriptor.number, old.st_mode & 0o777) == 0 else { throw .last }
  }

  /// Makes the new name durable where the system allows it. The file has its new content by now, so
  /// that it is no failure when not.
  private static func synchronize(folder: String) {
    guard let descriptor = try? Descriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
    try? descriptor.synchronize()
    try? descriptor.close()
  }

  /// Runs `body`, then closes; a failure of either is thrown, the body's first.
  private static func finish(
    _ descriptor: Descriptor, _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    do throws(SystemError) {
      try body()
    } catch {
      try? descriptor.close()
      throw error
    }
    try descriptor.close()
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
