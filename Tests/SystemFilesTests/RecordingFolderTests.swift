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

@Suite struct RecordingFolderTests {
  private typealias File = RecordingFolder.File

  private func file(_ name: String, _ text: String) -> File {
    File(name: name, bytes: Array(text.utf8))
  }

  @Test func whatIsWrittenIsReadInTheOrderOfItsNames() throws {
    let folder = try TemporaryFolder()
    let recording = RecordingFolder(folder.path("deep/er"))
    for name in ["0010.json", "0002.json", "B.json", "a.json"] {
      try recording.write(file(name, "{}"))
    }
    try folder.write("no exchange", to: "deep/er/README.md")
    try folder.write("hidden", to: "deep/er/.x.json")
    #expect(
      try recording.files()
        == ["0002.json", "0010.json", "B.json", "a.json"].map { file($0, "{}") })
  }

  @Test func aFileOfSomeoneElseIsKept() throws {
    let folder = try TemporaryFolder()
    let recording = RecordingFolder(folder.path)
    try folder.write("mine", to: "0001.json")
    let error = FileError(.write, folder.path("0001.json"), SystemError(code: EEXIST))
    #expect(error.cause == .exists)
    #expect(throws: error) { try recording.write(file("0001.json", "new")) }
    #expect(try folder.text("0001.json") == "mine")
    // The same content is no loss, and an older recording may be replaced.
    try recording.write(file("0001.json", "mine"))
    try recording.write(file("0001.json", "new"), replacing: { $0 == Array("mine".utf8) })
    #expect(try recording.files() == [file("0001.json", "new")])
  }

  @Test func impossibleFoldersAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(
      throws: FileError(.createFolder, folder.path("file/sub"), SystemError(code: ENOTDIR))
    ) { try RecordingFolder(folder.path("file/sub")).write(file("a.json", "")) }
    #expect(throws: FileError(.createFolder, folder.path("file"), SystemError(code: ENOTDIR))) {
      try RecordingFolder(folder.path("file")).write(file("a.json", ""))
    }
    #expect(try RecordingFolder(folder.path("missing")).files() == [])
    #expect(throws: FileError(.write, folder.path("../a.json"), SystemError(code: EINVAL))) {
      try RecordingFolder(folder.path).write(file("../a.json", ""))
    }
  }
}
