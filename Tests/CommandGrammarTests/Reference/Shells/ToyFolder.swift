import CommandGrammar
import ShellTesting

/// A folder with the toy's scripts, a program that answers dynamic words, and some files with
/// difficult names.
enum ToyFolder {
  static func make() async throws -> ShellFolder {
    try await ShellFolder(
      files: [
        "toy.bash": BashCompletions(program: toyTree.info).text,
        "_toy": ZshCompletions(program: toyTree.info).text,
        "toy.fish": FishCompletions(program: toyTree.info).text,
        "read me.txt": "", "rest's.txt": "",
      ],
      programs: [
        "toy": """
        #!/bin/sh
        [ "$1" = __complete ] || exit 1
        printf '%s\\n' ann annabel "it's bob" 'two words'
        """
      ],
      folders: ["red box"])
  }
}
