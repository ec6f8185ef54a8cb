#!/usr/bin/env bash
# validate_github.sh FILE: checks that every line is one annotation of a GitHub workflow without a second command in it,
# that a notice has the total, and that there are at most ten annotations before the one that counts the rest.
set -euo pipefail
data='([^%]|%25|%0A|%0D)*'
property='([^%:,]|%25|%0A|%0D|%3A|%2C)+'
lines=$(wc -l <"$1")
[[ -z $(tail -c 1 "$1") ]] || { echo "the last line has no end"; exit 1; }
good=$(LC_ALL=C.UTF-8 grep -axcE "::(error|warning|notice) (file=$property,line=[1-9][0-9]*,)?title=$property::$data" "$1" || true)
[[ $good == "$lines" ]] || { echo "$good of $lines lines are annotations"; exit 1; }
if LC_ALL=C grep -anP '[\x00-\x09\x0b-\x1f\x7f]|##' "$1"; then
  echo "control characters, or the start of another command"
  exit 1
fi
[[ $(grep -ac '^::notice title=Grading::' "$1") == 1 ]] || { echo "expected one notice of the total"; exit 1; }
more=$(tail -n 1 "$1" | grep -ac '^::notice title=More::[1-9][0-9]* annotations\? more' || true)
((lines <= 10 + more)) || { echo "$lines annotations"; exit 1; }
if [[ $more == 1 && $lines != 11 ]]; then echo "only $lines annotations, but more are left out"; exit 1; fi
