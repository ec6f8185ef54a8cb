#!/usr/bin/env bash
# Rooms under src/ include each other in one direction only, as src/rooms.txt says; docs/architecture.md names each room
# and has a picture of them. No two files of src/ have the same name.
set -euo pipefail
cd "$(dirname "$0")/../../src"
status=0

declare -A may below
while IFS=: read -r room others; do
  for other in $others; do
    if [ -z "${below[$other]+known}" ]; then
      echo "rooms.txt: $room may include $other, which is not above it in the list"
      status=1
    fi
  done
  may[$room]=$others
  below[$room]=yes
done < <(grep -v '^#' rooms.txt)

while IFS=: read -r file include; do
  room=${file%%/*}
  target=${include%%/*}
  [ "$room" = "$target" ] && continue
  if [ -z "${may[$room]+known}" ]; then
    echo "src/$file: room $room is not in src/rooms.txt"
    status=1
  elif [[ " ${may[$room]} " != *" $target "* ]]; then
    echo "src/$file includes $include: $room may include only:${may[$room]:- nothing}"
    status=1
  fi
done < <(grep -rHoP '^#include "\K[^"]+' --include='*.cpp' --include='*.h' . | sed 's#^\./##')

# The picture must match the list, and the table in docs/architecture.md must name every room.
if command -v python3 >/dev/null; then ../docs/pictures/rooms.py --check || status=1; fi
for room in "${!may[@]}"; do
  grep -q "^|.*\`$room\`.*|" ../docs/architecture.md || [ "$room" = main.cpp ] ||
    { echo "docs/architecture.md does not name the room $room"; status=1; }
done

# Except main.cpp: each program has one.
same=$(find . \( -name '*.cpp' -o -name '*.h' \) ! -name main.cpp -printf '%f\n' | sort | uniq -d)
if [ -n "$same" ]; then
  echo "of these names there are several files: $same"
  status=1
fi

# Only one file may include CLI11.
if grep -rl '#include <CLI/' . | grep -v '^\./cli/parser\.cpp$'; then
  echo "CLI11 is included outside src/cli/parser.cpp"
  status=1
fi
exit $status
