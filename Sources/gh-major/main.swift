import MajorCommands
import MajorDomain
import MajorProgram
import SampleData
import SystemCalls
import SystemFiles
import SystemTerminal
import TerminalText
import TypedFixtures
import URLSessionTransport

StandardStreams.occupyClosedPlaces()
let environment = SystemEnvironment.current()
let search = ExecutableSearch(path: environment[EnvironmentVariable.path.rawValue] ?? "")

extension CacheFolder: ProgramCache {}

let terminalSignals: [TerminalControl.Signal: Signal] = [
  .resize: .windowChange, .stop: .terminalStop, .resume: .resume, .terminate: .terminate,
  .hangUp: .hangUp,
]

func traits(of stream: Descriptor) -> TerminalTraits {
  TerminalTraits.resolve(
    isTerminal: TerminalFacts.isTerminal(stream),
    windowColumns: TerminalFacts.windowColumns(stream),
    environment: { environment[$0] })
}

let effects = Effects(
  environment: environment,
  console: SystemConsole(
    outputTraits: traits(of: .standardOutput), errorTraits: traits(of: .standardError)),
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
    do throws(FileError) {
      return try FileContent.read(path)
    } catch {
      if error.cause == .missing { return nil }
      throw Diagnostic("cannot read \(path): \(error.reason)", .failure)
    }
  },
  runHook: { call in
    let outcome = await ShellCommand.run(
      call.command, input: call.input,
      environment: environment.merging(call.variables) { $1 })
    return HookOutcome(printed: outcome.printed, failure: outcome.failure)
  },
  terminal: TerminalControl(
    size: { TerminalFacts.windowSize(.standardOutput) },
    signals: { SignalWatcher.stream(of: terminalSignals) },
    perform: { SignalWatcher.perform(terminalSignals[$0] ?? .terminate) },
    silenceKeys: {
      let mode = try? RawMode.enter(.standardInput)
      return { try? mode?.restore() }
    }),
  programOutput: {
    await ProgramOutput.read($0, $1, environment: environment, timeLimit: $2)
  },
  transport: { SessionTransport() },
  cache: { CacheFolder($0) },
  writeFile: { path, text throws(Diagnostic) in
    do throws(FileError) {
      return try AtomicOutput.write(text, to: path) == .unchanged ? .unchanged : .written
    } catch {
      throw Diagnostic("cannot write \(path): \(error.reason)", .failure)
    }
  },
  sample: {
    SampleAccount.exchanges.map { RecordingFile(name: $0.path, bytes: $0.bytes) }
  },
  readRecording: { folder throws(Diagnostic) in
    do throws(FileError) {
      return try RecordingFolder(folder).files().map {
        RecordingFile(name: $0.name, bytes: $0.bytes)
      }
    } catch {
      if error.cause == .missing { return [] }
      throw Diagnostic("cannot read \(folder): \(error.reason)", .failure)
    }
  },
  writeRecording: { folder, file in
    try RecordingFolder(folder).write(.init(name: file.name, bytes: file.bytes))
  },
  programPath: { search.find($0) },
  programNames: { search.names(withPrefix: $0) },
  ownPath: { OwnPath.current() },
  become: { ProcessReplacement.become($0.path, $0.arguments, environment: $0.environment).reason })

let status = await Program.main(Array(CommandLine.arguments.dropFirst()), effects)
ProcessExit.end(status.rawValue)
