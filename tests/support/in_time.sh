#!/usr/bin/env bash
# in_time.sh COMMAND...: runs it and says what it took of the processors, unless the time until which such checks may
# begin is over (FLOCKING_BEGIN_UNTIL, in seconds since 1970, which run_tests.sh sets from FLOCKING_MINUTES). Then it is
# skipped, which the summary tells.
set -eu
until=${FLOCKING_BEGIN_UNTIL:-}
late=$(($(date +%s) - ${until:-0}))
if [ -n "$until" ] && [ "$late" -gt 0 ]; then
  echo "skipped: $((late / 60)) min too late to begin (FLOCKING_MINUTES=${FLOCKING_MINUTES:-})"
  exit 77
fi
status=0
TIMEFORMAT='took %U s of processor time and %S s of the system, in %R s'
time "$@" || status=$?
exit $status
