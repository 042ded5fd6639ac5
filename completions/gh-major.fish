# Rendered from the declarations of gh-major; not edited by hand.

# The options, with their commands, whose next word is their value.
set -g __gh_major_valued \
    'list --min-stars' \
    'list --limit' \
    'list -L' \
    'list --sort' \
    'list --order' \
    'list --language' \
    'list -l' \
    'list --topic' \
    'list --license' \
    'list --visibility' \
    'list --pushed-since' \
    'list --via' \
    'list --format' \
    'list --fields' \
    'list --json' \
    'list --output' \
    'list --color' \
    'list --host' \
    'list --max-wait' \
    'list --record' \
    'list --replay' \
    'star --format' \
    'star --fields' \
    'star --json' \
    'star --output' \
    'star --color' \
    'star --host' \
    'star --max-wait' \
    'star --record' \
    'star --replay' \
    'watch --interval' \
    'watch --events' \
    'watch --until' \
    'watch --count' \
    'watch --for' \
    'watch --exec' \
    'watch --seed' \
    'watch --state' \
    'watch --min-stars' \
    'watch --limit' \
    'watch -L' \
    'watch --sort' \
    'watch --order' \
    'watch --language' \
    'watch -l' \
    'watch --topic' \
    'watch --license' \
    'watch --visibility' \
    'watch --pushed-since' \
    'watch --format' \
    'watch --fields' \
    'watch --json' \
    'watch --output' \
    'watch --color' \
    'watch --host' \
    'watch --max-wait' \
    'watch --record' \
    'watch --replay' \
    'search --owner' \
    'search --limit' \
    'search -L' \
    'search --sort' \
    'search --order' \
    'search --min-stars' \
    'search --language' \
    'search -l' \
    'search --topic' \
    'search --license' \
    'search --visibility' \
    'search --pushed-since' \
    'search --format' \
    'search --fields' \
    'search --json' \
    'search --output' \
    'search --color' \
    'search --host' \
    'search --max-wait' \
    'search --record' \
    'search --replay' \
    'weather --seed' \
    'weather --reload' \
    'weather --format' \
    'weather --fields' \
    'weather --json' \
    'weather --output' \
    'weather --color' \
    'weather --host' \
    'weather --max-wait' \
    'weather --record' \
    'weather --replay' \
    'doctor --host' \
    'doctor --max-wait' \
    'doctor --record' \
    'doctor --replay' \
    'completion --shell' \
    'completion -s'

# The command, the number of operands after it, and the options given before the cursor.
function __gh_major_scan
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
            if test "x$option" = "x$token"; and contains -- "$name $option" $__gh_major_valued
                set skip 1
            end
        else
            set -l letters (string split '' -- (string sub -s 2 -- $token))
            while set -q letters[1]
                set -a given -$letters[1]
                if contains -- "$name -$letters[1]" $__gh_major_valued
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
function __gh_major_in
    set -l scan (__gh_major_scan)
    test "$scan[1]" = "$argv[1]"; or return 1
    for option in $argv[2..]
        contains -- $option $scan[3..]; and return 1
    end
    return 0
end

# The same, at an operand: the command, the first and the last place, options.
function __gh_major_at
    set -l scan (__gh_major_scan)
    test $scan[2] -ge (math $argv[2] - 1) -a $scan[2] -lt $argv[3]; or return 1
    __gh_major_in $argv[1] $argv[4..]
end

# Whether the command is none of the program's own.
function __gh_major_in_plugin
    set -l scan (__gh_major_scan)
    test -n "$scan[1]"; and not contains -- $scan[1] list star watch search weather doctor completion manual help
end

# What is typed of a value, without the quote that opens it.
function __gh_major_typed
    commandline -ct | string replace -r -- '^--[^=]*=' '' | string replace -r -- '^["\']' ''
end

# Of words between commas, those that are not there yet.
function __gh_major_list
    set -l head (string match -r -- '^.*,' (__gh_major_typed))
    set -l taken (string split -- , "$head")
    for word in $argv
        set -l name (string split -m 1 -- \t $word)[1]
        contains -- $name $taken; or printf '%s%s\n' "$head" $word
    end
end

# Asks the program for words.
function __gh_major_dynamic
    set -l program (commandline -opc)[1]
    $program __complete $argv[1] -- (string replace -r -- '^.*,' '' (__gh_major_typed)) 2>/dev/null
end

complete -c gh-major -f
complete -c gh-major -n '__gh_major_in \'\'' -a list -d 'List an account\'s major repositories'
complete -c gh-major -n '__gh_major_in \'\'' -a star -d 'Star repositories, or take stars away'
complete -c gh-major -n '__gh_major_in \'\'' -a watch -d 'Tell what changes in accounts and repositories'
complete -c gh-major -n '__gh_major_in \'\'' -a search -d 'Search repositories'
complete -c gh-major -n '__gh_major_in \'\'' -a weather -d 'Show how a repository is doing, as a picture'
complete -c gh-major -n '__gh_major_in \'\'' -a doctor -d 'Show host, token, rate limits and cache'
complete -c gh-major -n '__gh_major_in \'\'' -a completion -d 'Print a completion script for a shell'
complete -c gh-major -n '__gh_major_in \'\'' -a manual -d 'Print a manual page'
complete -c gh-major -n '__gh_major_in \'\'' -a help -d 'Explain a command or a topic'
complete -c gh-major -s h -l help -d 'Show short or long help'
complete -c gh-major -l version -d 'Show the version'
complete -c gh-major -n __gh_major_in_plugin -F

complete -c gh-major -n '__gh_major_in list' -l starred -d 'List what they have starred, the times of the stars with it'
complete -c gh-major -n '__gh_major_in list' -l min-stars -x -d 'Only with at least N stars, 0 is all'
complete -c gh-major -n '__gh_major_in list' -l limit -s L -x -d 'At most N repositories; 0 is all'
complete -c gh-major -n '__gh_major_in list' -l sort -x -a '\'stars\' \'forks\' \'name\' \'pushed\' \'updated\' \'created\'' -d 'Sort by KEY'
complete -c gh-major -n '__gh_major_in list' -l order -x -a '\'asc\' \'desc\'' -d 'Sort upwards or downwards'
complete -c gh-major -n '__gh_major_in list' -l language -s l -x -d 'Only with this main language'
complete -c gh-major -n '__gh_major_in list' -l topic -x -d 'Only with this topic; again: with each'
complete -c gh-major -n '__gh_major_in list' -l license -x -d 'Only with this license, such as MIT'
complete -c gh-major -n '__gh_major_in list --fork' -l source -d 'Leave out forks'
complete -c gh-major -n '__gh_major_in list --source' -l fork -d 'Only forks'
complete -c gh-major -n '__gh_major_in list' -l archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in list' -l no-archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in list' -l visibility -x -a '\'public\' \'private\' \'internal\'' -d 'Only repositories that WHO can see'
complete -c gh-major -n '__gh_major_in list' -l pushed-since -x -d 'Only pushed to since a date, or in so many days'
complete -c gh-major -n '__gh_major_in list' -l via -x -a '\'auto	whichever costs least, exact ones first\' \'graphql	GraphQL, most stars first; needs a token\' \'rest	REST, all repositories of the account\' \'search	REST\\\'s search, an index\'' -d 'Ask SOURCE first'
complete -c gh-major -n '__gh_major_in list' -l format -x -a '\'table	aligned columns to read\' \'json	one JSON array of objects (RFC 8259)\' \'ndjson	one JSON object a line\' \'csv	comma-separated values (RFC 4180)\' \'tsv	tab-separated values, every row on one line\' \'markdown	a table for Markdown as GitHub renders it\'' -d 'Write rows as FORMAT'
complete -c gh-major -n '__gh_major_in list' -l fields -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Show these fields, in this order'
complete -c gh-major -n '__gh_major_in list' -l json -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Like --format json --fields FIELDS, as in gh'
complete -c gh-major -n '__gh_major_in list' -l output -r -F -d 'Write to FILE, not to standard output'
complete -c gh-major -n '__gh_major_in list' -l color -x -a '\'auto\' \'always\' \'never\'' -d 'When to color the output'
complete -c gh-major -n '__gh_major_in list' -l human -d 'Write counts as 1.2k in tables'
complete -c gh-major -n '__gh_major_in list' -l no-header -d 'Leave out the header of tables, CSV and TSV'
complete -c gh-major -n '__gh_major_in list' -l no-truncate -d 'Cut no column to fit the terminal'
complete -c gh-major -n '__gh_major_in list' -l no-links -d 'Make no name a link on a terminal'
complete -c gh-major -n '__gh_major_in list' -l csv-safe -d 'Keep spreadsheets from computing CSV cells'
complete -c gh-major -n '__gh_major_in list --verbose' -l quiet -d 'Say nothing on standard error but errors'
complete -c gh-major -n '__gh_major_in list --quiet' -l verbose -d 'Say on standard error what is done'
complete -c gh-major -n '__gh_major_in list' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in list' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in list' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in list --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in list --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'
complete -c gh-major -n '__gh_major_at list 1 10000' -a '(__gh_major_dynamic owner)'

complete -c gh-major -n '__gh_major_in star --toggle --check' -l remove -d 'Take stars away'
complete -c gh-major -n '__gh_major_in star --remove --check' -l toggle -d 'Turn each star over'
complete -c gh-major -n '__gh_major_in star --remove --toggle --dry-run' -l check -d 'Only say what is starred; status 3 if not all are'
complete -c gh-major -n '__gh_major_in star --check' -l dry-run -d 'Say what would change, and change nothing'
complete -c gh-major -n '__gh_major_in star' -l yes -s y -d 'Do not ask before many are changed'
complete -c gh-major -n '__gh_major_in star' -l format -x -a '\'table	aligned columns to read\' \'json	one JSON array of objects (RFC 8259)\' \'ndjson	one JSON object a line\' \'csv	comma-separated values (RFC 4180)\' \'tsv	tab-separated values, every row on one line\' \'markdown	a table for Markdown as GitHub renders it\'' -d 'Write rows as FORMAT'
complete -c gh-major -n '__gh_major_in star' -l fields -x -a '(__gh_major_list \'nameWithOwner	owner/name, as GitHub writes it now\' \'before	whether it was starred before\' \'after	whether it is starred now, or would be\' \'changed	whether that is a change\' \'stargazerCount	stars\' \'error	why it is not as it was wanted\' \'all	every field\')' -d 'Show these fields, in this order'
complete -c gh-major -n '__gh_major_in star' -l json -x -a '(__gh_major_list \'nameWithOwner	owner/name, as GitHub writes it now\' \'before	whether it was starred before\' \'after	whether it is starred now, or would be\' \'changed	whether that is a change\' \'stargazerCount	stars\' \'error	why it is not as it was wanted\' \'all	every field\')' -d 'Like --format json --fields FIELDS, as in gh'
complete -c gh-major -n '__gh_major_in star' -l output -r -F -d 'Write to FILE, not to standard output'
complete -c gh-major -n '__gh_major_in star' -l color -x -a '\'auto\' \'always\' \'never\'' -d 'When to color the output'
complete -c gh-major -n '__gh_major_in star' -l human -d 'Write counts as 1.2k in tables'
complete -c gh-major -n '__gh_major_in star' -l no-header -d 'Leave out the header of tables, CSV and TSV'
complete -c gh-major -n '__gh_major_in star' -l no-truncate -d 'Cut no column to fit the terminal'
complete -c gh-major -n '__gh_major_in star' -l no-links -d 'Make no name a link on a terminal'
complete -c gh-major -n '__gh_major_in star' -l csv-safe -d 'Keep spreadsheets from computing CSV cells'
complete -c gh-major -n '__gh_major_in star --verbose' -l quiet -d 'Say nothing on standard error but errors'
complete -c gh-major -n '__gh_major_in star --quiet' -l verbose -d 'Say on standard error what is done'
complete -c gh-major -n '__gh_major_in star' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in star' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in star' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in star --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in star --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'
complete -c gh-major -n '__gh_major_at star 1 10000' -a '(__gh_major_dynamic repository)'

complete -c gh-major -n '__gh_major_in watch' -l interval -x -d 'Ask every TIME'
complete -c gh-major -n '__gh_major_in watch' -l events -x -a '(__gh_major_list \'starsChanged	other stars\' \'becameMajor	reached the least number of stars\' \'noLongerMajor	fell below it\' \'added	came into the account\\\'s list\' \'removed	left it\' \'renamed	another name\' \'transferred	another owner\' \'archived	made read-only\' \'unarchived	can be written to again\' \'gone	watched by name, and not there (404 or 451)\' \'rankChanged	another place by stars\' \'pushed	pushed to\')' -d 'Tell these events only'
complete -c gh-major -n '__gh_major_in watch --once' -l until -x -a '\'starsChanged	other stars\' \'becameMajor	reached the least number of stars\' \'noLongerMajor	fell below it\' \'added	came into the account\\\'s list\' \'removed	left it\' \'renamed	another name\' \'transferred	another owner\' \'archived	made read-only\' \'unarchived	can be written to again\' \'gone	watched by name, and not there (404 or 451)\' \'rankChanged	another place by stars\' \'pushed	pushed to\'' -d 'End after the first EVENT'
complete -c gh-major -n '__gh_major_in watch --once' -l count -x -d 'End after N events'
complete -c gh-major -n '__gh_major_in watch --once' -l for -x -d 'End after TIME'
complete -c gh-major -n '__gh_major_in watch' -l exec -x -d 'Run CMD with sh -c for each event'
complete -c gh-major -n '__gh_major_in watch' -l seed -x -d 'Draw the same waits again'
complete -c gh-major -n '__gh_major_in watch --until --count --for' -l once -d 'Ask once, and tell what changed since the state was saved'
complete -c gh-major -n '__gh_major_in watch' -l state -r -F -d 'Where the state is saved for --once'
complete -c gh-major -n '__gh_major_in watch' -l exit-code -d 'End with status 3 when something changed'
complete -c gh-major -n '__gh_major_in watch' -l min-stars -x -d 'Only with at least N stars, 0 is all'
complete -c gh-major -n '__gh_major_in watch' -l limit -s L -x -d 'At most N repositories; 0 is all'
complete -c gh-major -n '__gh_major_in watch' -l sort -x -a '\'stars\' \'forks\' \'name\' \'pushed\' \'updated\' \'created\'' -d 'Sort by KEY'
complete -c gh-major -n '__gh_major_in watch' -l order -x -a '\'asc\' \'desc\'' -d 'Sort upwards or downwards'
complete -c gh-major -n '__gh_major_in watch' -l language -s l -x -d 'Only with this main language'
complete -c gh-major -n '__gh_major_in watch' -l topic -x -d 'Only with this topic; again: with each'
complete -c gh-major -n '__gh_major_in watch' -l license -x -d 'Only with this license, such as MIT'
complete -c gh-major -n '__gh_major_in watch --fork' -l source -d 'Leave out forks'
complete -c gh-major -n '__gh_major_in watch --source' -l fork -d 'Only forks'
complete -c gh-major -n '__gh_major_in watch' -l archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in watch' -l no-archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in watch' -l visibility -x -a '\'public\' \'private\' \'internal\'' -d 'Only repositories that WHO can see'
complete -c gh-major -n '__gh_major_in watch' -l pushed-since -x -d 'Only pushed to since a date, or in so many days'
complete -c gh-major -n '__gh_major_in watch' -l format -x -a '\'table	aligned columns to read\' \'json	one JSON array of objects (RFC 8259)\' \'ndjson	one JSON object a line\' \'csv	comma-separated values (RFC 4180)\' \'tsv	tab-separated values, every row on one line\' \'markdown	a table for Markdown as GitHub renders it\'' -d 'Write rows as FORMAT'
complete -c gh-major -n '__gh_major_in watch' -l fields -x -a '(__gh_major_list \'event	what changed\' \'time	when that was seen\' \'id	GitHub\\\'s number of the repository\' \'nameWithOwner	owner/name, as it is now or was last\' \'from	what was before\' \'to	what is now\' \'all	every field\')' -d 'Show these fields, in this order'
complete -c gh-major -n '__gh_major_in watch' -l json -x -a '(__gh_major_list \'event	what changed\' \'time	when that was seen\' \'id	GitHub\\\'s number of the repository\' \'nameWithOwner	owner/name, as it is now or was last\' \'from	what was before\' \'to	what is now\' \'all	every field\')' -d 'Like --format json --fields FIELDS, as in gh'
complete -c gh-major -n '__gh_major_in watch' -l output -r -F -d 'Write to FILE, not to standard output'
complete -c gh-major -n '__gh_major_in watch' -l color -x -a '\'auto\' \'always\' \'never\'' -d 'When to color the output'
complete -c gh-major -n '__gh_major_in watch' -l human -d 'Write counts as 1.2k in tables'
complete -c gh-major -n '__gh_major_in watch' -l no-header -d 'Leave out the header of tables, CSV and TSV'
complete -c gh-major -n '__gh_major_in watch' -l no-truncate -d 'Cut no column to fit the terminal'
complete -c gh-major -n '__gh_major_in watch' -l no-links -d 'Make no name a link on a terminal'
complete -c gh-major -n '__gh_major_in watch' -l csv-safe -d 'Keep spreadsheets from computing CSV cells'
complete -c gh-major -n '__gh_major_in watch --verbose' -l quiet -d 'Say nothing on standard error but errors'
complete -c gh-major -n '__gh_major_in watch --quiet' -l verbose -d 'Say on standard error what is done'
complete -c gh-major -n '__gh_major_in watch' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in watch' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in watch' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in watch --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in watch --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'
complete -c gh-major -n '__gh_major_at watch 1 10000' -a '(__gh_major_dynamic owner)'

complete -c gh-major -n '__gh_major_in search' -l owner -x -a '(__gh_major_dynamic owner)' -d 'Only of this owner; again: of any of them'
complete -c gh-major -n '__gh_major_in search' -l limit -s L -x -d 'At most N repositories; 0 is all'
complete -c gh-major -n '__gh_major_in search' -l sort -x -a '\'best-match\' \'stars\' \'forks\' \'updated\' \'help-wanted-issues\'' -d 'Sort by KEY'
complete -c gh-major -n '__gh_major_in search' -l order -x -a '\'asc\' \'desc\'' -d 'Sort upwards or downwards'
complete -c gh-major -n '__gh_major_in search' -l min-stars -x -d 'Only with at least so many stars'
complete -c gh-major -n '__gh_major_in search' -l language -s l -x -d 'Only with this main language'
complete -c gh-major -n '__gh_major_in search' -l topic -x -d 'Only with this topic; again: with each'
complete -c gh-major -n '__gh_major_in search' -l license -x -d 'Only with this license, such as MIT'
complete -c gh-major -n '__gh_major_in search --fork' -l source -d 'Leave out forks'
complete -c gh-major -n '__gh_major_in search --source' -l fork -d 'Only forks'
complete -c gh-major -n '__gh_major_in search' -l archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in search' -l no-archived -d 'Only archived repositories, or none of them'
complete -c gh-major -n '__gh_major_in search' -l visibility -x -a '\'public\' \'private\' \'internal\'' -d 'Only repositories that WHO can see'
complete -c gh-major -n '__gh_major_in search' -l pushed-since -x -d 'Only pushed to since a date, or in so many days'
complete -c gh-major -n '__gh_major_in search' -l format -x -a '\'table	aligned columns to read\' \'json	one JSON array of objects (RFC 8259)\' \'ndjson	one JSON object a line\' \'csv	comma-separated values (RFC 4180)\' \'tsv	tab-separated values, every row on one line\' \'markdown	a table for Markdown as GitHub renders it\'' -d 'Write rows as FORMAT'
complete -c gh-major -n '__gh_major_in search' -l fields -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Show these fields, in this order'
complete -c gh-major -n '__gh_major_in search' -l json -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Like --format json --fields FIELDS, as in gh'
complete -c gh-major -n '__gh_major_in search' -l output -r -F -d 'Write to FILE, not to standard output'
complete -c gh-major -n '__gh_major_in search' -l color -x -a '\'auto\' \'always\' \'never\'' -d 'When to color the output'
complete -c gh-major -n '__gh_major_in search' -l human -d 'Write counts as 1.2k in tables'
complete -c gh-major -n '__gh_major_in search' -l no-header -d 'Leave out the header of tables, CSV and TSV'
complete -c gh-major -n '__gh_major_in search' -l no-truncate -d 'Cut no column to fit the terminal'
complete -c gh-major -n '__gh_major_in search' -l no-links -d 'Make no name a link on a terminal'
complete -c gh-major -n '__gh_major_in search' -l csv-safe -d 'Keep spreadsheets from computing CSV cells'
complete -c gh-major -n '__gh_major_in search --verbose' -l quiet -d 'Say nothing on standard error but errors'
complete -c gh-major -n '__gh_major_in search --quiet' -l verbose -d 'Say on standard error what is done'
complete -c gh-major -n '__gh_major_in search' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in search' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in search' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in search --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in search --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'

complete -c gh-major -n '__gh_major_in weather --seed --reload' -l each -d 'Take each of an owner\'s repositories, and draw none'
complete -c gh-major -n '__gh_major_in weather --each' -l seed -x -d 'Draw as every run with N does'
complete -c gh-major -n '__gh_major_in weather --each --fields --json --output' -l reload -x -d 'Draw or look again each TIME'
complete -c gh-major -n '__gh_major_in weather' -l format -x -a '\'table	aligned columns to read\' \'json	one JSON array of objects (RFC 8259)\' \'ndjson	one JSON object a line\' \'csv	comma-separated values (RFC 4180)\' \'tsv	tab-separated values, every row on one line\' \'markdown	a table for Markdown as GitHub renders it\'' -d 'Write rows as FORMAT'
complete -c gh-major -n '__gh_major_in weather --reload' -l fields -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Show these fields, in this order'
complete -c gh-major -n '__gh_major_in weather --reload' -l json -x -a '(__gh_major_list \'id	GitHub\\\'s number of the repository, which stays when it is renamed\' \'name	name without the owner\' \'nameWithOwner	owner/name\' \'owner	login of the owner\' \'description	what the owner says of it\' \'url	page on GitHub\' \'homepageUrl	home page that the owner gives\' \'stargazerCount	stars\' \'forkCount	forks\' \'openIssueCount	open issues and pull requests\' \'language	main language\' \'license	license, as an SPDX identifier\' \'topics	topics\' \'isArchived	whether it is archived\' \'isFork	whether it is a fork\' \'isPrivate	whether it is private\' \'isTemplate	whether it is a template\' \'visibility	public, private or internal\' \'defaultBranch	name of the default branch\' \'createdAt	time of creation (RFC 3339, UTC)\' \'updatedAt	time of the last change of the repository\\\'s entry (RFC 3339, UTC)\' \'pushedAt	time of the last push (RFC 3339, UTC)\' \'diskUsage	size in KiB\' \'starredAt	time of the star, in lists of stars (RFC 3339, UTC)\' \'weather	sunny, cloudy or rainy: how it is doing, as weather judges it\' \'all	every field\')' -d 'Like --format json --fields FIELDS, as in gh'
complete -c gh-major -n '__gh_major_in weather --reload' -l output -r -F -d 'Write to FILE, not to standard output'
complete -c gh-major -n '__gh_major_in weather' -l color -x -a '\'auto\' \'always\' \'never\'' -d 'When to color the output'
complete -c gh-major -n '__gh_major_in weather' -l human -d 'Write counts as 1.2k in tables'
complete -c gh-major -n '__gh_major_in weather' -l no-header -d 'Leave out the header of tables, CSV and TSV'
complete -c gh-major -n '__gh_major_in weather' -l no-truncate -d 'Cut no column to fit the terminal'
complete -c gh-major -n '__gh_major_in weather' -l no-links -d 'Make no name a link on a terminal'
complete -c gh-major -n '__gh_major_in weather' -l csv-safe -d 'Keep spreadsheets from computing CSV cells'
complete -c gh-major -n '__gh_major_in weather --verbose' -l quiet -d 'Say nothing on standard error but errors'
complete -c gh-major -n '__gh_major_in weather --quiet' -l verbose -d 'Say on standard error what is done'
complete -c gh-major -n '__gh_major_in weather' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in weather' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in weather' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in weather --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in weather --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'
complete -c gh-major -n '__gh_major_at weather 1 10000' -a '(__gh_major_dynamic owner-or-repository)'

complete -c gh-major -n '__gh_major_in doctor' -l host -x -d 'Ask the GitHub host HOST'
complete -c gh-major -n '__gh_major_in doctor' -l max-wait -x -d 'Bound all waits for limits and retries'
complete -c gh-major -n '__gh_major_in doctor' -l no-cache -d 'Neither use nor keep answers of earlier runs'
complete -c gh-major -n '__gh_major_in doctor --replay' -l record -x -a '(__fish_complete_directories (__gh_major_typed))' -d 'Keep requests and answers in DIR'
complete -c gh-major -n '__gh_major_in doctor --record' -l replay -x -a '\'sample	the built-in account octo-org\' (__fish_complete_directories (__gh_major_typed))' -d 'Take answers from DIR, not the network'

complete -c gh-major -n '__gh_major_in completion' -l shell -s s -x -a '\'bash\' \'zsh\' \'fish\'' -d 'Which shell, as in gh'
complete -c gh-major -n '__gh_major_at completion 1 1 --shell -s' -a '\'bash\' \'zsh\' \'fish\''

complete -c gh-major -n '__gh_major_at manual 1 1' -a '\'list	List an account\\\'s major repositories\' \'star	Star repositories, or take stars away\' \'watch	Tell what changes in accounts and repositories\' \'search	Search repositories\' \'weather	Show how a repository is doing, as a picture\' \'doctor	Show host, token, rate limits and cache\' \'completion	Print a completion script for a shell\' \'manual	Print a manual page\' \'help	Explain a command or a topic\''

complete -c gh-major -n '__gh_major_at help 1 1' -a '\'list	List an account\\\'s major repositories\' \'star	Star repositories, or take stars away\' \'watch	Tell what changes in accounts and repositories\' \'search	Search repositories\' \'weather	Show how a repository is doing, as a picture\' \'doctor	Show host, token, rate limits and cache\' \'completion	Print a completion script for a shell\' \'manual	Print a manual page\' \'environment	Environment variables that are read\' \'exit-status	What each exit status means\' \'fields	Fields of a repository, for --fields\' \'formats	Formats of the output, for --format\''
