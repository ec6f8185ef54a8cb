#!/usr/bin/env bash
# hostile_submitted.sh PROGRAM: classes of three honest students and one who submits something that makes planning,
# unpacking, building or naming expensive. The honest students keep verdict, points and notes. With `auto` and `limits`
# where the sandbox matters, and if started as root also as another user.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++ make; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
scratch=$(mktemp -d /var/tmp/submitted.XXXXXX)  # not in /tmp, since every run sees an empty folder there
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"
python3 "$root/tests/hostile/submitted/check_submitted.py" "$program" "$scratch/own" "${@:2}"
if [ "$(id -u)" -eq 0 ] && setpriv --reuid 65533 --regid 65533 --clear-groups true 2>/dev/null; then
  cp "$program" "$scratch/flocking"
  FLOCKING_OTHER_USER=65533 python3 "$root/tests/hostile/submitted/check_submitted.py" "$scratch/flocking" \
    "$scratch/other" "${@:2}"
fi
