#!/usr/bin/env bash
# browser.sh BUILD_DIR FLOCKING WRITE_SAMPLES: pages in a real browser: replays, made by the tests' own
# encoder and by `flocking view`, and those of classes. Skipped where no browser, Node or playwright-core is.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1 program=$2 write_samples=$3
skip() { echo "skipped: check.browser: $*"; exit 77; }

browser=
for name in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
  if browser=$(command -v "$name"); then break; fi
done
[ -n "$browser" ] || skip "no Chromium found in PATH (or name one in CHROMIUM)"
command -v node >/dev/null || skip "no node found"
version=$(node -p 'process.versions.node.split(".")[0]')
[ "$version" -ge 20 ] || skip "node is of version $version, 20 is needed"

# What is installed is kept in the build folder, until the list of it changes.
modules=$build/view_node
lock=$root/tests/pages/package-lock.json
if ! cmp -s "$lock" "$modules/installed.json"; then
  command -v npm >/dev/null || skip "no npm found, to install playwright-core"
  mkdir -p "$modules"
  cp "$root/tests/pages/package.json" "$lock" "$root/tests/pages/.npmrc" "$modules"
  (cd "$modules" && npm ci --no-audit --no-fund --ignore-scripts) >"$modules/npm.log" 2>&1 ||
    { cat "$modules/npm.log"; skip "npm cannot install playwright-core"; }
  cp "$lock" "$modules/installed.json"
fi

export CHROMIUM=$browser FLOCKING_NODE_MODULES=$modules FLOCKING=$program
status=0
node --test "$root"/tests/pages/*.test.mjs "$root/tests/pages/program_pages.mjs" || status=1
node "$root/tests/pages/class_page.mjs" "$program" "$write_samples" || status=1
exit $status
