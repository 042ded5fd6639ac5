import MajorDomain

/// Makes the models of operands, and tells the user what they have found out.
struct WeatherStation {
  let session: Session
  let talk: Talk
  let seed: UInt64
  /// What has to be known of repositories that are listed.
  let attributes: Set<RepositoryAttribute>

  /// The model of an operand: of the repository, or of draws from the account's major ones; `nil`
  /// when it has none.
  func model(
    of operand: OwnerOrRepositoryArgument
  ) async throws(CommandError) -> (any WeatherModel)? {
    switch operand {
    case .repository(let name):
      return ActivityWeatherModel(
        of: name, lookup: session.connection.api, now: session.connection.now)
    case .owner(let login):
      let majors = try await majors(of: login).repositories
      guard !majors.isEmpty else { return nil }
      return DrawingWeatherModel(
        of: majors, generator: RepeatableGenerator(seed: seed), now: session.connection.now)
    }
  }

  /// The major repositories of an account.
  func majors(of login: Login) async throws(CommandError) -> ListMajorRepositories.Result {
    let report = ListingReport(session.events)
    defer { report.end() }
    let result: ListMajorRepositories.Result
    do throws(ListMajorRepositories.Failure) {
      result = try await ListMajorRepositories(listing: session.connection.api)(
        .init(owners: [login], attributes: attributes), reporting: report.tell)
    } catch {
      throw session.failure(error.error, about: "the account \(error.owner)")
    }
    for omission in result.omissions { talk.warning(ListReport.words(omission)) }
    if result.repositories.isEmpty {
      talk.note("\(login) has no repository with 50 stars or more")
    }
    session.remember([login.text] + result.repositories.map(\.nameWithOwner))
    return result
  }

  /// What a view was told after a reload; says so when the operand is a name that is no longer so.
  func report(
    _ view: WeatherView, on operand: OwnerOrRepositoryArgument, isRepeated: Bool = false
  ) throws(CommandError) -> WeatherReport? {
    guard let result = view.result else { return nil }
    let report: WeatherReport
    do throws(APIError) {
      report = try result.get()
    } catch {
      throw session.failure(error, about: "the repository \(operand.argument)")
    }
    let name = report.repository.nameWithOwner
    if case .repository(let old) = operand, !isRepeated {
      session.remember([name])
      if RepositoryName(parsing: name) != old { talk.note("\(old) is \(name) now") }
    }
    return report
  }
}
