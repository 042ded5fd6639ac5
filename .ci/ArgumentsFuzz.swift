import CommandGrammar
import MajorCommands

/// One input is one command line: arguments with zero bytes between them. Whatever they are, they
/// end in an invocation, and a mistake in a message with a line of usage.
@_cdecl("LLVMFuzzerTestOneInput")
public func parseArguments(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let arguments = UnsafeBufferPointer(start: bytes, count: count)
    .split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  switch MajorCommandLine.tree.invocation(of: arguments) {
  case .usage(let errors), .unknownCommand(_, _, let errors):
    precondition(!errors.errors.isEmpty && errors.message.contains("\nusage: gh-major "))
  case .help, .version, .command: break
  }
  return 0
}
