#!/usr/bin/env bash
# check.sh WRITE_SAMPLES: writes every report of every hand-made record with that program, twice, and validates them;
# then checks that the validation refuses broken reports.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
"$1" "$scratch/reports"
"$1" "$scratch/again"
diff -r "$scratch/reports" "$scratch/again" || { echo "two runs write different reports"; exit 1; }
FLOCKING_VALIDATOR=$("$here/validator.sh") || { echo "$FLOCKING_VALIDATOR"; exit 77; }
export FLOCKING_VALIDATOR
status=0
folders=("$scratch/reports"/*/)
printf '%s\0' "${folders[@]%/}" | xargs -0 -n 1 -P "$(nproc)" "$here/validate.sh" || status=1
echo "reports of ${#folders[@]} records"
"$here/validate_selftest.sh" "$scratch/reports/mixed_full" "$scratch/reports/located" || status=1
exit $status
