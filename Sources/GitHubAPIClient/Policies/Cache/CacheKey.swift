import HTTPTransport

/// What an entry of the cache is for: one request, as one account.
///
/// Whose account it is, is told by a keyed hash of the `Authorization` field. The login would be
/// one request away, and would not do: GitHub's entity tags are different for each token. The key
/// of the hash is random and stays in the store, and 64 bits of hash are fewer than those of any
/// token, so neither the name nor the content of an entry says which token it was, even to whoever
/// has the whole store.
struct CacheKey: Sendable, Hashable {
  /// Everything that the answer depends on, as one line.
  let text: String
  /// The name of the entry.
  let name: String

  /// Fails when the store's key is none.
  init?(_ request: HTTPRequest, storeKey: [UInt8]) {
    let headers = request.headers
    let account: String
    if let authorization = headers["Authorization"] {
      guard let hash = SipHash.hash(Array(authorization.utf8)[...], key: storeKey) else {
        return nil
      }
      account = String(hash, radix: 16)
    } else {
      account = "anonymous"
    }
    let parts = [
      account, request.method.rawValue, request.url, headers["Accept"] ?? "",
      headers["X-GitHub-Api-Version"] ?? "",
    ]
    text = parts.joined(separator: "\t")
    guard let hash = SipHash.hash(Array(text.utf8)[...], key: storeKey) else { return nil }
    name = String(hash, radix: 16)
  }
}
