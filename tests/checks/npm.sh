#!/usr/bin/env bash
# npm.sh BUILD FLOCKING: the package for Node that cmake/release.sh makes must print the same bytes as the program: for
# everything that wasm.sh compares, and for commands that read folders or write files; the test cases also with the
# oldest and a new Node, which npm installs in BUILD. With Node posing as another system, it must grade and explain
# programs as the program for Linux does. Also tests its interface for scripts, a program that waits for each step, the
# time to start, and npx. Skipped without Node, Emscripten or a program with the engine for web pages.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "$1" && pwd)
program=$2
skip() {
  echo "skipped: $1"
  exit 77
}
command -v node >/dev/null || skip 'no node found'
command -v emcc >/dev/null || skip 'no emcc found; cmake/install_packages.sh --wasm installs it'
for part in licenses npm; do
  # shellcheck source=/dev/null
  source "$root/cmake/release/$part.bash"
done
# shellcheck disable=SC2154  # npm.bash sets it
[ -e "$pako/pako_deflate.min.js" ] || skip 'no node-pako found; cmake/install_packages.sh --wasm installs it'
"$program" playground -o - >/dev/null 2>&1 || skip 'flocking was built without the engine of pages; cmake/wasm.sh builds it'
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$root/cmake/wasm.sh" >"$out/log" 2>&1 || { tail -n 40 "$out/log"; exit 1; }
version=$(sed -n 's/^project(flocking VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")
SOURCE_DATE_EPOCH=0 pack_npm "$program"
archive=$out/flocking-$version.tgz
tar -xzf "$archive" -C "$out"
export PACKAGE=$out/package

node "$root/tests/npm/same_program.mjs" "$program" "$PACKAGE"
node "$root/tests/npm/own_programs.mjs" "$program" "$PACKAGE"
node --test "$root/tests/npm/package.test.mjs"
if command -v npm >/dev/null; then
  case=$root/testcases/course/two_agents_cohesion
  (cd "$out" && npm exec --offline --yes "./${archive##*/}" <"$case.in") | cmp - "$case.out"
  mkdir -p "$build/npm_nodes"
  cp "$root/tests/npm/package.json" "$build/npm_nodes"
  (cd "$build/npm_nodes" && npm install --no-package-lock --ignore-scripts --no-audit --no-fund) >"$out/log" 2>&1 || {
    tail "$out/log"
    skip 'npm cannot install other versions of Node; the one here passes'
  }
  for node in oldest newest; do
    node=$build/npm_nodes/node_modules/$node/bin/node
    "$node" "$root/tests/npm/same_program.mjs" "$program" "$PACKAGE" --cases
    "$node" "$root/tests/npm/own_programs.mjs" "$program" "$PACKAGE"
    "$node" --test "$root/tests/npm/package.test.mjs"
  done
fi
