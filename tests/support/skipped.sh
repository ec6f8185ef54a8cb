#!/usr/bin/env bash
# skipped.sh LOG: the tests that ctest skipped, by its log, each with the reason that it gave.
set -euo pipefail
awk '
  /^[0-9]+\/[0-9]+ Testing: / { name = $3; reason = ""; inside = 0 }
  /^Output:$/ { inside = 1; next }
  /^<end of output>$/ { inside = 0 }
  # GoogleTest names the place on the line above the reason.
  inside && /: Skipped$/ { from_google_test = 1; next }
  inside && from_google_test { reason = $0; from_google_test = 0 }
  inside && /^skipped: / { reason = substr($0, 10) }
  /^Skip regular expression found/ || /^Test Skipped/ { print name ": " reason; count++ }
  END { if (count) print count " skipped" }' "$1"
