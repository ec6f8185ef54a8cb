#!/bin/sh
# grade SUBMISSION [FLAG...]: grades the folder SUBMISSION of one student, sources or a program, with the
# cases beside this script. Flags are those of `flocking grade`, such as --report json=grade.json.
#
# Exit status: 0 all cases passed; 1 some did not; 2 wrong flags; 3 the grader could not run.
set -eu

# How much explanations tell students: none, where, what or full.
hint='{{HINT}}'
# What all cases are worth together; empty: as their cases.toml says, or 1 each.
points='{{POINTS}}'

if [ $# -lt 1 ] || [ ! -d "$1" ]; then
  echo "grade: expected the folder of a submission, as in: grade submission --report text" >&2
  exit 2
fi
submission=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
if [ -e "$here/fetch" ]; then sh "$here/fetch" || exit 3; fi
if [ ! -x "$here/flocking" ]; then chmod +x "$here/flocking"; fi
# Root runs submissions as a user without rights. Even where the kernel can hide no files, that user can neither read
# the answers nor run the simulator.
if [ "$(id -u)" -eq 0 ]; then chmod go= "$here/cases" "$here/flocking"; fi

# A class of one, without what is the platform's or ours.
class=$(mktemp -d)
trap 'rm -rf "$class"' EXIT
trap 'exit 3' HUP INT TERM
mkdir "$class/submission"
cp -R -P "$submission/." "$class/submission"
for name in .git .github .gitlab-ci.yml .flocking .cache; do
  rm -rf "$class/submission/$name"
done

if [ -n "$points" ]; then set -- --points "$points" "$@"; fi
if [ "$hint" != none ]; then set -- --explain text --lines --hint "$hint" "$@"; fi
"$here/flocking" grade --submissions "$class" --layout folders --cases "$here/cases" "$@"
