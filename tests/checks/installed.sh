#!/usr/bin/env bash
# installed.sh BUILD_DIR: what `cmake --install` leaves is what packagers expect, and works.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cmake --install "$1" --prefix "$scratch" >"$scratch/log" || { cat "$scratch/log"; exit 1; }
"$scratch/bin/flocking" <"$root/testcases/course/two_agents_cohesion.in" |
  cmp - "$root/testcases/course/two_agents_cohesion.out"

# The engine as a library: the example that docs show, built against what is installed, by what built that.
generator=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$1/CMakeCache.txt")
{
  cmake -S "$root/docs/examples/engine" -B "$scratch/example" -DCMAKE_PREFIX_PATH="$scratch" \
    -G "$generator" -DCMAKE_BUILD_TYPE=Release && cmake --build "$scratch/example"
} >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
"$scratch/example/flock_example" >"$scratch/example.out"
printf '1 0 0 0 2 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\nset max_speed 0.2\n0.125\n' |
  "$scratch/bin/flocking" --last | cmp - "$scratch/example.out"

# Cases, documents and examples come along; cases are found from anywhere, with and without their folder.
for file in grading.md performance.md README.md LICENSE examples/engine/main.cpp \
  examples/engine/CMakeLists.txt pictures/trails.svg; do
  [ -s "$scratch/share/doc/flocking/$file" ] || { echo "not installed: $file"; exit 1; }
done
for cases in testcases/course course; do
  (cd / && "$scratch/bin/flocking" grade --cases $cases -- "$scratch/bin/flocking") >"$scratch/log" ||
    { cat "$scratch/log"; exit 1; }
done

manual=$scratch/share/man/man1/flocking.1
[ -s "$manual" ]
# The manual knows every option that the help knows, and the other way round.
options() { grep -oE -- '--[a-z][a-z-]*' | sort -u; }
# Each command that --help lists, whatever is added.
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

# Completion offers the options that the help names.
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
