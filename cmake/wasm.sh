#!/usr/bin/env bash
# wasm.sh [BUILD_DIR] [OUTPUT_DIR]: builds the engine for web pages with Emscripten: a loader, module.js, and the
# compressed module, engine.wasm.gz, in build/wasm/module/, where builds of the program find and embed them. Exit status
# 77 if Emscripten is not installed.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$root/build/wasm}
output=${2:-$root/build/wasm/module}
if [[ $# -gt 2 || ${1:-} = -* ]]; then
  echo "usage: $0 [BUILD_DIR] [OUTPUT_DIR]" >&2
  exit 2
fi
command -v emcc >/dev/null || { echo "wasm.sh: no emcc found; cmake/install_packages.sh --wasm installs it" >&2; exit 77; }

# Debian's folder of the Node modules that Emscripten calls; a Node from another source does not look there.
export NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs

# Emscripten's C library must not be mixed with the machine's headers: this folder has links to the headers that the
# rooms use, and no others.
mkdir -p "$build/headers" "$output"
for name in fmt CLI toml++ nanoflann.hpp stb/stb_image_write.h; do
  for place in /usr/local/include /usr/include; do
    [ -e "$place/$name" ] || continue
    ln -sfn "$place/$name" "$build/headers/$(basename "$name")"
    break
  done
done
# Random123 refuses processors that its authors have not tried. WebAssembly has everything that it needs: check.wasm
# compares the numbers.
if [ ! -d "$build/headers/Random123" ]; then
  for place in /usr/local/include /usr/include; do
    [ -d "$place/Random123" ] || continue
    cp -rL "$place/Random123" "$build/headers/"
    sed -i 's/ && !defined(__riscv)/& \&\& !defined(__wasm__)/' "$build/headers/Random123/features/gccfeatures.h"
    break
  done
fi

emcmake cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
  -DFLOCKING_STATIC=OFF -DCMAKE_CXX_FLAGS_RELEASE="${FLOCKING_WASM_FLAGS:--Os -DNDEBUG}" \
  -DFLOCKING_WASM_HEADERS="$build/headers" >"$build/configure.log" 2>&1 || { cat "$build/configure.log"; exit 1; }
cmake --build "$build" --target flocking_module -j "${FLOCKING_JOBS:-$(nproc)}"
# Copies only changed files, so that programs are not rebuilt for the same module.
gzip -9nc "$build/src/wasm/engine.wasm" >"$build/engine.wasm.gz"
cmp -s "$build/src/wasm/engine.js" "$output/module.js" || cp "$build/src/wasm/engine.js" "$output/module.js"
cmp -s "$build/engine.wasm.gz" "$output/engine.wasm.gz" || cp "$build/engine.wasm.gz" "$output/engine.wasm.gz"
