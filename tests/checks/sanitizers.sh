#!/usr/bin/env bash
# Builds the unit tests with the address and undefined-behaviour sanitizers and runs them.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
"$root/cmake/build.sh" asan unit_tests
export ASAN_OPTIONS=detect_stack_use_after_return=1:check_initialization_order=1
export UBSAN_OPTIONS=print_stacktrace=1
export FLOCKING_NUMBER_SAMPLES=1000000
"$root/build/asan/tests/unit_tests" --gtest_brief=1
