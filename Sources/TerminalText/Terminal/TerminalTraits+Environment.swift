extension TerminalTraits {
  /// The names of the environment variables that `resolve` reads.
  public static let environmentVariables = [
    "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "GH_FORCE_TTY", "NO_COLOR", "TERM", "TERM_PROGRAM",
    "VTE_VERSION", "WT_SESSION",
  ]

  /// The traits of a stream, by the precedence that gh has (`gh help environment`).
  ///
  /// Any `GH_FORCE_TTY` makes the stream a terminal; a number there is its width in cells, a number
  /// with `%` a share of the real width. The width is otherwise `COLUMNS`, then the window's, then
  /// 80; whatever is not a positive number is passed over. Color is on for a terminal whose `TERM`
  /// is not `dumb` unless `NO_COLOR` is set or `CLICOLOR` is 0; `CLICOLOR_FORCE` turns it on in
  /// spite of these, except that with `GH_FORCE_TTY` the two that turn it off win.
  ///
  /// - Parameters:
  ///   - isTerminal: What `isatty` says of the stream.
  ///   - windowColumns: The width in cells that the system reports; `nil` or 0 when it does not.
  ///   - environment: Gives the value of a variable; an empty value counts as none.
  ///   - colorMode: What `--color` says; it wins over the environment.
  ///   - links: Whether hyperlinks are wanted.
  public static func resolve(
    isTerminal: Bool,
    windowColumns: Int?,
    environment: (String) -> String?,
    colorMode: ColorMode = .auto,
    links: Bool = true
  ) -> TerminalTraits {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let forced = variable("GH_FORCE_TTY")
    let isTerminal = isTerminal || forced != nil
    // A terminal that does not say what it is may be anything; one that was asked for is not dumb.
    let isDumb = (variable("TERM") ?? (forced == nil ? "dumb" : "")) == "dumb"
    return TerminalTraits(
      isTerminal: isTerminal,
      isDumb: isTerminal && isDumb,
      columns: isTerminal ? columns(window: windowColumns, forced: forced, variable) : nil,
      usesColor: usesColor(
        isTerminal && !isDumb, isForcedTerminal: forced != nil, colorMode, variable),
      supportsLinks: links && isTerminal && !isDumb && supportsLinks(variable)
    )
  }

  private static func columns(
    window: Int?, forced: String?, _ variable: (String) -> String?
  ) -> Int {
    if let columns = forced.flatMap({ Int($0) }), columns > 0 { return columns }
    let real = variable("COLUMNS").flatMap { Int($0) } ?? 0
    let columns = real > 0 ? real : (window ?? 0) > 0 ? window ?? 80 : 80
    guard let forced, forced.last == "%", let share = Int(forced.dropLast()), share > 0 else {
      return columns
    }
    let (product, overflow) = columns.multipliedReportingOverflow(by: share)
    return overflow ? columns : max(product / 100, 1)
  }

  private static func usesColor(
    _ canShow: Bool, isForcedTerminal: Bool, _ mode: ColorMode, _ variable: (String) -> String?
  ) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto:
      let isDisabled = variable("NO_COLOR") != nil || variable("CLICOLOR") == "0"
      let isForced = (variable("CLICOLOR_FORCE") ?? "0") != "0"
      if isForcedTerminal { return !isDisabled && (canShow || isForced) }
      return isForced || (canShow && !isDisabled)
    }
  }

  /// Whether the terminal is one that is known to understand OSC 8, or at least to ignore it.
  private static func supportsLinks(_ variable: (String) -> String?) -> Bool {
    let term = variable("TERM") ?? ""
    // A multiplexer passes the outer terminal's variables on, but not its abilities.
    if term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
    let terms = ["alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"]
    if terms.contains(where: { term.hasPrefix($0) }) { return true }
    let programs = ["Hyper", "WezTerm", "ghostty", "iTerm.app", "mintty", "rio", "vscode"]
    if let program = variable("TERM_PROGRAM"), programs.contains(program) { return true }
    // VTE knows links since 0.50, which it writes as 5000.
    if let version = variable("VTE_VERSION").flatMap({ Int($0) }), version >= 5_000 { return true }
    return variable("WT_SESSION") != nil
  }
}
