/// A file of a target's `Fixtures` folder, compiled into the program: no bundle, no path and no
/// file at run time, so nothing can be missing.
///
/// `FixturesPlugin` writes the constants. Give a target the plugin, this module and a folder:
///
/// ```swift
/// .testTarget(
///   name: "ClientTests",
///   dependencies: [.product(name: "TypedFixtures", package: "gh-major")],
///   exclude: ["Fixtures"],
///   plugins: [.plugin(name: "FixturesPlugin", package: "gh-major")])
/// ```
///
/// Then `Tests/ClientTests/Fixtures/users/list-all.json` is `Fixtures.Users.listAll`:
///
/// ```swift
/// let users = try Fixtures.Users.listAll.decode([User].self)
/// ```
///
/// **Names.** What is neither a letter nor a digit separates words. A file's name starts with a
/// small letter, a folder's with a capital one. A leading digit gets `_` before it; reserved words
/// stand in backticks; what would hide something that the generated code needs gets `_` behind it.
/// The extension joins the name where two files differ only in it (`reposJson`, `reposTxt`). Two
/// files that would get one name, or whose paths differ only in case, fail the build.
///
/// **Contents.** `.json` must be I-JSON (RFC 7493), `.ndjson` and `.jsonl` so line by line; a file
/// that is not fails the build with its path, line and column. Others are taken as they are. Files
/// and folders whose name starts with a dot are passed over.
///
/// **Access.** `Fixtures` is internal to its target; a library that hands fixtures out does so
/// through a declaration of its own. Every folder has `all`: its own fixtures by path, then those of
/// the folders in it.
public struct Fixture: Sendable, Hashable {
  /// The path in the `Fixtures` folder.
  ///
  /// ```swift
  /// Fixtures.Users.listAll.path  // "users/list-all.json"
  /// ```
  public let path: String
  /// SHA-256 of the bytes (FIPS 180-4), computed when the code was generated: 64 hexadecimal
  /// digits, as `sha256sum` prints them. It tells whether a program was built with this file.
  ///
  /// ```swift
  /// #expect(Fixtures.schema.sha256 == "e3b0c442…")
  /// ```
  public let sha256: String

  private enum Content: Sendable, Hashable {
    case text(String)
    case base64(String)
  }
  private let content: Content

  /// A file that is UTF-8. For generated code; nothing checks `sha256`.
  ///
  /// ```swift
  /// let fixture = Fixture(path: "hello.txt", sha256: "", text: "Hello")
  /// ```
  public init(path: String, sha256: String, text: String) {
    self.path = path
    self.sha256 = sha256
    content = .text(text)
  }

  /// A file that is not UTF-8, in base64 (RFC 4648, section 4). For generated code; nothing checks
  /// `sha256`.
  ///
  /// ```swift
  /// let fixture = Fixture(path: "pixel.png", sha256: "", base64: "iVBORw==")
  /// ```
  public init(path: String, sha256: String, base64: String) {
    self.path = path
    self.sha256 = sha256
    content = .base64(base64)
  }

  /// The last part of the path without extension.
  ///
  /// ```swift
  /// Fixtures.Users.listAll.name  // "list-all"
  /// ```
  public var name: String {
    String(fileName.dropLast(fileExtension.isEmpty ? 0 : fileExtension.count + 1))
  }

  /// What follows the last dot of the file's name, as written; empty without a dot.
  ///
  /// ```swift
  /// Fixtures.Users.listAll.fileExtension  // "json"
  /// ```
  public var fileExtension: String {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return "" }
    return String(fileName[fileName.index(after: dot)...])
  }

  /// The media type for the extension, in any case; `application/octet-stream` if it is not known.
  ///
  /// ```swift
  /// Fixtures.Users.listAll.mimeType  // "application/json"
  /// ```
  public var mimeType: String { MediaTypes.type(of: fileExtension.lowercased()) }

  /// The contents, byte by byte as the file had them.
  ///
  /// ```swift
  /// let body = Data(Fixtures.pixel.bytes)
  /// ```
  public var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .base64(let text): Base64.decode(text)
    }
  }

  /// The contents as text; bytes that are not UTF-8 become U+FFFD.
  ///
  /// ```swift
  /// #expect(render(page) == Fixtures.page.string)
  /// ```
  public var string: String {
    switch content {
    case .text(let text): text
    case .base64: String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The lines that are not empty, without their ends (LF or CR LF): the records of an `.ndjson`
  /// file.
  ///
  /// ```swift
  /// Fixtures.events.lines.count
  /// ```
  public var lines: [String] {
    string.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }

  private var fileName: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}

extension Fixture: CustomStringConvertible {
  /// The path.
  ///
  /// ```swift
  /// print(Fixtures.Users.listAll)  // users/list-all.json
  /// ```
  public var description: String { path }
}
