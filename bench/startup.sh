#!/usr/bin/env bash
# A tiny case from start to exit, compared with a static C++ program that does nothing.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
case=$root/testcases/course/two_agents_cohesion.in

describe_machine
# hyperfine cannot pass our standard input, so a shell opens it; the cost of the shell is the same for both programs and
# cancels out in the difference.
mapfile -t seconds < <(medians 5 1000 \
  "$build/bench/bench_empty" \
  "sh -c 'exec $build/bench/bench_empty < $case'" \
  "sh -c 'exec $build/flocking < $case'" \
  "$build/flocking --input $case" \
  "$build/bench/bench_empty")
awk -v empty="${seconds[0]}" -v empty_in="${seconds[1]}" -v ours_in="${seconds[2]}" \
  -v flags="${seconds[3]}" -v again="${seconds[4]}" 'BEGIN {
    ours = empty + ours_in - empty_in
    printf "empty static program          %6.0f us (again: %.0f us)\n", empty * 1e6, again * 1e6
    printf "flocking < case               %6.0f us  %.2fx\n", ours * 1e6, ours / empty
    printf "flocking --input case         %6.0f us  %.2fx\n", flags * 1e6, flags / empty
  }'
