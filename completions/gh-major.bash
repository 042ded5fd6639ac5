# shellcheck shell=bash
# Rendered from the declarations of gh-major; not edited by hand.

# Whether the next word is the value of this option of a command.
_gh_major_takes_value() {
  case $1 in
    'list --min-stars' | 'list --limit' | 'list -L' | 'list --sort' | 'list --order' | 'list --language' | 'list -l' | 'list --topic' | 'list --license' | 'list --visibility' | 'list --pushed-since' | 'list --via' | 'list --format' | 'list --fields' | 'list --json' | 'list --output' | 'list --color' | 'list --host' | 'list --max-wait' | 'list --record' | 'list --replay') return 0 ;;
    'star --format' | 'star --fields' | 'star --json' | 'star --output' | 'star --color' | 'star --host' | 'star --max-wait' | 'star --record' | 'star --replay') return 0 ;;
    'watch --interval' | 'watch --events' | 'watch --until' | 'watch --count' | 'watch --for' | 'watch --exec' | 'watch --seed' | 'watch --state' | 'watch --min-stars' | 'watch --limit' | 'watch -L' | 'watch --sort' | 'watch --order' | 'watch --language' | 'watch -l' | 'watch --topic' | 'watch --license' | 'watch --visibility' | 'watch --pushed-since' | 'watch --format' | 'watch --fields' | 'watch --json' | 'watch --output' | 'watch --color' | 'watch --host' | 'watch --max-wait' | 'watch --record' | 'watch --replay') return 0 ;;
    'search --owner' | 'search --limit' | 'search -L' | 'search --sort' | 'search --order' | 'search --min-stars' | 'search --language' | 'search -l' | 'search --topic' | 'search --license' | 'search --visibility' | 'search --pushed-since' | 'search --format' | 'search --fields' | 'search --json' | 'search --output' | 'search --color' | 'search --host' | 'search --max-wait' | 'search --record' | 'search --replay') return 0 ;;
    'weather --seed' | 'weather --reload' | 'weather --format' | 'weather --fields' | 'weather --json' | 'weather --output' | 'weather --color' | 'weather --host' | 'weather --max-wait' | 'weather --record' | 'weather --replay') return 0 ;;
    'doctor --host' | 'doctor --max-wait' | 'doctor --record' | 'doctor --replay') return 0 ;;
    'completion --shell' | 'completion -s') return 0 ;;
  esac
  return 1
}

# What is offered for the value of an option, or for an operand at its place.
_gh_major_value() {
  case $1 in
    'list --sort') words=('stars' 'forks' 'name' 'pushed' 'updated' 'created') ;;
    'list --order') words=('asc' 'desc') ;;
    'list --visibility') words=('public' 'private' 'internal') ;;
    'list --via') words=('auto' 'graphql' 'rest' 'search') ;;
    'list --format') words=('table' 'json' 'ndjson' 'csv' 'tsv' 'markdown') ;;
    'list --fields') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'list --json') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'list --output') source=file ;;
    'list --color') words=('auto' 'always' 'never') ;;
    'list --record') source=folder ;;
    'list --replay') words=('sample'); source=folder ;;
    'list '[0-9]*) _gh_major_dynamic 'owner' ;;
    'star --format') words=('table' 'json' 'ndjson' 'csv' 'tsv' 'markdown') ;;
    'star --fields') list=1; words=('nameWithOwner' 'before' 'after' 'changed' 'stargazerCount' 'error' 'all') ;;
    'star --json') list=1; words=('nameWithOwner' 'before' 'after' 'changed' 'stargazerCount' 'error' 'all') ;;
    'star --output') source=file ;;
    'star --color') words=('auto' 'always' 'never') ;;
    'star --record') source=folder ;;
    'star --replay') words=('sample'); source=folder ;;
    'star '[0-9]*) _gh_major_dynamic 'repository' ;;
    'watch --events') list=1; words=('starsChanged' 'becameMajor' 'noLongerMajor' 'added' 'removed' 'renamed' 'transferred' 'archived' 'unarchived' 'gone' 'rankChanged' 'pushed') ;;
    'watch --until') words=('starsChanged' 'becameMajor' 'noLongerMajor' 'added' 'removed' 'renamed' 'transferred' 'archived' 'unarchived' 'gone' 'rankChanged' 'pushed') ;;
    'watch --state') source=file ;;
    'watch --sort') words=('stars' 'forks' 'name' 'pushed' 'updated' 'created') ;;
    'watch --order') words=('asc' 'desc') ;;
    'watch --visibility') words=('public' 'private' 'internal') ;;
    'watch --format') words=('table' 'json' 'ndjson' 'csv' 'tsv' 'markdown') ;;
    'watch --fields') list=1; words=('event' 'time' 'id' 'nameWithOwner' 'from' 'to' 'all') ;;
    'watch --json') list=1; words=('event' 'time' 'id' 'nameWithOwner' 'from' 'to' 'all') ;;
    'watch --output') source=file ;;
    'watch --color') words=('auto' 'always' 'never') ;;
    'watch --record') source=folder ;;
    'watch --replay') words=('sample'); source=folder ;;
    'watch '[0-9]*) _gh_major_dynamic 'owner' ;;
    'search --owner') _gh_major_dynamic 'owner' ;;
    'search --sort') words=('best-match' 'stars' 'forks' 'updated' 'help-wanted-issues') ;;
    'search --order') words=('asc' 'desc') ;;
    'search --visibility') words=('public' 'private' 'internal') ;;
    'search --format') words=('table' 'json' 'ndjson' 'csv' 'tsv' 'markdown') ;;
    'search --fields') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'search --json') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'search --output') source=file ;;
    'search --color') words=('auto' 'always' 'never') ;;
    'search --record') source=folder ;;
    'search --replay') words=('sample'); source=folder ;;
    'weather --format') words=('table' 'json' 'ndjson' 'csv' 'tsv' 'markdown') ;;
    'weather --fields') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'weather --json') list=1; words=('id' 'name' 'nameWithOwner' 'owner' 'description' 'url' 'homepageUrl' 'stargazerCount' 'forkCount' 'openIssueCount' 'language' 'license' 'topics' 'isArchived' 'isFork' 'isPrivate' 'isTemplate' 'visibility' 'defaultBranch' 'createdAt' 'updatedAt' 'pushedAt' 'diskUsage' 'starredAt' 'weather' 'all') ;;
    'weather --output') source=file ;;
    'weather --color') words=('auto' 'always' 'never') ;;
    'weather --record') source=folder ;;
    'weather --replay') words=('sample'); source=folder ;;
    'weather '[0-9]*) _gh_major_dynamic 'owner-or-repository' ;;
    'doctor --record') source=folder ;;
    'doctor --replay') words=('sample'); source=folder ;;
    'completion --shell' | 'completion -s') words=('bash' 'zsh' 'fish') ;;
    'completion 1') _gh_major_is_excluded @1 || { words=('bash' 'zsh' 'fish'); } ;;
    'manual 1') words=('list' 'star' 'watch' 'search' 'weather' 'doctor' 'completion' 'manual' 'help') ;;
    'help 1') words=('list' 'star' 'watch' 'search' 'weather' 'doctor' 'completion' 'manual' 'environment' 'exit-status' 'fields' 'formats') ;;
  esac
}

# The options of a command.
_gh_major_options() {
  case $1 in
    list) offered=(--starred --min-stars --limit -L --sort --order --language -l --topic --license --source --fork --archived --no-archived --visibility --pushed-since --via --format --fields --json --output --color --human --no-header --no-truncate --no-links --csv-safe --quiet --verbose --host --max-wait --no-cache --record --replay) ;;
    star) offered=(--remove --toggle --check --dry-run --yes -y --format --fields --json --output --color --human --no-header --no-truncate --no-links --csv-safe --quiet --verbose --host --max-wait --no-cache --record --replay) ;;
    watch) offered=(--interval --events --until --count --for --exec --seed --once --state --exit-code --min-stars --limit -L --sort --order --language -l --topic --license --source --fork --archived --no-archived --visibility --pushed-since --format --fields --json --output --color --human --no-header --no-truncate --no-links --csv-safe --quiet --verbose --host --max-wait --no-cache --record --replay) ;;
    search) offered=(--owner --limit -L --sort --order --min-stars --language -l --topic --license --source --fork --archived --no-archived --visibility --pushed-since --format --fields --json --output --color --human --no-header --no-truncate --no-links --csv-safe --quiet --verbose --host --max-wait --no-cache --record --replay) ;;
    weather) offered=(--each --seed --reload --format --fields --json --output --color --human --no-header --no-truncate --no-links --csv-safe --quiet --verbose --host --max-wait --no-cache --record --replay) ;;
    doctor) offered=(--host --max-wait --no-cache --record --replay) ;;
    completion) offered=(--shell -s) ;;
    manual) offered=() ;;
    help) offered=() ;;
  esac
  offered+=(-h --help --version)
}

# What is not offered once an option of a command is given.
_gh_major_excluded() {
  case $1 in
    'list --starred') excluded+='--starred ' ;;
    'list --min-stars') excluded+='--min-stars ' ;;
    'list --limit' | 'list -L') excluded+='--limit -L ' ;;
    'list --sort') excluded+='--sort ' ;;
    'list --order') excluded+='--order ' ;;
    'list --language' | 'list -l') excluded+='--language -l ' ;;
    'list --license') excluded+='--license ' ;;
    'list --source') excluded+='--source --fork ' ;;
    'list --fork') excluded+='--fork --source ' ;;
    'list --archived' | 'list --no-archived') excluded+='--archived --no-archived ' ;;
    'list --visibility') excluded+='--visibility ' ;;
    'list --pushed-since') excluded+='--pushed-since ' ;;
    'list --via') excluded+='--via ' ;;
    'list --format') excluded+='--format ' ;;
    'list --output') excluded+='--output ' ;;
    'list --color') excluded+='--color ' ;;
    'list --human') excluded+='--human ' ;;
    'list --no-header') excluded+='--no-header ' ;;
    'list --no-truncate') excluded+='--no-truncate ' ;;
    'list --no-links') excluded+='--no-links ' ;;
    'list --csv-safe') excluded+='--csv-safe ' ;;
    'list --quiet') excluded+='--quiet --verbose ' ;;
    'list --verbose') excluded+='--verbose --quiet ' ;;
    'list --host') excluded+='--host ' ;;
    'list --max-wait') excluded+='--max-wait ' ;;
    'list --no-cache') excluded+='--no-cache ' ;;
    'list --record') excluded+='--record --replay ' ;;
    'list --replay') excluded+='--replay --record ' ;;
    'star --remove') excluded+='--remove --toggle --check ' ;;
    'star --toggle') excluded+='--toggle --remove --check ' ;;
    'star --check') excluded+='--check --remove --toggle --dry-run ' ;;
    'star --dry-run') excluded+='--dry-run --check ' ;;
    'star --yes' | 'star -y') excluded+='--yes -y ' ;;
    'star --format') excluded+='--format ' ;;
    'star --output') excluded+='--output ' ;;
    'star --color') excluded+='--color ' ;;
    'star --human') excluded+='--human ' ;;
    'star --no-header') excluded+='--no-header ' ;;
    'star --no-truncate') excluded+='--no-truncate ' ;;
    'star --no-links') excluded+='--no-links ' ;;
    'star --csv-safe') excluded+='--csv-safe ' ;;
    'star --quiet') excluded+='--quiet --verbose ' ;;
    'star --verbose') excluded+='--verbose --quiet ' ;;
    'star --host') excluded+='--host ' ;;
    'star --max-wait') excluded+='--max-wait ' ;;
    'star --no-cache') excluded+='--no-cache ' ;;
    'star --record') excluded+='--record --replay ' ;;
    'star --replay') excluded+='--replay --record ' ;;
    'watch --interval') excluded+='--interval ' ;;
    'watch --until') excluded+='--until --once ' ;;
    'watch --count') excluded+='--count --once ' ;;
    'watch --for') excluded+='--for --once ' ;;
    'watch --exec') excluded+='--exec ' ;;
    'watch --seed') excluded+='--seed ' ;;
    'watch --once') excluded+='--once --until --count --for ' ;;
    'watch --state') excluded+='--state ' ;;
    'watch --exit-code') excluded+='--exit-code ' ;;
    'watch --min-stars') excluded+='--min-stars ' ;;
    'watch --limit' | 'watch -L') excluded+='--limit -L ' ;;
    'watch --sort') excluded+='--sort ' ;;
    'watch --order') excluded+='--order ' ;;
    'watch --language' | 'watch -l') excluded+='--language -l ' ;;
    'watch --license') excluded+='--license ' ;;
    'watch --source') excluded+='--source --fork ' ;;
    'watch --fork') excluded+='--fork --source ' ;;
    'watch --archived' | 'watch --no-archived') excluded+='--archived --no-archived ' ;;
    'watch --visibility') excluded+='--visibility ' ;;
    'watch --pushed-since') excluded+='--pushed-since ' ;;
    'watch --format') excluded+='--format ' ;;
    'watch --output') excluded+='--output ' ;;
    'watch --color') excluded+='--color ' ;;
    'watch --human') excluded+='--human ' ;;
    'watch --no-header') excluded+='--no-header ' ;;
    'watch --no-truncate') excluded+='--no-truncate ' ;;
    'watch --no-links') excluded+='--no-links ' ;;
    'watch --csv-safe') excluded+='--csv-safe ' ;;
    'watch --quiet') excluded+='--quiet --verbose ' ;;
    'watch --verbose') excluded+='--verbose --quiet ' ;;
    'watch --host') excluded+='--host ' ;;
    'watch --max-wait') excluded+='--max-wait ' ;;
    'watch --no-cache') excluded+='--no-cache ' ;;
    'watch --record') excluded+='--record --replay ' ;;
    'watch --replay') excluded+='--replay --record ' ;;
    'search --limit' | 'search -L') excluded+='--limit -L ' ;;
    'search --sort') excluded+='--sort ' ;;
    'search --order') excluded+='--order ' ;;
    'search --min-stars') excluded+='--min-stars ' ;;
    'search --language' | 'search -l') excluded+='--language -l ' ;;
    'search --license') excluded+='--license ' ;;
    'search --source') excluded+='--source --fork ' ;;
    'search --fork') excluded+='--fork --source ' ;;
    'search --archived' | 'search --no-archived') excluded+='--archived --no-archived ' ;;
    'search --visibility') excluded+='--visibility ' ;;
    'search --pushed-since') excluded+='--pushed-since ' ;;
    'search --format') excluded+='--format ' ;;
    'search --output') excluded+='--output ' ;;
    'search --color') excluded+='--color ' ;;
    'search --human') excluded+='--human ' ;;
    'search --no-header') excluded+='--no-header ' ;;
    'search --no-truncate') excluded+='--no-truncate ' ;;
    'search --no-links') excluded+='--no-links ' ;;
    'search --csv-safe') excluded+='--csv-safe ' ;;
    'search --quiet') excluded+='--quiet --verbose ' ;;
    'search --verbose') excluded+='--verbose --quiet ' ;;
    'search --host') excluded+='--host ' ;;
    'search --max-wait') excluded+='--max-wait ' ;;
    'search --no-cache') excluded+='--no-cache ' ;;
    'search --record') excluded+='--record --replay ' ;;
    'search --replay') excluded+='--replay --record ' ;;
    'weather --each') excluded+='--each --seed --reload ' ;;
    'weather --seed') excluded+='--seed --each ' ;;
    'weather --reload') excluded+='--reload --each --fields --json --output ' ;;
    'weather --format') excluded+='--format ' ;;
    'weather --fields') excluded+='--reload ' ;;
    'weather --json') excluded+='--reload ' ;;
    'weather --output') excluded+='--output --reload ' ;;
    'weather --color') excluded+='--color ' ;;
    'weather --human') excluded+='--human ' ;;
    'weather --no-header') excluded+='--no-header ' ;;
    'weather --no-truncate') excluded+='--no-truncate ' ;;
    'weather --no-links') excluded+='--no-links ' ;;
    'weather --csv-safe') excluded+='--csv-safe ' ;;
    'weather --quiet') excluded+='--quiet --verbose ' ;;
    'weather --verbose') excluded+='--verbose --quiet ' ;;
    'weather --host') excluded+='--host ' ;;
    'weather --max-wait') excluded+='--max-wait ' ;;
    'weather --no-cache') excluded+='--no-cache ' ;;
    'weather --record') excluded+='--record --replay ' ;;
    'weather --replay') excluded+='--replay --record ' ;;
    'doctor --host') excluded+='--host ' ;;
    'doctor --max-wait') excluded+='--max-wait ' ;;
    'doctor --no-cache') excluded+='--no-cache ' ;;
    'doctor --record') excluded+='--record --replay ' ;;
    'doctor --replay') excluded+='--replay --record ' ;;
    'completion --shell' | 'completion -s') excluded+='--shell -s @1 ' ;;
  esac
}

# Reads the words up to the cursor, which bash has cut at = and : into pieces, into args and
# word; cut is the beginning of word that an answer leaves out.
_gh_major_read() {
  local rest=${COMP_LINE:0:COMP_POINT} trimmed piece i
  for ((i = 0; i <= COMP_CWORD; i++)); do
    trimmed=${rest#"${rest%%[![:space:]]*}"}
    piece=${COMP_WORDS[i]}
    ((i < COMP_CWORD)) || piece=$trimmed
    if ((i > 0)) && [[ $trimmed == "$rest" ]]; then
      cut=$word
      word+=$piece
    else
      ((i == 0)) || args+=("$word")
      cut=
      word=$piece
    fi
    rest=${trimmed#"$piece"}
  done
  cut+=${piece%%[!\"\'=:@]*}
  # Before bash 4 the words are not cut, and only what follows = or : is replaced.
  if ((BASH_VERSINFO[0] < 4)) && [[ $word == *[=:]* ]]; then
    cut=${word%"${word##*[=:]}"}
  fi
}

# Finds the command, the operands after it, the options given, and the option whose value is
# next.
_gh_major_scan() {
  local arg letters option ended=
  for arg in ${args[@]+"${args[@]:1}"}; do
    if [[ -n $pending ]]; then
      pending=
    elif [[ -n $ended || $arg != -?* ]]; then
      if [[ -z $command ]]; then command=$arg; else operands=$((operands + 1)); fi
    elif [[ $arg == -- ]]; then
      ended=1
    elif [[ $arg == --* ]]; then
      option=${arg%%=*}
      _gh_major_excluded "$command $option"
      if [[ $arg != *=* ]] && _gh_major_takes_value "$command $option"; then pending=$arg; fi
    else
      letters=${arg#-}
      while [[ -n $letters ]]; do
        option=-${letters:0:1}
        letters=${letters:1}
        _gh_major_excluded "$command $option"
        if _gh_major_takes_value "$command $option"; then
          [[ -n $letters ]] || pending=$option
          break
        fi
      done
    fi
  done
  optionsended=$ended
}

_gh_major_is_excluded() { [[ " $excluded" == *" $1 "* ]]; }

# Asks the program for words.
_gh_major_dynamic() {
  local answer
  while IFS= read -r answer; do
    words+=("$answer")
  done < <("${args[0]/#\~/$HOME}" __complete "$1" -- "${value##*,}" 2>/dev/null)
}

# Answers the words that begin with value; head is what stands before value in the word.
_gh_major_answer() {
  local candidate quoted
  for candidate in ${words[@]+"${words[@]}"}; do
    [[ $candidate == "$value"* ]] || continue
    quoted=$candidate
    case $open in
      \') quoted=${candidate//\'/\'\\\'\'} ;;
      \") quoted=$(printf %s "$candidate" | sed 's/[\\"$`]/\\&/g') ;;
      *)
        if [[ $candidate == *[!A-Za-z0-9_./:=,@%+-]* ]]; then
          printf -v quoted %q "$candidate"
        fi
        ;;
    esac
    quoted=$head$quoted
    COMPREPLY+=("${quoted#"$cut"}")
  done
}

# Answers for a value: the command and the option, or the command and a place.
_gh_major_answer_value() {
  local list= source= taken= each
  local -a left
  case $value in
    [\"\']*)
      open=${value:0:1}
      head+=$open
      value=${value:1}
      ;;
    *) value=${value//\\/} ;;
  esac
  _gh_major_value "$1"
  if [[ -n $list ]]; then
    # Each word once, and no space, because another may follow.
    if [[ $value == *,* ]]; then
      taken=,${value%,*},
      head+=${value%,*},
      value=${value##*,}
    fi
    left=()
    for each in ${words[@]+"${words[@]}"}; do
      [[ $taken == *",$each,"* ]] || left+=("$each")
    done
    words=(${left[@]+"${left[@]}"})
    _gh_major_compopt nospace
  fi
  _gh_major_answer
  case $source in
    file) _gh_major_files default -f ;;
    folder) _gh_major_files plusdirs -d ;;
  esac
}

# Before bash 4 there is no compopt; what it would change is then as registered below.
_gh_major_compopt() {
  if type compopt >/dev/null 2>&1; then compopt -o "$1" 2>/dev/null; fi
}

# Leaves file names to bash, which quotes them, unless it does not know where they begin.
_gh_major_files() {
  local name
  if [[ $cut == "$head" ]]; then
    _gh_major_compopt "$1"
    return
  fi
  _gh_major_compopt filenames
  while IFS= read -r name; do
    COMPREPLY+=("$head$name")
  done < <(compgen "$2" -- "$value")
}

_gh_major() {
  local word= cut= command= pending= optionsended= open= operands=0 excluded= head= value option
  local -a args words offered
  args=()
  words=()
  COMPREPLY=()
  _gh_major_read
  _gh_major_scan
  value=$word
  if [[ -n $pending ]]; then
    _gh_major_answer_value "$command $pending"
  elif [[ -z $optionsended && $word == --*=* ]]; then
    head=${word%%=*}=
    value=${word#*=}
    _gh_major_answer_value "$command ${word%%=*}"
  elif [[ -z $optionsended && $word == -* ]]; then
    offered=()
    _gh_major_options "$command"
    for option in "${offered[@]}"; do
      _gh_major_is_excluded "$option" || words+=("$option")
    done
    _gh_major_answer
  elif [[ -z $command ]]; then
    words=(list star watch search weather doctor completion manual help)
    _gh_major_answer
  elif [[ " list star watch search weather doctor completion manual help " == *" $command "* ]]; then
    _gh_major_answer_value "$command $((operands + 1))"
  else
    # A plug-in may take files; what else it takes is not known.
    _gh_major_files default -f
  fi
}

if type compopt >/dev/null 2>&1; then
  complete -F _gh_major gh-major
else
  complete -o default -F _gh_major gh-major
fi
