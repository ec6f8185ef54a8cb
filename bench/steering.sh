#!/usr/bin/env bash
# The cost of steering: 10,000 agents with all three forces of the course, compared with the same plus a setting that
# has no effect, and with wander and the avoidance of 100 obstacles.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"

agents=10000
awk -v n=$agents 'BEGIN {
  srand(1)
  print 3, 1, 10, 2, 0.1, 0.1, 0.1, n
  for (i = 0; i < n; i++) printf "%.3f %.3f %.3f %.3f\n", rand() * 300, rand() * 300, rand() - 0.5, rand() - 0.5
  print 0.05
}' >"$scratch/flock.in"
awk 'BEGIN {
  srand(2)
  print "max_speed = 5\nwander.enabled = true\nobstacle_avoidance.enabled = true"
  for (i = 0; i < 100; i++) printf "obstacle.o%d = { center = [%.3f, %.3f], radius = %.3f }\n", i, rand() * 300, rand() * 300, 1 + rand() * 3
}' >"$scratch/steering.toml"

describe_machine
mapfile -t seconds < <(medians 3 3 \
  "$build/flocking --input $scratch/flock.in" \
  "$build/flocking --input $scratch/flock.in --mass 1" \
  "$build/flocking --input $scratch/flock.in --scenario $scratch/steering.toml")
i=0
for name in "flock alone" "flock, steered, nothing on" "flock + wander + 100 obstacles"; do
  awk -v name="$name" -v s="${seconds[$i]}" -v alone="${seconds[0]}" \
    'BEGIN { printf "%-32s %7.0f ms  %5.2fx\n", name, s * 1e3, s / alone }'
  i=$((i + 1))
done
