/// Something that a test needs is not installed.
package struct ShellMissing: Error {
  package var name: String
}
