#!/usr/bin/env bash
# How many programs are explained, how fast, and whether wrongly: those of strangers, set by set, those
# with a single mistake, and variants at random. Without a sandbox; seconds are those of the search.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
"$root/cmake/build.sh" release all -DBUILD_TESTING=ON 2>/dev/null
build=$root/build/release
tests=$root/tests/checks
for set in a b c d e f g h i j; do
  echo "strangers' programs, set $set"
  FLOCKING_STRANGERS=$set "$tests/strangers.sh" "$build/tests/explain_programs" | grep -E '^[0-9]+ (programs:|verdicts)'
done
echo "single mistakes"
"$tests/mistakes.sh" "$build/tests/explain_programs" | grep -E '^[0-9]+ programs:'
echo "variants at random"
FLOCKING_EXPLAIN_VARIANTS=${FLOCKING_EXPLAIN_VARIANTS:-200} "$build/tests/explain_tests" \
  --gtest_filter=Explainer.ExplainsRandomVariants | grep '^of '
