#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The only place that reads the environment of the process.
package enum SystemEnvironment {
  /// All variables as they are now; the program takes them once and passes them on as a value.
  package static func current() -> [String: String] { ProcessInfo.processInfo.environment }
}
