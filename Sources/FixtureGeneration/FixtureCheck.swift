import StrictJSON

/// The rules for contents: I-JSON for `.json`, and for each line of `.ndjson` and `.jsonl`.
enum FixtureCheck {
  static func problem(in file: FixtureFile) -> FixtureProblem? {
    switch file.nameAndExtension.fileExtension.lowercased() {
    case "json": problem(in: file, bytes: file.bytes, firstLine: 1)
    case "ndjson", "jsonl": problemInLines(of: file)
    default: nil
    }
  }

  private static func problemInLines(of file: FixtureFile) -> FixtureProblem? {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !isBlank(line) {
      if let problem = problem(in: file, bytes: Array(line), firstLine: index + 1) {
        return problem
      }
    }
    return nil
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")])
  }

  private static func problem(
    in file: FixtureFile, bytes: [UInt8], firstLine: Int
  ) -> FixtureProblem? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(parsing: bytes)
      return nil
    } catch {
      return FixtureProblem(
        path: file.path, line: firstLine + error.line - 1, column: error.column,
        message: "not valid JSON: \(error.reason)")
    }
  }
}
