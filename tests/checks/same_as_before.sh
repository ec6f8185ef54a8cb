#!/usr/bin/env bash
# same_as_before.sh OLD NEW [SEED]: runs two programs on the same command lines, about 500, and compares
# what they print, how they end and what they write. The command lines, and each difference that is
# meant, with its reason, are in same_as_before/. By hand: it wants a program of another day.
set -euo pipefail
[ $# -ge 2 ] || { echo "usage: same_as_before.sh OLD NEW [SEED]"; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
exec python3 "$here/same_as_before/compare.py" "$(readlink -f "$1")" "$(readlink -f "$2")" "${3:-1}"
