/// Who can see a repository (GitHub REST, "Repositories", `visibility`).
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  case `public`
  case `private`
  case `internal`
}
