#!/usr/bin/env bash
# browser.sh BUILD_DIR FLOCKING WRITE_SAMPLES: tests pages in a real browser: replays, written by the tests' own encoder
# and by `flocking view`, and pages of classes; playground.sh tests the playground. Skipped if there is no browser, Node
# or playwright-core.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1 program=$2 write_samples=$3
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
why=$(browser_for_pages "$build") || { echo "skipped: check.browser: $why"; exit 77; }

use_browser_for_pages "$build"
export FLOCKING=$program
status=0
shopt -s extglob
node --test "$root"/tests/pages/!(playground*).test.mjs "$root/tests/pages/program_pages.mjs" || status=1
node "$root/tests/pages/class_page.mjs" "$program" "$write_samples" || status=1
exit $status
