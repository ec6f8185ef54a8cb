#!/usr/bin/env bash
# Flow fields of a 1024 x 1024 grid: building all three, compared with std::priority_queue and a hash map, and the time
# of a lookup, for 1,000,000 agents. "/1", "/4", "/254" is the highest cost.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
"$build/bench/bench_fields" --benchmark_repetitions=7 --benchmark_enable_random_interleaving=true \
  --benchmark_min_time=0.1 --benchmark_report_aggregates_only=true --benchmark_format=csv \
  2>/dev/null |
  awk -F, '/_median"/ {
    gsub(/"|_median/, "", $1)
    if ($1 ~ /^look_up/) printf "%-32s %6.1f ns\n", $1, $NF * 1e9
    else printf "%-32s %6.1f ms\n", $1, $3
    time[$1] = $3
  }
  END {
    for (dearest = 1; dearest <= 254; ++dearest) {
      if (!("build_ours/" dearest in time)) continue
      printf "ratio/%-26s %6.1f x\n", dearest, time["build_commonly/" dearest] / time["build_ours/" dearest]
    }
  }'
