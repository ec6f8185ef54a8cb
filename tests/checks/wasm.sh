#!/usr/bin/env bash
# wasm.sh BUILD_DIR FLOCKING: the engine of the page prints the bytes of the program, in Node and in Chromium: all test
# cases, comparisons, flocks from seeds, messages, long runs. Skipped without Node; without a browser, in Node alone.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
command -v node >/dev/null || { echo "skipped: check.wasm: no node found"; exit 77; }
if why=$(browser_for_pages "$1"); then
  use_browser_for_pages "$1"
  exec node "$root/tests/wasm/same_bytes.mjs" "$2" --browser
fi
node "$root/tests/wasm/same_bytes.mjs" "$2"
echo "skipped: check.wasm in Chromium: $why"
exit 77
