#!/usr/bin/env bash
# playground_module.sh: the module in src/playground/module is what cmake/wasm.sh makes of the sources. Where what it was
# made of (made_from.txt) is as it was, it is not made anew, which takes minutes. Skipped without Emscripten, or with
# another version of it or of its compiler than the module was made by, which make other bytes.
#   FLOCKING_MODULE_ANEW=1   makes it anew in any case
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
module=$root/src/playground/module
cd "$root"

# What is not as it was when the module was made: a file that changed or is gone, or a new one in a room that is
# taken whole.
changes() {
  local rooms room file
  sha256sum --check --quiet "$module/made_from.txt" 2>&1 | grep -v '^sha256sum: WARNING' || true
  rooms=$(sed -n 's/^foreach(room \(base .*\))$/\1/p' src/wasm/CMakeLists.txt)
  [ -n "$rooms" ] || echo "no rooms in src/wasm/CMakeLists.txt"
  for room in $rooms replay; do
    for file in src/"$room"/*.cpp; do
      [ "$file" != src/replay/compressed.cpp ] || continue
      grep -q "  $file\$" "$module/made_from.txt" || echo "$file: new"
    done
  done
}

changed=$(changes)
if [ -z "$changed" ] && [ -z "${FLOCKING_MODULE_ANEW:-}" ]; then
  echo "$(grep -c . "$module/made_from.txt") files that it was made of are as they were"
  exit
fi
command -v emcc >/dev/null || { echo "skipped: check.playground_module: no emcc found"; exit 77; }
made_by=$(cat "$module/made_by.txt")
here=$("$root/cmake/wasm.sh" --version)
[ "$here" = "$made_by" ] || { echo "skipped: check.playground_module: $here here, the module was made by $made_by"; exit 77; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$root/cmake/wasm.sh" "$scratch/build" "$scratch/module" >"$scratch/log" 2>&1 || { tail -40 "$scratch/log"; exit 1; }
status=0
cmp "$scratch/module/module.js" "$module/module.js" || status=1
cmp <(gzip -dc "$scratch/module/engine.wasm.gz") <(gzip -dc "$module/engine.wasm.gz") || status=1
if [ $status = 0 ]; then
  echo "made anew, and the same; cmake/wasm.sh would note the files that changed: $(head -n 3 <<<"$changed" | tr '\n' ' ')"
else
  echo "src/playground/module is older than the sources: run cmake/wasm.sh"
fi
exit $status
