#!/usr/bin/env bash
# Every source file is formatted according to .clang-format; shellcheck has no complaints about any script.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v clang-format >/dev/null || { echo "skipped: no clang-format"; exit 77; }
# Programs of students keep the layout in which students wrote them.
mapfile -t sources < <(find src tests bench -path tests/explain/students -prune -o -path tests/explain/mistakes -prune -o \
  -path tests/handed_in/sources -prune -o -path tests/reported -prune -o -path tests/projects -prune -o -path tests/program/sources -prune -o -path tests/classes -prune -o -path tests/hostile/installed -prune -o \
  \( -name '*.cpp' -o -name '*.h' \) -print)
clang-format --dry-run --Werror "${sources[@]}"
command -v shellcheck >/dev/null || { echo "skipped: no shellcheck"; exit 77; }
mapfile -t scripts < <(grep -rlE '^#!.*\bbash$' flocking run_tests.sh .ci cmake tests bench)
shellcheck -x "${scripts[@]}"
