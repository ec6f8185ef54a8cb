#!/usr/bin/env bash
# reported.sh PROGRAM: grades the situations of tests/reported and compares the reports with the table there.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d /var/tmp/reported.XXXXXX)  # not in /tmp, since every run sees an empty folder there
trap 'rm -rf "$scratch"' EXIT
python3 "$root/tests/reported/check_reported.py" "$program" "$scratch"
