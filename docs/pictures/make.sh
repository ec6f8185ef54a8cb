#!/usr/bin/env bash
# Makes the pictures in this folder again, with the program, Emscripten (cmake/wasm.sh), Chromium and the modules that
# check.browser.slow installs (build/release/view_node, or $FLOCKING_NODE_MODULES). All of them must take less than 1 MB.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
export FLOCKING_NODE_MODULES=${FLOCKING_NODE_MODULES:-$PWD/build/release/view_node}
[ -d "$FLOCKING_NODE_MODULES/node_modules/playwright-core" ] ||
  { echo "no playwright-core in $FLOCKING_NODE_MODULES; run: ctest --test-dir build/release -R check.browser" >&2; exit 1; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

"$here/trails.sh"

# Sixty agents in a crowd that spreads and finds together, and a program that cuts separation per axis.
awk 'BEGIN {
  srand(8); print "18 6 3 12 0.8 2.5 0.6 60"
  for (i = 0; i < 60; ++i)
    printf "%.2f %.2f %.2f %.2f\n", 60 * rand(), 40 * rand(), 6 * rand() - 2, 4 * rand() - 2
  for (i = 0; i < 120; ++i) print "0.1" }' >"$scratch/crowd.in"
no=1
./flocking view "$scratch/crowd.in" -o "$scratch/graded.html" -- \
  ./flocking --variant separation.clamp=per-component || no=$?
[ $no -eq 1 ]
./flocking view "$scratch/crowd.in" -o "$scratch/explained.html" --explain -- \
  ./flocking --variant 'separation.direction=towards' || no=$?
[ $no -eq 1 ]
./flocking view testcases/steering/sheep_and_dog.in \
  --scenario testcases/steering/sheep_and_dog.toml -o "$scratch/world.html"

# Two groups and a dog, each with settings of its own, and no eyes behind.
cat >"$scratch/groups.toml" <<'SCENARIO'
max_speed = 6
fov = 230
[group.sheep]
agents = "0-39"
[group.sheep.evade]
targets = "59"
distance = 15
[group.goats]
agents = "40-58"
[group.goats.cohesion]
weight = 3
[group.dog]
agents = "59"
max_speed = 9
[group.dog.pursue]
target = 3
SCENARIO
./flocking view "$scratch/crowd.in" --scenario "$scratch/groups.toml" -o "$scratch/groups.html"

# A class: programs as students write them, right and with the usual mistakes, one that crashes, one that prints
# nothing, one that does not compile.
mkdir "$scratch/class"
team=0
add() { team=$((team + 1)); cat >"$scratch/class/team_$(printf %02d $team).cpp"; }
for program in tests/explain/students/s*.cpp; do add <"$program"; done
add <<<'#include <vector>
int main() { std::vector<int> agents; return agents.at(5); }'
add <<<'int main() {}'
add <<<'int main() { return x; }'
mkdir "$scratch/cases"
for name in all_forces alignment_alone two_agents_cohesion all_constants_negative two_hundred_agents \
  all_agents_coincident lattice_as_wide_as_the_radii ring_as_wide_as_the_cohesion_radius; do
  cp testcases/course/$name.in testcases/course/$name.out "$scratch/cases"
done
./flocking grade --cases "$scratch/cases" --submissions "$scratch/class" --layout files -j 2 \
  --explain "text=$scratch/why.txt" --report "html=$scratch/class.html" >"$scratch/text" || no=$?
[ $no -eq 1 ]

cmake/wasm.sh >&2
./flocking playground -o "$scratch/playground.html"
node tests/pages/screenshots.mjs "$here" "$scratch"
size=$(cat "$here"/*.webp "$here"/*.svg | wc -c)
[ "$size" -lt 1000000 ] || { echo "the pictures take $size bytes" >&2; exit 1; }
