#!/usr/bin/env bash
# Rooms under src/ include each other one way only, as src/rooms.txt says; docs/architecture.md shows
# that list. No two files of src/ have the same name.
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

# The drawing is the list.
drawn=$(awk '/^```rooms$/ { on = 1; next } /^```$/ { on = 0 } on' ../docs/architecture.md)
diff <(grep -v '^#' rooms.txt) - <<<"$drawn" || { echo "docs/architecture.md shows other arrows"; status=1; }

# But for main.cpp, one for each program.
same=$(find . \( -name '*.cpp' -o -name '*.h' \) ! -name main.cpp -printf '%f\n' | sort | uniq -d)
if [ -n "$same" ]; then
  echo "of these names there are several files: $same"
  status=1
fi

# CLI11 is known to one file only.
if grep -rl '#include <CLI/' . | grep -v '^\./cli/parser\.cpp$'; then
  echo "CLI11 is included outside src/cli/parser.cpp"
  status=1
fi
exit $status
