#!/usr/bin/env bash
# What grading costs beside the submission itself: 1,000 runs of a program that exits at once, by the
# grader and by a shell loop, which take turns; and one worker beside two.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
flocking=$build/flocking
empty=$build/bench/bench_empty
mkdir "$scratch/cases" "$scratch/class"
printf '0 0 0 0 0 0 0 0\n' >"$scratch/cases/none.in"
: >"$scratch/cases/none.out"
for n in 1 2 3 4; do cp "$build/bench/bench_busy" "$scratch/class/busy$n"; done

cat >"$scratch/loop.sh" <<LOOP
for _ in {1..1000}; do "$empty" <"$scratch/cases/none.in" >"$scratch/out"; done
LOOP
graded() { echo "'$flocking' grade --cases '$scratch/cases' --sandbox $1 --repeat 1000 -- '$empty'"; }
mapfile -t seconds < <(medians 5 1 "bash '$scratch/loop.sh'" "$(graded limits)" "$(graded auto)")
awk -v loop="${seconds[0]}" -v limits="${seconds[1]}" -v full="${seconds[2]}" 'BEGIN {
  printf "shell loop                  %6.3f ms a run\n", loop
  printf "grade, limits               %6.3f ms a run, %.2f times the loop\n", limits, limits / loop
  printf "grade, all layers           %6.3f ms a run, %.2f ms more than with limits\n", full, full - limits
}'
jobs() { echo "'$flocking' grade --cases '$scratch/cases' --submissions '$scratch/class' --repeat 4 -j $1"; }
mapfile -t seconds < <(medians 5 1 "$(jobs 1)" "$(jobs 2)")
awk -v one="${seconds[0]}" -v two="${seconds[1]}" 'BEGIN {
  printf "four submissions of 0.2 s, four times each: -j 1 %.2f s, -j 2 %.2f s, %.2f of it\n", one, two, two / one
}'
