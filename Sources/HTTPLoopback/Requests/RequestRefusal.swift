/// Why a request is answered without asking anybody.
struct RequestRefusal: Error, Sendable, Hashable {
  let status: Int
  let line: String
}
