#!/bin/sh
# There is nothing to compile. The place of the program is kept, if somebody names it, since a judge
# may run the validator without this environment.
set -eu
if [ -n "${FLOCKING:-}" ]; then
  printf '%s\n' "$FLOCKING" >flocking.path
fi
