#!/usr/bin/env bash
# hostile.sh PROGRAM FOLDER: grades every hostile program of tests/hostile/expected.txt, whose bin/ and
# cases/ are in FOLDER, and checks its verdict, that it has touched nothing, that nothing of it is left,
# and that an honest program behind it is accepted. Under each sandbox that this machine has.
#   FLOCKING_HOSTILE_ROUNDS=N   all of it N times (1)
#   FLOCKING_HOSTILE_JOBS=N     N submissions side by side (1, then 2)
#   FLOCKING_HOSTILE_ONLY=NAME  only this program
#   FLOCKING_HOSTILE_CPU=S      limit of processor time (1); the wall limit is twice that. Most of a
#                               round goes by until limits are reached: less for many rounds
set -euo pipefail
program=$(readlink -f "$1")
built=$(readlink -f "$2")
cpu=${FLOCKING_HOSTILE_CPU:-1}
wall=$(awk -v cpu="$cpu" 'BEGIN { print 2 * cpu }')
expected=$(cd "$(dirname "$0")/../hostile" && pwd)/expected.txt
[ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; rm -rf /tmp/hostile-marker* /var/tmp/hostile-marker* /dev/shm/hostile-marker*' EXIT
chmod 755 "$scratch"
failed=0
run=0

complain() {
  echo "FAILED: $*"
  failed=$((failed + 1))
}

# A fresh copy, since some change their own file; with things in reach that none may touch.
lay_out() {  # NAME
  rm -rf "$scratch/work"
  mkdir -p "$scratch/work/cases" "$scratch/work/bin"
  cp "$built/bin/honest" "$scratch/work/bin/"
  [ ! -e "$built/bin/$1" ] || cp "$built/bin/$1" "$scratch/work/bin/"
  cp "$built"/cases/* "$scratch/work/cases/"
  for place in "$scratch/work" "$scratch/work/bin" "$scratch/work/cases"; do
    echo precious >"$place/report.json"
    echo precious >"$place/report.xml"
  done
  (cd "$scratch/work" && find . -type f ! -path "./bin/*" -exec sha256sum {} + | sort) >"$scratch/before"
}

grade() {  # NAME OPTION...
  local name=$1
  shift
  (cd "$scratch/work" && timeout 300 "$program" grade --cases cases --time-limit "$cpu" \
    --wall-limit "$wall" --memory-limit 64 --output-limit 1 --process-limit 1 --report csv \
    "${layer_options[@]}" "$@" -- \
    "bin/$name") >"$scratch/csv" 2>"$scratch/errors"
}

# The verdicts and details of a CSV report, a line each.
verdicts() {
  python3 - "$scratch/csv" <<'PYTHON'
import csv, re, sys
with open(sys.argv[1], newline="") as file:
    for row in csv.DictReader(file):
        detail = row["detail"]
        word = "-"
        if row["verdict"] == "TLE":
            word = "cpu" if detail.startswith("CPU") else "wall"
        elif match := re.match(r"exit status (\d+)", detail):
            word = "exit-" + match[1]
        elif match := re.match(r"signal \d+ \((\w+)\)", detail):
            word = match[1]
        elif "cannot start" in detail:
            word = "start"
        print(row["verdict"], word)
PYTHON
}

left_alive() {
  readlink /proc/[0-9]*/exe 2>/dev/null | grep -F "$scratch/work/bin/" || true
}

check() {  # NAME VERDICT DETAIL OPTION...
  local name=$1 verdict=$2 detail=$3
  shift 3
  local last=$#
  # Options of the line replace the defaults: the last of several counts.
  : "$last"
  grade "$name" "$@" || true
  verdicts >"$scratch/found" || true
  [ -s "$scratch/found" ] || complain "$layer: $name $*: no report: $(head -c 300 "$scratch/errors")"
  while read -r found_verdict found_detail; do
    if [ "$verdict" != any ] && [ "$found_verdict" != "$verdict" ] ||
      { [ "$detail" != - ] && [ "$found_detail" != "$detail" ]; }; then
      complain "$layer: $name $*: $found_verdict $found_detail instead of $verdict $detail"
    fi
  done <"$scratch/found"
  local alive
  alive=$(left_alive)
  [ -z "$alive" ] || complain "$layer: $name $*: still alive: $alive"
  (cd "$scratch/work" && find . -type f ! -path "./bin/*" -exec sha256sum {} + | sort) >"$scratch/after"
  cmp -s "$scratch/before" "$scratch/after" ||
    { complain "$layer: $name $*: files have changed"; diff "$scratch/before" "$scratch/after" || true; }
  grade honest || complain "$layer: the honest one behind $name $*: $(verdicts | tr '\n' ' ')"
  run=$((run + 1))
}

run_all() {
  while read -r name verdict detail options; do
    case $name in '' | '#'*) continue ;; esac
    [ -z "${FLOCKING_HOSTILE_ONLY:-}" ] || [ "$FLOCKING_HOSTILE_ONLY" = "$name" ] || continue
    if [ "$layer" = limits ]; then
      verdict=${verdict%%|*} detail=${detail%%|*}
    else
      verdict=${verdict##*|} detail=${detail##*|}
    fi
    [ "$verdict" != skip ] || [ "$(id -u)" -eq 0 ] || continue
    [ "$verdict" != skip ] || verdict=AC  # as root, submissions run as a user of their own
    lay_out "$name"
    # shellcheck disable=SC2086
    check "$name" "$verdict" "$detail" $options
  done < <(sed 's/#.*//' "$expected")
}

rounds=${FLOCKING_HOSTILE_ROUNDS:-1}
for round in $(seq "$rounds"); do
  for jobs in ${FLOCKING_HOSTILE_JOBS:-1}; do
    layer=limits layer_options=(-j "$jobs" --sandbox limits)
    run_all
    if "$program" grade --sandbox full --cases "$built/cases" -- "$built/bin/honest" >/dev/null 2>&1; then
      layer=namespaces layer_options=(-j "$jobs")
      run_all
    else
      echo "skipped: namespaces, which this machine does not have"
    fi
    [ "$rounds" -eq 1 ] || echo "round $round, -j $jobs: $run runs so far, $failed failures"
  done
done
echo "$run runs of hostile programs, $failed failures"
[ "$failed" -eq 0 ]
