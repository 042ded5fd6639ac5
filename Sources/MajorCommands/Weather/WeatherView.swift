import Locking
package import MajorDomain
import OutputFormats
import TerminalText
package import TerminalViews

/// Shows the weather that it is told: a picture, and beneath it what led to it. It knows no model.
package final class WeatherView: WeatherModelDelegate {
  private let heard = Locked<Result<WeatherReport, APIError>?>(nil)

  /// Creates a view that was told nothing yet.
  package init() {}

  package func weatherChanged(to result: Result<WeatherReport, APIError>) {
    heard.withLock { $0 = result }
  }

  /// What it was told last.
  package var result: Result<WeatherReport, APIError>? { heard.withLock { $0 } }

  /// The view tree of what it was told last.
  package var view: View {
    switch result {
    case nil: View.text("Nothing is known of the weather yet").role(.status)
    case .failure: View.text("The weather could not be found out").role(.status)
    case .success(let report): Self.view(of: report)
    }
  }

  private static func view(of report: WeatherReport) -> View {
    View.column {
      View.image(report.weather.picture)
      View.text("")
      View.text(StyledText(report.repository.nameWithOwner, TextStyle(bold: true))).role(.heading)
      View.text(
        StyledText([
          StyledText.Run(report.weather.rawValue, report.weather.style),
          StyledText.Run(": \(report.rule.condition.words)"),
        ])
      ).id("weather")
      for fact in facts(of: report) { View.text("- \(fact)").role("fact") }
    }
  }

  private static func facts(of report: WeatherReport) -> [String] {
    let facts = report.facts
    let push = report.repository.pushedAt.map { RelativeTime.text(of: $0, now: report.time) }
    let issues = facts.openIssueCount.map { "\($0) open \($0 == 1 ? "issue" : "issues")" }
    let stars = facts.stargazerCount.map { "\($0) \($0 == 1 ? "star" : "stars")" }
    return [
      push.map { "pushed \($0)" } ?? "no push is known",
      facts.isArchived ? "archived" : "not archived",
      "\(issues ?? "open issues unknown"), \(stars ?? "stars unknown")",
    ]
  }
}

extension WeatherRule.Condition {
  /// The condition as the reason for the weather.
  package var words: String {
    switch self {
    case .archived: "archived"
    case .unknownPush: "no push is known"
    case .quiet(let days): "no push for \(days) days or more"
    case .unknownIssues: "too little is known of its issues and stars"
    case .crowded(_, let share): "more than \(share) open issues to 100 stars"
    case .otherwise: "pushed lately, few open issues"
    }
  }
}
