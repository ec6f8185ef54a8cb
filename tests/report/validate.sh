#!/usr/bin/env bash
# validate.sh FOLDER [FILE]: whether the reports of one grading in it, or that file alone, are what others
# expect of them:
#   junit.xml     by junit.xsd, and its counts by its elements
#   grade.json    by grade.schema.json
#   results.json  by gradescope.schema.json; not there for a class
#   result.json   by classroom50.schema.json; not there for a class
#   grade.tap     by Perl's TAP::Parser
#   github.txt    line by line
#   gl-code-quality-report.json  by codequality.schema.json, and its fingerprints; not there for a class
#   grade.csv, gradebook.csv  rows of one length; may be missing
#   grade.html    its elements and its policy, and whether it tells the same as grade.json
# Where there is an explain.json, that alone is looked at, by explain.schema.json.
# Exit status 1 if not, 77 where a tool is missing.
set -uo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=${1:?usage: validate.sh FOLDER [FILE]}
only=${2:-}
status=0

python=${FLOCKING_VALIDATOR:-}  # that of a caller who has looked for one
if [[ -z $python ]]; then
  python=$("$here/validator.sh") || { echo "$python"; exit 77; }
fi

check() {  # FILE COMMAND...
  local file=$1 said
  shift
  [[ -z $only || $only == "$file" ]] || return 0
  if [[ ! -s $folder/$file ]]; then
    echo "$folder/$file: missing"
    status=1
  elif ! said=$("$@" "$folder/$file" 2>&1); then
    echo "$folder/$file:"
    head -n 20 <<<"$said"
    status=1
  fi
}

if [[ -e $folder/explain.json ]]; then
  check explain.json "$python" "$here/validate_json.py" "$here/explain.schema.json"
  exit $status
fi
check junit.xml xmllint --noout --nonet --schema "$here/junit.xsd"
check junit.xml "$python" "$here/validate_counts.py"
check grade.json "$python" "$here/validate_json.py" "$here/grade.schema.json"
check grade.html "$python" "$here/validate_html.py"
check grade.tap perl "$here/validate_tap.pl"
check github.txt "$here/validate_github.sh"
if ! grep -q '^  "is_class": true,$' "$folder/grade.json"; then
  check results.json "$python" "$here/validate_json.py" "$here/gradescope.schema.json"
  check gl-code-quality-report.json "$python" "$here/validate_codequality.py"
  check result.json "$python" "$here/validate_json.py" "$here/classroom50.schema.json"
elif [[ -e $folder/results.json ]]; then
  echo "$folder/results.json: of a class"
  status=1
fi
for table in grade.csv gradebook.csv; do
  if [[ -e $folder/$table ]]; then check "$table" "$python" "$here/validate_csv.py"; fi
done
exit $status
