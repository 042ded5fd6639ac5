import Locking

/// A delegate that may be set and told from any task, and that is not kept alive.
final class WeakWeatherDelegate: Sendable {
  private struct Reference {
    weak var delegate: (any WeatherModelDelegate)?
  }

  private let reference = Locked(Reference())

  /// The delegate, while somebody else keeps it.
  var delegate: (any WeatherModelDelegate)? {
    get { reference.withLock { $0.delegate } }
    set { reference.withLock { $0.delegate = newValue } }
  }
}
