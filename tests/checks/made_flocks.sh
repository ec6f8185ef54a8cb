#!/usr/bin/env bash
# made_flocks.sh BUILD: the flocks that `flocking new` makes do not depend on the machine's arithmetic. Its room is
# compiled for 80-bit registers, with fused and reassociated operations, by other compilers, and for other processors if
# these can be run; all print the same bytes.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
random123=$(sed -n 's/^random123_HEADERS:[^=]*=//p' "$1/CMakeCache.txt")
sources=("$root"/tests/golden/made_flocks.cpp "$root"/src/spawn/*.cpp "$root"/src/core/random.cpp)
includes=(-I "$root/src" -idirafter "$random123" -idirafter "$1/_deps/random123-src/include")
failed=0 skipped='' expected=''

# NAME RUNNER COMPILER FLAG...
same() {
  local name=$1 runner=$2 needed sum
  shift 2
  for needed in "$1" ${runner:+"$runner"}; do
    command -v "$needed" >/dev/null || { skipped+=" $name"; return; }
  done
  "$@" -std=c++20 "${includes[@]}" "${sources[@]}" -o "$scratch/program"
  sum=$($runner "$scratch/program" | sha256sum | cut -c 1-16)
  expected=${expected:-$sum}
  [ "$sum" = "$expected" ] || { echo "$name: $sum, others $expected"; failed=1; }
}

same plain '' g++ -O0
same optimised '' g++ -O3 -march=native -ffp-contract=fast
same reassociated '' g++ -O3 -ffast-math
[ "$(uname -m)" != x86_64 ] || same x87 '' g++ -O2 -mfpmath=387
same clang '' clang++ -O2
same aarch64 qemu-aarch64 aarch64-linux-gnu-g++ -O2 -static
[ "$expected" = b9e00c78397e8b70 ] || { echo "seeds mean other flocks than before: $expected"; failed=1; }
[ $failed = 0 ] || exit 1
[ -z "$skipped" ] || { echo "skipped: no$skipped"; exit 77; }
