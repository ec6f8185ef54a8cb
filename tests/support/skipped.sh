#!/usr/bin/env bash
# skipped.sh SUMMARY LOG: prints the tests that ctest skipped, from its final summary, each with its reason from ctest's
# log. In the log, a check that was skipped by its exit status looks like one that passed.
set -euo pipefail
awk '
  FNR == 1 { file++ }
  file == 1 {
    if (/^[ \t]+[0-9]+ - .* \(Skipped\)$/) names[++count] = $3
    next
  }
  /^[0-9]+\/[0-9]+ Testing: / { name = $3; inside = 0 }
  /^Output:$/ { inside = 1; next }
  /^<end of output>$/ { inside = 0 }
  # GoogleTest prints the place on the line above the reason.
  inside && /: Skipped$/ { from_google_test = 1; next }
  inside && from_google_test { reasons[name] = $0; from_google_test = 0 }
  inside && /^skipped: / { reasons[name] = substr($0, 10) }
  END {
    for (i = 1; i <= count; i++) print names[i] ": " (names[i] in reasons ? reasons[names[i]] : "it gave no reason")
    if (count) print count " skipped"
  }' "$1" "$2"
