#!/usr/bin/env bash
# Reading and printing numbers, in ns per number, compared with common alternatives. "3" and "17" are the digits of the
# numbers read: three decimals, or all digits of a double.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
"$build/bench/bench_numbers" --benchmark_repetitions=5 --benchmark_enable_random_interleaving=true \
  --benchmark_min_time=0.1 --benchmark_report_aggregates_only=true --benchmark_format=csv \
  2>/dev/null |
  awk -F, '/_median"/ { gsub(/"|_median/, "", $1); printf "%-20s %6.1f ns\n", $1, $NF * 1e9 }'
