#!/bin/sh
# run INPUT ANSWER FEEDBACK_DIR [ARGUMENT...] <OUTPUT: judges by `flocking validate`, which exits with
# 42 for accepted and 43 for wrong; anything else is an error of the judge. The program is the one
# that the environment variable FLOCKING names (now, or when `build` ran), else the file `flocking`
# beside this script, else the one on PATH.
set -u
here=$(dirname "$0")

judge_error() {
  echo "$1" >&2
  if [ -d "${feedback:-}" ]; then echo "$1" >"$feedback/judgemessage.txt"; fi
  exit 3
}

if [ $# -lt 3 ]; then judge_error "usage: run INPUT ANSWER FEEDBACK_DIR [ARGUMENT...] <OUTPUT"; fi
feedback=$3
program=${FLOCKING:-}
if [ -z "$program" ] && [ -r "$here/flocking.path" ]; then read -r program <"$here/flocking.path"; fi
if [ -z "$program" ] && [ -x "$here/flocking" ]; then program=$here/flocking; fi
if [ -z "$program" ]; then program=flocking; fi
if ! command -v "$program" >/dev/null 2>&1; then
  judge_error "no program '$program' to judge with: put flocking on PATH, name it in the environment \
variable FLOCKING, or copy it beside this script ($here)"
fi
exec "$program" validate "$@"
