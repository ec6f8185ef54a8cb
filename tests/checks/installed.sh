#!/usr/bin/env bash
# installed.sh BUILD_DIR: the files that `cmake --install` installs are those that packagers expect, and work.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cmake --install "$1" --prefix "$scratch" >"$scratch/log" || { cat "$scratch/log"; exit 1; }
"$scratch/bin/flocking" <"$root/testcases/course/two_agents_cohesion.in" |
  cmp - "$root/testcases/course/two_agents_cohesion.out"

# The engine as a library: the examples of the documentation, in C++, C and Python, are built against the installed
# files with the same build tool. For the same input they print the program's bytes.
generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$1/CMakeCache.txt")
{
  cmake -S "$root/docs/examples/engine" -B "$scratch/example" -DCMAKE_PREFIX_PATH="$scratch" \
    -G "$generator" -DCMAKE_BUILD_TYPE=Release && cmake --build "$scratch/example"
} >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
library=$(find "$scratch" -name libflocking.so.1)
[ -n "$library" ] || { echo "no libflocking.so.1 was installed"; exit 1; }
export LD_LIBRARY_PATH
LD_LIBRARY_PATH=$(dirname "$library")
examples=("$scratch/example/flock_example" "$scratch/example/flock_example_c"
  "python3 $root/docs/examples/engine/main.py $library")
same() {  # INPUT [MAX_SPEED]: all examples print what the program prints
  local example limit=()
  [ $# = 1 ] || limit=(--max-speed "$2")
  "$scratch/bin/flocking" "${limit[@]}" <"$1" >"$scratch/expected" 2>/dev/null
  for example in "${examples[@]}"; do
    $example "${@:2}" <"$1" | cmp - "$scratch/expected" ||
      { echo "$example prints something else for $*"; exit 1; }
  done
}
for case in "$root"/testcases/course/*.in; do
  ! grep -q $'\xef\xbb\xbf' "$case" || continue  # the examples cannot read byte-order marks
  same "$case"
  same "$case" 0.75
done
# After a mistake the engine's message is printed, in each language.
for example in "${examples[@]}"; do
  { $example -1 <"$root/testcases/course/two_agents_cohesion.in" 2>&1 || true; } >"$scratch/log"
  grep -q 'max_speed: expected a number above 0, found the number -1$' "$scratch/log" ||
    { echo "$example does not refuse max_speed -1:"; cat "$scratch/log"; exit 1; }
done
"$scratch/example/game" | grep -q '^200 agents, the first at (6.407, 2.748)$' || { echo "the example of a game fails"; exit 1; }
# pkg-config, for programs that are not built by CMake.
if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH=$LD_LIBRARY_PATH/pkgconfig
  # shellcheck disable=SC2046
  cc "$root/docs/examples/engine/main.c" -o "$scratch/by_pkg_config" $(pkg-config --cflags --libs flocking)
  "$scratch/by_pkg_config" <"$root/testcases/course/all_forces.in" | cmp - "$root/testcases/course/all_forces.out"
fi
# The shared library exports its interface only, and nothing that could change without a new version.
strange=$(nm -DC --defined-only "$library" | grep -vE ' (flocking_[a-z_]+|flocking::FlockEngine::.*)(@@FLOCKING_1)?$|FLOCKING_1$' || true)
[ -z "$strange" ] || { echo "exported beside the interface:"; head <<<"$strange"; exit 1; }

# Cases, documents and examples are installed; cases are found from any folder, with and without their folder's name.
for file in grading.md performance.md README.md LICENSE examples/engine/main.cpp examples/engine/main.py \
  examples/engine/CMakeLists.txt pictures/trails.svg; do
  [ -s "$scratch/share/doc/flocking/$file" ] || { echo "not installed: $file"; exit 1; }
done
for cases in testcases/course course; do
  (cd / && "$scratch/bin/flocking" grade --cases $cases -- "$scratch/bin/flocking") >"$scratch/log" ||
    { cat "$scratch/log"; exit 1; }
done

manual=$scratch/share/man/man1/flocking.1
[ -s "$manual" ]
# The manual lists every option of the help, and vice versa.
options() { grep -oE -- '--[a-z][a-z-]*' | sort -u; }
# The help of each command that --help lists, including commands added later.
all_help() {
  local command
  "$scratch/bin/flocking" --help
  for command in $("$scratch/bin/flocking" --help | sed -n '/^Commands:/,/^$/s/^  flocking \([a-z]*\).*/\1/p'); do
    "$scratch/bin/flocking" "$command" --help
  done
}
diff <(all_help | options) <(sed 's/\\-/-/g' "$manual" | options) ||
  { echo "docs/flocking.1 and --help name different options"; exit 1; }
if command -v man >/dev/null; then
  warnings=$(LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$manual" 2>&1 >/dev/null)
  [ -z "$warnings" ] || { echo "$warnings"; exit 1; }
fi

# Completion offers the options that the help lists.
(
  PATH=$scratch/bin:$PATH
  # shellcheck disable=SC1091
  . "$scratch/share/bash-completion/completions/flocking"
  COMP_WORDS=(flocking --ru) COMP_CWORD=1
  _flocking
  [ "${COMPREPLY[*]}" = --rules ]
  # shellcheck disable=SC2034
  COMP_WORDS=(flocking --rules course-) COMP_CWORD=2
  _flocking
  [ "${COMPREPLY[*]}" = course-tests ]
)
[ -s "$scratch/share/zsh/site-functions/_flocking" ]
[ -s "$scratch/share/fish/vendor_completions.d/flocking.fish" ]
