#!/usr/bin/env bash
# The page of `flocking playground` in Chromium: its size, the time to its first frame, frames per second, and the time
# of a step and of a frame, for flocks that move and are drawn. Has the requirements of check.browser.
set -euo pipefail
target=flocking
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
# shellcheck source=tests/support/browser.bash
. "$root/tests/support/browser.bash"
why=$(browser_for_pages "$build") || { echo "playground.sh: $why" >&2; exit 1; }
use_browser_for_pages "$build"
describe_machine
"$CHROMIUM" --version --no-sandbox 2>/dev/null
"$build/flocking" playground -o "$scratch/page.html" >/dev/null
node "$root/tests/pages/playground_measures.mjs" "$scratch/page.html"
