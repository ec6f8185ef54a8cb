# shellcheck shell=bash
# Sourced by the other scripts: builds everything, or `target`, and prints a description of the machine.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
"$root/cmake/install_packages.sh" --bench
"$root/cmake/build.sh" bench "${target:-all}" 2>/dev/null
# shellcheck disable=SC2034
build=$root/build/bench
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

describe_machine() {
  echo "$(date +%F), $(nproc) cores of $(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -n 1)," \
    "$(c++ --version | head -n 1), $(git -C "$root" describe --always --dirty)"
}

# medians ROUNDS RUNS COMMAND...: the median over ROUNDS of each command's median time in seconds. The commands take
# turns, so that a slow moment of the machine affects all of them.
medians() {
  local rounds=$1 runs=$2 round
  # Long runs need no warming up.
  local warmup=$((runs > 2 ? 2 : 0))
  shift 2
  for round in $(seq "$rounds"); do
    # After a pause the processor runs the first command at another speed; this run absorbs that.
    hyperfine -N --style none --warmup 0 --runs 2 "$1" >/dev/null 2>&1
    hyperfine -N --style none --warmup "$warmup" --runs "$runs" --export-csv "$scratch/round.$round" \
      "$@" >/dev/null 2>&1
  done
  local line
  for line in $(seq 2 $(($# + 1))); do
    for round in $(seq "$rounds"); do sed -n "${line}p" "$scratch/round.$round"; done |
      awk -F, '{ print $(NF - 4) }' | sort -g | sed -n "$((rounds / 2 + 1))p"
  done
}
