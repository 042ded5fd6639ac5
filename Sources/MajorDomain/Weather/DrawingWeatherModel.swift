import Locking

/// Draws one of several repositories at each reload, and judges it.
public final class DrawingWeatherModel: WeatherModel {
  private let repositories: [Repository]
  private let now: @Sendable () -> Timestamp
  private let generator: Locked<any RandomNumberGenerator & Sendable>
  private let held = WeakWeatherDelegate()

  /// Creates a model that has drawn nothing yet.
  ///
  /// - Parameters:
  ///   - repositories: What is drawn of; of none nothing is drawn, and nobody told.
  ///   - generator: Draws numbers from 1 to their count; with the same numbers come the same draws.
  public init(
    of repositories: [Repository], generator: any RandomNumberGenerator & Sendable,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.repositories = repositories
    self.now = now
    self.generator = Locked(generator)
  }

  /// Who is told; held weakly.
  public var delegate: (any WeatherModelDelegate)? {
    get { held.delegate }
    set { held.delegate = newValue }
  }

  /// Draws a repository, and judges it.
  public func reload() async {
    guard let repository = draw() else { return }
    delegate?.weatherChanged(to: .success(WeatherReport(repository, at: now())))
  }

  private func draw() -> Repository? {
    guard !repositories.isEmpty else { return nil }
    // Not by the standard library, which may draw otherwise in its next version: a seed that was
    // noted down shall give the same draws for good.
    let bits: UInt64 = generator.withLock { $0.next() }
    let number = 1 + Int(bits.multipliedFullWidth(by: UInt64(repositories.count)).high)
    return repositories[number - 1]
  }
}
