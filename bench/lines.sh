#!/usr/bin/env bash
# How many lines that `flocking explain` names for programs are in their labels, and how many programs its edits repair.
#
#     bench/lines.sh [PROGRAMS LABELS]
#
# PROGRAMS has a program per file or folder, LABELS a file NAME.label for each, with a line "file:line | kind | ..." or
# "file:first-last | kind | ..." per mistake. Programs without a label are judged by their cases alone. Default: the
# thirty programs in beginners.tar.xz, with 78 labelled mistakes, written without knowledge of flocking.
#     FLOCKING        the program to measure (default: built as a release)
#     FLOCKING_CASES  the cases that judge programs (default: testcases/course)
set -euo pipefail
if [ $# != 0 ] && [ $# != 2 ]; then
  sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [ $# = 0 ]; then
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  tar -xJf "$root/bench/beginners.tar.xz" -C "$scratch"
  set -- "$scratch/programs" "$scratch/labels"
fi
if [ -z "${FLOCKING:-}" ]; then
  "$root/cmake/build.sh" release flocking >&2
  FLOCKING=$root/build/release/flocking
fi
FLOCKING=$FLOCKING CASES=${FLOCKING_CASES:-$root/testcases/course} python3 "$root/bench/lines.py" "$1" "$2"
