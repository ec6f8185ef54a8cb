#!/usr/bin/env bash
# same_as_before.sh OLD NEW [SEED]: runs two programs on the same command lines, about 500, and compares their outputs,
# exit statuses and written files. The command lines, and the intended differences with their reasons, are in
# same_as_before/. Run by hand: it needs an older program.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: same_as_before.sh OLD NEW [SEED]"; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
exec python3 "$here/same_as_before/compare.py" "$(readlink -f "$1")" "$(readlink -f "$2")" "${3:-1}"
