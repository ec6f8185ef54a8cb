#!/usr/bin/env bash
# weak_cases.sh PROGRAM [BUILT]: takes the programs of tests/explain/strangers that pass the assignment's example. Those
# with a mistake must fail the cases that `flocking audit --add` writes to complement the example, and those without a
# mistake must pass them; without a sandbox. They are built in the folder BUILT if it is given, as in strangers.sh.
#   FLOCKING_STRANGERS=SETS   only these, such as "c" or "a-d" (all)
set -euo pipefail
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source-path=SCRIPTDIR
. "$root/tests/support/explained_programs.bash"
pattern="[${FLOCKING_STRANGERS:-a-z}][0-9]*"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
built=$(readlink -m "${2:-$scratch/built}")
ulimit -c 0
strangers=$("$root/tests/explain/strangers/unpack.sh")

mkdir -p "$scratch/example"
cp "$root"/testcases/course/two_agents_cohesion.* "$scratch/example"
"$program" audit --cases "$scratch/example" --add "$scratch/added" >"$scratch/audit" ||
  { cat "$scratch/audit"; exit 1; }
build_programs "$strangers" "$pattern" "$built"
list_programs "$strangers" "$pattern" "$built" >"$scratch/list"

# True if the command $2... passes all cases of the folder $1, within its own time limit.
passes() {
  local folder=$1 input
  shift
  for input in "$folder"/*.in; do
    { "$@" <"$input" >"$scratch/out"; } 2>/dev/null || return 1
    "$program" compare "${input%.in}.out" "$scratch/out" >/dev/null 2>&1 || return 1
  done
}

all=0 example=0 both=0 failed=0
while read -r name command; do
  read -r -a words <<<"$command"
  all=$((all + 1))
  passes "$scratch/example" "${words[@]}" || continue
  example=$((example + 1))
  right=no
  ! grep -qiE '(no|[^0-9]0) mistakes' "$strangers/$name.label" || right=yes
  if passes "$scratch/added" "${words[@]}"; then
    both=$((both + 1))
    [ $right = yes ] || { echo "FAILED: $name has a mistake and passes"; failed=1; }
  elif [ $right = yes ]; then
    echo "FAILED: $name is right and does not pass"
    failed=1
  fi
done <"$scratch/list"
echo "$all programs: $example pass the example, $both of these what was added"
[ "$example" -gt "$both" ] || { echo "FAILED: nothing was gained"; exit 1; }
exit $failed
