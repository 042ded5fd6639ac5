import TerminalText
import TerminalViews

/// The search screen of system S2 as a function of plain state.
struct SearchScreen {
  var query = TextInput()
  var results: [String] = []
  var hasMore = false
  var isLoading = false
  var hasSearched = false
  var error: String?
  var tick = 0

  /// What the screen asks its model to do.
  enum Action: Equatable, Sendable { case edit(TextInput), search, searchMore, dismissError, quit }

  func view(_ send: @escaping @Sendable (Action) -> Void) -> View {
    View.stack {
      View.column {
        View.textField(query, placeholder: "Search", onSubmit: { send(.search) }) {
          send(.edit($0))
        }.id("query")
        content
        if !results.isEmpty && hasMore { more(send) }
      }
      if let error {
        View.alert("Error", message: "\(error)") { View.button("OK") { send(.dismissError) } }
      }
    }.onKey { key in
      guard key == .escape else { return false }
      send(.quit)
      return true
    }
  }

  private var content: View {
    if !results.isEmpty { return View.list(count: results.count) { View.text(results[$0]) } }
    if isLoading { return indicator }
    return View.text(hasSearched ? "No results found" : "")
  }

  private var indicator: View {
    View.row {
      View.spacer()
      View.column {
        View.spacer()
        View.spinner(tick: tick, label: "Searching", isLarge: true)
        View.spacer()
      }
      View.spacer()
    }
  }

  private func more(_ send: @escaping @Sendable (Action) -> Void) -> View {
    isLoading
      ? View.spinner(tick: tick)
      : View.button("Search More \(query.text)") { send(.searchMore) }
  }
}
