import MajorCommands
import MajorDomain
import TerminalText
import TerminalViews
import Testing

/// The story: a model reports, and the picture changes.
@Suite struct WeatherViewTests {
  @Test(arguments: Weather.allCases)
  func aMockModelMakesEachPicture(weather: Weather) async throws {
    let view = WeatherView()
    let model = MockWeatherModel(.success(.example(of: weather)))
    model.delegate = view
    await model.reload()
    let screen = Screen(view.view, size: CellSize(width: 80, height: 24))
    #expect(try screen.find(.image).text == weather.rawValue)
    #expect(try screen.find(id: "weather").text.hasPrefix("\(weather):"))
  }

  @Test func aReloadChangesThePicture() async throws {
    let view = WeatherView()
    let model = MockWeatherModel(
      .success(.example(of: .rainy)), .failure(.notFound), .success(.example(of: .sunny)))
    model.delegate = view
    var pictures: [String?] = []
    for _ in 1...3 {
      await model.reload()
      let screen = Screen(view.view, size: CellSize(width: 80, height: 24))
      pictures.append(try? screen.find(.image).text)
    }
    #expect(pictures == ["rainy", nil, "sunny"])
  }

  @Test func nothingIsShownBeforeTheFirstReport() throws {
    let screen = Screen(WeatherView().view, size: CellSize(width: 80, height: 24))
    #expect(try screen.find(role: .status).text == "Nothing is known of the weather yet")
  }

  @Test func theViewIsNotKeptAliveByItsModel() {
    let model = MockWeatherModel(.failure(.notFound))
    var view: WeatherView? = WeatherView()
    model.delegate = view
    #expect(model.delegate === view)
    view = nil
    #expect(model.delegate == nil)
  }

  static let facts: [(WeatherFacts, [String])] = [
    (
      WeatherFacts(daysSincePush: 0, openIssueCount: 1, stargazerCount: 50),
      ["- pushed just now", "- not archived", "- 1 open issue, 50 stars"]
    ),
    (
      WeatherFacts(isArchived: true, daysSincePush: 400, openIssueCount: 0, stargazerCount: 1),
      ["- pushed 1 year ago", "- archived", "- 0 open issues, 1 star"]
    ),
    (
      WeatherFacts(daysSincePush: nil, openIssueCount: nil, stargazerCount: nil),
      ["- no push is known", "- not archived", "- open issues unknown, stars unknown"]
    ),
  ]

  @Test(arguments: facts)
  func theFactsStandBeneath(facts: WeatherFacts, lines: [String]) throws {
    let view = WeatherView()
    view.weatherChanged(to: .success(.example(of: facts)))
    let screen = Screen(view.view, size: CellSize(width: 80, height: 24))
    #expect(try screen.findAll(role: "fact").map(\.text) == lines)
  }

  @Test(arguments: Weather.allCases)
  func everyPictureFitsIntoThirtyCells(weather: Weather) {
    let picture = weather.picture
    #expect(picture.size.width == 30)
    #expect(picture.size.height + 6 < 24)
    #expect(picture.description == weather.rawValue)
  }

  @Test func picturesDifferWithoutColour() {
    let size = CellSize(width: 30, height: 12)
    let plain = Set(
      Weather.allCases.map {
        Screen(View.image($0.picture), size: size).grid.rendered(for: TerminalTraits())
      })
    #expect(plain.count == 3)
    #expect(plain.allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}
