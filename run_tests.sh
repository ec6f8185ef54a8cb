#!/usr/bin/env bash
# Installs what is missing, builds and tests. Without --all it leaves out what takes long: sanitizers,
# clang-tidy, fuzzing, attacks on the grader, what waits for limits, builds of submissions in most languages, a browser,
# packages, whole explanations and audits, installing, builds from fetched sources and for other machines; and it tries
# fewer random worlds, inputs and numbers, where these variables say nothing else. Other arguments go to ctest, such as
# -R Scanner.
#   FLOCKING_MINUTES=N   no check that takes long begins later than that, so that --all comes to an end in a given time
#                        on a slow machine too; what is left out is listed as skipped
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
packages=--tests target=quick_tests which=(--label-exclude long) options=(-DBUILD_TESTING=ON)
side_by_side=$(($(nproc) + 1))  # some tests wait, for limits and signals
if [ "${1:-}" = --all ]; then
  packages=--all-tests target=all which=() options=(-DBUILD_TESTING=ON -DFLOCKING_WERROR=ON)
  if [ -n "${FLOCKING_MINUTES:-}" ]; then
    if ! [[ $FLOCKING_MINUTES =~ ^[0-9]{1,6}$ ]]; then
      echo "run_tests.sh: FLOCKING_MINUTES is \"$FLOCKING_MINUTES\"; it takes a whole number of minutes, such as 45" >&2
      exit 2
    fi
    FLOCKING_BEGIN_UNTIL=$(($(date +%s) + 60 * 10#$FLOCKING_MINUTES))
    export FLOCKING_BEGIN_UNTIL
  fi
  shift
else
  export FLOCKING_RANDOM_WORLDS=${FLOCKING_RANDOM_WORLDS:-300} FLOCKING_RANDOM_INPUTS=${FLOCKING_RANDOM_INPUTS:-500}
  export FLOCKING_NUMBER_SAMPLES=${FLOCKING_NUMBER_SAMPLES:-1000000} FLOCKING_RANDOM_FLOCKS=${FLOCKING_RANDOM_FLOCKS:-120}
  export FLOCKING_QUOTIENT_SAMPLES=${FLOCKING_QUOTIENT_SAMPLES:-4000000} FLOCKING_RANDOM_PAIRS=${FLOCKING_RANDOM_PAIRS:-1000}
  export FLOCKING_RANDOM_PLOTS=${FLOCKING_RANDOM_PLOTS:-100}
fi
"$root/cmake/install_packages.sh" "$packages"
"$root/cmake/build.sh" release "$target" "${options[@]}"
touch -c "$root/build/release/flocking"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
ctest --test-dir "$root/build/release" --output-on-failure --no-tests=error \
  --parallel "$side_by_side" "${which[@]}" "$@" | tee "$log" || status=$?
# Why tests were skipped and what those said that failed, and then again what ctest said last.
tested=$root/build/release/Testing/Temporary/LastTest.log
if [ -e "$tested" ] && { [ "$status" -ne 0 ] || grep -q '(Skipped)$' "$log"; }; then
  "$root/tests/support/skipped.sh" "$log" "$tested"
  "$root/tests/support/failed.sh" "$tested"
  sed -n '/% tests passed/,$p' "$log"
fi
exit "$status"
