import VirtualTime

/// A course of events, made from a seed, that can be made smaller.
struct Interleaving: Hashable {
  /// What happens next. The numbers choose among what is there at that moment.
  enum Step: Hashable {
    case open(Int), reload, loadMore
    case flip(Int), set(Int, Bool)
    case serve(Int), deliver(Int), refuse(Int), lose(Int)
  }

  /// Ids that are starred at the start.
  var starred: Set<Int>
  var steps: [Step]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bits = random.next()
    starred = Set(ModelServer.ids.filter { bits >> UInt64($0) & 1 == 1 })
    steps = [.open(Int(bits & 1))]
    for _ in 0..<(6 + Int(bits >> 32 % 25)) { steps.append(Self.step(random.next())) }
  }

  private static func step(_ bits: UInt64) -> Step {
    let number = Int(bits >> 8 & 0xFF)
    switch bits & 0x1F {
    case 0: return .open(number)
    case 1, 2: return .reload
    case 3: return .loadMore
    case 4...10: return .flip(number)
    case 11, 12: return .set(number, bits >> 20 & 1 == 1)
    case 13...17: return .serve(number)
    case 18...28: return .deliver(number)
    case 29, 30: return .refuse(number)
    default: return .lose(number)
    }
  }

  /// The smallest course, by leaving out steps, of which `fails` still holds.
  func shrunk(while fails: (Interleaving) -> Bool) -> Interleaving {
    var smallest = self
    var length = max(1, steps.count / 2)
    while true {
      var start = 0
      while start < smallest.steps.count {
        var smaller = smallest
        smaller.steps.removeSubrange(start..<min(start + length, smaller.steps.count))
        if fails(smaller) { smallest = smaller } else { start += length }
      }
      if length == 1 {
        return smallest.withoutNeedlessStars(while: fails).withSmallNumbers(while: fails)
      }
      length /= 2
    }
  }

  private func withSmallNumbers(while fails: (Interleaving) -> Bool) -> Interleaving {
    var smallest = self
    for index in steps.indices {
      for number in 0..<4 {
        var smaller = smallest
        smaller.steps[index] = steps[index].with(number)
        if fails(smaller) {
          smallest = smaller
          break
        }
      }
    }
    return smallest
  }

  private func withoutNeedlessStars(while fails: (Interleaving) -> Bool) -> Interleaving {
    var smallest = self
    for id in starred.sorted() {
      var smaller = smallest
      smaller.starred.remove(id)
      if fails(smaller) { smallest = smaller }
    }
    return smallest
  }
}

extension Interleaving.Step {
  fileprivate func with(_ number: Int) -> Self {
    switch self {
    case .open: .open(number)
    case .reload: .reload
    case .loadMore: .loadMore
    case .flip: .flip(number)
    case .set(_, let value): .set(number, value)
    case .serve: .serve(number)
    case .deliver: .deliver(number)
    case .refuse: .refuse(number)
    case .lose: .lose(number)
    }
  }
}
