import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads files whole.
package enum FileContent {
  /// The content of the file at `path`; `nil` where there is none.
  package static func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try read(path) } catch {
      guard error.cause == .missing else { throw error }
      return nil
    }
  }

  /// The content of the file at `path`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      let descriptor = try Descriptor.open(path, O_RDONLY)
      defer { try? descriptor.close() }
      return try descriptor.readToEnd()
    } catch {
      throw FileError(.read, path, error)
    }
  }
}
