import MajorDomain

/// What `doctor` found out by asking the API.
struct DoctorFindings {
  /// The token's user; `nil` without a token.
  var token: Result<TokenStatus, APIError>?
  var limits: Result<[RateLimitStatus], APIError>

  /// Asks for the token's user, if there is a token, and for the limits.
  static func find(_ session: Session) async -> DoctorFindings {
    let api = session.connection.api
    var token: Result<TokenStatus, APIError>?
    if session.settings.credential != nil {
      do throws(APIError) {
        token = .success(try await api.tokenStatus())
      } catch {
        token = .failure(error)
        // Where there is no way, there is none for the next question.
        if case .unreachable = error {
          return DoctorFindings(token: token, limits: .failure(error))
        }
      }
    }
    do throws(APIError) {
      return DoctorFindings(token: token, limits: .success(try await api.rateLimits()))
    } catch {
      return DoctorFindings(token: token, limits: .failure(error))
    }
  }

  /// What does not work; the token first, since the limits follow from it.
  var failure: APIError? {
    if case .failure(let error)? = token { return error }
    if case .failure(let error) = limits { return error }
    return nil
  }
}
