/// Finds out the weather of a repository whenever it is told to, and reports to its delegate.
///
/// ```swift
/// let view = WeatherView()
/// let model: any WeatherModel = ActivityWeatherModel(of: name, lookup: client, now: now)
/// model.delegate = view
/// await model.reload()
/// ```
public protocol WeatherModel: AnyObject, Sendable {
  /// Who is told. Models hold it weakly: whoever shows weather keeps the model, and not the other
  /// way round.
  var delegate: (any WeatherModelDelegate)? { get set }

  /// Finds out the weather, and has told the delegate when it returns.
  func reload() async
}

/// Is told the weather.
public protocol WeatherModelDelegate: AnyObject, Sendable {
  /// Takes what a reload has found: the weather, or why there is none.
  func weatherChanged(to result: Result<WeatherReport, APIError>)
}
