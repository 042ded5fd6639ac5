# Rendered from the declarations of toy; not edited by hand.

# The options, with their commands, whose next word is their value.
set -g __toy_valued \
    'list --limit' \
    'list -L' \
    'list --minimum' \
    'list --min' \
    'list --least' \
    'list --tag' \
    'list --label' \
    'list -t' \
    'list --box' \
    'list --format' \
    'list -f' \
    'list --fields' \
    'list --json' \
    'list --output' \
    'list -o' \
    'star --reason' \
    'completion --shell' \
    'completion -s'

# The command, the number of operands after it, and the options given before the cursor.
function __toy_scan
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
            if test "x$option" = "x$token"; and contains -- "$name $option" $__toy_valued
                set skip 1
            end
        else
            set -l letters (string split '' -- (string sub -s 2 -- $token))
            while set -q letters[1]
                set -a given -$letters[1]
                if contains -- "$name -$letters[1]" $__toy_valued
                    set -q letters[2]; or set skip 1
                    break
                end
                set -e letters[1]
            end
        end
    end
    printf '%s\n' "$name" $operands $given
end

# Whether the command is the first argument and none of the options is given.
function __toy_in
    set -l scan (__toy_scan)
    test "$scan[1]" = "$argv[1]"; or return 1
    for option in $argv[2..]
        contains -- $option $scan[3..]; and return 1
    end
    return 0
end

# The same, at an operand: the command, the first and the last place, options.
function __toy_at
    set -l scan (__toy_scan)
    test $scan[2] -ge (math $argv[2] - 1) -a $scan[2] -lt $argv[3]; or return 1
    __toy_in $argv[1] $argv[4..]
end

# Whether the command is none of the program's own.
function __toy_in_plugin
    set -l scan (__toy_scan)
    test -n "$scan[1]"; and not contains -- $scan[1] list star completion help
end

# What is typed of a value, without the quote that opens it.
function __toy_typed
    commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '^["\']' ''
end

# Of words between commas, those that are not there yet.
function __toy_list
    set -l head (string match -r -- '^.*,' (__toy_typed))
    set -l taken (string split -- , "$head")
    for word in $argv
        set -l name (string split -m 1 -- \t $word)[1]
        contains -- $name $taken; or printf '%s%s\n' "$head" $word
    end
end

# Asks the program for words.
function __toy_dynamic
    set -l program (commandline -opc)[1]
    $program __complete $argv[1] -- (string replace -r -- '^.*,' '' (__toy_typed)) 2>/dev/null
end

complete -c toy -f
complete -c toy -n '__toy_in \'\'' -a list -d 'List the toys of some owners'
complete -c toy -n '__toy_in \'\'' -a star -d 'Star toys'
complete -c toy -n '__toy_in \'\'' -a completion -d 'Print a completion script'
complete -c toy -n '__toy_in \'\'' -a help -d 'Explain a command or a topic'
complete -c toy -s h -l help -d 'Show short or long help'
complete -c toy -l version -d 'Show the version'
complete -c toy -n __toy_in_plugin -F

complete -c toy -n '__toy_in list' -l limit -s L -x -d 'Stop after N toys; 0 is no limit'
complete -c toy -n '__toy_in list' -l minimum -l min -x -d 'At least this heavy'
complete -c toy -n '__toy_in list --format -f --json' -l web -s w -d 'Open them in a browser'
complete -c toy -n '__toy_in list' -l archived -d 'Only toys that are in the attic, or none'
complete -c toy -n '__toy_in list' -l no-archived -d 'Only toys that are in the attic, or none'
complete -c toy -n '__toy_in list' -l color -d 'Use color'
complete -c toy -n '__toy_in list' -l no-color -d 'Use color'
complete -c toy -n '__toy_in list --fork' -l source -d 'Only toys you made'
complete -c toy -n '__toy_in list --source' -l fork -d 'Only toys made after others'
complete -c toy -n '__toy_in list' -l tag -s t -x -d 'With this tag'
complete -c toy -n '__toy_in list' -l box -x -a '(__fish_complete_directories (__toy_typed))' -d 'Look in FOLDER'
complete -c toy -n '__toy_in list' -l quiet -s q -d 'Say less'
complete -c toy -n '__toy_in list' -l verbose -d 'Say more'
complete -c toy -n '__toy_in list --web -w' -l format -s f -x -a '\'table\' \'json\' \'csv\'' -d 'Print toys as FORMAT'
complete -c toy -n '__toy_in list' -l fields -x -a '(__toy_list \'name	What it is called\' \'color	Its main color: "red", \\\'blue\\\' or $other\' \'weight	In grams [g]\')' -d 'Show these fields, see --format'
complete -c toy -n '__toy_in list --web -w' -l json -x -a '(__toy_list \'name	What it is called\' \'color	Its main color: "red", \\\'blue\\\' or $other\' \'weight	In grams [g]\')' -d 'Short for --format json and --fields'
complete -c toy -n '__toy_in list' -l output -s o -r -F -d 'Write to FILE, not the screen'
complete -c toy -n '__toy_at list 1 10000' -a '(__toy_dynamic owner)'

complete -c toy -n '__toy_in star --check' -l remove -d 'Take the star away'
complete -c toy -n '__toy_in star --remove' -l check -d 'Say whether it is starred'
complete -c toy -n '__toy_in star' -l reason -x -d 'Why'

complete -c toy -n '__toy_in completion' -l shell -s s -x -a '\'bash\' \'zsh\' \'fish\'' -d 'The same'
complete -c toy -n '__toy_at completion 1 1 --shell -s' -a '\'bash\' \'zsh\' \'fish\''

complete -c toy -n '__toy_at help 1 1' -a '\'list	List the toys of some owners\' \'star	Star toys\' \'completion	Print a completion script\' \'environment	Variables that are read\' \'exit-status	What the program returns\''
