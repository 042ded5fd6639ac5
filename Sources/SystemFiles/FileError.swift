package import SystemCalls

/// Why a file could not be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// What was being done.
  package enum Action: Sendable, Hashable { case read, write, createFolder, remove }

  /// What went wrong, as far as the program cares.
  package enum Cause: Sendable, Hashable {
    /// The file, or the folder that it should be in, does not exist.
    case missing
    /// A folder stands where a file should be.
    case isFolder
    /// A file stands where a folder should be.
    case notFolder
    /// The user may not do this.
    case notPermitted
    /// The disk or the quota is full.
    case full
    /// The file exists already and is not ours to replace.
    case exists
    /// Anything else: ``FileError/reason`` says it.
    case other
  }

  package var action: Action
  /// The path as it was given.
  package var path: String
  /// The system's error.
  package var error: SystemError

  package init(_ action: Action, _ path: String, _ error: SystemError) {
    self.action = action
    self.path = path
    self.error = error
  }

  /// The system's words for the error.
  package var reason: String { error.reason }

  /// The path and the reason: `recording: Permission denied`.
  package var description: String { "\(path): \(reason)" }

  /// The kind of the error.
  package var cause: Cause {
    switch error.code {
    case ENOENT: .missing
    case EISDIR: .isFolder
    case ENOTDIR: .notFolder
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT: .full
    case EEXIST: .exists
    default: .other
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
