import Foundation
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

@Suite struct AtomicOutputTests {
  private func status(_ path: String) throws -> stat {
    let descriptor = try Descriptor.open(path, O_RDONLY)
    defer { try? descriptor.close() }
    return try descriptor.status()
  }

  @Test func aNewFileHasTheModeThatTheUmaskLeaves() throws {
    let folder = try TemporaryFolder()
    #expect(try AtomicOutput.write("new\n", to: folder.path("out")) == .written)
    #expect(try folder.text("out") == "new\n")
    #expect(try folder.names == ["out"])
    // A file made the ordinary way tells the umask, which must not be set in a parallel test.
    let plain = try Descriptor.open(folder.path("plain"), O_WRONLY | O_CREAT, mode: 0o666)
    try plain.close()
    #expect(
      try status(folder.path("out")).st_mode & 0o7777
        == status(folder.path("plain")).st_mode & 0o7777)
  }

  @Test func theSameContentLeavesTheFileAndItsTimeAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("same", to: "out")
    let past = timeval(tv_sec: 1_000_000_000, tv_usec: 0)
    #expect(utimes(folder.path("out"), [past, past]) == 0)
    let before = try status(folder.path("out")).st_ino
    #expect(try AtomicOutput.write("same", to: folder.path("out")) == .unchanged)
    let modified = try FileManager.default.attributesOfItem(atPath: folder.path("out"))
    #expect(modified[.modificationDate] as? Date == Date(timeIntervalSince1970: 1_000_000_000))
    #expect(try status(folder.path("out")).st_ino == before)
    #expect(try AtomicOutput.write("SAME", to: folder.path("out")) == .written)
    #expect(try folder.text("out") == "SAME")
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666] as [mode_t])
  func permissionsAreKept(_ mode: mode_t) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out")
    #expect(chmod(folder.path("out"), mode) == 0)
    #expect(try AtomicOutput.write("new", to: folder.path("out")) == .written)
    #expect(try status(folder.path("out")).st_mode & 0o7777 == mode)
  }

  @Test(arguments: ["real", "sub/real"], [true, false])
  func linksStayAndTheirTargetsAreReplaced(_ target: String, _ exists: Bool) throws {
    let folder = try TemporaryFolder()
    #expect(mkdir(folder.path("sub"), 0o777) == 0)
    if exists { try folder.write("old", to: target) }
    #expect(symlink(target, folder.path("middle")) == 0)
    #expect(symlink(folder.path("middle"), folder.path("link")) == 0)
    #expect(try AtomicOutput.write("new", to: folder.path("link")) == .written)
    #expect(try folder.text(target) == "new")
    for link in ["link", "middle"] {
      let type = try FileManager.default.attributesOfItem(atPath: folder.path(link))[.type]
      #expect(type as? FileAttributeType == .typeSymbolicLink)
    }
  }

  @Test func impossibleTargetsAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    #expect(symlink("loop", folder.path("loop")) == 0)
    let table: [(name: String, code: Int32, cause: FileError.Cause)] = [
      ("missing/out", ENOENT, .missing),
      ("", EISDIR, .isFolder),
      ("new/", ENOENT, .missing),
      ("file/out", ENOTDIR, .notFolder),
      ("loop", ELOOP, .other),
      (String(repeating: "n", count: 300), ENAMETOOLONG, .other),
    ]
    for row in table {
      let path = folder.path(row.name)
      let error = FileError(.write, path, SystemError(code: row.code))
      #expect(throws: error) { try AtomicOutput.write("x", to: path) }
      #expect(error.cause == row.cause)
    }
    #expect(throws: FileError(.write, "", SystemError(code: ENOENT))) {
      try AtomicOutput.write("x", to: "")
    }
    #expect(try folder.names == ["file", "loop"])
  }

  @Test func aDiskThatFillsUpKeepsTheOldFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out")
    for name in ["out", "other"] {
      let error = FileError(.write, folder.path(name), SystemError(code: ENOSPC))
      #expect(throws: error) {
        try AtomicOutput.write(Array("new content".utf8), to: folder.path(name)) {
          (descriptor, bytes) throws(SystemError) in
          try descriptor.write(Array(bytes.prefix(4)))
          throw SystemError(code: ENOSPC)
        }
      }
      #expect(error.cause == .full)
    }
    #expect(try folder.text("out") == "old")
    #expect(try folder.names == ["out"])
  }

  #if os(Linux)
  @Test func devicesAreWrittenToDirectly() throws {
    #expect(try AtomicOutput.write("gone", to: "/dev/null") == .written)
    #expect(throws: FileError(.write, "/dev/full", SystemError(code: ENOSPC))) {
      try AtomicOutput.write("x", to: "/dev/full")
    }
  }
  #endif

  /// Through a FIFO, which stays one; the read end is opened first, so that nobody waits.
  @Test func fifosAreWrittenToDirectly() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    let reader = try Descriptor.open(folder.path("fifo"), O_RDONLY | O_NONBLOCK)
    #expect(try AtomicOutput.write("through", to: folder.path("fifo")) == .written)
    #expect(try reader.readToEnd() == Array("through".utf8))
    try reader.close()
    #expect(try folder.names == ["fifo"])
  }

  /// The offset of the descriptor counts, as with `>>`, and the file is not replaced.
  @Test func namesOfDescriptorsMeanTheDescriptors() throws {
    let folder = try TemporaryFolder()
    let file = try Descriptor.open(folder.path("log"), O_WRONLY | O_CREAT, mode: 0o666)
    try file.write("before ")
    #expect(try AtomicOutput.write("after", to: "/dev/fd/\(file.number)") == .written)
    try file.close()
    #expect(try folder.text("log") == "before after")
  }

  @Test func aReaderThatGoesAwayIsNoFailure() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    let reader = try Descriptor.open(folder.path("fifo"), O_RDONLY | O_NONBLOCK)
    defer { try? reader.close() }
    let gone: AtomicOutput.Sink = { (_, _) throws(SystemError) in throw SystemError(code: EPIPE) }
    #expect(try AtomicOutput.write([1], to: folder.path("fifo"), sink: gone) == .written)
    // Nobody reads a regular file meanwhile.
    #expect(throws: FileError(.write, folder.path("out"), SystemError(code: EPIPE))) {
      try AtomicOutput.write([1], to: folder.path("out"), sink: gone)
    }
  }

  /// The superuser may write everywhere, so there is nothing to see for it.
  @Test(.enabled(if: geteuid() != 0))
  func whatTheUserMayNotWriteStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out")
    #expect(chmod(folder.path("out"), 0o444) == 0)
    let error = FileError(.write, folder.path("out"), SystemError(code: EACCES))
    #expect(throws: error) { try AtomicOutput.write("new", to: folder.path("out")) }
    #expect(error.cause == .notPermitted)
    #expect(try folder.text("out") == "old")
    #expect(chmod(folder.path, 0o555) == 0)
    defer { chmod(folder.path, 0o755) }
    #expect(throws: FileError(.write, folder.path("new"), SystemError(code: EACCES))) {
      try AtomicOutput.write("new", to: folder.path("new"))
    }
  }

  /// What was written is not called a failure because its folder cannot be listed.
  @Test func aFolderThatMayNotBeReadIsWrittenTo() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out")
    #expect(chmod(folder.path, 0o300) == 0)
    defer { chmod(folder.path, 0o700) }
    #expect(try AtomicOutput.write("new", to: folder.path("out")) == .written)
    #expect(try folder.text("out") == "new")
  }
}
