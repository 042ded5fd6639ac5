/// The part of the bash script that reads the line and answers from the tables.
struct BashEngine {
  let prefix: String
  let program: String
  let commands: [String]

  var text: String { [reading, scanning, answering, main].joined(separator: "\n") }

  /// bash cuts words at `=` and `:` (COMP_WORDBREAKS) and replaces only the last piece.
  private var reading: String {
    #"""
    # Reads the words up to the cursor, which bash has cut at = and : into pieces, into args and
    # word; cut is the beginning of word that an answer leaves out.
    _PREFIX__read() {
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

    """#.replacing("_PREFIX_", with: prefix)
  }

  private var scanning: String {
    #"""
    # Finds the command, the operands after it, the options given, and the option whose value is
    # next.
    _PREFIX__scan() {
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
          _PREFIX__excluded "$command $option"
          if [[ $arg != *=* ]] && _PREFIX__takes_value "$command $option"; then pending=$arg; fi
        else
          letters=${arg#-}
          while [[ -n $letters ]]; do
            option=-${letters:0:1}
            letters=${letters:1}
            _PREFIX__excluded "$command $option"
            if _PREFIX__takes_value "$command $option"; then
              [[ -n $letters ]] || pending=$option
              break
            fi
          done
        fi
      done
      optionsended=$ended
    }

    _PREFIX__is_excluded() { [[ " $excluded" == *" $1 "* ]]; }

    # Asks the program for words.
    _PREFIX__dynamic() {
      local answer
      while IFS= read -r answer; do
        words+=("$answer")
      done < <("${args[0]/#\~/$HOME}" __complete "$1" -- "${value##*,}" 2>/dev/null)
    }

    """#.replacing("_PREFIX_", with: prefix)
  }

  private var answering: String {
    #"""
    # Answers the words that begin with value; head is what stands before value in the word.
    _PREFIX__answer() {
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
    _PREFIX__answer_value() {
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
      _PREFIX__value "$1"
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
        _PREFIX__compopt nospace
      fi
      _PREFIX__answer
      case $source in
        file) _PREFIX__files default -f ;;
        folder) _PREFIX__files plusdirs -d ;;
      esac
    }

    # Before bash 4 there is no compopt; what it would change is then as registered below.
    _PREFIX__compopt() {
      if type compopt >/dev/null 2>&1; then compopt -o "$1" 2>/dev/null; fi
    }

    # Leaves file names to bash, which quotes them, unless it does not know where they begin.
    _PREFIX__files() {
      local name
      if [[ $cut == "$head" ]]; then
        _PREFIX__compopt "$1"
        return
      fi
      _PREFIX__compopt filenames
      while IFS= read -r name; do
        COMPREPLY+=("$head$name")
      done < <(compgen "$2" -- "$value")
    }

    """#.replacing("_PREFIX_", with: prefix)
  }

  private var main: String {
    #"""
    _PREFIX_() {
      local word= cut= command= pending= optionsended= open= operands=0 excluded= head= value option
      local -a args words offered
      args=()
      words=()
      COMPREPLY=()
      _PREFIX__read
      _PREFIX__scan
      value=$word
      if [[ -n $pending ]]; then
        _PREFIX__answer_value "$command $pending"
      elif [[ -z $optionsended && $word == --*=* ]]; then
        head=${word%%=*}=
        value=${word#*=}
        _PREFIX__answer_value "$command ${word%%=*}"
      elif [[ -z $optionsended && $word == -* ]]; then
        offered=()
        _PREFIX__options "$command"
        for option in "${offered[@]}"; do
          _PREFIX__is_excluded "$option" || words+=("$option")
        done
        _PREFIX__answer
      elif [[ -z $command ]]; then
        words=(_COMMANDS_)
        _PREFIX__answer
      elif [[ " _COMMANDS_ " == *" $command "* ]]; then
        _PREFIX__answer_value "$command $((operands + 1))"
      else
        # A plug-in may take files; what else it takes is not known.
        _PREFIX__files default -f
      fi
    }

    if type compopt >/dev/null 2>&1; then
      complete -F _PREFIX_ _PROGRAM_
    else
      complete -o default -F _PREFIX_ _PROGRAM_
    fi

    """#
    .replacing("_COMMANDS_", with: commands.joined(separator: " "))
    .replacing("_PROGRAM_", with: program)
    .replacing("_PREFIX_", with: prefix)
  }
}
