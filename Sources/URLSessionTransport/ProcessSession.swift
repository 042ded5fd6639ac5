import Foundation
import Locking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The session that lives as long as the process. Connections are shared within a session only,
/// and on Linux taking one down can crash; so there is one, for each limit of connections that
/// is asked for, and it is never invalidated.
final class ProcessSession: Sendable {
  private struct Purpose: Hashable {
    var connectionsPerHost: Int
    var sendsBodies: Bool
  }

  private static let sessions = Locked<[Purpose: ProcessSession]>([:])

  /// The session for a limit; made when it is asked for the first time.
  ///
  /// Requests with a body have a session of their own, in which no connection is used twice: when a
  /// connection that was used before turns out to be dead, libcurl sends the request again by
  /// itself, without the body, and both sides then wait for each other.
  static func with(connectionsPerHost: Int, sendsBodies: Bool) -> ProcessSession {
    let purpose = Purpose(connectionsPerHost: connectionsPerHost, sendsBodies: sendsBodies)
    return sessions.withLock { sessions in
      if let session = sessions[purpose] { return session }
      let session = ProcessSession(connectionsPerHost: connectionsPerHost)
      sessions[purpose] = session
      return session
    }
  }

  private let delegate = SessionDelegate()
  private let session: URLSession

  private init(connectionsPerHost: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    // Cut to whole seconds on Linux; the transport keeps its own time, so this is only far away.
    configuration.timeoutIntervalForRequest = 7 * 24 * 60 * 60
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// Sends a request, whose answer goes to `exchange`.
  func start(_ request: URLRequest, _ exchange: Exchange) {
    let task = session.dataTask(with: request)
    delegate.register(exchange, for: task)
    exchange.start(task)
  }
}
