#!/usr/bin/env bash
# grader_memory.sh PROGRAM FOLDER: the grader's memory does not grow with the size of its inputs. Grades programs of
# FOLDER/bin that write without end on FOLDER/cases, up to 256 MiB, and compares 300 MB from a pipe; prints the peak of
# the largest process, including submissions. 64 MiB are allowed.
set -euo pipefail
program=$(readlink -f "$1")
built=$(readlink -f "$2")
[ -x /usr/bin/time ] || { echo "skipped: needs /usr/bin/time"; exit 77; }
[ -x "$built/bin/floods_stdout" ] || { echo "the hostile programs are not built"; exit 1; }
most_kib=$((64 * 1024))
bytes=300000000
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

complain() {
  echo "FAILED: $*"
  failed=$((failed + 1))
}

# The program reads this function's stdin, if there is any; its exit status must be WANTED_STATUS.
measure() {  # NAME WANTED_STATUS WORD...
  local name=$1 wanted=$2 status=0 peak
  shift 2
  /usr/bin/time -q -f %M -o "$scratch/peak" "$program" "$@" >"$scratch/output" 2>"$scratch/errors" ||
    status=$?
  peak=$(tail -n 1 "$scratch/peak")
  echo "$name: $peak KiB"
  [ "$status" -eq "$wanted" ] || complain "$name: exit status $status; $(head -c 300 "$scratch/errors")"
  [ "$peak" -lt "$most_kib" ] || complain "$name: $peak KiB are more than $most_kib"
}

grade() {  # NAME SANDBOX
  measure "grade $1, sandbox $2" 1 grade --cases "$built/cases" --sandbox "$2" --report csv \
    --output-limit 256 --time-limit 60 --wall-limit 120 -- "$built/bin/$1"
}

compare() {  # NAME, and the output on stdin
  measure "compare $1" 1 compare --agents 2 "$built/cases/flock.out" -
}

for sandbox in auto limits; do
  for name in floods_stdout floods_newlines endless_line; do
    grade "$name" "$sandbox"
    grep -q ',OLE,"more than 256 MiB of output",' "$scratch/output" || complain "$name did not write so much"
  done
  grade binary_noise "$sandbox"
done
head -c "$bytes" /dev/zero | tr '\0' '\n' | compare "$bytes newlines"
head -c "$bytes" /dev/zero | tr '\0' '7' | compare "a number of $bytes digits"
head -c "$bytes" /dev/zero | tr '\0' 'x' | compare "a word of $bytes letters"
head -c "$bytes" /dev/zero | compare "$bytes NULs"
head -c "$bytes" /dev/urandom | compare "$bytes bytes of noise"
echo "$failed failures"
[ "$failed" -eq 0 ]
