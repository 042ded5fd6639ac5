import Testing

/// The rules of the layout, checked on the package as it is.
@Suite struct ArchitectureTests {
  private let package = PackageFolder.current

  @Test func theWholePackageIsSeen() {
    let paths = Set(package.files.map(\.path))
    #expect(paths.contains("Sources/Locking/Locked.swift"))
    #expect(paths.contains("Tests/ArchitectureTests/ArchitectureTests.swift"))
    #expect(package.declaredDependencies["HTTPStubs"]?.contains("HTTPTransport") == true)
  }

  @Test func modulesImportWhatTheTableAllows() {
    #expect(package.files.flatMap(Arrows.violations) == [])
  }

  @Test func targetsDeclareWhatTheTableAllows() {
    let violations = Arrows.violations(
      inManifest: package.declaredDependencies, sourceFolders: package.sourceFolders)
    #expect(violations == [])
  }

  @Test func filesKeepTheRules() {
    #expect(package.files.flatMap(SourceRules.violations) == [])
  }

  @Test func theMapKnowsEveryModuleAndNoOtherFile() {
    let unknown = package.sourceFolders.filter { !package.map.contains("`\($0)`") }
    #expect(unknown.sorted() == [], "add a row to the table of Sources/README.md")
    let missing = package.mappedFiles.filter { path in
      !path.contains("NameCommand") && path != "Package.swift"
        && !package.files.contains { ("/" + $0.path).hasSuffix("/" + path) }
    }
    #expect(missing == [], "Sources/README.md names a file that does not exist")
  }

  /// A user who looks at the package sees these and nothing else.
  @Test func theTopLevelIsClear() {
    let allowed: Set = [
      "Package.swift", "Plugins", "README.md", "Sources", "Tests", "completions",
    ]
    #expect(
      package.topLevel.subtracting(allowed) == [],
      "move it below Sources or Tests, or give it a name that begins with a dot")
  }
}
