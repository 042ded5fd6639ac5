package import Foundation

/// Completes lines in the real shells, with a script in a folder.
package enum ShellCompletion {
  /// Where a zsh finds the script.
  package enum ZshInstallation: String, Sendable, CaseIterable { case inFunctionPath, sourced }

  /// The lines after completion in bash.
  ///
  /// - Parameter usesPackage: Whether bash-completion is loaded first.
  package static func bash(
    _ rows: [CompletionRow], script: String, usesPackage: Bool, in folder: URL
  ) async throws -> [String] {
    guard let bash = await InstalledShell.bash else { throw ShellMissing(name: "bash") }
    let first = usesPackage ? InstalledShell.bashCompletion.map { "source \($0)" } : ":"
    guard let first else { throw ShellMissing(name: "bash-completion") }
    return try await PseudoTerminal.results(
      rows, shell: "\(bash) --norc --noprofile -i",
      prepare: [
        "PS1='> '", "bind 'set enable-bracketed-paste off'", "bind 'set bell-style none'", first,
        "source ./\(script)", #"show() { printf '<<%s>>\n' "$READLINE_LINE"; READLINE_LINE=; }"#,
        #"bind -x '"\C-x\C-a": show'"#,
      ], insertAll: #"\e*"#, in: folder)
  }

  /// The lines after completion in zsh.
  package static func zsh(
    _ rows: [CompletionRow], script: String, _ installation: ZshInstallation, in folder: URL
  ) async throws -> [String] {
    guard let zsh = InstalledShell.zsh else { throw ShellMissing(name: "zsh") }
    let loading =
      switch installation {
      case .inFunctionPath: ["fpath=($PWD $fpath)", "autoload -Uz compinit", "compinit -u -d dump"]
      case .sourced: ["autoload -Uz compinit", "compinit -u -d dump", "source ./\(script)"]
      }
    return try await PseudoTerminal.results(
      rows, shell: "\(zsh) -f -i",
      prepare: ["PS1='> '"] + loading + [
        "unsetopt beep", "LISTMAX=1000", "zstyle ':completion:*' menu no",
        "zle -C all-matches complete-word _generic",
        "zstyle ':completion:all-matches:*' completer _all_matches _complete",
        "zstyle ':completion:all-matches:*' insert true", "bindkey '^X*' all-matches",
        #"show() { print -r -- "<<$BUFFER>>"; BUFFER=; }"#, "zle -N show", "bindkey '^X^A' show",
      ], insertAll: #"\C-x*"#, in: folder)
  }

  /// What fish offers for each line: words, with their descriptions after a tab.
  package static func fish(
    _ lines: [String], script: String, in folder: URL
  ) async throws -> [[String]] {
    guard let fish = InstalledShell.fish else { throw ShellMissing(name: "fish") }
    let driver = """
      source \(script)
      while read -l line
        complete -C "$line"
        echo END
      end
      """
    let result = try await InstalledShell.run(
      fish, ["--no-config", "-c", driver], input: lines.map { $0 + "\n" }.joined(), in: folder)
    let answers = result.output.split(separator: "END\n", omittingEmptySubsequences: false)
    return answers.dropLast().map { $0.split(separator: "\n").map(String.init) }
  }
}
