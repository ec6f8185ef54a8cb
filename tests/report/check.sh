#!/usr/bin/env bash
# check.sh WRITE_SAMPLES: writes every report of every hand-made record with that program, twice, and
# validates all of them; then checks that the validation refuses what is broken.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
"$1" "$scratch/reports"
"$1" "$scratch/again"
diff -r "$scratch/reports" "$scratch/again" || { echo "two runs write different reports"; exit 1; }
status=0 folders=0
for folder in "$scratch/reports"/*/; do
  "$here/validate.sh" "${folder%/}" || { result=$?; [[ $result != 77 ]] || exit 77; status=1; }
  folders=$((folders + 1))
done
echo "reports of $folders records"
"$here/validate_selftest.sh" "$scratch/reports/mixed_full" || status=1
exit $status
