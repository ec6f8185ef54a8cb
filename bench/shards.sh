#!/usr/bin/env bash
# shards.sh [SUBMISSIONS]: a class of 1,000 programs in C++ on 15 cases, in one run and in eight shards, with the sandbox
# `limits`; then the shards again from what is kept, merged, and each report compared with that of one run.
set -euo pipefail
target=flocking
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
flocking=$build/flocking
count=${1:-1000}
cd "$scratch"
chmod 755 .
mkdir class cases out
find "$root/testcases/course-tests" -name '*.in' | sort | head -n 15 | while read -r input; do
  cp "$input" "${input%.in}.out" cases/
done
"$flocking" package --untried --cases cases --out package >/dev/null 2>&1
g++ -O1 -o right package/submissions/accepted/reference.cpp
g++ -O1 -o wrong package/submissions/wrong_answer/wrong_way_round.cpp
for number in $(seq "$count"); do
  if [ $((number % 3)) = 0 ]; then cp right "class/s$number"; else cp wrong "class/s$number"; fi
  echo "$number" >>"class/s$number" # no two are the same
done

timed() {  # NAME COMMAND...
  local code=0
  /usr/bin/time -f "$1: %e s by the clock, %U + %S s of the processors, %M KiB" -o time "${@:2}" >/dev/null 2>said || code=$?
  [ "$code" -le 1 ] || { cat said; exit 1; }
  tail -n 1 time
}
grade=("$flocking" grade --sandbox limits -j 2 --submissions class --cases cases)
formats=(text markdown html json junit csv)
reports_in() { for format in "${formats[@]}"; do printf '%s\n' --report "$format=out/$1.$format"; done; }

timed 'one run' "${grade[@]}" --cache kept
for shard in 1 2 3 4 5 6 7 8; do timed "shard $shard" "${grade[@]}" --shard $shard/8 --save out/$shard.new --cache other; done
# The same results, so that reports differ in nothing but when they were made and how long that took.
mapfile -t reports < <(reports_in one)
timed 'one run, all kept' "${grade[@]}" --cache kept --resume "${reports[@]}"
for shard in 1 2 3 4 5 6 7 8; do
  timed "shard $shard, all kept" "${grade[@]}" --shard $shard/8 --save out/$shard.shard --cache kept --resume
done
mapfile -t reports < <(reports_in merged)
timed merge "$flocking" merge out/?.shard "${reports[@]}"
plain() { sed -E 's/"(started_at|wall_s)": ?[^,]*,//g; s/20[0-9]{2}-[0-9-]+T[0-9:]+Z//g; s/graded in [0-9.]+ s//' "$1"; }
for format in "${formats[@]}"; do
  cmp <(plain "out/one.$format") <(plain "out/merged.$format")
  echo "$format: the same bytes"
done
