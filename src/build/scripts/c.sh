# shellcheck shell=sh disable=SC2015,SC2016,SC2154
# Part of a build's script: programs in C and C++ without a build system.
#
# Each source is compiled to an object. The object that defines main is linked to all others; if that
# fails, to those that define nothing twice; if that fails too, to a static archive of all objects.
# A source that does not compile does no harm if the program links without it.

# compile NUMBER SOURCE: makes $o/NUMBER.o or $o/NUMBER.bad, and $o/NUMBER.log. A compiler that floods its log
# can take this shell along (SIGXFSZ): until it succeeds, there is $o/NUMBER.bad and no $o/NUMBER.o.
compile() {
  case $2 in
    *.c) set -- "$1" "$2" "$c_tool" "$c_flags" c ;;
    *) set -- "$1" "$2" "$cxx_tool" "$cxx_flags" c++ ;;
  esac
  quote "$3"
  compile_command="$quoted $4 $after -x $5 -c -o \"\$o/$1.part\" \"\$2\""
  ln -s "$1.log" "$o/$1.bad"
  if eval "$compile_command" > "$o/$1.log" 2>&1; then
    take_object "$1"
    return 0
  fi
  mv "$o/$1.log" "$o/$1.errors" && ln -sf "$1.errors" "$o/$1.bad"
  [ "$5" = c++ ] || return 0
  # What is valid in another version of C++ only.
  case $4 in *"'-std=c++20'"*) ;; *) return 0 ;; esac
  for version in 17 23; do
    eval "$compile_command -std=gnu++$version" > "$o/$1.log" 2>&1 || continue
    take_object "$1"
    note older_cxx "$2" "$version"
    return 0
  done
  rm -f "$o/$1.log"
}
take_object() { mv "$o/$1.part" "$o/$1.o" && rm -f "$o/$1.bad"; }
# The functions and variables that an object defines, one a line; weak ones can be defined twice.
symbols_of() { nm -g --defined-only "$1" 2> /dev/null | sed -n 's/^[^ ]* [ABDRST] //p'; }
has_main() { symbols_of "$o/$1.o" | grep -qx '_\{0,1\}main'; }
# compile_all FLAG...: all sources, or those that others include, two at a time.
compile_all() {
  while read -r number rank _; do
    case $1$rank in included4 | first[0-3]) ;; *) continue ;; esac
    IFS= read -r source < "$o/$number.name"
    compile "$number" "$source" &
    if [ $((number % 2)) -eq 0 ]; then wait; fi
  done < "$o/all"
  wait
}
# The sources with main of the best rank, as lines "NUMBER IS_COMPILED IS_INCLUDED".
list_mains() {
  best=
  while read -r number rank text included; do
    if [ -f "$o/$number.o" ]; then
      has_main "$number" || continue
      compiled=1
    else
      [ "$text" = m ] && [ -f "$o/$number.bad" ] || continue
      compiled=0
    fi
    printf '%s %s %s %s\n' "$rank" "$number" "$compiled" "$included"
  done < "$o/all" > "$o/mains"
  # A source that another one with main includes is not compiled alone.
  if grep -q ' 1 -$' "$o/mains"; then
    grep -v ' 0 i$' "$o/mains" > "$o/mains.new" && mv "$o/mains.new" "$o/mains"
  fi
  best=$(sed 's/ .*//' "$o/mains" | sort -n | head -n 1)
  grep "^$best " "$o/mains" | sed 's/^[^ ]* //'
}
names_of() { for number in $1; do cat "$o/$number.name"; done; }
# Sets $start to the number of the source that the program begins in.
choose_start() {
  list_mains > "$o/best"
  start=$(awk '{ print $1 }' "$o/best")
  if [ "$(printf '%s\n' "$start" | grep -c .)" -gt 1 ] &&
    [ "$(grep -c ' 1 ' "$o/best")" -eq 1 ]; then
    start=$(awk '$2 == 1 { print $1 }' "$o/best")
  fi
  count=$(printf '%s\n' "$start" | grep -c . || true)
  if [ "$count" -eq 1 ]; then return 0; fi
  if [ "$count" -eq 0 ]; then
    cat "$o"/*.bad 2> /dev/null && exit 1
    echo "error: none of its files has a main: $(enumerate "$(cat "$o"/*.name)")"
  elif [ -n "$main" ] && ! grep -q '^0 ' "$o/mains"; then
    echo "error: $(count_word "$count") programs: $(enumerate "$(names_of "$start")"); --main '$main' does not match exactly one of them"
  else
    echo "error: $(count_word "$count") programs: $(enumerate "$(names_of "$start")"); say which with --main"
  fi
  exit "$needs_choice"
}
# link NUMBER...: the objects, and $archive if it is set.
link() {
  objects=
  for number do objects="$objects \"\$o/$number.o\""; done
  quote "$link_tool"
  eval "$quoted $link_flags $objects $archive -o \"\$product\"" > "$o/link" 2>&1 ||
    return 1
  used=$*
}
# Numbers of compiled sources without main, of ranks that fit the pattern.
others() {
  while read -r number rank _; do
    # shellcheck disable=SC2254 # a pattern
    case $rank in $1) ;; *) continue ;; esac
    [ "$number" = "$start" ] || [ ! -f "$o/$number.o" ] || grep -q "^[0-9] $number " "$o/mains" ||
      echo "$number"
  done < "$o/all"
}
# Those of $1 that define nothing that is defined already.
without_twins() {
  symbols_of "$o/$start.o" > "$o/taken"
  for number in $1; do
    symbols_of "$o/$number.o" > "$o/own"
    if [ -s "$o/own" ] && grep -qFxf "$o/own" "$o/taken"; then continue; fi
    cat "$o/own" >> "$o/taken"
    echo "$number"
  done
}
# Links to an archive of all other objects, and finds out which were taken from it.
link_archive() {
  compile_all included
  members=
  for number in $(others '[!4]') $(others 4) $(sed 's/^[0-9] \([0-9]*\) .*/\1/' "$o/mains"); do
    [ "$number" = "$start" ] || [ ! -f "$o/$number.o" ] || members="$members $number.o"
  done
  # shellcheck disable=SC2086 # numbers
  [ -n "$members" ] && (cd "$o" && ar rcs all.a $members) || return 1
  archive='"$o/all.a" -Wl,-t'
  link "$start" || { grep -v '^[^ :]*\.\(o\|a\|so[.0-9]*\)$\|^([^ ]*)\|all\.a)\?[0-9]*\.o$' \
    "$o/link" > "$o/link.new"; mv "$o/link.new" "$o/link"; return 1; }
  used="$start $(grep -o 'all\.a)\{0,1\}[(]\{0,1\}[0-9]*\.o' "$o/link" |
    sed 's/.*[^0-9]\([0-9]*\)\.o$/\1/' | sort -nu | tr '\n' ' ')"
  : > "$o/link"
}
# True if a source that is no test and no old copy does not compile.
lacks_one() {
  while read -r number rank _; do
    case $rank in [0-2]) [ ! -f "$o/$number.bad" ] || return 0 ;; esac
  done < "$o/all"
  return 1
}
# No test and no old copy takes the place of a source that does not compile.
link_all() {
  archive=
  # shellcheck disable=SC2046 # numbers
  link "$start" $(others '[0-2]') || link "$start" $(without_twins "$(others '[0-2]')") ||
    { ! lacks_one && link_archive; }
}
# The program of a single source.
link_alone() {
  archive=
  if link 1; then
    cat "$o/1.log"
    return 0
  fi
  if ! has_main 1; then
    echo "error: none of its files has a main: $(cat "$o/1.name")"
    exit "$needs_choice"
  fi
  cat "$o/link"
  return 1
}
# Which sources the program is built of, if not of all.
note_used() {
  unused=$(while read -r number rank _; do
    case " $used 4" in *" $number "*) continue ;; esac
    if [ "$rank" = 4 ]; then continue; fi
    printf '%s%s\n' "$(cat "$o/$number.name")" \
      "$([ ! -f "$o/$number.bad" ] || echo ' (does not compile)')"
  done < "$o/all")
  [ -n "$unused" ] || return 0
  note built "$(enumerate "$(names_of "$used")")" "$(enumerate "$unused")"
}
# build_c TOOL FLAG... -- [ROLE SOURCE]...: ROLE is a digit, the rank of the source: 0 named by --main,
# 1 named main, 2 any, 3 a test or an old copy, 4 included by others; m if its text has a main, else
# -; i if others include it, else -.
build_c() {
  cxx_tool=$1 c_tool=$(dirname "$1")/gcc
  case ${1##*/} in
    gcc | cc) c_tool=$1 ;;
    *) command -v gcc > /dev/null && c_tool=gcc || c_tool=$1 ;;
  esac
  link_tool=$1
  shift
  cxx_flags=
  while [ "$1" != -- ]; do
    quote "$1"
    cxx_flags="$cxx_flags $quoted"
    shift
  done
  shift
  link_flags=$cxx_flags
  c_flags=$cxx_flags
  [ "$c_tool" = "$link_tool" ] || c_flags="-O2 -g -pipe"
  if [ -n "$repair_all" ]; then enter_copy; fi
  after=
  if [ -d "$TMPDIR/after" ]; then after='-idirafter "$TMPDIR/after"'; fi
  o=$TMPDIR/o
  mkdir "$o"
  number=0
  while [ $# -gt 0 ]; do
    number=$((number + 1))
    printf '%s\n' "$2" > "$o/$number.name"
    rest=${1#?}
    printf '%s %s %s %s\n' "$number" "${1%"$rest"}" "${rest%?}" "${rest#?}"
    shift 2
  done > "$o/all"
  count_of_sources=$number
  compile_all first
  if [ "$count_of_sources" -eq 1 ] && [ -f "$o/1.o" ]; then
    link_alone
    return $?
  fi
  choose_start
  if [ -f "$o/$start.bad" ]; then
    cat "$o/$start.bad"
    return 1
  fi
  if ! link_all; then
    for rank in '[0-2]' 3; do
      while read -r number of _; do
        # shellcheck disable=SC2254 # a pattern
        case $of in $rank) cat "$o/$number.bad" 2> /dev/null || true ;; esac
      done < "$o/all"
      if [ "$rank" != 3 ]; then cat "$o/link"; fi
    done
    return 1
  fi
  for number in $used; do cat "$o/$number.log"; done
  note_used
}
