#!/usr/bin/env bash
# interruption.sh PROGRAM [STAGE...]: sends SIGINT and SIGTERM to `grade`, `explain`, `view` and `audit` at each stage
# of their work, measures how long they take to end, and checks what they leave behind.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++ make; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d /var/tmp/interruption.XXXXXX)  # not in /tmp, since every run sees an empty folder there
trap 'rm -rf "$scratch"' EXIT
python3 "$root/tests/interruption/check_interruption.py" "$program" "$scratch" "${@:2}"
