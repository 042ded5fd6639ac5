import MajorDomain
import OutputFormats
import StrictJSON
import TerminalText

/// One input is the description and the name of a repository, with a zero byte between them. Every
/// format writes it to a pipe and to a terminal; JSON, NDJSON and CSV are read back.
@_cdecl("LLVMFuzzerTestOneInput")
public func formatText(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let texts = UnsafeBufferPointer(start: bytes, count: count)
    .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let repository = Repository(
    id: 1, owner: "octo-org", name: texts.last ?? "", description: texts[0],
    topics: [texts[0]], pushedAt: Timestamp(secondsSinceEpoch: count))
  let columns = [RepositoryField.name, .stargazerCount, .topics, .description].map(\.column)
  let pipe = FormatContext(now: Timestamp(secondsSinceEpoch: 0))
  let terminal = FormatContext(
    traits: TerminalTraits(
      isTerminal: true, columns: 1 + count % 90, usesColor: true, supportsLinks: true),
    now: Timestamp(secondsSinceEpoch: 0))

  for format in OutputFormat.allCases {
    let text = format.formatter.format([repository], columns: columns, context: pipe)
    _ = format.formatter.format([repository, repository], columns: columns, context: terminal)
    switch format {
    case .json: readBack(text, repository) { $0[0] }
    case .ndjson: readBack(text, repository) { $0 }
    case .csv: readBackCSV(text, repository)
    case .table, .tsv, .markdown: break
    }
  }
  return 0
}

private func readBack(
  _ text: String, _ repository: Repository, _ object: (JSONValue) -> JSONValue?
) {
  guard let value = try? JSONValue(parsing: text), let members = object(value) else {
    preconditionFailure("no JSON")
  }
  precondition(same(members["name"]?.string, repository.name))
  precondition(same(members["description"]?.string, repository.description))
}

private func readBackCSV(_ text: String, _ repository: Repository) {
  guard let records = try? CSVReader.records(text), records.count == 2, records[1].count == 4
  else { preconditionFailure("no CSV") }
  precondition(same(records[1][0], repository.name))
  precondition(same(records[1][3], repository.description))
}

/// Equal by code points: `==` would let one form of a character pass for another.
private func same(_ left: String?, _ right: String?) -> Bool {
  switch (left, right) {
  case (let left?, let right?): left.unicodeScalars.elementsEqual(right.unicodeScalars)
  case (nil, nil): true
  default: false
  }
}
