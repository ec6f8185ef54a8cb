#!/usr/bin/env bash
# Many time steps of one agent: reading and printing are the work. Beside programs that do the same
# on iostreams, scanf and printf, and from_chars and fmt; then memory over a gigabyte of steps.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"

steps_file() {  # BYTES
  # Small steps of a falling velocity: the numbers stay of ordinary size.
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
