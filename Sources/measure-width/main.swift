import TerminalText

// Reads lines of code points in hexadecimal, separated by spaces, and prints the cells of the
// string that each line is: the program's half of the comparison in .ci/check-width.
while let line = readLine() {
  var text = ""
  for field in line.split(separator: " ") {
    guard let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) else {
      fatalError("not a code point: \(field)")
    }
    text.unicodeScalars.append(scalar)
  }
  print(DisplayWidth.cells(of: text))
}
