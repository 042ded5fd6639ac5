#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Fixture {
  /// Decodes the JSON in this fixture.
  ///
  /// ```swift
  /// let user: User = try Fixtures.user.decode()
  /// ```
  ///
  /// - Throws: `FixtureDecodingError`, which names the file.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws(FixtureDecodingError) -> Value {
    try decode(bytes, line: nil, with: decoder)
  }

  /// Decodes each line of an `.ndjson` fixture.
  ///
  /// ```swift
  /// let events = try Fixtures.events.decodeLines(Event.self)
  /// ```
  ///
  /// - Throws: `FixtureDecodingError`, which names the file and the record.
  public func decodeLines<Value: Decodable>(
    _ type: Value.Type = Value.self, with decoder: JSONDecoder = JSONDecoder()
  ) throws(FixtureDecodingError) -> [Value] {
    var values: [Value] = []
    for (index, line) in lines.enumerated() {
      values.append(try decode(Array(line.utf8), line: index + 1, with: decoder))
    }
    return values
  }

  private func decode<Value: Decodable>(
    _ bytes: [UInt8], line: Int?, with decoder: JSONDecoder
  ) throws(FixtureDecodingError) -> Value {
    do {
      return try decoder.decode(Value.self, from: Data(bytes))
    } catch {
      throw FixtureDecodingError(path: path, record: line, underlying: error)
    }
  }
}

/// A fixture does not have the shape of the type that it was decoded as.
///
/// ```swift
/// do {
///   _ = try Fixtures.users.decode([User].self)
/// } catch {
///   print(error)  // users.json: keyNotFound(…)
/// }
/// ```
public struct FixtureDecodingError: Error, CustomStringConvertible {
  /// The fixture's path.
  ///
  /// ```swift
  /// catch { print(error.path) }  // users.json
  /// ```
  public let path: String
  /// The number of the record in an `.ndjson` file, from 1; `nil` for a whole file.
  ///
  /// ```swift
  /// catch { print(error.record ?? 0) }
  /// ```
  public let record: Int?
  /// What the decoder said, as a rule a `DecodingError`.
  ///
  /// ```swift
  /// if let error = error.underlying as? DecodingError { … }
  /// ```
  public let underlying: any Error

  /// The file, the record and the decoder's words.
  ///
  /// ```swift
  /// print(error)  // events.ndjson, record 3: keyNotFound(…)
  /// ```
  public var description: String {
    "\(path)\(record.map { ", record \($0)" } ?? ""): \(underlying)"
  }
}
