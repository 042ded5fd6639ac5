extension Array where Element: Hashable {
  /// Without repetitions, in the order of first appearance.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
