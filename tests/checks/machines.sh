#!/usr/bin/env bash
# machines.sh BUILD [--table] [MACHINE...]: the same bytes on other machines. Builds the program for each machine for
# which there are a compiler and a way to run programs, and compares its output with the answers of all test cases, with
# the output of the program in BUILD, and with a golden hash; for each instruction set of that machine it runs cases of
# the course's rules and a flock of thousands; it compares FLOCKING_MACHINE_WORLDS (10000) random worlds that are
# stepped on both. --table prints a table for docs/development.md. The machines are those of support/machines.bash.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/machines.bash
source "$root/tests/support/machines.bash"
native=$(cd "$1" && pwd)
shift
table=no
if [ "${1:-}" = --table ]; then table=yes; shift; fi
machines=("$@")
[ $# -gt 0 ] || machines=("${all_machines[@]}")
worlds=${FLOCKING_MACHINE_WORLDS:-10000}
scratch=$(mktemp -d)
trap 'end_wine; rm -rf "$scratch"' EXIT
failed=0 skipped=''

complain() {
  echo "$machine: $1" >&2
  failed=1
  right=$((right - 1))
}

# The sign of NaN depends on the processor.
plain() { sed 's/-nan/nan/g'; }

# ANSWER ARGUMENT...: true if the program for the machine, given the standard input, prints ANSWER.
answers() {
  local answer=$1
  shift
  all=$((all + 1)) right=$((right + 1))
  # Values that are not finite are reported on stderr.
  if ! "${runner[@]}" "$program" "$@" >"$scratch/printed" 2>"$scratch/errors"; then
    complain "$* ($answer): $(cat "$scratch/errors")"
  elif ! cmp -s "$answer" "$scratch/printed" && ! cmp -s <(plain <"$answer") <(plain <"$scratch/printed"); then
    complain "$* prints other bytes than $answer"
  fi
}

# ARGUMENT...: runs the cases with answers of the course's rules.
run_course_cases() {
  local rules input
  for rules in course course-tests; do
    for input in "$root/testcases/$rules"/*.in; do
      answers "${input%.in}.out" --rules "$rules" "$@" <"$input"
    done
  done
  for input in "$root"/testcases/not-finite/*.in; do answers "${input%.in}.out" "$@" <"$input"; done
}

run_cases() {
  local input field shown words
  run_course_cases
  for input in "$root"/testcases/{steering,flow}/*.in; do
    answers "${input%.in}.out" --scenario "${input%.in}.toml" <"$input"
  done
  cd "$root/testcases/flow"
  for field in *.field; do
    read -r -a words <"$field"
    for shown in cost integration direction; do
      answers "$PWD/${field%.field}.$shown" field "${words[@]}" --show "$shown" </dev/null
    done
  done
  cd "$root"
}

# Tests each instruction set with many agents, since flocks of few agents do not use it.
run_instructions() {
  local set rules
  "$native/flocking" new --disc 30 --agents 3000 --seed 5 --steps 5 >"$scratch/many.in"
  for set in "${instructions[@]}"; do
    run_course_cases --neighbors grid --instructions "$set"
    for rules in course course-tests; do
      "$native/flocking" --rules "$rules" --instructions scalar <"$scratch/many.in" >"$scratch/many.out"
      answers "$scratch/many.out" --rules "$rules" --instructions "$set" <"$scratch/many.in"
    done
  done
}

# ARGUMENT...: true if it prints the same as the native program.
alike() {
  "$native/flocking" "$@" >"$scratch/native" </dev/null
  answers "$scratch/native" "$@" </dev/null
}

# FILE ARGUMENT...: the same, for the file that it writes.
write_alike() {
  local file=$1
  shift
  mkdir -p "$scratch/native.files" "$scratch/other.files"
  all=$((all + 1)) right=$((right + 1))
  "$native/flocking" "$@" -o "$scratch/native.files/$file" >"$scratch/printed" </dev/null
  if ! "${runner[@]}" "$program" "$@" -o "$scratch/other.files/$file" >"$scratch/printed" </dev/null ||
    ! cmp -s "$scratch/native.files/$file" "$scratch/other.files/$file"; then
    complain "$* writes another $file"
  fi
}

run_commands() {
  local shape case
  for shape in '--area 7,5' '--disc 3' '--ring 4.5' '--grid 6x5' '--clusters 3' '--two-groups 9'; do
    # shellcheck disable=SC2086
    alike new $shape --agents 30 --seed 7 --decimals 6
  done
  for case in "$root"/testcases/course/{all_forces,five_hundred_steps}.in; do
    write_alike trails.svg plot "$case"
    write_alike page.html view "$case"
  done
  alike settings --markdown
}

compare_worlds() {
  local from step=500
  different=0
  for ((from = 0; from < worlds; from += step)); do
    # The native results are computed once for all machines.
    [ -e "$scratch/worlds-$from" ] || "$native/tests/steered_worlds" "$from" "$step" >"$scratch/worlds-$from"
    "${runner[@]}" "$built/tests/steered_worlds$suffix" "$from" "$step" | tr -d "\r" | plain >"$scratch/other"
    different=$((different + $(diff "$scratch/worlds-$from" "$scratch/other" | grep -c '^<' || true)))
  done
  if [ "$different" != 0 ]; then
    echo "$machine: of $worlds worlds $different differ" >&2
    failed=1
  fi
}

cmake --build "$native" --target flocking steered_worlds golden_O3 >&2
rows=()
for machine in "${machines[@]}"; do
  if ! lacking=$(machine_lacks "$machine"); then
    skipped+=" $machine ($lacking)"
    continue
  fi
  build_for_machine "$machine" "$root" "$native" "$scratch" >&2
  program=$built/flocking$suffix
  all=0 right=0
  run_cases
  cases="$right of $all"
  all=0 right=0
  run_commands
  commands="$right of $all"
  all=0 right=0
  run_instructions
  sets="$right of $all"
  golden=same
  "${runner[@]}" "$built/tests/golden_O3$suffix" >&2 || { golden=different; failed=1; }
  compare_worlds
  echo "$machine: cases $cases, commands $commands, with ${instructions[*]} $sets, golden hashes $golden, worlds $((worlds - different)) of $worlds"
  rows+=("| $description | $cases | $commands | $golden | $((worlds - different)) of $worlds |")
done
if [ $table = yes ]; then
  echo '| machine | test cases | other commands | golden hashes | random worlds |'
  echo '| --- | --- | --- | --- | --- |'
  printf '%s\n' "${rows[@]}"
fi
[ $failed = 0 ] || exit 1
[ ${#rows[@]} -gt 0 ] || { echo "skipped: no machine but this one:$skipped"; exit 77; }
[ -z "$skipped" ] || echo "not tried:$skipped"
