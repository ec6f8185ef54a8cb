#!/usr/bin/env bash
# Checks the corpus with the oracle: its verdict on every pair must be the name of the pair's folder, and its report
# must contain every line of the pair's `says`. Exit status 1 if not.
#       VERDICT/NAME/expected, actual   the two outputs
#                   /options            one line of options, else none
#                   /agents             number of agents in a step, else 1
#                   /says               lines that the report must contain
set -euo pipefail

corpus=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
oracle=$corpus/../../oracle/compare
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
checked=0
failed=0

complain() {  # PAIR WHAT
  echo "${1#"$corpus/"}: $2"
  failed=$((failed + 1))
}

check_files() {  # PAIR VERDICT
  for file in "$1"/*; do
    case ${file##*/} in
      expected | actual | options | agents | says) ;;
      *) complain "$1" "unknown file ${file##*/}" ;;
    esac
  done
  if [[ $2 == WA && ! -s $1/says ]]; then
    complain "$1" "a wrong answer without says"
  fi
}

check_report() {  # PAIR VERDICT STATUS
  local wanted=1
  [[ $2 != AC ]] || wanted=0
  if [[ $3 != "$wanted" ]]; then
    complain "$1" "exit status $3"
  fi
  if ! grep -qx "verdict=$2" "$scratch/report"; then
    complain "$1" "$(head -n 1 "$scratch/report")"
  fi
  [[ -e $1/says ]] || return 0
  while IFS= read -r fact; do
    grep -qF -- "$fact" "$scratch/report" || complain "$1" "not said: $fact"
  done <"$1/says"
}

check_pair() {  # PAIR VERDICT
  local options=() status=0
  [[ ! -e $1/options ]] || read -ra options <"$1/options"
  [[ ! -e $1/agents ]] || options+=(--agents "$(<"$1/agents")")
  "$scratch/compare_main" "${options[@]}" "$1/expected" "$1/actual" >"$scratch/report" || status=$?
  check_files "$1" "$2"
  check_report "$1" "$2" "$status"
  checked=$((checked + 1))
}

"${CXX:-g++}" -std=c++20 -O1 -o "$scratch/compare_main" \
  "$oracle"/{compare,compare_main,decimal,digits,layout,report,tokens}.cpp
for verdict in AC WA PE; do
  for pair in "$corpus/$verdict"/*; do
    check_pair "$pair" "$verdict"
  done
done
echo "$checked pairs checked, $failed complaints"
[[ $failed == 0 ]]
