// generate-fixtures FOLDER OUTPUT: writes the Swift file for a folder of fixtures.
// Run by FixturesPlugin; what is wrong with a fixture is printed as a compiler would.

import FixtureGeneration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

guard CommandLine.arguments.count == 3 else {
  print("error: usage: generate-fixtures FOLDER OUTPUT")
  exit(64)
}
let folder = CommandLine.arguments[1]

func fail(_ problems: [FixtureProblem]) -> Never {
  for problem in problems { print(problem.text(inFolder: folder)) }
  exit(1)
}

do {
  let files = try FixtureScan.files(in: URL(fileURLWithPath: folder, isDirectory: true))
  let source = try FixtureGenerator.source(for: files)
  try Data(source).write(to: URL(fileURLWithPath: CommandLine.arguments[2]), options: .atomic)
} catch let problem as FixtureProblem {
  fail([problem])
} catch let failure as FixtureGenerator.Failure {
  fail(failure.problems)
} catch {
  print("error: cannot write \(CommandLine.arguments[2]): \(error)")
  exit(1)
}
