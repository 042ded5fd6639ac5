package import MajorDomain

/// How many requests are in flight at once, at most. GitHub asks for no more than 100 (GitHub REST,
/// "Rate limits", secondary limits); far fewer use up what a connection can carry.
package enum RequestsAtOnce {
  /// The bound.
  package static let bound = 10

  /// Does `work` for each element, at most ``bound`` at once, and hands each result out as it
  /// comes.
  ///
  /// - Parameter received: Is called with the index of the element, one call after the other.
  /// - Throws: The first error; what is still under way is cancelled then.
  package static func run<Element: Sendable, Value: Sendable>(
    _ elements: [Element],
    _ work: @escaping @Sendable (Element) async throws(APIError) -> Value,
    received: (Int, Value) throws(APIError) -> Void
  ) async throws(APIError) {
    let failure = await withTaskGroup(of: (Int, Result<Value, APIError>).self) { group in
      var next = elements.startIndex
      func startNext() {
        guard next < elements.endIndex else { return }
        let (index, element) = (next, elements[next])
        next += 1
        group.addTask {
          do throws(APIError) {
            return (index, .success(try await work(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<bound { startNext() }
      while let (index, result) = await group.next() {
        do throws(APIError) {
          try received(index, try result.get())
        } catch {
          group.cancelAll()
          return error as APIError?
        }
        startNext()
      }
      return nil
    }
    if let failure { throw failure }
  }
}
