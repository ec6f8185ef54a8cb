#!/usr/bin/env bash
# validate_selftest.sh FOLDER LOCATED: checks that validate.sh refuses broken reports. FOLDER has valid reports of one
# submission with passed, wrong and hidden cases, LOCATED those of one with findings at lines of its source; each is
# broken here in one way at a time.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
good=${1:?usage: validate_selftest.sh FOLDER LOCATED}
located=${2:?usage: validate_selftest.sh FOLDER LOCATED}
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
status=0 broken=0

refuses() {  # FILE SED_SCRIPT
  rm -rf -- "$scratch/reports"
  cp -r -- "$good" "$scratch/reports"
  sed -i -E "$2" "$scratch/reports/$1"
  broken=$((broken + 1))
  if cmp -s -- "$good/$1" "$scratch/reports/$1"; then
    echo "$1: nothing was broken by $2"
    status=1
  elif said=$("$here/validate.sh" "$scratch/reports" "$1"); then
    echo "$1: accepted, broken by $2"
    status=1
  elif [[ $said != "$scratch/reports/$1:"* ]]; then
    echo "$1: broken by $2, but the complaint is: $said"
    status=1
  fi
}

"$here/validate.sh" "$good"

refuses junit.xml '/^<\/testsuites>$/d'                                  # an end is missing
refuses junit.xml '0,/failures="[0-9]+"/s//failures="9"/'                # a wrong count
refuses junit.xml '0,/time="[0-9.]+"/s//time="1000.000"/'                # a wrong sum
refuses junit.xml '0,/<testcase /s//<testcase status="run" /'            # an unknown attribute
refuses junit.xml '0,/ message="[^"]*"/s///'                             # a failure without message
refuses junit.xml '0,/<failure type="WA"/s//<failure type="AC"/'         # a verdict that is none
refuses junit.xml '0,/wrong answer/s//wrong \x01 answer/'                # a byte that XML has not
refuses junit.xml '0,/wrong answer/s//wrong \xff answer/'                # no UTF-8
refuses junit.xml '0,/>wrong answer$/s//>]]>/'                           # the end of a section
refuses junit.xml '0,/wrong answer$/s//<b>wrong<\/b>/'                   # unescaped
refuses grade.json '/^\}$/d'                                             # an end is missing
refuses grade.json '0,/grade\/1/s//grade\/2/'                            # another version
refuses grade.json '0,/"verdict": "WA"/s//"verdict": "WRONG"/'           # a verdict that is none
refuses grade.json '0,/"points": 1/s//"points": NaN/'                    # no JSON
refuses grade.json '0,/"points": 1/s//"points": "1"/'                    # a text for a number
refuses grade.json '0,/"hidden": false,/s//"hidden": false, "extra": 1,/'  # an unknown member
refuses grade.json '0,/"hidden": false,/s///'                            # a member is missing
refuses grade.json '0,/"hidden": false,/s//"hidden": false, "hidden": false,/'  # one is there twice
refuses grade.json 's/"verdict_only": false/"verdict_only": true/'       # it tells more, though
refuses grade.json '0,/wrong answer/s//wrong \x01 answer/'               # a control character
refuses grade.json '0,/"replay": null/s//"replay": "javascript:alert(1)"/'  # another address
refuses grade.html '/^<\/html>$/d'                                       # an end is missing
refuses grade.html '0,/<table>/s//<table><script>alert(1)<\/script>/'    # a script of others
refuses grade.html '0,/<td>WA<\/td>/s//<td onclick="x">WA<\/td>/'        # an attribute that runs
refuses grade.html '0,/<td>WA<\/td>/s//<td><img src=x><\/td>/'           # an element that loads
refuses grade.html '0,/<td>WA<\/td>/s//<td>AC<\/td>/'                    # another verdict
refuses grade.html 's/"verdict":"WA"/"verdict":"AC"/'                    # the same in the data
refuses grade.html 's/^"use strict";$/"use strict"; /'                   # a script by another hash
refuses grade.html '0,/color-scheme: light dark;/s//color: red;/'        # a style by another hash
refuses grade.html "0,/default-src 'none'/s//default-src */"             # a policy that allows more
refuses results.json '0,/"status": "passed"/s//"status": "ok"/'          # an unknown word
refuses results.json '0,/"score": 1/s//"score": -1/'                     # negative
refuses results.json '0,/"visibility": "hidden"/s//"visibility": "no"/'  # an unknown word
refuses results.json '0,/"output_format": "md",/s///'                    # a member is missing
refuses results.json '0,/"output_format": "md"/s//"output_format": "html"/'  # markup of others
refuses grade.tap '1s/14/12/'                                            # another version
refuses grade.tap '2d'                                                   # no plan
refuses grade.tap '2s/[0-9]+$/99/'                                       # a plan for more
refuses grade.tap '0,/^ok 1 .*/s//&\nok 2 - forged/'                     # a test too many
refuses grade.tap '0,/^ok 1 .*/s//&\nforged/'                            # a line of no submission
refuses grade.tap '0,/^not ok [0-9]+ - .*/s//& # TODO later/'            # a directive
refuses grade.tap '0,/^  \.\.\.$/s///'                                   # a block without end
refuses grade.tap '0,/^  message:.*/s//  message: "two\n  lines"/'       # two lines for one
refuses grade.tap '/^  ---$/,/^  \.\.\.$/d'                              # failures without blocks
refuses github.txt '1s/^/forged\n/'                                      # a line of no submission
refuses github.txt '1s/^::error/::set-output/'                           # another command
refuses github.txt '1s/$/ 85 %/'                                         # unescaped
refuses github.txt '1s/title=/title=a:b/'                                # unescaped in a property
refuses github.txt '1s/$/\r/'                                            # a carriage return
refuses github.txt '1s/$/ ##[error]forged/'                              # another command
refuses github.txt '/^::notice/d'                                        # no total
refuses github.txt '1s/.*/&\n&\n&\n&\n&\n&\n&\n&\n&\n&/'               # more than GitHub shows
refuses github.txt '/^::notice/s/.*/&\n::notice title=More::1 annotation more: see/'  # nothing is left out
refuses grade.csv '2s/\r$//'                                             # another line end
refuses grade.csv '2s/,/,,/'                                             # a field too many
refuses grade.csv '2s/^"[^"]*"/"=1+1"/'                                  # a formula
good=$located
refuses gl-code-quality-report.json '0,/"path": "/s//"path": "\//'       # an absolute path
refuses gl-code-quality-report.json '0,/"severity": "[a-z]*"/s//"severity": "bad"/'  # an unknown word
refuses gl-code-quality-report.json '0,/"begin": [0-9]*/s//"begin": 0/'  # no line
refuses gl-code-quality-report.json '0,/"check_name": .*/s///'           # a member is missing
refuses gl-code-quality-report.json '/^\]$/d'                            # an end is missing
refuses gl-code-quality-report.json 's/"fingerprint": .*/"fingerprint": "'"$(printf '0%.0s' {1..64})"'",/'  # equal
refuses github.txt '0,/,line=[0-9]*/s//,line=0/'                         # no line
refuses github.txt '0,/file=[^,]*/s//file=a:b/'                          # unescaped in a property
refuses results.json '0,/"name": "Explanation"/s//"name": "course"/'     # a case without points
echo "$broken broken reports"
exit $status
