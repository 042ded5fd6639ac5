import Locking
import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The folder in which the program keeps what it can do without: answers, and words for completion.
///
/// It is made (0700, files 0600) when there is something to keep. Whatever fails is passed over.
/// Files are replaced as a whole, so any number of processes share one folder, and one that is
/// killed leaves nothing but a file that the next eviction removes.
package final class CacheFolder: Sendable {
  private struct State: Sendable {
    var key: [UInt8]?
    var isUnusable = false
    /// The bytes of all answers, once they were counted; other processes may add to them.
    var bytes: Int?
  }

  private struct Entry {
    let path: String
    let size: Int
    let usedAt: Int
  }

  /// The path of the folder.
  package let path: String
  private let maximumBytes: Int
  private let state = Locked(State())

  /// A cache in the folder at `path`, which need not exist.
  ///
  /// - Parameter maximumBytes: When the answers have more bytes, those that were not used for the
  ///   longest time are removed.
  package init(_ path: String, maximumBytes: Int = 200_000_000) {
    self.path = path
    self.maximumBytes = maximumBytes
  }

  private var answers: String { path + "/answers" }

  /// 16 random bytes that are drawn once for the folder; `nil` when it cannot be used.
  package func key() -> [UInt8]? {
    state.withLock { state in
      if state.key == nil, !state.isUnusable {
        state.key = try? findKey()
        state.isUnusable = state.key == nil
      }
      return state.key
    }
  }

  /// An answer; `nil` when it is not there.
  package func read(_ name: String) -> [UInt8]? {
    let path = answers + "/" + name
    guard let bytes = try? FileContent.read(path) else { return nil }
    // Its time says when it was last of use.
    utimes(path, nil)
    return bytes
  }

  /// Keeps an answer, and makes room for it.
  package func write(_ name: String, _ bytes: [UInt8]) {
    guard bytes.count <= maximumBytes,
      (try? PrivateFile.replace(answers + "/" + name, bytes)) != nil
    else { return }
    let mustCount = state.withLock { state in
      state.bytes? += bytes.count
      return state.bytes.map { $0 > maximumBytes } ?? true
    }
    if mustCount { makeRoom() }
  }

  /// Drops an answer.
  package func remove(_ name: String) { unlink(answers + "/" + name) }

  /// How many answers there are, and how many bytes they have.
  package func usage() -> (bytes: Int, entries: Int) {
    let entries = entries().filter { !isUnfinished($0.path) }
    return (entries.reduce(0) { $0 + $1.size }, entries.count)
  }

  private func findKey() throws(SystemError) -> [UInt8] {
    let file = path + "/key"
    if let key = try? FileContent.read(file), key.count == 16,
      (try? PrivateFile.createFolder(answers)) != nil
    {
      return key
    }
    try PrivateFile.createFolder(path)
    try PrivateFile.createFolder(answers)
    try PrivateFile.replace(file, (0..<16).map { _ in UInt8.random(in: .min ... .max) })
    // Another process may have drawn one at the same time; the file decides.
    guard let key = try? FileContent.read(file), key.count == 16 else {
      throw SystemError(code: EIO)
    }
    return key
  }

  /// Removes the longest unused answers beyond nine tenths of what is allowed, when there are more,
  /// and what killed processes left.
  private func makeRoom() {
    var entries = entries()
    let now = time(nil)
    for entry in entries where isUnfinished(entry.path) && entry.usedAt < now - 3_600 {
      unlink(entry.path)
    }
    entries.removeAll { isUnfinished($0.path) }
    var bytes = entries.reduce(0) { $0 + $1.size }
    if bytes > maximumBytes {
      entries.sort { ($0.usedAt, $0.path) < ($1.usedAt, $1.path) }
      for entry in entries where bytes > maximumBytes / 10 * 9 {
        unlink(entry.path)
        bytes -= entry.size
      }
    }
    state.withLock { $0.bytes = bytes }
  }

  private func entries() -> [Entry] {
    let names = (try? Folder(answers).names()) ?? []
    return names.compactMap { name in
      let path = answers + "/" + name
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
      let usedAt = status.st_mtimespec.tv_sec
      #else
      let usedAt = status.st_mtim.tv_sec
      #endif
      return Entry(path: path, size: Int(status.st_size), usedAt: usedAt)
    }
  }

  private func isUnfinished(_ path: String) -> Bool {
    path.contains("/" + PrivateFile.unfinishedPrefix)
  }
}
