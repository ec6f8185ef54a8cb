#!/usr/bin/env bash
# projects.sh PROGRAM: grades small projects with many layouts (tests/projects): each right one gets full points, and
# for each with one mistake the mistake's line is reported.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++ gcc make cmake node javac rustc; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d /var/tmp/projects.XXXXXX)  # not in /tmp, since every run sees an empty folder there
trap 'rm -rf "$scratch"' EXIT
python3 "$root/tests/projects/make_projects.py" "$scratch/made" >/dev/null
TMPDIR=$scratch python3 "$root/tests/projects/check_projects.py" "$program" "$scratch/made" -j 2
