#!/usr/bin/env bash
# How many programs are explained, how fast, and how many wrongly: programs of strangers (set by set), programs with a
# single mistake, and random variants. Without a sandbox; seconds are the time of the search. Also the wall time and the
# memory of `flocking explain` for each stranger's program, including its sandbox.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
"$root/cmake/build.sh" release all -DBUILD_TESTING=ON 2>/dev/null
build=$root/build/release
tests=$root/tests/checks
strangers=$("$root/tests/explain/strangers/unpack.sh")
for set in $(find "$strangers" -name '[a-z][0-9]*' -printf '%.1f\n' | sort -u); do
  echo "strangers' programs, set $set"
  FLOCKING_STRANGERS=$set "$tests/strangers.sh" "$build/tests/explain_programs" | grep -E '^[0-9]+ (programs:|verdicts)'
done
echo "single mistakes"
"$tests/mistakes.sh" "$build/tests/explain_programs" | grep -E '^[0-9]+ programs:'
echo "variants at random"
FLOCKING_EXPLAIN_VARIANTS=${FLOCKING_EXPLAIN_VARIANTS:-200} "$build/tests/explain_tests" \
  --gtest_filter=Explainer.ExplainsRandomVariantsSlow | grep '^of '

. "$root/tests/support/explained_programs.bash"
build_programs "$strangers" '[a-z][0-9]*' "$build/strangers"
list_programs "$strangers" '[a-z][0-9]*' "$build/strangers" >"$scratch/programs"
while read -r name _ command; do
  command=${command/ -S / }  # as students start their programs
  # The names of these programs and of interpreters contain no blanks. If a program fails, the exit status is 1.
  # shellcheck disable=SC2086
  /usr/bin/time -q -f "%e %M $name" -a -o "$scratch/times" "$build/flocking" explain -- $command </dev/null >/dev/null 2>&1 || true
done <"$scratch/programs"
sort -n "$scratch/times" | awk '
  { seconds[NR] = $1; name[NR] = $3; if ($2 > most) most = $2; if ($1 > 5) late++ }
  END {
    printf "flocking explain of %d programs: %.2f s at the median, %.2f s at most (%s), %d take more than 5 s, ",
      NR, seconds[int((NR + 1) / 2)], seconds[NR], name[NR], late
    printf "%.0f MiB at most\n", most / 1024
  }'
