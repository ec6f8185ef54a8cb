#!/usr/bin/env bash
# strangers.sh EXPLAIN_PROGRAMS [BUILT]: builds the programs of tests/explain/strangers, in the folder BUILT if it is
# given, and explains them, without a sandbox. Fails if an explanation is wrong, contradicts the program's label about a
# force, or says too little, or if a program in expected.txt is no longer explained.
#   FLOCKING_STRANGERS=SETS   only these, such as "c" or "a-d" (all)
set -euo pipefail
explain=$(readlink -f "$1")
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/../support/explained_programs.bash"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
built=$(readlink -m "${2:-$scratch/built}")
cd "$(dirname "$(readlink -f "$0")")/../explain/strangers"
sources=$(./unpack.sh)
pattern="[${FLOCKING_STRANGERS:-a-z}][0-9]*"
ulimit -c 0  # some programs crash in many runs

build_programs "$sources" "$pattern" "$built"
list_programs "$sources" "$pattern" "$built" >"$scratch/list"
"$explain" <"$scratch/list" | tee "$scratch/told" || true  # mistakes are found below
failed=0
if grep '^JUDGED' "$scratch/told"; then
  echo "FAILED: less than two forces are judged"
  failed=1
fi
grep -qE '^[0-9]+ programs: .* 0 of them wrongly' "$scratch/told" || { echo "FAILED: a wrong claim"; failed=1; }
grep -qE '^[0-9]+ verdicts and facts .* 0 of them against the labels' "$scratch/told" ||
  { echo "FAILED: a label contradicts a claim"; failed=1; }
while read -r name; do
  if ! grep -q "^$name " "$scratch/told"; then continue; fi
  grep -qE "^$name +explained " "$scratch/told" || { echo "FAILED: $name is no longer explained"; failed=1; }
done < <(grep -v '^#' expected.txt)
exit "$failed"
