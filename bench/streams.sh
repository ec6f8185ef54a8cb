#!/usr/bin/env bash
# Many time steps of one agent: nearly all the work is reading and printing. Compared with programs that do the same
# with iostreams, scanf and printf, and from_chars and fmt; then the memory for a gigabyte of steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"

steps_file() {  # BYTES
  # Small steps with a decreasing velocity: the numbers keep an ordinary size.
  { echo "1 1 1 1 0 0 -0.001 1"; echo "12.5 -7.25 3.125 -1.5"; { yes 0.015625 || true; } | head -c "$1"; } \
    >"$scratch/steps"
}

describe_machine
steps_file 9000000
echo "1,000,000 time steps of one agent: 1 number read, 4 printed, each"
"$build/flocking" --input "$scratch/steps" >"$scratch/expected"
for name in iostream stdio fmt; do
  "$build/bench/bench_with_$name" <"$scratch/steps" | cmp - "$scratch/expected"
done
mapfile -t seconds < <(medians 3 3 \
  "sh -c 'exec $build/flocking < $scratch/steps'" \
  "sh -c 'exec $build/bench/bench_with_fmt < $scratch/steps'" \
  "sh -c 'exec $build/bench/bench_with_stdio < $scratch/steps'" \
  "sh -c 'exec $build/bench/bench_with_iostream < $scratch/steps'")
i=0
for name in flocking "from_chars + fmt" "scanf + printf" iostream; do
  awk -v name="$name" -v s="${seconds[$i]}" -v ours="${seconds[0]}" \
    'BEGIN { printf "%-18s %6.0f ms  %6.1fx\n", name, s * 1e3, s / ours }'
  i=$((i + 1))
done

steps_file 1000000000
echo "1 GB of time steps:"
/usr/bin/time -f "%e s, peak memory %M KiB" "$build/flocking" --input "$scratch/steps" >/dev/null
