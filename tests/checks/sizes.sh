#!/usr/bin/env bash
# Rooms stay small: no source file has more than 400 lines.
set -euo pipefail
cd "$(dirname "$0")/../.."
find src tests bench -name node_modules -prune -o \( -name '*.cpp' -o -name '*.h' -o -name '*.sh' -o \
  -name '*.css' -o -name '*.html' -o -name '*.js' -o -name '*.mjs' \) -exec wc -l {} + |
  awk '$2 != "total" && $1 > 400 { print $2 ": " $1 " lines; which two things live in it?"; bad = 1 }
       END { exit bad }'
