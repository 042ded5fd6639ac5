#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Strings as C wants them, for as long as this lives.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  /// Variables as `execve` takes them.
  convenience init(environment: [String: String]) {
    self.init(environment.map { "\($0.key)=\($0.value)" }.sorted())
  }

  deinit { for pointer in pointers { free(pointer) } }
}
