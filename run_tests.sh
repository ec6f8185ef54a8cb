#!/usr/bin/env bash
# Installs what is missing, builds and tests. Other arguments go to ctest, such as -R Scanner.
#   run_tests.sh             the quick tests, in 6 minutes: all but those whose names end with Slow or Release (for
#                            checks: .slow or .release), with fewer random worlds, inputs and numbers
#   run_tests.sh --all       what continuous integration runs, in 20 minutes on two processors: all but Release
#   run_tests.sh --release   everything, before a release: other machines, other builds, all programs of strangers
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
side_by_side=$(($(nproc) + 1))  # some tests wait, for limits and signals
tier=quick
case ${1:-} in --all | --release) tier=${1#--} && shift ;; esac
packages=(--tests) target=quick_tests options=(-DBUILD_TESTING=ON) left_out=(--label-exclude '^(slow|release)$')
case $tier in
  quick)
    export FLOCKING_RANDOM_WORLDS=${FLOCKING_RANDOM_WORLDS:-300} FLOCKING_RANDOM_INPUTS=${FLOCKING_RANDOM_INPUTS:-500}
    export FLOCKING_NUMBER_SAMPLES=${FLOCKING_NUMBER_SAMPLES:-1000000} FLOCKING_RANDOM_FLOCKS=${FLOCKING_RANDOM_FLOCKS:-120}
    export FLOCKING_QUOTIENT_SAMPLES=${FLOCKING_QUOTIENT_SAMPLES:-4000000} FLOCKING_RANDOM_PAIRS=${FLOCKING_RANDOM_PAIRS:-1000}
    export FLOCKING_RANDOM_PLOTS=${FLOCKING_RANDOM_PLOTS:-100}
    ;;
  all) packages=(--all-tests) left_out=(--label-exclude '^release$') ;;
  release) packages=(--all-tests --cross --wasm --release) left_out=() ;;
esac
if [ "$tier" != quick ]; then target=all options+=(-DFLOCKING_WERROR=ON); fi
"$root/cmake/install_packages.sh" "${packages[@]}"
# The engine of pages, built if it was built before: the program embeds it.
if [ "$tier" = release ] || { [ "$tier" = all ] && [ -e "$root/build/wasm/module/engine.wasm.gz" ]; }; then
  "$root/cmake/wasm.sh" >&2 || [ $? = 77 ]
fi
"$root/cmake/build.sh" release "$target" "${options[@]}"
touch -c "$root/build/release/flocking"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
ctest --test-dir "$root/build/release" --output-on-failure --no-tests=error \
  --parallel "$side_by_side" "${left_out[@]}" "$@" | tee "$log" || status=$?
# Why tests were skipped, the output of those that failed, and ctest's last lines once more.
tested=$root/build/release/Testing/Temporary/LastTest.log
if [ -e "$tested" ] && { [ "$status" -ne 0 ] || grep -q '(Skipped)$' "$log"; }; then
  "$root/tests/support/skipped.sh" "$log" "$tested"
  "$root/tests/support/failed.sh" "$tested"
  sed -n '/% tests passed/,$p' "$log"
fi
exit "$status"
