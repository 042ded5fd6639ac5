/// Where the program keeps what it can do without (XDG Base Directory Specification).
package enum CachePlace {
  /// The folder; `nil` when the environment names no home.
  package static func folder(_ environment: Environment) -> String? {
    // A relative path is invalid there, and to be ignored.
    if let base = environment[.xdgCacheHome], base.hasPrefix("/") { return base + "/gh-major" }
    return environment[.home].map { $0 + "/.cache/gh-major" }
  }
}
