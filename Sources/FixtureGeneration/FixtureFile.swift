/// A file as it stands in the folder.
package struct FixtureFile: Hashable {
  /// The path in the folder, with `/`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The name without extension, and the extension; a leading dot does not start one.
  var nameAndExtension: (name: Substring, fileExtension: Substring) {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return (file, "") }
    return (file[..<dot], file[file.index(after: dot)...])
  }
}
