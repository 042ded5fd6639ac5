import MajorDomain
import OutputFormats

/// The weather of several repositories, a row each.
struct WeatherRows {
  let station: WeatherStation
  let output: OutputOptions

  /// Finds the repositories of all operands, and writes what is found.
  ///
  /// - Parameter each: Whether an account stands for each of its major repositories, and not for
  ///   one that is drawn.
  func write(
    _ operands: [OwnerOrRepositoryArgument], each: Bool, _ fields: [RepositoryField]
  ) async throws(CommandError) -> ExitStatus {
    var (rows, failures, isComplete) = ([Repository](), [Diagnostic](), true)
    for operand in operands {
      do throws(CommandError) {
        if each, case .owner(let login) = operand {
          let result = try await station.majors(of: login)
          rows += result.repositories
          isComplete = isComplete && !result.omissions.contains(where: \.leavesGap)
        } else if let repository = try await repository(of: operand) {
          rows.append(repository)
        }
      } catch {
        guard case .diagnosed(let diagnostic) = error else { throw error }
        // What one operand cannot be told for, such as a spent limit, need not be said for all.
        if !failures.contains(diagnostic) { station.talk.error(diagnostic) }
        failures.append(diagnostic)
      }
    }
    let status = status(failures, of: operands.count, isComplete: isComplete)
    // What failed in part must not replace a file that is whole.
    if status == .done || status == .partial && output.output == nil {
      let session = station.session
      try RowWriter(output, session.context).write(
        rows, fields: fields, now: session.connection.now())
    }
    return status
  }

  private func status(
    _ failures: [Diagnostic], of count: Int, isComplete: Bool
  ) -> ExitStatus {
    guard let first = failures.first else { return isComplete ? .done : .partial }
    if failures.count < count { return .partial }
    return Set(failures.map(\.status)).count == 1 ? first.status : .failure
  }

  private func repository(
    of operand: OwnerOrRepositoryArgument
  ) async throws(CommandError) -> Repository? {
    guard let model = try await station.model(of: operand) else { return nil }
    let view = WeatherView()
    model.delegate = view
    await model.reload()
    return try station.report(view, on: operand)?.repository
  }
}
