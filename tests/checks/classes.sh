#!/usr/bin/env bash
# classes.sh PROGRAM: grades classes exported from learning platforms (tests/classes) and compares the students'
# results, and which bytes of the import files change.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d /var/tmp/classes.XXXXXX)  # not in /tmp, since every run sees an empty folder there
trap 'rm -rf "$scratch"' EXIT
python3 "$root/tests/classes/make_classes.py" "$scratch/made" >/dev/null
python3 "$root/tests/classes/check_classes.py" "$program" "$scratch/made" --cache "$scratch/cache"
