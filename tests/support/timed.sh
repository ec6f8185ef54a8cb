#!/usr/bin/env bash
# timed.sh COMMAND...: runs a command and prints its processor time.
status=0
TIMEFORMAT='took %U s of processor time and %S s of the system, in %R s'
time "$@" || status=$?
exit $status
