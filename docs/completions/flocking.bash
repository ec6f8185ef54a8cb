# bash completion for flocking. Commands, options and values are those that the program itself names,
# in its help and where it refuses an empty value, so that nothing here lags behind.

# What can stand for the word $1 after the other words, a line each: a candidate, a tab, what it is. Nothing where a
# file is meant.
_flocking_words() {
  local word=$1 before=${*: -1} command='' commands help
  shift
  commands=$(flocking --help </dev/null |
    sed -n '/^Commands:/,/^$/s/^  flocking \([a-z]*\).*   \([^ ].*\)$/\1\t\2/p')
  [ $# -gt 1 ] && [[ $'\n'$commands == *$'\n'"$2"$'\t'* ]] && command=$2
  [[ " ${*:2} " != *' -- '* ]] || return 0
  [ "$before" != help ] || { [ $# != 2 ] || echo "$commands"; return; }
  help=$(flocking ${command:+"$command"} --help </dev/null)
  case $before in
    --set)
      flocking settings </dev/null | sed -n 's/^  \([a-z][a-z_.]*\) .*/\1=/p'
      return
      ;;
    deploy)
      flocking deploy '' </dev/null 2>&1 >/dev/null |
        sed -n 's/.*expected one of: \(.*\), found.*/\1/p' | sed 's/, /\n/g'
      ;;
    -*)
      # Values are refused before anything is done, but not before what must be there is missing.
      local needed=()
      case $command in
        view | plot) needed=(/dev/null/none -o /dev/null/none.svg) ;;
        field) needed=(--map /dev/null/none) ;;
        deploy) needed=(github) ;;
        package) needed=(--out /dev/null/none) ;;
        merge | check) needed=(/dev/null/none) ;;
      esac
      flocking ${command:+"$command"} "${needed[@]}" "$before" '' </dev/null 2>&1 >/dev/null |
        sed -n 's/.*expected one of: \(.*\), found.*/\1/p' | sed 's/, /\n/g' | grep . && return
      # Another value, as of --roster FILE.
      awk -v flag="$before" '/^Options:/ { on = 1; next } /^$/ { on = 0 }
      on && $2 ~ /^[^a-z]+$/ { n = split($1, names, ","); for (i = 1; i <= n; ++i) if (names[i] == flag) found = 1 }
      END { exit !found }' <<<"$help" && return
      ;;
  esac
  [ $# -gt 1 ] || echo "$commands"
  [[ $command = deploy || $word = -* || $help != *$'\nPositionals:'* ]] || return 0
  echo "$help" |
    awk '/^Options:/ { on = 1; next } /^$/ { on = 0 }
      on { n = split($1, names, ","); for (i = 1; i <= n; ++i) print names[i] "\t" substr($0, 31) }'
}

_flocking() {
  local word=${COMP_WORDS[COMP_CWORD]} words
  words=$(_flocking_words "$word" "${COMP_WORDS[@]:0:COMP_CWORD}" | cut -f 1)
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  [ ${#COMPREPLY[@]} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
  [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null || true
}
complete -o filenames -F _flocking flocking
