import SystemCalls
import SystemFiles
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct CacheFolderTests {
  let temporary: TemporaryFolder
  var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  static func mode(_ path: String) throws -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    return status.st_mode & 0o777
  }

  /// Sets when a file was last of use.
  static func age(_ path: String, seconds: Int) {
    let then = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes(path, [then, then])
  }

  @Test func keepsForTheOwnerAlone() throws {
    let cache = CacheFolder(folder + "/a/gh-major")
    let key = try #require(cache.key())
    #expect(key.count == 16)
    cache.write("one", [1, 2, 3])
    #expect(cache.read("one") == [1, 2, 3])
    #expect(CacheFolder(cache.path).key() == key)
    #expect(CacheFolder(cache.path).read("one") == [1, 2, 3])
    for path in ["", "/answers"] { #expect(try Self.mode(cache.path + path) == 0o700) }
    for path in ["/key", "/answers/one"] { #expect(try Self.mode(cache.path + path) == 0o600) }
    #expect(cache.usage() == (3, 1))
    cache.remove("one")
    #expect(cache.read("one") == nil)
  }

  @Test func closesAFolderThatIsOpen() throws {
    #expect(mkdir(folder + "/c", 0o777) == 0)
    #expect(chmod(folder + "/c", 0o777) == 0)
    #expect(CacheFolder(folder + "/c").key() != nil)
    #expect(try Self.mode(folder + "/c") == 0o700)
  }

  @Test(arguments: ["/dev/null", "/dev/null/x", "/proc/none"])
  func whereNothingCanBeKeptNothingIs(_ path: String) {
    let cache = CacheFolder(path)
    #expect(cache.key() == nil)
    cache.write("one", [1])
    cache.remember(["octo-org"])
    #expect(cache.read("one") == nil)
    #expect(cache.words() == [])
    #expect(cache.usage() == (0, 0))
  }

  @Test func aDamagedKeyIsDrawnAgain() throws {
    let cache = CacheFolder(folder + "/c")
    _ = cache.key()
    try AtomicOutput.write([1, 2], to: folder + "/c/key")
    #expect(CacheFolder(folder + "/c").key()?.count == 16)
  }

  @Test func whatWasUnusedForLongestMakesRoom() throws {
    let cache = CacheFolder(folder + "/c", maximumBytes: 40)
    _ = cache.key()
    let answers = cache.path + "/answers/"
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      cache.write(name, Array(repeating: 0, count: 10))
      Self.age(answers + name, seconds: 1_000 - index)
    }
    // Reading is use.
    #expect(cache.read("a") != nil)
    cache.write("e", Array(repeating: 0, count: 10))
    #expect(try Folder(cache.path + "/answers").names() == ["a", "d", "e"])
    cache.write("f", Array(repeating: 0, count: 41))
    #expect(cache.read("f") == nil)
  }

  @Test func whatKilledProcessesLeftIsRemoved() throws {
    let cache = CacheFolder(folder + "/c")
    _ = cache.key()
    let answers = cache.path + "/answers/"
    for name in [".unfinished-old", ".unfinished-new"] {
      try AtomicOutput.write([1], to: answers + name)
    }
    Self.age(answers + ".unfinished-old", seconds: 4_000)
    cache.write("a", [1])
    #expect(try Folder(cache.path + "/answers").names() == [".unfinished-new", "a"])
    #expect(cache.usage() == (1, 1))
  }

  @Test func manyWriteAtOnceAndEachReadsAWhole() async throws {
    let sizes = await withTaskGroup(of: [Int].self) { group in
      for writer in 1...4 {
        group.addTask { [folder] in
          let cache = CacheFolder(folder + "/c")
          _ = cache.key()
          return (1...50).compactMap { _ in
            cache.write("a", Array(repeating: UInt8(writer), count: writer * 1_000))
            return cache.read("a").map { Set($0).count == 1 ? $0.count : -1 }
          }
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.formUnion($1) }
    }
    #expect(sizes.isSubset(of: [1_000, 2_000, 3_000, 4_000]))
    #expect(try Folder(folder + "/c/answers").names() == ["a"])
  }

  @Test func remembersWordsTheLatestFirst() throws {
    let cache = CacheFolder(folder + "/c")
    cache.remember(["octo-org", "octo-org/hello"])
    cache.remember(["apple", "octo-org", "$(rm)", "a\nb", ""])
    #expect(CacheFolder(folder + "/c").words() == ["apple", "octo-org", "octo-org/hello"])
    cache.remember((1...3_000).map { "o/r\($0)" })
    #expect(cache.words().count == 2_000)
    #expect(try Self.mode(folder + "/c/words") == 0o600)
  }
}
