#!/usr/bin/env bash
# hostile.sh PROGRAM FOLDER: grades every hostile program of tests/hostile/expected.txt, whose bin/ and cases/ are in
# FOLDER, and checks its verdict, that it has changed nothing, that nothing of it is left, and that an honest program
# after it is accepted. In each sandbox mode that works on this machine.
#   FLOCKING_HOSTILE_ROUNDS=N   everything N times (1)
#   FLOCKING_HOSTILE_JOBS=N     N submissions at a time (1, then 2)
#   FLOCKING_HOSTILE_ONLY='...' only these programs
#   FLOCKING_HOSTILE_SHARDS=N   N lists of programs at a time (1), then those that others would disturb
#   FLOCKING_HOSTILE_CPU=S      limit of processor time (1). The wall limit is twice that if a program should reach it,
#                               otherwise 60 s for busy machines, unless expected.txt says something else. Most of a
#                               round's time is spent waiting for limits: use less for many rounds
set -euo pipefail
program=$(readlink -f "$1")
built=$(readlink -f "$2")
rounds=${FLOCKING_HOSTILE_ROUNDS:-1}
shards=${FLOCKING_HOSTILE_SHARDS:-1}
cpu=${FLOCKING_HOSTILE_CPU:-1}
expected=$(cd "$(dirname "$0")/../hostile" && pwd)/expected.txt
# shellcheck source=tests/support/turns.bash
. "$(dirname "$(readlink -f "$0")")/../support/turns.bash"
[ -x "$built/bin/honest" ] || { echo "the hostile programs are not built"; exit 1; }
scratch=$(mktemp -d)
children=()  # shards
finish() {
  [ ${#children[@]} -eq 0 ] || kill "${children[@]}" 2>/dev/null || true
  rm -rf "$scratch"
  [ "$part" != all ] || rm -rf {/tmp,/var/tmp,/dev/shm,/run/lock}/hostile-{marker,alice}*
}
trap finish EXIT
chmod 755 "$scratch"
failed=0
run=0
part=${FLOCKING_HOSTILE_PART:-all}  # of a shard: its number, or `alone`

# Programs that others would disturb, or that would disturb others: they leave or look for names, numbers, times or
# counts that belong to the whole machine or to a user, use up all of a resource, or measure others.
alone=' alice_binds_names alice_is_nice alice_leaves_answers alice_reads_pages bob_finds_pages bob_looks
  bob_reads_names bob_sees_priorities counts_cookies exhausts_aio exhausts_user fills_disk
  fills_temporary_folder fork_bomb forks_hold_memory futex_channel holds_user_counts kills_classmates
  kills_everyone kills_grader leaves_deep_folders leaves_files_in_tmp leaves_shared_memory lowers_grader_limits needs_resources
  notices_interference opens_proc_of_others slices_scheduler slows_classmates takes_all_aio
  tells_by_access_times tells_next_case touches_devices zombies_take_all_processes '

complain() {
  echo "FAILED: $*"
  failed=$((failed + 1))
}

# A fresh copy, since some programs change their own file; with files in reach that no program may change.
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
  local name=$1 wall=60
  shift
  [ "$name" = honest ] || [ "$detail" != wall ] || wall=$(awk -v cpu="$cpu" 'BEGIN { print 2 * cpu }')
  (cd "$scratch/work" && timeout 300 "$program" grade --cases cases --time-limit "$cpu" \
    --wall-limit "$wall" --memory-limit 64 --output-limit 1 --process-limit 1 --report csv \
    "${layer_options[@]}" "$@" -- \
    "bin/$name") >"$scratch/csv" 2>"$scratch/errors"
}

# The verdicts and details of a CSV report, one per line.
verdicts() {
  local verdict detail word
  while IFS=$'\t' read -r verdict detail; do
    word=-
    case $verdict:$detail in
      TLE:*"CPU time"*) word=cpu ;;
      TLE:*) word=wall ;;
      *:"exit status "*) word=exit-${detail#exit status } word=${word%%[!a-z0-9-]*} ;;
      *:"signal "*"("*) word=${detail#*(} word=${word%%)*} ;;
      *"cannot start"*) word=start ;;
    esac
    echo "$verdict $word"
  done < <(sed -nE $'2,$ s/^("[^"]*"|[^,"]*),("[^"]*"|[^,"]*),("[^"]*"|[^,"]*),([A-Z]+),"?([^"]*).*/\\4\t\\5/p' "$scratch/csv")
}

left_alive() {
  readlink /proc/[0-9]*/exe 2>/dev/null | grep -F "$scratch/work/bin/" || true
}

check() {  # NAME VERDICT DETAIL OPTION...
  local name=$1 verdict=$2 detail=$3
  shift 3
  local last=$#
  # Options in the line replace the defaults: if an option is given several times, the last one counts.
  : "$last"
  grade "$name" "$@" || true
  verdicts >"$scratch/found" || true
  [ -s "$scratch/found" ] || complain "$layer: $name $*: no report: $(head -c 300 "$scratch/errors")"
  while read -r found_verdict found_detail; do
    if { [ "$verdict" != any ] && [[ /$verdict/ != */$found_verdict/* ]]; } ||
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

# True if a program is in this process's part of the list.
is_mine() {  # NAME NUMBER
  local kind=$(($2 % shards))
  [[ " ${FLOCKING_HOSTILE_ONLY:-$1} " == *[[:space:]]"$1"[[:space:]]* ]] || return 1
  [[ $alone != *[[:space:]]"$1"[[:space:]]* ]] || kind=alone
  [ "$part" = all ] || [ "$part" = "$kind" ]
}

run_all() {
  local number=0
  while read -r name verdict detail options; do
    case $name in '' | '#'*) continue ;; esac
    is_mine "$name" $((number += 1)) || continue
    if [ "$layer" = limits ]; then
      verdict=${verdict%%|*} detail=${detail%%|*}
    else
      verdict=${verdict##*|} detail=${detail##*|}
    fi
    [ "$verdict" != skip ] || [ "$(id -u)" -eq 0 ] || continue
    [ "$verdict" != skip ] || verdict=AC  # if root grades, submissions run as another user
    lay_out "$name"
    # shellcheck disable=SC2086
    check "$name" "$verdict" "$detail" $options
  done < <(sed 's/#.*//' "$expected")
}

# Tests whether grading works at all: on a busy machine the honest program may exceed its time.
has_namespaces() {
  local status=0
  "$program" grade --sandbox full --cases "$built/cases" -- "$built/bin/honest" >/dev/null 2>&1 || status=$?
  [ "$status" -le 1 ]
}

run_round() {
  local jobs
  for jobs in ${FLOCKING_HOSTILE_JOBS:-1}; do
    layer=limits layer_options=(-j "$jobs" --sandbox limits)
    run_all
    if has_namespaces; then
      layer=namespaces layer_options=(-j "$jobs")
      run_all
    elif [[ $part = all || $part = alone ]]; then
      echo "skipped: namespaces, which this machine does not have"
    fi
  done
}

# Starts this script once for each shard, and then for the programs that must run alone.
run_shards() {
  local number shard log
  for ((number = 0; number < shards; number++)); do
    turn_of shared
    FLOCKING_HOSTILE_PART=$number FLOCKING_HOSTILE_ROUNDS=1 "${turn[@]}" "$BASH" "$0" "$program" "$built" \
      >"$scratch/log-$number" 2>&1 &
    children+=($!)
  done
  for shard in "${children[@]}"; do wait "$shard" || true; done
  children=()
  turn_of exclusive
  FLOCKING_HOSTILE_PART=alone FLOCKING_HOSTILE_ROUNDS=1 "${turn[@]}" "$BASH" "$0" "$program" "$built" \
    >"$scratch/log-alone" 2>&1 || true
  for log in "$scratch"/log-*; do
    sed '$d' "$log"
    number=$(sed -n '$s/^\([0-9]*\) runs of .*, \([0-9]*\) failures$/\1 \2/p' "$log")
    [ -n "$number" ] || complain "${log##*/} did not come to its end: $(tail -n 1 "$log")"
    run=$((run + ${number%% *} + 0)) failed=$((failed + ${number##* } + 0))
  done
}

for round in $(seq "$rounds"); do
  if [ "$shards" -gt 1 ] && [ "$part" = all ]; then run_shards; else run_round; fi
  [ "$rounds" -eq 1 ] || echo "round $round: $run runs so far, $failed failures"
done
echo "$run runs of hostile programs, $failed failures"
[ "$failed" -eq 0 ]
