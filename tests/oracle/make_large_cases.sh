#!/usr/bin/env bash
# Writes the inputs that are too large to write by hand; the same text every time.
set -euo pipefail

oracle_dir=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
cases_dir=$(cd -- "$oracle_dir/../../testcases" && pwd)

# assignment SEED PARAMETERS AGENTS AREA SPEED STEPS DT: writes agents at random places of a square, with random
# velocities. The generator is Lehmer's; its products are exact in awk's doubles.
assignment() {
  LC_ALL=C awk -v state="$1" -v parameters="$2" -v agents="$3" -v area="$4" -v speed="$5" \
    -v steps="$6" -v dt="$7" '
    function within(size) {
      state = (state * 16807) % 2147483647
      return (state % (2000 * size + 1)) / 1000 - size
    }
    BEGIN {
      print parameters, agents
      for (i = 0; i < agents; ++i) {
        x = within(area)
        y = within(area)
        vx = within(speed)
        vy = within(speed)
        printf "%.3f %.3f %.3f %.3f\n", x, y, vx, vy
      }
      for (i = 0; i < steps; ++i) print dt
    }'
}

assignment 1 "6 2 5 5 1 0.5 0.1" 200 20 2 3 0.05 >"$cases_dir/course/two_hundred_agents.in"
assignment 2 "20 3 2 5 1 0.5 0" 5 4 1 500 0.02 >"$cases_dir/course/five_hundred_steps.in"
assignment 3 "6 2 2 5 1 0.5 0.1" 30 6 2 3 0.05 >"$cases_dir/course-tests/thirty_random_agents.in"
