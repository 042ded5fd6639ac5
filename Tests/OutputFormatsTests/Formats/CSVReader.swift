/// A strict reader of RFC 4180: what the formatter writes is read by its rules and no others.
struct CSVReader {
  struct Malformed: Error, Equatable { var offset: Int }

  static func records(_ text: String) throws(Malformed) -> [[String]] {
    let scalars = Array(text.unicodeScalars)
    var records: [[String]] = []
    var record: [String] = []
    var index = 0
    while index < scalars.count {
      record.append(try field(scalars, &index))
      guard index < scalars.count else { throw Malformed(offset: index) }
      if scalars[index] == "," {
        index += 1
        continue
      }
      guard scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" else {
        throw Malformed(offset: index)
      }
      index += 2
      records.append(record)
      record = []
    }
    guard record.isEmpty else { throw Malformed(offset: index) }
    return records
  }

  private static func field(
    _ scalars: [Unicode.Scalar], _ index: inout Int
  ) throws(Malformed) -> String {
    var field = String.UnicodeScalarView()
    guard index < scalars.count, scalars[index] == "\"" else {
      while index < scalars.count, scalars[index] != ",", scalars[index] != "\r" {
        guard scalars[index] != "\"", scalars[index] != "\n" else {
          throw Malformed(offset: index)
        }
        field.append(scalars[index])
        index += 1
      }
      return String(field)
    }
    index += 1
    while index < scalars.count {
      if scalars[index] != "\"" {
        field.append(scalars[index])
        index += 1
      } else if index + 1 < scalars.count, scalars[index + 1] == "\"" {
        field.append("\"")
        index += 2
      } else {
        index += 1
        return String(field)
      }
    }
    throw Malformed(offset: index)
  }
}
