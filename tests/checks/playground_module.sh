#!/usr/bin/env bash
# playground_module.sh: the module in src/playground/module is what cmake/wasm.sh makes of the sources. Skipped without
# Emscripten, or with another version of it or of its compiler than the module was made by, which make other bytes.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
command -v emcc >/dev/null || { echo "skipped: check.playground_module: no emcc found"; exit 77; }
made_by=$(cat "$root/src/playground/module/made_by.txt")
here=$("$root/cmake/wasm.sh" --version)
[ "$here" = "$made_by" ] || { echo "skipped: check.playground_module: $here here, the module was made by $made_by"; exit 77; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$root/cmake/wasm.sh" "$scratch/build" "$scratch/module" >"$scratch/log" 2>&1 || { tail -40 "$scratch/log"; exit 1; }
status=0
cmp "$scratch/module/module.js" "$root/src/playground/module/module.js" || status=1
cmp <(gzip -dc "$scratch/module/engine.wasm.gz") <(gzip -dc "$root/src/playground/module/engine.wasm.gz") || status=1
[ $status = 0 ] || echo "src/playground/module is older than the sources: run cmake/wasm.sh"
exit $status
