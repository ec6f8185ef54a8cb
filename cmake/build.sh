#!/usr/bin/env bash
# Builds what a preset describes: build.sh PRESET TARGET [CMAKE OPTION...]. Installs what is missing
# first. All output goes to stderr; builds that start at the same time wait for each other.
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
# A tree that was moved or copied remembers its old place: begin anew.
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
  # What CMake finds matters when it finds something missing: see the log.
  cmake --preset "$preset" "${generator[@]}" "$@" >"build/$preset.log" 2>&1 ||
    { cat "build/$preset.log"; rm -f "$cache"; exit 1; }
fi
# One line that counts, on a terminal; nothing elsewhere. What goes wrong is shown in either case.
quiet=()
if [ ! -t 2 ] && grep -q '^CMAKE_GENERATOR:INTERNAL=Ninja$' "$cache"; then quiet=(-- --quiet); fi
cmake --build "build/$preset" --target "$target" --parallel "${quiet[@]}"
