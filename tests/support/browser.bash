# Sourced by checks of pages: finds a browser and Node, and installs playwright-core.

# browser_for_pages BUILD_DIR: installs playwright-core below the build folder. On failure, prints why and returns 1.
browser_for_pages() {
  local modules=$1/view_node pages version
  pages=$(cd "$(dirname "${BASH_SOURCE[0]}")/../pages" && pwd)
  browser_program >/dev/null || { echo "no Chromium found in PATH (or name one in CHROMIUM)"; return 1; }
  command -v node >/dev/null || { echo "no node found"; return 1; }
  version=$(node -p 'process.versions.node.split(".")[0]')
  [ "$version" -ge 20 ] || { echo "node is of version $version, 20 is needed"; return 1; }
  # Installed packages are kept in the build folder until package-lock.json changes.
  if ! cmp -s "$pages/package-lock.json" "$modules/installed.json"; then
    command -v npm >/dev/null || { echo "no npm found, to install playwright-core"; return 1; }
    mkdir -p "$modules"
    cp "$pages/package.json" "$pages/package-lock.json" "$pages/.npmrc" "$modules"
    (cd "$modules" && npm ci --no-audit --no-fund --ignore-scripts) >"$modules/npm.log" 2>&1 ||
      { cat "$modules/npm.log"; echo "npm cannot install playwright-core"; return 1; }
    cp "$pages/package-lock.json" "$modules/installed.json"
  fi
}

browser_program() {
  local name
  for name in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then return; fi
  done
  return 1
}

# use_browser_for_pages BUILD_DIR: sets the variables from which the tests know the browser and the packages.
use_browser_for_pages() {
  CHROMIUM=$(browser_program)
  export CHROMIUM FLOCKING_NODE_MODULES=$1/view_node
}
