#!/usr/bin/env bash
# browser.sh BUILD_DIR FLOCKING WRITE_SAMPLES: pages in a real browser: replays, made by the tests' own
# encoder and by `flocking view`, and those of classes. Skipped where no browser, Node or playwright-core is.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1 program=$2 write_samples=$3
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
why=$(browser_for_pages "$build") || { echo "skipped: check.browser: $why"; exit 77; }

use_browser_for_pages "$build"
export FLOCKING=$program
status=0
node --test "$root"/tests/pages/*.test.mjs "$root/tests/pages/program_pages.mjs" || status=1
node "$root/tests/pages/class_page.mjs" "$program" "$write_samples" || status=1
exit $status
