#!/usr/bin/env bash
# Rewrites every NAME.out in testcases/ from the oracles, never from the engine: the answers of course and course-tests
# come from the textbook, those of steering and flow, with NAME.toml, from the oracle of steering. Also writes
# NAME.cost, NAME.integration and NAME.direction in flow/, for the arguments in NAME.field.
#   regenerate_answers.sh          writes the answers
#   regenerate_answers.sh --check  writes nothing; lists files that differ or are missing, and then exits with 1
set -euo pipefail

oracle_dir=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
cases_dir=$(cd -- "$oracle_dir/../../testcases" && pwd)

case "$#:${1-}" in
  0:) check=no ;;
  1:--check) check=yes ;;
  *)
    echo "usage: ${0##*/} [--check]" >&2
    exit 2
    ;;
esac

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
status=0

compile() {  # PROGRAM SOURCE...
  # Fused multiply-add would change the last bit of the answers.
  "${CXX:-g++}" -std=c++20 -O0 -ffp-contract=off -o "$scratch/$1" "${@:2}"
}

complain() {  # WHAT
  echo "$1"
  status=1
}

compare_or_write() {  # ANSWER, which ought to be what is in $scratch/answer
  if cmp -s -- "$scratch/answer" "$1"; then
    return
  elif [[ $check == no ]]; then
    cat -- "$scratch/answer" >"$1"
    echo "written: $1"
  elif [[ -e $1 ]]; then
    complain "differs: $1"
  else
    complain "missing: $1"
  fi
}

name_lone_files() {  # FOLDER SUFFIX INPUT_SUFFIX: files with SUFFIX that have no input
  for file in "$cases_dir/$1"/*"$2"; do
    if [[ -e $file && ! -e ${file%"$2"}$3 ]]; then
      complain "without input: $file"
    fi
  done
}

compile textbook "$oracle_dir"/textbook{,_main}.cpp
for folder in course course-tests not-finite; do
  rules=$folder
  if [[ $folder == not-finite ]]; then rules=course; fi
  for input in "$cases_dir/$folder"/*.in; do
    "$scratch/textbook" "$rules" <"$input" >"$scratch/answer"
    compare_or_write "${input%.in}.out"
  done
  name_lone_files "$folder" .out .in
done

steering_dir=$oracle_dir/steering
flow_dir=$oracle_dir/flow
compile steering "$steering_dir"/{behaviours_*,scenario*,steering_main}.cpp \
  "$steering_dir"/{combine,evaluate,group_forces,neighbors,random,space,step}.cpp \
  "$flow_dir"/flow_{fields,lookup,text}.cpp "$oracle_dir"/{elementary,fixed}.cpp
for folder in steering flow; do
  for input in "$cases_dir/$folder"/*.in; do
    scenario=${input%.in}.toml
    if [[ ! -e $scenario ]]; then
      complain "missing: $scenario"
    elif "$scratch/steering" "$scenario" <"$input" >"$scratch/answer"; then
      compare_or_write "${input%.in}.out"
    else
      complain "without answer: $input"
    fi
  done
  name_lone_files "$folder" .out .in
  name_lone_files "$folder" .toml .in
done

compile flow "$flow_dir"/flow_{fields,lookup,main,text}.cpp
cd -- "$cases_dir/flow"
for field in "$cases_dir"/flow/*.field; do
  read -r -a arguments <"$field"
  for grid in cost integration direction; do
    if "$scratch/flow" "${arguments[@]}" --show "$grid" >"$scratch/answer"; then
      compare_or_write "${field%.field}.$grid"
    else
      complain "without answer: $field"
    fi
  done
done
for grid in cost integration direction; do
  name_lone_files flow ".$grid" .field
done
exit "$status"
