# shellcheck shell=bash
# Rendered from the declarations of toy; not edited by hand.

# Whether the next word is the value of this option of a command.
_toy_takes_value() {
  case $1 in
    'list --limit' | 'list -L' | 'list --minimum' | 'list --min' | 'list --least' | 'list --tag' | 'list --label' | 'list -t' | 'list --box' | 'list --format' | 'list -f' | 'list --fields' | 'list --json' | 'list --output' | 'list -o') return 0 ;;
    'star --reason') return 0 ;;
    'completion --shell' | 'completion -s') return 0 ;;
  esac
  return 1
}

# What is offered for the value of an option, or for an operand at its place.
_toy_value() {
  case $1 in
    'list --box') source=folder ;;
    'list --format' | 'list -f') words=('table' 'json' 'csv') ;;
    'list --fields') list=1; words=('name' 'color' 'weight') ;;
    'list --json') list=1; words=('name' 'color' 'weight') ;;
    'list --output' | 'list -o') source=file ;;
    'list '[0-9]*) _toy_dynamic 'owner' ;;
    'completion --shell' | 'completion -s') words=('bash' 'zsh' 'fish') ;;
    'completion 1') _toy_is_excluded @1 || { words=('bash' 'zsh' 'fish'); } ;;
    'help 1') words=('list' 'star' 'completion' 'environment' 'exit-status') ;;
  esac
}

# The options of a command.
_toy_options() {
  case $1 in
    list) offered=(--limit -L --minimum --min --web -w --archived --no-archived --color --no-color --source --fork --tag -t --box --quiet -q --verbose --format -f --fields --json --output -o) ;;
    star) offered=(--remove --check --reason) ;;
    completion) offered=(--shell -s) ;;
    help) offered=() ;;
  esac
  offered+=(-h --help --version)
}

# What is not offered once an option of a command is given.
_toy_excluded() {
  case $1 in
    'list --limit' | 'list -L') excluded+='--limit -L ' ;;
    'list --minimum' | 'list --min') excluded+='--minimum --min ' ;;
    'list --web' | 'list -w') excluded+='--web -w --format -f --json ' ;;
    'list --archived' | 'list --no-archived') excluded+='--archived --no-archived ' ;;
    'list --color' | 'list --no-color') excluded+='--color --no-color ' ;;
    'list --source') excluded+='--source --fork ' ;;
    'list --fork') excluded+='--fork --source ' ;;
    'list --box') excluded+='--box ' ;;
    'list --quiet' | 'list -q') excluded+='--quiet -q ' ;;
    'list --verbose') excluded+='--verbose ' ;;
    'list --format' | 'list -f') excluded+='--format -f --web -w ' ;;
    'list --json') excluded+='--web -w ' ;;
    'list --output' | 'list -o') excluded+='--output -o ' ;;
    'star --remove') excluded+='--remove --check ' ;;
    'star --check') excluded+='--check --remove ' ;;
    'star --reason') excluded+='--reason ' ;;
    'completion --shell' | 'completion -s') excluded+='--shell -s @1 ' ;;
  esac
}

# Reads the words up to the cursor, which bash has cut at = and : into pieces, into args and
# word; cut is the beginning of word that an answer leaves out.
_toy_read() {
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
_toy_scan() {
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
      _toy_excluded "$command $option"
      if [[ $arg != *=* ]] && _toy_takes_value "$command $option"; then pending=$arg; fi
    else
      letters=${arg#-}
      while [[ -n $letters ]]; do
        option=-${letters:0:1}
        letters=${letters:1}
        _toy_excluded "$command $option"
        if _toy_takes_value "$command $option"; then
          [[ -n $letters ]] || pending=$option
          break
        fi
      done
    fi
  done
  optionsended=$ended
}

_toy_is_excluded() { [[ " $excluded" == *" $1 "* ]]; }

# Asks the program for words.
_toy_dynamic() {
  local answer
  while IFS= read -r answer; do
    words+=("$answer")
  done < <("${args[0]/#\~/$HOME}" __complete "$1" -- "${value##*,}" 2>/dev/null)
}

# Answers the words that begin with value; head is what stands before value in the word.
_toy_answer() {
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
_toy_answer_value() {
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
  _toy_value "$1"
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
    _toy_compopt nospace
  fi
  _toy_answer
  case $source in
    file) _toy_files default -f ;;
    folder) _toy_files plusdirs -d ;;
  esac
}

# Before bash 4 there is no compopt; what it would change is then as registered below.
_toy_compopt() {
  if type compopt >/dev/null 2>&1; then compopt -o "$1" 2>/dev/null; fi
}

# Leaves file names to bash, which quotes them, unless it does not know where they begin.
_toy_files() {
  local name
  if [[ $cut == "$head" ]]; then
    _toy_compopt "$1"
    return
  fi
  _toy_compopt filenames
  while IFS= read -r name; do
    COMPREPLY+=("$head$name")
  done < <(compgen "$2" -- "$value")
}

_toy() {
  local word= cut= command= pending= optionsended= open= operands=0 excluded= head= value option
  local -a args words offered
  args=()
  words=()
  COMPREPLY=()
  _toy_read
  _toy_scan
  value=$word
  if [[ -n $pending ]]; then
    _toy_answer_value "$command $pending"
  elif [[ -z $optionsended && $word == --*=* ]]; then
    head=${word%%=*}=
    value=${word#*=}
    _toy_answer_value "$command ${word%%=*}"
  elif [[ -z $optionsended && $word == -* ]]; then
    offered=()
    _toy_options "$command"
    for option in "${offered[@]}"; do
      _toy_is_excluded "$option" || words+=("$option")
    done
    _toy_answer
  elif [[ -z $command ]]; then
    words=(list star completion help)
    _toy_answer
  elif [[ " list star completion help " == *" $command "* ]]; then
    _toy_answer_value "$command $((operands + 1))"
  else
    # A plug-in may take files; what else it takes is not known.
    _toy_files default -f
  fi
}

if type compopt >/dev/null 2>&1; then
  complete -F _toy toy
else
  complete -o default -F _toy toy
fi
