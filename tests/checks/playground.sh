#!/usr/bin/env bash
# playground.sh BUILD_DIR FLOCKING: tests the page of `flocking playground` in a real browser. Skipped if there is no
# browser, Node or playwright-core, or if the program was built without the engine for web pages.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1 program=$2
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
why=$(browser_for_pages "$build") || { echo "skipped: $why"; exit 77; }
"$program" playground -o - >/dev/null 2>&1 ||
  { echo "skipped: flocking was built without the engine of pages; cmake/wasm.sh builds it"; exit 77; }

use_browser_for_pages "$build"
FLOCKING=$program node --test "$root"/tests/pages/playground*.test.mjs
