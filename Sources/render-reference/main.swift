import MajorCommands

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Renders the committed files of the package again; the plugin RenderReference runs it.
guard CommandLine.arguments.count == 2 else {
  print("usage: render-reference <package folder>")
  exit(64)
}
let package = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
for reference in CommittedReference.allCases {
  let file = package.appending(path: reference.path)
  let committed = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  let rendered: String
  do throws(CommittedReference.MarkerError) {
    rendered = try reference.rendered(over: committed)
  } catch {
    print("\(reference.path) lacks the line \(error.marker)")
    exit(1)
  }
  guard rendered != committed else { continue }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(rendered.utf8).write(to: file)
  print("rendered \(reference.path)")
}
