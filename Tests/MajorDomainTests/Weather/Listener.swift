import Locking
import MajorDomain

/// A delegate that keeps what it is told.
final class Listener: WeatherModelDelegate {
  private let heard = Locked<[Result<WeatherReport, APIError>]>([])

  func weatherChanged(to result: Result<WeatherReport, APIError>) {
    heard.withLock { $0.append(result) }
  }

  var results: [Result<WeatherReport, APIError>] { heard.withLock { $0 } }
  var weathers: [Weather] { results.compactMap { try? $0.get().weather } }
}
