import MajorCommands
import MajorDomain
import MajorProgram
import SampleData
import SystemCalls
import SystemFiles
import SystemTerminal
import TypedFixtures
import URLSessionTransport

StandardStreams.occupyClosedPlaces()
let environment = SystemEnvironment.current()
let search = ExecutableSearch(path: environment[EnvironmentVariable.path.rawValue] ?? "")

extension CacheFolder: ProgramCache {}

func explaining<Value>(
  _ what: String, _ body: () throws(FileError) -> Value
) throws(Diagnostic) -> Value {
  do throws(FileError) { return try body() } catch {
    throw Diagnostic("\(what): \(error.reason)", .failure)
  }
}

let effects = Effects(
  environment: environment,
  console: SystemConsole(environment: environment),
  input: UserInput(
    isInteractive: StandardInput.isInteractive, lines: { try await StandardInput.lines() },
    line: { try await StandardInput.line() }),
  interruption: { await SignalWatcher.arrival(of: .interrupt) },
  now: { Timestamp(secondsSinceEpoch: SystemTime.now()) },
  clock: ContinuousClock(),
  random: { Double.random(in: $0) },
  localTime: { SystemTime.local($0.secondsSinceEpoch) },
  readFile: { try? FileContent.read($0) },
  readState: { path throws(Diagnostic) in
    try explaining("cannot read \(path)") { () throws(FileError) in
      try FileContent.readIfPresent(path)
    }
  },
  runHook: { call in
    let outcome = await ShellCommand.run(
      call.command, input: call.input, environment: environment.merging(call.variables) { $1 })
    return HookOutcome(printed: outcome.printed, failure: outcome.failure)
  },
  terminal: TerminalControl(
    size: { TerminalFacts.windowSize(.standardOutput) },
    signals: { SignalWatcher.stream { TerminalControl.Signal(rawValue: $0.name) } },
    perform: { SignalWatcher.perform(named: $0.rawValue) },
    silenceKeys: { RawMode.silencingKeys() }),
  programOutput: { await ProgramOutput.read($0, $1, environment: environment, timeLimit: $2) },
  transport: { SessionTransport() },
  cache: { CacheFolder($0) },
  writeFile: { path, text throws(Diagnostic) in
    try explaining("cannot write \(path)") { () throws(FileError) in
      try AtomicOutput.write(text, to: path) == .unchanged ? .unchanged : .written
    }
  },
  sample: { SampleAccount.exchanges.map { RecordingFile(name: $0.path, bytes: $0.bytes) } },
  readRecording: { folder throws(Diagnostic) in
    try explaining("cannot read \(folder)") { () throws(FileError) in
      try RecordingFolder(folder).files().map { RecordingFile(name: $0.name, bytes: $0.bytes) }
    }
  },
  writeRecording: { try RecordingFolder($0).write(.init(name: $1.name, bytes: $1.bytes)) },
  programPath: { search.find($0) },
  programNames: { search.names(withPrefix: $0) },
  ownPath: { OwnPath.current() },
  become: { ProcessReplacement.become($0.path, $0.arguments, environment: $0.environment).reason })

let status = await Program.main(Array(CommandLine.arguments.dropFirst()), effects)
ProcessExit.end(status.rawValue)
