public import TerminalText

extension View {
  /// Text that breaks at spaces, between grapheme clusters where a word is too long, and at line
  /// feeds. Control characters become visible.
  ///
  ///     View.text("No results found")
  ///
  /// - Parameters:
  ///   - text: The text; styles of its runs are laid on the view's.
  ///   - lineLimit: The most lines; what is cut ends with `…`. `nil` is no limit.
  public static func text(_ text: StyledText, lineLimit: Int? = nil) -> View {
    View(.text(text, lineLimit: lineLimit.map { max($0, 1) }))
  }

  /// Plain text from a value; the same as ``text(_:lineLimit:)`` with styled text.
  ///
  ///     View.text(repository.name)
  public static func text(_ text: String, lineLimit: Int? = nil) -> View {
    View.text(StyledText(text), lineLimit: lineLimit)
  }

  /// Views side by side. When there is too little room, the widest give way first.
  ///
  ///     View.row { View.text("Stars"); View.spacer(); View.text("1,234") }
  ///
  /// - Parameters:
  ///   - spacing: Empty cells between two views.
  ///   - alignment: Where lower views stand: at the top, in the middle, or at the bottom.
  ///   - content: The views.
  public static func row(
    spacing: Int = 1, alignment: Alignment = .start, @ViewBuilder content: () -> [View]
  ) -> View {
    View(.row(content(), spacing: max(spacing, 0), alignment: alignment))
  }

  /// Views one below the other. When there is too little room, lists and tables give way; what is
  /// still too much is cut at the bottom.
  ///
  ///     View.column { View.text("octo-org"); View.list(count: 3) { View.text("\($0)") } }
  ///
  /// - Parameters:
  ///   - spacing: Empty lines between two views.
  ///   - alignment: Where narrower views stand: at the left, in the middle, or at the right.
  ///   - content: The views.
  public static func column(
    spacing: Int = 0, alignment: Alignment = .start, @ViewBuilder content: () -> [View]
  ) -> View {
    View(.column(content(), spacing: max(spacing, 0), alignment: alignment))
  }

  /// Views one over the other, the last on top. An alert blocks what is beneath it.
  ///
  ///     View.stack { results; if let error { View.alert("Error", message: error) {} } }
  ///
  /// - Parameters:
  ///   - alignment: Where smaller views stand, in both directions.
  ///   - content: The views, the lowest first.
  public static func stack(
    alignment: Alignment = .start, @ViewBuilder content: () -> [View]
  ) -> View {
    View(.stack(content(), alignment: alignment))
  }

  /// A button, drawn `[ label ]`, `[>label<]` with the focus, and `( label )` when it is disabled.
  ///
  ///     View.button("Search More \(query)") { model.searchMore() }
  public static func button(_ label: StyledText, action: @escaping @Sendable () -> Void) -> View {
    View(.button(label, action: action))
  }

  /// A field to type in, as wide as there is room.
  ///
  ///     View.textField(model.query, placeholder: "Search") { model.query = $0 }
  ///
  /// - Parameters:
  ///   - input: The text and the place of the cursor in it.
  ///   - placeholder: Shown dimmed while the text is empty.
  ///   - onSubmit: Called for the enter key.
  ///   - onChange: Called with the input as a key has changed it.
  public static func textField(
    _ input: TextInput, placeholder: String = "",
    onSubmit: (@Sendable () -> Void)? = nil, onChange: @escaping @Sendable (TextInput) -> Void
  ) -> View {
    View(
      .textField(
        TextFieldContent(
          input: input, placeholder: placeholder, onChange: onChange, onSubmit: onSubmit)))
  }

  /// An activity indicator; it turns as `tick` counts up.
  ///
  ///     View.spinner(tick: model.tick, label: "Loading")
  ///
  /// - Parameters:
  ///   - tick: How often it has turned on, by the caller's clock.
  ///   - label: Stands beside the small indicator and below the large one.
  ///   - isLarge: Whether it takes three lines, for a screen that has nothing else to show.
  public static func spinner(
    tick: Int, label: StyledText = "", isLarge: Bool = false
  ) -> View {
    View(.spinner(SpinnerContent(tick: tick, label: label, isLarge: isLarge)))
  }

  /// A box in the middle that blocks what is beneath it in a ``stack(alignment:content:)``.
  ///
  ///     View.alert("Error", message: "The network is down.") {
  ///       View.button("OK") { model.dismissError() }
  ///     }
  public static func alert(
    _ title: StyledText, message: StyledText = "", @ViewBuilder buttons: () -> [View]
  ) -> View {
    View(.alert(AlertContent(title: title, message: message, buttons: buttons())))
  }

  /// A picture of cells, never scaled.
  ///
  ///     View.image(CellImage(description: "sunny", rows: ["\\ | /", "- O -", "/ | \\"]))
  public static func image(_ image: CellImage) -> View { View(.image(image)) }

  /// Room that grows as far as it can, in the direction of the row or column that it stands in.
  ///
  ///     View.row { View.text("left"); View.spacer(); View.text("right") }
  public static func spacer(minimum: Int = 0) -> View { View(.spacer(minimum: max(minimum, 0))) }
}
