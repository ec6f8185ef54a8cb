#!/usr/bin/env bash
# package.sh PROGRAM: the packages that `flocking package` writes for the cases of both rules of the course follow the
# legacy problem format, their solutions do what their folders say, and their validators agree with that. If Kattis'
# problemtools are installed, verifyproblem checks the packages too.
set -euo pipefail
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
source "$root/tests/support/python.bash"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
status=0

complain() {
  echo "FAILED: $*"
  status=1
}

skip() { echo "skipped: $*"; }

check_names() {
  while read -r path; do
    [[ ${path##*/} =~ ^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$ ]] || complain "the name $path"
  done < <(find . -mindepth 1)
  [ "$(find data -type f | wc -l)" -gt "$least_data" ] || complain "there is little data"
  while read -r path; do
    case $path in
      data/sample/*.in | data/secret/*.in) [ -e "${path%.in}.ans" ] || complain "$path has no answer" ;;
      data/sample/*.ans | data/secret/*.ans) [ -e "${path%.ans}.in" ] || complain "$path has no input" ;;
      *) complain "what is $path?" ;;
    esac
  done < <(find data -type f)
  # Equal inputs would be one case that counts twice.
  local twice
  twice=$(find data -name '*.in' -exec sha256sum {} + | sort | uniq -D -w 64)
  [ -z "$twice" ] || complain "equal inputs: $twice"
}

check_description() {
  if python3 -c 'import yaml' 2>/dev/null; then
    python3 - "$validation" <<'PYTHON' || complain "problem.yaml"
import sys
import yaml
with open("problem.yaml") as file:
    problem = yaml.safe_load(file)
known = {"problem_format_version", "name", "source", "author", "rights_owner", "license", "type",
         "validation", "validator_flags", "limits"}
assert set(problem) == known, set(problem) ^ known
assert problem["problem_format_version"] == "legacy" and problem["type"] == "pass-fail"
assert problem["validation"] == sys.argv[1], problem["validation"]
assert problem["license"] in {"unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational",
                              "permission"}
assert all(isinstance(problem["limits"][key], int) for key in ("memory", "output"))
assert problem["name"] in open("problem_statement/problem.en.tex").readline()
PYTHON
  else
    skip "python3 has no yaml"
    [ "$(grep -cE '^(name|type|validation|validator_flags|license): [^ ]' problem.yaml)" -eq 5 ] ||
      complain "problem.yaml"
  fi
  grep -qE '^timelimit = [0-9.]+$' domjudge-problem.ini || complain "domjudge-problem.ini"
  if [ "$validation" = default ]; then
    [ ! -e output_validators ] || complain "there is a validator beside the judges'"
  elif command -v shellcheck >/dev/null; then
    shellcheck output_validators/flocking/build output_validators/flocking/run || complain "shellcheck"
  else
    skip "no shellcheck"
  fi
}

check_statement() {
  local environment
  for environment in verbatim itemize; do
    [ "$(grep -c "begin{$environment}" problem_statement/problem.en.tex)" = \
      "$(grep -c "end{$environment}" problem_statement/problem.en.tex)" ] || complain "$environment"
  done
  if ! command -v pdflatex >/dev/null; then
    skip "no pdflatex"
    return
  fi
  {
    printf '%s\n' '\documentclass{article}' '\newcommand{\problemname}[1]{\section*{#1}}' \
      '\begin{document}' '\input{problem_statement/problem.en}' '\end{document}'
  } >"$scratch/all.tex"
  pdflatex -interaction=nonstopmode -halt-on-error -output-directory "$scratch" "$scratch/all.tex" \
    >"$scratch/log" || { tail -n 20 "$scratch/log"; complain "the statement is no LaTeX"; }
}

judge() {  # STEM OUTPUT: the validator's exit status
  local code=0 flags
  if [ "$validation" = default ]; then
    python3 "$root/tests/checks/default_validator.py" "$1.ans" "$2" \
      "$(sed -n 's/^validator_flags: //p' problem.yaml)" || code=$?
    echo "$code"
    return
  fi
  flags=$(sed -n 's/^validator_flags: //p' problem.yaml)
  # shellcheck disable=SC2086
  FLOCKING=$program output_validators/flocking/run "$1.in" "$1.ans" "$scratch/" $flags <"$2" \
    2>"$scratch/errors" || code=$?
  echo "$code"
}

# The reference solutions print every answer exactly; the wrong one fails, and does so on separation.
check_accepted() {  # COMMAND...
  local input
  for input in data/*/*.in; do
    "$@" <"$input" >"$scratch/out" || complain "$* ends badly on $input"
    cmp -s "$scratch/out" "${input%.in}.ans" || complain "$* differs on $input"
    [ "$(judge "${input%.in}" "$scratch/out")" = 42 ] || complain "$* is refused on $input"
  done
}

check_wrong() {  # COMMAND...
  local input wrong=0
  for input in data/*/*.in; do
    "$@" <"$input" >"$scratch/out" || complain "$* ends badly on $input"
    case $(judge "${input%.in}" "$scratch/out") in
      42) ;;
      43) wrong=$((wrong + 1)) ;;
      *) complain "$* is an error of the judge on $input" ;;
    esac
  done
  [ "$wrong" -ge "$least_wrong" ] || complain "$* is wrong on $wrong cases only"
}

check_solutions() {
  local compiler=${CXX:-c++}
  if command -v "$compiler" >/dev/null; then
    "$compiler" -O2 -std=c++17 -Wall -Wextra -Werror -ffp-contract=off -o "$scratch/reference" \
      submissions/accepted/reference.cpp
    "$compiler" -O2 -std=c++17 -Wall -Wextra -Werror -ffp-contract=off -o "$scratch/wrong" \
      submissions/wrong_answer/wrong_way_round.cpp
    check_accepted "$scratch/reference"
    check_wrong "$scratch/wrong"
  else
    skip "no $compiler"
  fi
  if ! command -v python3 >/dev/null; then
    skip "no python3"
    return
  fi
  check_accepted python3 submissions/accepted/reference.py
  for input in data/*/*.in; do
    local code=0
    python3 input_validators/flocking.py <"$input" || code=$?
    [ "$code" = 42 ] || complain "the input validator refuses $input"
  done
  # The inputs up to the empty one are right.
  local expected=42 line='0 0 0 0 0 0 0 1'
  for input in "$line"$'\n1 2 3 4\n' "$line"$'\n+1 .5 3. -4e-1\n0.5\n' '' $'hello\n' $'0 0 0 0 0 0 0\n' \
    "$line"$'\n1 1 1\n' "$line"$'\n' $'0 0 -1 0 0 0 0 0\n' $'0 0 0 0 0 0 0 0.0\n' $'0 0 0 0 0 nan 0 0\n' \
    $'0 0 0 0 0 0 0 0\n1e999\n' $'0 0 0 0 0 0 0 0\n0x1\n' "$line"$'\n1 2 3 4' "$line"$'\n1 2 3 4\n\n' \
    "$line"$'\n1 2 3  4\n' "$line"$'\n1 2 3 4 \n' " $line"$'\n1 2 3 4\n' "$line"$'\r\n1 2 3 4\n' \
    "$line"$'\n\n1 2 3 4\n' "$line"$' 1 2 3 4\n' "$line"$'\n01 2 3 4\n' "$line"$'\n-00.5 2 3 4\n' \
    $'0 0 0 0 0 0 0 01\n1 2 3 4\n' "$line"$'\n1\t2 3 4\n' "$line"$'\n1 2 3 4\n1 1\n'; do
    code=0
    [ -n "$input" ] || expected=43
    printf %s "$input" | python3 input_validators/flocking.py >/dev/null || code=$?
    [ "$code" = "$expected" ] || complain "the input validator says $code to '$input'"
  done
}

check_package() {  # FOLDER OF CASES, MORE DATA FILES THAN THIS, LEAST NUMBER OF WRONG CASES, VALIDATION, FLAGS...
  local package=$scratch/$1
  least_data=$2 least_wrong=$3 validation=$4
  "$program" package --cases "$root/testcases/$1" --out "$package" "${@:5}" >"$scratch/said" 2>&1 ||
    complain "package $*: $(tail -n 3 "$scratch/said")"
  cd "$package"
  check_names
  check_description
  check_statement
  check_solutions
  if command -v verifyproblem >/dev/null; then
    FLOCKING=$program verifyproblem "$package" || complain "verifyproblem"
  else
    skip "no verifyproblem; this script checked the format's rules instead"
  fi
}

check_package course 100 10 custom
check_package course-tests 40 5 default --rules course-tests --validator default
exit $status
