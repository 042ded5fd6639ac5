import SystemFiles
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct ExecutableSearchTests {
  @Test func theFirstFolderWinsAndOnlyProgramsCount() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, name, mode) in [
      (first, "gh-major-hello", 0o755), (first, "gh-major-notes", 0o644), (first, "other", 0o755),
      (second, "gh-major-hello", 0o755), (second, "gh-major-notes", 0o755),
    ] as [(TemporaryFolder, String, mode_t)] {
      try folder.write("#!/bin/sh\n", to: name)
      #expect(chmod(folder.path(name), mode) == 0)
    }
    #expect(mkdir(first.path("gh-major-folder"), 0o755) == 0)
    let search = ExecutableSearch(path: "/nowhere::.:\(first.path):\(second.path):")
    #expect(search.find("gh-major-hello") == first.path("gh-major-hello"))
    // Root may run what no one may, except where no bit is set.
    #expect(search.find("gh-major-notes") == second.path("gh-major-notes"))
    #expect(search.find("gh-major-folder") == nil)
    #expect(search.find("gh-major-none") == nil)
    #expect(search.find(second.path("gh-major-hello")) == second.path("gh-major-hello"))
    #expect(search.find(first.path("gh-major-notes")) == nil)
    #expect(search.names(withPrefix: "gh-major-") == ["gh-major-hello", "gh-major-notes"])
  }

  /// The current folder of the tests is the package, where this is a file with a slash-less name.
  @Test(arguments: ["", ".", ":", "bin:./bin", "::"])
  func foldersThatAreNotAbsoluteArePassedOver(_ path: String) {
    #expect(ExecutableSearch(path: path) == ExecutableSearch(path: ""))
    #expect(ExecutableSearch(path: path).names(withPrefix: "").isEmpty)
  }
}
