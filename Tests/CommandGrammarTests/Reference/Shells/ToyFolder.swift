import CommandGrammar
import Foundation

/// A folder of its own with the scripts, a program that answers dynamic words, and some files
/// with difficult names.
struct ToyFolder: ~Copyable {
  let url: URL

  init() throws {
    let files = FileManager.default
    url = files.temporaryDirectory.appending(path: "gh-major-toy-\(UUID().uuidString)")
    let scripts = [
      "toy.bash": BashCompletions(program: toyTree.info).text,
      "_toy": ZshCompletions(program: toyTree.info).text,
      "toy.fish": FishCompletions(program: toyTree.info).text,
      "toy": """
      #!/bin/sh
      [ "$1" = __complete ] || exit 1
      printf '%s\\n' ann annabel "it's bob" 'two words'
      """,
      "read me.txt": "", "rest's.txt": "",
    ]
    try files.createDirectory(at: url.appending(path: "red box"), withIntermediateDirectories: true)
    for (name, text) in scripts {
      try Data(text.utf8).write(to: url.appending(path: name))
    }
    try files.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: "toy").path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
