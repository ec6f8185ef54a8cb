#!/usr/bin/env bash
# failed.sh LOG: prints the tests that failed, from ctest's log, each with the lines of its output that name a failure,
# or otherwise the last lines.
set -euo pipefail
awk -v most=12 '
  function tell(  line, first) {
    printf "%s said:\n", name
    if (failures) { printf "%s", failures; return }
    first = lines > most ? lines - most + 1 : 1
    for (line = first; line <= lines; line++) print "  " output[line]
  }
  /^[0-9]+\/[0-9]+ Testing: / { name = $3; lines = count = inside = 0; failures = "" }
  /^Output:$/ { inside = 1; next }
  /^<end of output>$/ { inside = 0 }
  !inside || /^-+$/ { if (/^Test (Failed|timed out)|^\*\*\*/) tell(); next }
  { output[++lines] = substr($0, 1, 300) }
  /FAILED|: Failure$|[Ee]rror:|^not ok/ && count < most { failures = failures "  " output[lines] "\n"; count++ }' "$1"
