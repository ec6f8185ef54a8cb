#!/usr/bin/env bash
# The page of `flocking playground` in Chromium: its size, the time to its first frame, frames a second and what a step
# and a frame take, of flocks that move and are drawn. Needs what check.browser needs.
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
