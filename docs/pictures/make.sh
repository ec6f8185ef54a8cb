#!/usr/bin/env bash
# Makes the pictures in this folder anew, with Chromium and the modules that check.browser installs
# (build/release/view_node, or $FLOCKING_NODE_MODULES). make.sh [PAGE]: of that replay page.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
export FLOCKING_NODE_MODULES=${FLOCKING_NODE_MODULES:-$root/build/release/view_node}
[ -d "$FLOCKING_NODE_MODULES/node_modules/playwright-core" ] ||
  { echo "no playwright-core in $FLOCKING_NODE_MODULES; run: ctest -R check.browser" >&2; exit 1; }
node "$root/tests/view/screenshots.mjs" "$here" "$@"
