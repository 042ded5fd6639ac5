/// The part of the fish script that reads the line and answers from the tables.
struct FishEngine {
  let prefix: String
  let commands: [String]

  var text: String { [scanning, conditions, answering].joined(separator: "\n") }

  private var scanning: String {
    """
    # The command, the number of operands after it, and the options given before the cursor.
    function \(prefix)_scan
        set -l name ''
        set -l operands 0
        set -l given
        set -l skip 0
        set -l ended 0
        set -l tokens (commandline -opc)
        set -e tokens[1]
        for token in $tokens
            if test $skip = 1
                set skip 0
            else if test $ended = 1; or not string match -qr -- '^-.' $token
                if test -z "$name"
                    set name $token
                else
                    set operands (math $operands + 1)
                end
            else if test "x$token" = x--
                set ended 1
            else if string match -q -- '--*' $token
                set -l option (string replace -r -- '=.*' '' $token)
                set -a given $option
                if test "x$option" = "x$token"; and contains -- "$name $option" $\(prefix)_valued
                    set skip 1
                end
            else
                set -l letters (string split '' -- (string sub -s 2 -- $token))
                while set -q letters[1]
                    set -a given -$letters[1]
                    if contains -- "$name -$letters[1]" $\(prefix)_valued
                        set -q letters[2]; or set skip 1
                        break
                    end
                    set -e letters[1]
                end
            end
        end
        printf '%s\\n' "$name" $operands $given
    end

    """
  }

  private var conditions: String {
    """
    # Whether the command is the first argument and none of the options is given.
    function \(prefix)_in
        set -l scan (\(prefix)_scan)
        test "$scan[1]" = "$argv[1]"; or return 1
        for option in $argv[2..]
            contains -- $option $scan[3..]; and return 1
        end
        return 0
    end

    # The same, at an operand: the command, the first and the last place, options.
    function \(prefix)_at
        set -l scan (\(prefix)_scan)
        test $scan[2] -ge (math $argv[2] - 1) -a $scan[2] -lt $argv[3]; or return 1
        \(prefix)_in $argv[1] $argv[4..]
    end

    # Whether the command is none of the program's own.
    function \(prefix)_in_plugin
        set -l scan (\(prefix)_scan)
        test -n "$scan[1]"; and not contains -- $scan[1] \(commands.joined(separator: " "))
    end

    """
  }

  private var answering: String {
    """
    # What is typed of a value, without the quote that opens it.
    function \(prefix)_typed
        commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '^["\\']' ''
    end

    # Of words between commas, those that are not there yet.
    function \(prefix)_list
        set -l head (string match -r -- '^.*,' (\(prefix)_typed))
        set -l taken (string split -- , "$head")
        for word in $argv
            set -l name (string split -m 1 -- \\t $word)[1]
            contains -- $name $taken; or printf '%s%s\\n' "$head" $word
        end
    end

    # Asks the program for words.
    function \(prefix)_dynamic
        set -l program (commandline -opc)[1]
        $program __complete $argv[1] -- (string replace -r -- '^.*,' '' (\(prefix)_typed)) 2>/dev/null
    end

    """
  }
}
