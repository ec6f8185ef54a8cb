#!/usr/bin/env bash
# Rewrites every NAME.out in testcases/ from the textbook oracle, never from the engine.
#   regenerate_answers.sh          write the answers
#   regenerate_answers.sh --check  write nothing; name what differs or is missing and exit 1
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
# Fused multiply-add would change the last bit of the answers.
"${CXX:-g++}" -std=c++20 -O0 -ffp-contract=off -o "$scratch/textbook" \
  "$oracle_dir/textbook.cpp" "$oracle_dir/textbook_main.cpp"

status=0
for rules in course course-tests; do
  for input in "$cases_dir/$rules"/*.in; do
    answer=${input%.in}.out
    "$scratch/textbook" "$rules" <"$input" >"$scratch/answer"
    if cmp -s -- "$scratch/answer" "$answer"; then
      continue
    elif [[ $check == no ]]; then
      cat -- "$scratch/answer" >"$answer"
      echo "written: $answer"
    elif [[ -e $answer ]]; then
      echo "differs: $answer"
      status=1
    else
      echo "missing: $answer"
      status=1
    fi
  done
  for answer in "$cases_dir/$rules"/*.out; do
    if [[ ! -e ${answer%.out}.in ]]; then
      echo "without input: $answer"
      status=1
    fi
  done
done
exit "$status"
