import MajorDomain
import Testing

@Suite struct WeatherModelTests {
  @Test(arguments: [(1, Weather.sunny), (2, .cloudy), (3, .rainy)])
  func drawsOfOneTwoThreeAreSunnyCloudyRainy(number: Int, weather: Weather) async {
    let heard = Listener()
    let model = DrawingWeatherModel(
      of: .ofEachWeather, generator: FixedGenerator(draws: number, of: 3), now: { .weatherTime })
    model.delegate = heard
    await model.reload()
    #expect(heard.weathers == [weather])
  }

  @Test func eachReloadDrawsAgain() async {
    let heard = Listener()
    let model = DrawingWeatherModel(
      of: .ofEachWeather, generator: RepeatableGenerator(seed: 6), now: { .weatherTime })
    model.delegate = heard
    for _ in 1...6 { await model.reload() }
    #expect(heard.weathers == [.rainy, .cloudy, .sunny, .sunny, .cloudy, .rainy])
  }

  @Test func ofNothingNothingIsDrawn() async {
    let heard = Listener()
    let model = DrawingWeatherModel(
      of: [], generator: RepeatableGenerator(seed: 1), now: { .weatherTime })
    model.delegate = heard
    await model.reload()
    #expect(heard.results == [])
  }

  @Test(arguments: [Repository].ofEachWeather)
  func activityTellsTheWeatherOfANamedRepository(repository: Repository) async {
    let heard = Listener()
    let name = RepositoryName.known(repository.nameWithOwner)
    let model = ActivityWeatherModel(
      of: name, lookup: StubLookup([name: repository]), now: { .weatherTime })
    model.delegate = heard
    await model.reload()
    #expect(heard.results == [.success(WeatherReport(repository, at: .weatherTime))])
  }

  @Test func aFailureIsToldToo() async {
    let heard = Listener()
    let name = RepositoryName.known("octo-org/gone")
    let model = ActivityWeatherModel(of: name, lookup: StubLookup([:]), now: { .weatherTime })
    model.delegate = heard
    await model.reload()
    #expect(heard.results == [.failure(.notFound)])
  }

  static let models: [any WeatherModel] = [
    DrawingWeatherModel(
      of: .ofEachWeather, generator: RepeatableGenerator(seed: 1), now: { .weatherTime }),
    ActivityWeatherModel(
      of: .known("octo-org/gone"), lookup: StubLookup([:]), now: { .weatherTime }),
  ]

  @Test func theDelegateIsNotKeptAlive() async {
    for model in Self.models {
      var heard: Listener? = Listener()
      model.delegate = heard
      #expect(model.delegate != nil)
      heard = nil
      #expect(model.delegate == nil)
      await model.reload()
    }
  }
}
