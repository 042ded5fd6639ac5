/// Collects the views that stand in a block, with `if`, `switch` and `for`.
///
///     View.column {
///       View.text("Results")
///       if model.isLoading { View.spinner(tick: 0) }
///       for name in model.names { View.text(StyledText(name)) }
///     }
@resultBuilder
public enum ViewBuilder {
  /// Takes one view: `View.text("a")`.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Takes several views: `model.names.map { View.text(StyledText($0)) }`.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// Puts the views of a block one after the other: `View.row { first; second }`.
  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap(\.self) }
  /// Takes what stands in an `if`: `if isLoading { View.spinner(tick: 0) }`.
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }
  /// Takes the first branch: `if a { first } else { second }`.
  public static func buildEither(first views: [View]) -> [View] { views }
  /// Takes the other branch: `if a { first } else { second }`.
  public static func buildEither(second views: [View]) -> [View] { views }
  /// Takes what a loop makes: `for name in names { View.text(StyledText(name)) }`.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap(\.self) }
}
