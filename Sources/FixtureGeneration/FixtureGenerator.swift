/// Files in, Swift out, or everything that is wrong with the files.
package enum FixtureGenerator {
  /// The problems of a folder, by path and place.
  package struct Failure: Error, Hashable {
    package let problems: [FixtureProblem]
  }

  /// Renders one Swift file for the files of one `Fixtures` folder.
  ///
  /// The result depends on paths and contents only, not on the order of `files`.
  package static func source(for files: [FixtureFile]) throws(Failure) -> [UInt8] {
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var problems: [FixtureProblem] = []
    let root = FixtureFolder(name: "Fixtures", files: files, problems: &problems)
    problems += files.compactMap(FixtureCheck.problem)
    guard problems.isEmpty else {
      throw Failure(problems: problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) })
    }
    var renderer = SwiftRenderer()
    renderer.render(root)
    return renderer.output
  }
}
