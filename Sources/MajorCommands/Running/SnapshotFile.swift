import MajorDomain
import StrictJSON

/// A snapshot as it is kept in a file: JSON with a version.
struct SnapshotFile {
  let path: String
  let context: CommandContext

  /// The snapshot; `nil` where there is no file yet.
  func read() throws(Diagnostic) -> AccountSnapshot? {
    guard let bytes = try context.readState(path) else { return nil }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw damaged("line \(error.line): \(error.reason)")
    }
    guard let version = value["version"]?.int else { throw damaged("it has no version") }
    guard version <= AccountSnapshot.version else {
      throw Diagnostic(
        "\(path) was written by a newer gh-major (its version is \(version))",
        hint: "It was left as it is. Update gh-major, or name another file.", .failure)
    }
    guard version == AccountSnapshot.version else {
      throw damaged("there is no version \(version)")
    }
    guard let targets = value["targets"]?.array?.map({ target($0) }), !targets.contains(nil),
      let entries = value["repositories"]?.array?.map({ entry($0) }), !entries.contains(nil)
    else { throw damaged("something in it is missing or not what it should be") }
    return AccountSnapshot(
      targets: Set(targets.compactMap(\.self)), entries: entries.compactMap(\.self))
  }

  /// Replaces the file whole, unless it holds the same.
  func write(_ snapshot: AccountSnapshot) throws(Diagnostic) {
    let value: JSONValue = [
      "version": JSONValue.number(JSONNumber(AccountSnapshot.version)),
      "targets": .array(snapshot.targets.map(\.description).sorted().map { .string($0) }),
      "repositories": .array(
        snapshot.entries.values.sorted { $0.id < $1.id }.map { .object(Self.members($0)) }),
    ]
    _ = try context.writeFile(path, value.prettyText + "\n")
  }

  private func damaged(_ why: String) -> Diagnostic {
    Diagnostic(
      "\(path) is no snapshot of gh-major watch: \(why)",
      hint: "It was left as it is. Name another file, or remove this one.", .failure)
  }

  private func target(_ value: JSONValue) -> WatchTarget? {
    guard let text = value.string else { return nil }
    if let login = Login(text) { return .owner(login) }
    return RepositoryName(parsing: text).map { .repository($0) }
  }

  private func entry(_ value: JSONValue) -> AccountSnapshot.Entry? {
    guard let id = value["id"]?.int, let name = value["nameWithOwner"]?.string,
      RepositoryName(parsing: name) != nil,
      let isArchived = value["isArchived"]?.bool, let isWanted = value["isWanted"]?.bool
    else { return nil }
    return AccountSnapshot.Entry(
      id: id, nameWithOwner: name, stargazerCount: value["stargazerCount"]?.int,
      isArchived: isArchived,
      pushedAt: value["pushedAt"]?.string.flatMap { Timestamp(rfc3339: $0) },
      isWanted: isWanted,
      watchedName: value["watchedName"]?.string.flatMap { RepositoryName(parsing: $0) },
      goneStatus: value["goneStatus"]?.int)
  }

  private static func members(_ entry: AccountSnapshot.Entry) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("id", .number(JSONNumber(entry.id))),
      .init("nameWithOwner", .string(entry.nameWithOwner)),
      .init("isArchived", .bool(entry.isArchived)),
      .init("isWanted", .bool(entry.isWanted)),
    ]
    if let stars = entry.stargazerCount {
      members.append(.init("stargazerCount", .number(JSONNumber(stars))))
    }
    if let time = entry.pushedAt { members.append(.init("pushedAt", .string(time.rfc3339))) }
    if let name = entry.watchedName {
      members.append(.init("watchedName", .string(name.description)))
    }
    if let status = entry.goneStatus {
      members.append(.init("goneStatus", .number(JSONNumber(status))))
    }
    return members
  }
}
