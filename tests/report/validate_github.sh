#!/usr/bin/env bash
# validate_github.sh FILE: whether every line is one annotation of a GitHub workflow, with nothing in
# it that could be taken for another, and whether there is one notice.
set -euo pipefail
data='([^%]|%25|%0A|%0D)*'
property='([^%:,]|%25|%0A|%0D|%3A|%2C)+'
lines=$(wc -l <"$1")
[[ -z $(tail -c 1 "$1") ]] || { echo "the last line has no end"; exit 1; }
good=$(LC_ALL=C.UTF-8 grep -axcE "::(error|warning|notice) title=$property::$data" "$1" || true)
[[ $good == "$lines" ]] || { echo "$good of $lines lines are annotations"; exit 1; }
if LC_ALL=C grep -anP '[\x00-\x09\x0b-\x1f\x7f]|##' "$1"; then
  echo "control characters, or the start of another command"
  exit 1
fi
[[ $(grep -ac '^::notice ' "$1") == 1 ]] || { echo "expected one notice"; exit 1; }
