#!/usr/bin/env bash
# windows.sh BUILD: builds the program for Windows, runs it under Wine, and compares it with the program in BUILD:
# everything that machines.sh compares; outputs that are compared and judged, audits, help and error messages; line ends
# and file names of Windows; commands that it refuses; unit tests of the rooms that simulate. Skipped without a compiler
# or Wine.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/machines.bash
source "$root/tests/support/machines.bash"
# shellcheck source=tests/support/readme.bash
source "$root/tests/support/readme.bash"
native=$(cd "$1" && pwd)
lacking=$(machine_lacks windows) || { echo "skipped: no program for Windows: $lacking"; exit 77; }
"$root/tests/checks/machines.sh" "$native" windows
scratch=$(mktemp -d)
trap 'end_wine; rm -rf "$scratch"' EXIT
build_for_machine windows "$root" "$native" "$scratch" >&2
program=$built/flocking.exe
here=$native/flocking
all=0 failed=0

fail() {
  echo "windows: $*" >&2
  failed=$((failed + 1))
}

# PROGRAM ARGUMENT...: runs the program in a separate folder, which then contains written files, output and exit
# status.
run_apart() {
  local place=$scratch/apart status=0
  rm -rf "$place"
  mkdir "$place"
  (cd "$place" && "$@" >stdout 2>stderr) || status=$?
  echo "$status" >"$place/status"
}

# INPUT ARGUMENT...: output, written files and exit status must be the same as for the native program.
alike() {
  local input=$1
  shift
  all=$((all + 1))
  run_apart "$here" "$@" <"$input"
  rm -rf "$scratch/here"
  mv "$scratch/apart" "$scratch/here"
  run_apart "${runner[@]}" "$program" "$@" <"$input"
  diff -r "$scratch/here" "$scratch/apart" >"$scratch/difference" ||
    fail "$* differs: $(head -c 1000 "$scratch/difference")"
}

# WHAT COMMAND...: the command must succeed.
expect() {
  local what=$1
  shift
  all=$((all + 1))
  "$@" || fail "$what"
}

compare_outputs() {
  local pair words agents
  for pair in "$root"/tests/grade/corpus/*/*/; do
    words=() agents=1
    if [ -e "$pair/options" ]; then read -r -a words <"$pair/options" || true; fi
    if [ -e "$pair/agents" ]; then read -r agents <"$pair/agents" || true; fi
    alike /dev/null compare "${words[@]}" --agents "$agents" "$pair/expected" "$pair/actual"
  done
  mkdir "$scratch/feedback"
  alike "$root/testcases/course/all_forces.out" \
    validate "$root"/testcases/course/all_forces.{in,out} "$scratch/feedback"
  alike "$root/testcases/course-tests/all_forces.out" \
    validate "$root"/testcases/course/all_forces.{in,out} "$scratch/feedback"
}

use_other_commands() {
  local cases=$root/testcases/course format
  cp -r "$cases" "$scratch/cases"
  for format in text json markdown html; do
    alike /dev/null audit --cases "$cases" --format "$format" -o report
  done
  alike /dev/null audit --cases "$cases" --add more
  alike /dev/null view "$cases/all_forces.in" --actual "$root/testcases/course-tests/all_forces.out" -o page.html
  alike "$cases/all_forces.in" plot - -o trails.svg
  alike /dev/null new --clusters 3 --agents 40 --seed 5 -o made.in
  alike "$root/testcases/flow/open_room.map" field --map - --goal 5.5,0.5 --show integration
  alike /dev/null field --map "$root/testcases/flow/open_room.map" --goal 5.5,0.5 --format png -o field.png
  alike "$cases/all_forces.in" --instructions scalar
  alike "$cases/all_forces.in" --format jsonl
  alike "$cases/all_forces.in" --last --output out.txt
}

tell_what_is_wrong() {
  local command
  for command in simulate view compare validate audit plot field settings new; do
    alike /dev/null "$command" --help
  done
  alike /dev/null --version
  alike /dev/null --help
  alike /dev/null --input missing.in
  alike /dev/null --input .
  alike /dev/null --scenario missing.toml
  alike /dev/null smulate
  alike /dev/null --sek 1,1
  alike /dev/null compare missing.out missing.out
  alike /dev/null audit --cases missing
  alike "$root/testcases/course/all_forces.in" --output missing/out
  alike "$root/testcases/course/all_forces.in" plot - -o missing/trails.svg
}

# Windows line ends can be read; files are written with those of Linux; compare ignores the difference and reports it.
use_line_ends() {
  local input name words status
  for input in "$root"/testcases/{course,steering,flow}/*.in; do
    name=${input%.in}
    sed 's/$/\r/' "$input" >"$scratch/crlf.in"
    words=()
    if [ -e "$name.toml" ]; then
      cp "$root"/testcases/flow/*.{map,csv} "$scratch"
      sed 's/$/\r/' "$name.toml" >"$scratch/crlf.toml"
      words=(--scenario "$scratch/crlf.toml")
    fi
    status=0
    "${runner[@]}" "$program" "${words[@]}" <"$scratch/crlf.in" >"$scratch/printed" 2>"$scratch/errors" || status=$?
    expect "$input with CRLF, status $status, $(wc -c <"$scratch/printed") bytes: $(head -c 500 "$scratch/errors")" \
      cmp -s "$name.out" "$scratch/printed"
  done
  sed 's/$/\r/' "$root/testcases/course/all_forces.out" >"$scratch/crlf.out"
  alike /dev/null compare "$root/testcases/course/all_forces.out" "$scratch/crlf.out"
  alike /dev/null compare "$scratch/crlf.out" "$root/testcases/course/all_forces.out"
  alike /dev/null compare --strict-format "$root/testcases/course/all_forces.out" "$scratch/crlf.out"
}

# Characters outside of every code page; a path with a drive and backslashes.
use_names() {
  local folder="$scratch/Vögel 群れ" drive
  mkdir "$folder"
  cp "$root"/testcases/course/all_forces.{in,out} "$folder"
  alike /dev/null --input "$folder/all_forces.in" --output 'ausgabe ü.txt'
  alike /dev/null compare "$folder/all_forces.out" "$folder/all_forces.out"
  alike /dev/null view "$folder/all_forces.in" -o 'seite ü.html'
  alike /dev/null plot "$folder/all_forces.in" -o 'bild ü.svg' --title 'Vögel'
  alike /dev/null audit --cases "$folder"
  alike /dev/null --input "$folder/missing.in"
  drive="z:${folder//\//\\}\\all_forces"
  "${runner[@]}" "$program" compare "$drive.out" "$drive.out" >"$scratch/printed"
  expect "$drive.out" grep -qx 'the same' "$scratch/printed"
  "${runner[@]}" "$program" plot "$drive.in" -o "$drive.svg"
  expect "$drive.svg" test -s "$folder/all_forces.svg"
  "${runner[@]}" "$program" plot "$drive.in" -o "$drive.svg"
  expect "nothing but files in $folder" test "$(find "$folder" -type f | wc -l)" = 3
  cp "$folder/all_forces.in" "$folder/both"
  expect "an output that is the input is refused" \
    test "$("${runner[@]}" "$program" --input "$folder/both" --output "$folder/both" 2>&1 | grep -c 'this is the input')" = 1
  expect "the input is as it was" cmp "$folder/all_forces.in" "$folder/both"
}

# The commands that README.md gives for the unpacked zip file.
type_commands() {
  local commands line first
  commands=$(block_of_readme "$root/README.md" '.\flocking.exe')
  mkdir "$scratch/zip"
  cp "$program" "$scratch/zip"
  cp -r "$root/testcases" "$scratch/zip"
  while read -r line; do
    (cd "$scratch/zip" && "${runner[@]}" cmd /c "$line" </dev/null) >>"$scratch/typed" || fail "$line"
  done < <(tr -d '\r' <<<"$commands")
  first=$(wc -l <"$root/testcases/course/two_agents_cohesion.out")
  expect 'the first command of README.md prints the answer' \
    cmp "$root/testcases/course/two_agents_cohesion.out" <(head -n "$first" "$scratch/typed")
  expect 'the others of README.md print this' test "$(tail -n +$((first + 1)) "$scratch/typed" | grep -c '^the same$\|^wrote replay.html')" = 2
  expect 'there is a page' test -s "$scratch/zip/replay.html"
}

refuse() {
  local command status
  for command in grade explain package deploy 'view case.in -o page.html -- program'; do
    cp "$root/testcases/course/all_forces.in" "$scratch/case.in"
    status=0
    # shellcheck disable=SC2086
    (cd "$scratch" && "${runner[@]}" "$program" $command >refused.out 2>refused) || status=$?
    expect "$command says what to use instead" grep -q 'use it in WSL (wsl --install) or in a container$' "$scratch/refused"
    expect "$command is refused in one line" test "$status $(wc -l <"$scratch/refused")" = '3 1'
  done
}

compare_outputs
use_other_commands
tell_what_is_wrong
use_line_ends
use_names
type_commands
refuse
echo "windows: $((all - failed)) of $all other comparisons with the program here"
# Threads start slowly under Wine: fewer random flocks, worlds and inputs than elsewhere.
FLOCKING_NUMBER_SAMPLES=20000 FLOCKING_RANDOM_WORLDS=100 FLOCKING_RANDOM_INPUTS=1000 FLOCKING_RANDOM_FLOCKS=50 \
  "${runner[@]}" "$built/tests/engine_tests.exe" \
  --gtest_filter=-Elementary.IsWhatTheOracleFindsByAnotherWay \
  --gtest_brief=1 >"$scratch/units" 2>&1 || { tail -40 "$scratch/units"; fail "unit tests"; }
echo "windows: unit tests of the rooms that simulate: $(tail -n 1 "$scratch/units" | tr -d '\r')"
[ $failed = 0 ]
