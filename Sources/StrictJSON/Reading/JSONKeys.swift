/// The names of the members that are wanted from an object, each with what stands for it.
///
/// Make it once and keep it: finding a name in it compares bytes and allocates nothing.
///
/// ```swift
/// enum Key: String, CaseIterable { case id, stars = "stargazers_count" }
/// static let keys = JSONKeys<Key>()
/// ```
public struct JSONKeys<Key: Sendable>: Sendable {
  let names: [String]
  let keys: [Key]
  let table: JSONNameTable

  /// All cases of an enumeration whose raw values are the names.
  ///
  /// ```swift
  /// enum Key: String, CaseIterable { case id, login }
  /// let keys = JSONKeys<Key>()
  /// ```
  public init() where Key: CaseIterable & RawRepresentable, Key.RawValue == String {
    self.init(Key.allCases.map { ($0.rawValue, $0) })
  }

  /// Names and what stands for them. Of two equal names the first one counts.
  ///
  /// ```swift
  /// let keys = JSONKeys([("id", 0), ("login", 1)])
  /// ```
  public init(_ pairs: [(name: String, key: Key)]) {
    names = pairs.map(\.name)
    keys = pairs.map(\.key)
    table = JSONNameTable(names)
  }
}

/// Names sorted by length, so that a look-up compares only those that can be equal.
struct JSONNameTable: Sendable {
  private let bytes: [UInt8]
  /// Where each name starts in `bytes`; names of one length stand side by side.
  private let starts: [Int]
  private let indices: [Int]
  /// `firsts[n]..<firsts[n + 1]`: the names with `n` bytes.
  private let firsts: [Int]

  init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    var indices: [Int] = []
    var firsts = [0]
    for length in 0...(names.map(\.utf8.count).max() ?? 0) {
      for (index, name) in names.enumerated() where name.utf8.count == length {
        starts.append(bytes.count)
        indices.append(index)
        bytes += name.utf8
      }
      firsts.append(starts.count)
    }
    self.bytes = bytes
    self.starts = starts
    self.indices = indices
    self.firsts = firsts
  }

  /// The number of the name with these bytes.
  func index(of name: UnsafePointer<UInt8>, count: Int) -> Int? {
    guard count &+ 1 < firsts.count else { return nil }
    for candidate in firsts[count]..<firsts[count &+ 1] {
      let start = starts[candidate]
      var at = 0
      while at < count && bytes[start &+ at] == name[at] { at &+= 1 }
      if at == count { return indices[candidate] }
    }
    return nil
  }
}
