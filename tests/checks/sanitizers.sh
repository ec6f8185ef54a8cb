#!/usr/bin/env bash
# Builds the unit tests with the address and undefined-behaviour sanitizers and runs them; runs tests of threads with
# the thread sanitizer.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source-path=SCRIPTDIR
. "$root/tests/support/quick_compiler.bash"
find_quick_compiler -fsanitize=address,undefined
"${large_pages[@]}" "$root/cmake/build.sh" asan unit_tests "${quick_compiler[@]}"
export ASAN_OPTIONS=detect_stack_use_after_return=1:check_initialization_order=1
export UBSAN_OPTIONS=print_stacktrace=1
# Smaller samples than in the optimised run: here each one takes tens of times as long.
export FLOCKING_NUMBER_SAMPLES=100000 FLOCKING_RANDOM_INPUTS=400 FLOCKING_RANDOM_WORLDS=150
export FLOCKING_RANDOM_PAIRS=1000 FLOCKING_RANDOM_PLOTS=100
export FLOCKING_RANDOM_FLOCKS=30 FLOCKING_QUOTIENT_SAMPLES=500000 FLOCKING_AUDIT_SUBSETS=2
status=0
halves=()
for half in 0 1; do
  GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$half "$root/build/asan/tests/unit_tests" --gtest_brief=1 &
  halves+=($!)
done
for half in "${halves[@]}"; do wait "$half" || status=1; done
[ $status -eq 0 ] || exit 1

"${large_pages[@]}" "$root/cmake/build.sh" tsan thread_tests
FLOCKING_RANDOM_FLOCKS=5 "$root/build/tsan/tests/thread_tests" --gtest_brief=1
