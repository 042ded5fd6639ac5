/// A file of a recording.
package struct RecordingFile: Sendable, Hashable {
  /// Its name in the folder.
  package var name: String
  /// Its content.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
