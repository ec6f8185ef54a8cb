#!/usr/bin/env bash
# Builds a target of a preset: build.sh PRESET TARGET [CMAKE OPTION...]. Installs missing packages first. All output
# goes to stderr; builds that start at the same time wait for each other.
set -eu
exec >&2 </dev/null

cd "$(dirname "$0")/.."
preset=$1
target=$2
shift 2

mkdir -p build
if command -v flock >/dev/null; then
  exec 9>"build/.$preset.lock"
  flock 9
fi
# If the source tree was moved or copied, the build folder still contains its old path: start from scratch.
cache=build/$preset/CMakeCache.txt
if [ -e "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$cache"; then
  rm -rf "build/$preset"
fi
generator=()
if [ ! -e "$cache" ] && command -v ninja >/dev/null; then generator=(-G Ninja); fi
if [ "$target" = flocking_filter ] && [ ! -e "build/$preset/$target" ]; then
  echo "flocking: building what simulates (preset $preset), which takes up to a minute on two processors;" \
    "a command that needs the rest builds that"
elif [ "$target" = flocking ] && [ -e "build/$preset/flocking_filter" ] && [ ! -e "build/$preset/$target" ]; then
  echo "flocking: building the rest of it (preset $preset), which takes a minute or so on two processors"
elif [ ! -e "$cache" ]; then
  echo "flocking: building it (preset $preset), which takes a minute or so on two processors; tests take longer"
fi
if [ ! -e "$cache" ] || [ $# -gt 0 ]; then
  # CMake's output only matters if it finds something missing: then see the log.
  cmake --preset "$preset" "${generator[@]}" "$@" >"build/$preset.log" 2>&1 ||
    { cat "build/$preset.log"; rm -f "$cache"; exit 1; }
fi
# Progress is one line on a terminal, and nothing elsewhere. Errors are always shown.
quiet=()
if [ ! -t 2 ] && grep -q '^CMAKE_GENERATOR:INTERNAL=Ninja$' "$cache"; then quiet=(-- --quiet); fi
cmake --build "build/$preset" --target "$target" --parallel "${quiet[@]}"
