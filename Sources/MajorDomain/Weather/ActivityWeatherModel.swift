/// Judges one named repository by its activity, as it is at each reload.
public final class ActivityWeatherModel: WeatherModel {
  private let name: RepositoryName
  private let lookup: any RepositoryLookup
  private let now: @Sendable () -> Timestamp
  private let held = WeakWeatherDelegate()

  /// Creates a model that has told nothing yet.
  public init(
    of name: RepositoryName, lookup: any RepositoryLookup,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.name = name
    self.lookup = lookup
    self.now = now
  }

  /// Who is told; held weakly.
  public var delegate: (any WeatherModelDelegate)? {
    get { held.delegate }
    set { held.delegate = newValue }
  }

  /// Looks the repository up, and judges it.
  public func reload() async {
    let result: Result<WeatherReport, APIError>
    do throws(APIError) {
      result = .success(WeatherReport(try await lookup.repository(name), at: now()))
    } catch {
      result = .failure(error)
    }
    delegate?.weatherChanged(to: result)
  }
}
