/// A path with gaps: `*` stands for any characters but a slash, `**` for any characters.
struct PathPattern: Sendable {
  private enum Part: Sendable, Equatable {
    case character(Character)
    case segmentGap
    case anyGap
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    for character in PercentEncoding.comparablePath(text) {
      if character == "*" {
        if parts.last == .segmentGap {
          parts[parts.count - 1] = .anyGap
        } else if parts.last != .anyGap {
          parts.append(.segmentGap)
        }
      } else {
        parts.append(.character(character))
      }
    }
    self.parts = parts
  }

  /// Whether the whole of a comparable path fits. The set of reached positions is carried along,
  /// so the time is at most the product of the two lengths.
  func matches(_ path: String) -> Bool {
    var reached = skippingGaps([0])
    for character in path {
      var next: Set<Int> = []
      for position in reached where position < parts.count {
        switch parts[position] {
        case .character(character): next.insert(position + 1)
        case .character: break
        case .segmentGap: if character != "/" { next.insert(position) }
        case .anyGap: next.insert(position)
        }
      }
      reached = skippingGaps(next)
    }
    return reached.contains(parts.count)
  }

  private func skippingGaps(_ positions: Set<Int>) -> Set<Int> {
    var result = positions
    for start in positions {
      var position = start
      while position < parts.count, parts[position] == .segmentGap || parts[position] == .anyGap {
        position += 1
        result.insert(position)
      }
    }
    return result
  }
}
