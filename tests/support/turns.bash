# shellcheck shell=bash disable=SC2154  # the script that sources it sets $built
# Sourced by the checks that attack the grader. They run in parallel, except attacks that use names, numbers, times or
# counts of the whole machine, or exhaust a resource.

# turn_of shared|exclusive: sets `turn` to the prefix of a command that may run together with other shared ones, or only
# alone. Without flock on the machine the prefix is empty: then run the checks one after another. The build folder is
# locked, because any user may lock it. The command itself holds the lock, so that killing it releases the lock.
turn_of() {
  turn=()
  if command -v flock >/dev/null; then turn=(flock "--$1" --no-fork "$built"); fi
}
