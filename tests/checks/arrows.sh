#!/usr/bin/env bash
# Rooms under src/ include each other one way only. Each line names a room and the rooms it may
# include; a new room or arrow is a decision, made here and drawn in docs/architecture.md.
set -euo pipefail
cd "$(dirname "$0")/../../src"

declare -A may=(
  [core]=''
  [io]='core'
  [rules]='core'
  [explain]='core'
  [flow]='core'
  [steering]='flow core'
  [kernel]='rules core'
  [sim]='kernel spatial rules steering core'
  [spatial]='core'
  [settings]='sim rules steering flow io core'
  [judge]='io core'
  [sandbox]='core'
  [grade]='explain judge sandbox io core'
  [package]='io core'
  [report]='view explain grade judge sandbox core'
  [view]='judge io core'
  [cli]='view explain package report grade judge sandbox settings sim flow io core'
  [main.cpp]='cli core'
)

status=0
while IFS=: read -r file include; do
  room=${file%%/*}
  target=${include%%/*}
  [ "$room" = "$target" ] && continue
  if [ -z "${may[$room]+known}" ]; then
    echo "src/$file: room $room is not in tests/checks/arrows.sh"
    status=1
  elif [[ " ${may[$room]} " != *" $target "* ]]; then
    echo "src/$file includes $include: $room may include only: ${may[$room]:-nothing}"
    status=1
  fi
done < <(grep -rHoP '^#include "\K[^"]+' --include='*.cpp' --include='*.h' . | sed 's#^\./##')

# CLI11 is known to one file only.
if grep -rl '#include <CLI/' . | grep -v '^\./cli/parser\.cpp$'; then
  echo "CLI11 is included outside src/cli/parser.cpp"
  status=1
fi
exit $status
