import Locking
import MajorDomain

/// Reports what it was made with, one result a reload.
final class MockWeatherModel: WeatherModel {
  private struct State {
    weak var delegate: (any WeatherModelDelegate)?
    var results: [Result<WeatherReport, APIError>]
  }

  private let state: Locked<State>

  init(_ results: Result<WeatherReport, APIError>...) {
    state = Locked(State(results: results))
  }

  var delegate: (any WeatherModelDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  func reload() async {
    let result = state.withLock { $0.results.isEmpty ? nil : $0.results.removeFirst() }
    if let result { delegate?.weatherChanged(to: result) }
  }
}

extension WeatherReport {
  /// A report with that weather.
  static func example(of weather: Weather) -> WeatherReport {
    let days: [Weather: Int] = [.cloudy: 90, .rainy: 365]
    return example(
      of: WeatherFacts(daysSincePush: days[weather] ?? 0, openIssueCount: 0, stargazerCount: 50))
  }

  /// A report with those facts.
  static func example(of facts: WeatherFacts) -> WeatherReport {
    let now = Timestamp(secondsSinceEpoch: 1_767_225_600)
    let repository = Repository(
      id: 1, owner: "octo-org", name: "example", stargazerCount: facts.stargazerCount,
      openIssueCount: facts.openIssueCount, isArchived: facts.isArchived,
      pushedAt: facts.daysSincePush.map {
        Timestamp(secondsSinceEpoch: now.secondsSinceEpoch - $0 * 86_400)
      })
    return WeatherReport(repository, at: now)
  }
}
