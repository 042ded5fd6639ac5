/// A folder with the Swift names of everything in it.
struct FixtureFolder {
  struct Constant {
    let name: String
    let file: FixtureFile
  }

  /// The name of the enumeration.
  let name: String
  private(set) var constants: [Constant] = []
  private(set) var folders: [FixtureFolder] = []

  /// Sorts files into folders and names them.
  ///
  /// - Parameter problems: gets what cannot be named, and names that are used twice.
  init(name: String, files: [FixtureFile], problems: inout [FixtureProblem]) {
    let clashes = Self.pathsThatDifferInCase(files)
    problems += clashes
    // Their names are equal as a rule, which need not be said again.
    let clashing = Set(clashes.map(\.path))
    let files = files.filter { !clashing.contains($0.path) }
    self.init(name: name, path: "", files: files, problems: &problems)
  }

  private init(
    name: String, path: String, files: [FixtureFile], problems: inout [FixtureProblem]
  ) {
    self.name = name
    var names = TakenNames()
    let grouped = Dictionary(grouping: files) { Self.folder(of: $0, below: path) }
    let direct = grouped[nil] ?? []
    for (file, name) in zip(direct, Self.constantNames(of: direct)) {
      guard let name = names.take(name, for: file.path, file: file.path, &problems) else {
        continue
      }
      constants.append(Constant(name: name, file: file))
    }
    for (folder, files) in grouped.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      guard let folder, let first = files.first else { continue }
      let inner = path + folder + "/"
      let name = names.take(FixtureName.type(folder), for: inner, file: first.path, &problems)
      guard let name else { continue }
      folders.append(FixtureFolder(name: name, path: inner, files: files, problems: &problems))
    }
  }

  /// The first step of the way from the folder `path` to a file; `nil` if the file is in it.
  private static func folder(of file: FixtureFile, below path: String) -> String? {
    let rest = file.path.utf8.dropFirst(path.utf8.count)
    return rest.firstIndex(of: UInt8(ascii: "/")).map { String(Substring(rest[..<$0])) }
  }

  /// The extension joins the names of those files that have the same name without it.
  private static func constantNames(of files: [FixtureFile]) -> [String?] {
    let short = files.map { FixtureName.constant($0.nameAndExtension.name) }
    let extensions = Dictionary(grouping: zip(short, files), by: \.0).mapValues { pairs in
      Set(pairs.map { $0.1.nameAndExtension.fileExtension.lowercased() })
    }
    return zip(short, files).map { name, file in
      guard extensions[name]?.count ?? 0 > 1 else { return name }
      let parts = file.nameAndExtension
      return FixtureName.constant("\(parts.name)-\(parts.fileExtension)")
    }
  }

  /// Such files are one file where file systems ignore case, as on macOS.
  private static func pathsThatDifferInCase(_ files: [FixtureFile]) -> [FixtureProblem] {
    var seen: [String: String] = [:]
    var problems: [FixtureProblem] = []
    for file in files {
      guard let other = seen.updateValue(file.path, forKey: file.path.lowercased()) else {
        continue
      }
      problems.append(
        FixtureProblem(
          path: file.path, message: "\"\(file.path)\" and \"\(other)\" differ only in case"))
    }
    return problems
  }
}

/// The names that are used in one folder, and what by.
private struct TakenNames {
  private var paths: [String: String] = [:]

  /// The name, if there is one and it is free.
  mutating func take(
    _ name: String?, for path: String, file: String, _ problems: inout [FixtureProblem]
  ) -> String? {
    guard let name else {
      problems.append(
        FixtureProblem(path: file, message: "no letter or digit in \"\(path)\" to name it by"))
      return nil
    }
    guard let other = paths.updateValue(path, forKey: name) else { return name }
    problems.append(
      FixtureProblem(
        path: file, message: "\"\(path)\" and \"\(other)\" would both be named \(name)"))
    return nil
  }
}
