# shellcheck shell=bash disable=SC2154  # $built is of whoever sources it
# Sourced by the checks that attack the grader. They go beside one another but for what leaves or finds names,
# numbers, times or counts of the whole machine, or takes all that there is of something.

# turn_of shared|exclusive: sets `turn` to what stands before a command that is to run beside others that
# share, or when no other runs. Nothing stands there where the machine has no flock: the checks are to be run
# one after the other then. The folder is what is locked, since any user may; the command holds the lock itself,
# so that whoever ends it ends the turn.
turn_of() {
  turn=()
  if command -v flock >/dev/null; then turn=(flock "--$1" --no-fork "$built"); fi
}
