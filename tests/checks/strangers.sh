#!/usr/bin/env bash
# strangers.sh EXPLAIN_PROGRAMS: builds the programs of tests/explain/strangers and explains them, without
# a sandbox. Fails where one is explained wrongly, or no longer explained that expected.txt lists.
#   FLOCKING_STRANGERS=SETS   only these, such as "c" (abcde)
set -euo pipefail
explain=$(readlink -f "$1")
cd "$(dirname "$0")/../explain/strangers"
sets=${FLOCKING_STRANGERS:-abcde}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
ulimit -c 0  # some die again and again

# shellcheck disable=SC2317  # xargs calls it
build() {  # SOURCE
  local out=$scratch/${1%.*}
  case $1 in
    *.cpp) g++ -std=c++20 -O1 -w "$1" -o "$out" ;;
    *.c) gcc -std=gnu11 -O1 -w "$1" -o "$out" -lm ;;
  esac
}
export -f build
export scratch
find . -maxdepth 1 -name "[$sets][0-9]*" \( -name '*.cpp' -o -name '*.c' \) -printf '%f\n' | sort |
  xargs -P "$(nproc)" -I{} bash -c 'build {}'

# The programs themselves, not what stands in for them: they start without an environment.
python=$(python3 -c 'import sys; print(sys.executable)' || true)
node=$(command -v node || true)
limit="$(command -v timeout) 2"
while read -r source; do
  case $source in
    *.js) [ -z "$node" ] || echo "${source%.*} $limit $node $PWD/$source" ;;
    *.py) [ -z "$python" ] || echo "${source%.*} $limit $python $PWD/$source" ;;
    *) echo "${source%.*} $limit $scratch/${source%.*}" ;;
  esac
done < <(find . -maxdepth 1 -name "[$sets][0-9]*" ! -name '*.label' -printf '%f\n' | sort) >"$scratch/list"
"$explain" <"$scratch/list" | tee "$scratch/told"
failed=0
grep -qE '^[0-9]+ programs: .* 0 of them wrongly' "$scratch/told" || { echo "FAILED: a wrong claim"; failed=1; }
while read -r name; do
  if ! grep -q "^$name " "$scratch/told"; then continue; fi
  grep -qE "^$name +explained " "$scratch/told" || { echo "FAILED: $name is no longer explained"; failed=1; }
done < <(grep -v '^#' expected.txt)
exit "$failed"
