# shellcheck shell=sh disable=SC2015,SC2034,SC2164
# Part of a build's script. Arguments: what --main names, the class with main, the number of repairs,
# three words for each repair, then the tool, its flags and the sources.
main=$1 class=$2 repairs=$3
shift 3
product=$TMPDIR/product
notes=$TMPDIR/notes
: > "$notes"
needs_choice=3 # exit status of a build that stops because several programs may be meant
# note CODE [ARGUMENT [ARGUMENT]]: a sentence of build_notes.cpp.
note() {
  printf '%s' "$1" >> "$notes"
  shift
  for argument; do printf '\t%s' "$argument" >> "$notes"; done
  echo >> "$notes"
}
# quote WORD: sets $quoted to WORD as the shell reads it. Starts no separate process: the kernel
# counts those that have ended for a while.
quote() {
  case $1 in
    *\'*) quoted="'$(printf '%s' "$1" | sed "s/'/'\\\\''/g")'" ;;
    *) quoted="'$1'" ;;
  esac
}
count_word() {
  case $1 in 2) echo two ;; 3) echo three ;; *) echo "$1" ;; esac
}
# enumerate NAMES: lines as "a, b, c, d, ...".
enumerate() {
  printf '%s\n' "$1" | sed '/^$/d' | awk '
    NR <= 4 { printf "%s%s", (NR > 1 ? ", " : ""), $0 }
    NR == 5 { printf ", ..." }'
}
# repair KIND PATH WORD: mends one file of the private copy.
repair() {
  case $1 in
    forward | after)
      [ "$1" = forward ] && file=./$2 || file=$TMPDIR/after/$2
      [ ! -e "$file" ] || return 0
      mkdir -p "$(dirname "$file")" || return 0
      case $3 in
        '<'*) printf '#include %s\n' "$3" > "$file" ;;
        *) printf '#include "%s"\n' "$TMPDIR/s/$3" > "$file" ;;
      esac
      ;;
    utf8)
      if ! iconv -f UTF-16 -t UTF-8 "./$2" > "$TMPDIR/utf8" 2> /dev/null; then
        echo "error: $2 is UTF-16 text; save it as UTF-8"
        exit 1
      fi
      cat "$TMPDIR/utf8" > "./$2"
      ;;
    unix)
      tr -d '\r' < "./$2" > "$TMPDIR/unix"
      cat "$TMPDIR/unix" > "./$2"
      ;;
  esac
}
# Enters a private copy of the sources, in which repairs are made. Files that something could have
# been built of are newer than all others: what was submitted is built again.
enter_copy() {
  [ "$PWD" != "$TMPDIR/s" ] || return 0
  submitted=$PWD
  cp -R . "$TMPDIR/s"
  cd "$TMPDIR/s"
  eval "$repair_all"
  sleep 0.01
  find . -type f \( -name '*.[cChHsS]' -o -name '*.[cC][cCpPxX+]*' -o -name '*.[hH][hHpPxX+]*' \
    -o -name '*.[iItT][npNP][lpLP]' -o -name '*.rs' -o -name '*.go' -o -name '*.cs' \) -size -64k |
    while IFS= read -r file; do
      cat "$file" > "$TMPDIR/again" && cat "$TMPDIR/again" > "$file"
    done
  sleep 0.01
  : > "$TMPDIR/begin"
}
# The programs that a build has made below the current folder, a line each. Where modes cannot be set,
# for an ordinary user without namespaces, linkers leave them without the right to be executed.
made_programs() {
  made() {
    find . -type f "$@" ! -path '*/CMakeFiles/*' ! -name '*.so*' ! -name '*.sh' ! -name '*.py' \
      ! -name '*.a' ! -name '*.o' -newer "$TMPDIR/begin" | sed 's|^\./||' | sort
  }
  executable=$(made -perm -100)
  if [ -n "$executable" ]; then
    printf '%s\n' "$executable"
  else
    made | while IFS= read -r file; do
      case $(head -c 4 "$file" | tr -d '\000') in ?ELF) printf '%s\n' "$file" ;; esac
    done
  fi
}
# Takes one of them as the product.
pick() {
  found=$(made_programs)
  all=$found
  if [ -n "$main" ]; then found=$(printf '%s\n' "$all" | grep -Fx -e "$main" || true); fi
  if [ -n "$main" ] && [ -z "$found" ]; then
    found=$(printf '%s\n' "$all" | awk -v name="$main" -F/ '$NF == name' | head -n 1)
  fi
  if [ -z "$main" ] && [ "$(printf '%s\n' "$found" | grep -c .)" -gt 1 ]; then
    found=$(printf '%s\n' "$all" | grep -viE '(^|[/_.-])(unit)?_?tests?([/_.-]|$)' || true)
    [ -n "$found" ] || found=$all
  fi
  count=$(printf '%s\n' "$found" | grep -c . || true)
  if [ "$count" -eq 0 ] && [ -z "$all" ]; then
    echo 'error: the build succeeds, but makes no program'
    return 1
  fi
  if [ "$count" -ne 1 ]; then
    echo "error: $(count_word "$(printf '%s\n' "$all" | grep -c .)") programs: $(enumerate "$(
      printf '%s\n' "$all" | sed 's|.*/||')"); say which with --main"
    exit "$needs_choice"
  fi
  if [ "$found" != "$all" ]; then
    note runs "$found" "$(enumerate "$(printf '%s\n' "$all" | grep -Fxv -e "$found")")"
  fi
  cp "./$found" "$product"
}
repair_all=
while [ "$repairs" -gt 0 ]; do
  repair_all="$repair_all repair"
  for word in "$1" "$2" "$3"; do
    quote "$word"
    repair_all="$repair_all $quoted"
  done
  repair_all="$repair_all;"
  repairs=$((repairs - 1))
  shift 3
done
