# shellcheck shell=bash disable=SC2154  # the script that sources it sets $program, $built and $scratch
# Sourced by a check that starts itself once for each part and prints `N checks, N failures` as its last line.
# shellcheck source=tests/support/turns.bash
. "$(dirname "${BASH_SOURCE[0]}")/turns.bash"
shards=()

start_shard() {  # NAME [shared|exclusive]; put variables for the shard before the call
  turn_of "${2:-shared}"
  "${turn[@]}" "$BASH" "$0" "$program" "$built" >"$scratch/log-$1" 2>&1 &
  shards+=($!)
}

stop_shards() {
  [ ${#shards[@]} -eq 0 ] || kill "${shards[@]}" 2>/dev/null || true
}

# Waits for all shards, prints their output, and adds their counts to $checks and $failures.
join_shards() {
  local shard log number
  for shard in "${shards[@]}"; do wait "$shard" || true; done
  shards=()
  for log in "$scratch"/log-*; do
    [ -e "$log" ] || continue
    sed '$d' "$log"
    number=$(sed -n '$s/^\([0-9]*\) checks, \([0-9]*\) failures$/\1 \2/p' "$log")
    [ -n "$number" ] || { echo "FAILED: ${log##*/}: $(tail -n 1 "$log")"; failures=$((failures + 1)); }
    checks=$((checks + ${number%% *} + 0)) failures=$((failures + ${number##* } + 0))
  done
  rm -f "$scratch"/log-*
}
