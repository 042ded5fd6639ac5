#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds programs in the folders of `PATH`.
///
/// Folders that are not absolute are passed over, the empty one (which means the current folder)
/// among them: what lies in a checked-out repository is not to be run by accident.
package struct ExecutableSearch: Sendable, Hashable {
  private let folders: [String]

  /// Creates a search through the folders of a `PATH` (POSIX, XBD 8.3).
  package init(path: String) {
    folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The path of a program; a name with a slash is a path already.
  package func find(_ name: String) -> String? {
    if name.contains("/") { return Self.isExecutable(name) ? name : nil }
    return folders.lazy.map { $0 + "/" + name }.first(where: Self.isExecutable)
  }

  /// The names of all programs that start with `prefix`, sorted, each once.
  package func names(withPrefix prefix: String) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      let names = (try? Folder(folder).names()) ?? []
      for name in names where name.hasPrefix(prefix) && Self.isExecutable(folder + "/" + name) {
        found.insert(name)
      }
    }
    return found.sorted()
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
