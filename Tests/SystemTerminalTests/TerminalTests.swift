import SystemCalls
import SystemTerminal
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.serialized) struct TerminalTests {
  @Test func factsOfATerminal() throws {
    let pseudo = try PseudoTerminal(columns: 72, rows: 30)
    #expect(TerminalFacts.isTerminal(pseudo.terminal))
    #expect(TerminalFacts.windowColumns(pseudo.terminal) == 72)
    #expect(TerminalFacts.windowSize(pseudo.terminal)?.rows == 30)
    try pseudo.close()
  }

  @Test func aTerminalOfNoWidthDoesNotSay() throws {
    let pseudo = try PseudoTerminal(columns: 0, rows: 0)
    #expect(TerminalFacts.isTerminal(pseudo.terminal))
    #expect(TerminalFacts.windowColumns(pseudo.terminal) == nil)
    try pseudo.close()
  }

  @Test func factsOfAPipe() throws {
    let pipe = try Descriptor.pipe()
    #expect(!TerminalFacts.isTerminal(pipe.writing))
    #expect(TerminalFacts.windowColumns(pipe.writing) == nil)
    #expect(throws: SystemError(code: ENOTTY)) { _ = try RawMode.enter(pipe.reading) }
    try pipe.reading.close()
    try pipe.writing.close()
  }

  @Test func rawModeGivesKeysAtOnceAndTheTerminalBack() throws {
    let pseudo = try PseudoTerminal(columns: 80, rows: 24)
    let before = pseudo.modes
    let mode = try RawMode.enter(pseudo.terminal, keepsSignals: false)
    #expect(pseudo.modes != before)
    // No line end is needed, and Ctrl-C is a key.
    try pseudo.controller.write("j\u{3}")
    var read: [UInt8] = []
    while read.count < 2 { read += try pseudo.terminal.read(upTo: 8) }
    #expect(read == [0x6A, 0x03])
    try mode.restore()
    #expect(pseudo.modes == before)
    let withSignals = try RawMode.enter(pseudo.terminal)
    #expect(pseudo.modes[3] & UInt(ISIG) != 0)
    #expect(pseudo.modes[3] & UInt(ICANON) == 0)
    try withSignals.restore()
    try pseudo.close()
  }
}
