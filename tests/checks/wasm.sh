#!/usr/bin/env bash
# wasm.sh BUILD_DIR FLOCKING: builds the engine for web pages; it must print the same bytes as the program, in Node and
# in Chromium: all test cases, comparisons, flocks from seeds, messages, long runs. Skipped without Node or Emscripten;
# without a browser only Node is tested.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
command -v node >/dev/null || { echo "skipped: no node found"; exit 77; }
command -v emcc >/dev/null || { echo "skipped: no emcc found; cmake/install_packages.sh --wasm installs it"; exit 77; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$root/cmake/wasm.sh" >"$log" 2>&1 || { tail -n 40 "$log"; exit 1; }
if why=$(browser_for_pages "$1"); then
  use_browser_for_pages "$1"
  node "$root/tests/wasm/same_bytes.mjs" "$2" --browser
  exit
fi
node "$root/tests/wasm/same_bytes.mjs" "$2"
echo "skipped: not in Chromium: $why"
exit 77
