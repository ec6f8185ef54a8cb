#!/usr/bin/env bash
# unpack.sh: unpacks the programs and their labels into build/strangers/ and prints the path of that folder. Files that
# the same archive already produced are kept, so that programs built from them need not be rebuilt.
set -euo pipefail
archive=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/programs.tar.xz
folder=$(cd "$(dirname "$archive")/../../.." && pwd)/build/strangers
mkdir -p "$folder"
exec 9>"$folder/.lock"
if command -v flock >/dev/null; then flock 9; fi
if [ ! "$folder/.unpacked" -nt "$archive" ]; then
  find "$folder" -mindepth 1 -maxdepth 1 ! -name .lock -exec rm -rf {} +
  tar --extract --touch --file="$archive" --directory="$folder"
  touch "$folder/.unpacked"
fi
echo "$folder"
