/// A file that can be given as an answer: its bytes and their media type.
///
/// Typed fixtures fit as they are; the test target that uses both says so once, and neither
/// product depends on the other.
///
/// ```swift
/// extension Fixture: @retroactive StubFixture {}
/// stubs.stub(.get, "/users/octo-org/repos", answer: .fixture(Fixtures.Users.repositories))
/// ```
public protocol StubFixture: Sendable {
  /// The content of the file.
  var bytes: [UInt8] { get }
  /// The media type (RFC 9110, section 8.3.1), for example `application/json`.
  var mimeType: String { get }
}
