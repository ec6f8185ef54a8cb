#!/usr/bin/env bash
# wasm.sh [BUILD_DIR] [OUTPUT_DIR], or wasm.sh --version: builds the engine for pages by Emscripten and puts it where
# the program takes it from, src/playground/module/: a loader and the compressed module. Other versions of Emscripten
# make other bytes.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$root/build/wasm}
output=${2:-$root/src/playground/module}
if [[ $# -gt 2 || ( ${1:-} = -* && $1 != --version ) ]]; then
  echo "usage: $0 [BUILD_DIR] [OUTPUT_DIR], or $0 --version" >&2
  exit 2
fi
# What its bytes hang on.
version() { emcc --version | sed -n '1s/ *()$//p'; }
command -v emcc >/dev/null || { echo "wasm.sh: no emcc found; cmake/install_packages.sh --wasm installs it" >&2; exit 77; }

if [ "${1:-}" = --version ]; then version; exit; fi

# Where Debian has the modules of Node that Emscripten calls; a Node from elsewhere does not look there.
export NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs

# Emscripten's own C library must not meet the machine's headers: links to what the rooms use, and no more.
mkdir -p "$build/headers" "$output"
for name in fmt CLI toml++ Random123 nanoflann.hpp stb/stb_image_write.h; do
  for place in /usr/local/include /usr/include; do
    [ -e "$place/$name" ] || continue
    ln -sfn "$place/$name" "$build/headers/$(basename "$name")"
    break
  done
done

emcmake cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
  -DFLOCKING_STATIC=OFF -DCMAKE_CXX_FLAGS_RELEASE="${FLOCKING_WASM_FLAGS:--O2 -DNDEBUG}" \
  -DFLOCKING_WASM_HEADERS="$build/headers" >"$build/configure.log" 2>&1 || { cat "$build/configure.log"; exit 1; }
cmake --build "$build" --target flocking_module -j "${FLOCKING_JOBS:-2}"
cp "$build/src/wasm/engine.js" "$output/module.js"
gzip -9nc "$build/src/wasm/engine.wasm" >"$output/engine.wasm.gz"
version >"$output/made_by.txt"

# What of the project it was made of: what the compiler read, what was embedded, and what says how.
(
  cd "$root"
  {
    ninja -C "$build" -t deps | sed -n 's/^    //p'
    ninja -C "$build" -t inputs src/wasm/engine.js
    printf '%s\n' CMakeLists.txt src/CMakeLists.txt src/wasm/CMakeLists.txt \
      src/replay/page/scripts.txt cmake/*.cmake cmake/wasm.sh
  } | sed "s|^$root/||" | grep -v '^/\|^build/' | sort -u | while read -r file; do
    if [ -f "$file" ]; then sha256sum "$file"; fi
  done
  (cd "$output" && sha256sum module.js engine.wasm.gz) | sed 's|  |  src/playground/module/|'
) >"$output/made_from.txt"
