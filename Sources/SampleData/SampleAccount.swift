package import TypedFixtures

/// The sample account, compiled in: `octo-org`, an organization invented for this package, as a
/// recording of what the API would answer about it without a token.
package enum SampleAccount {
  /// The account that the recording is about.
  package static let login = "octo-org"

  /// One file an exchange, in the order in which they were recorded.
  package static let exchanges: [Fixture] = Fixtures.all
}
