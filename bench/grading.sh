#!/usr/bin/env bash
# The overhead of grading: 1,000 runs of a program that exits at once, by the grader, by a shell loop, and by a loop
# that only calls bubblewrap; they take turns. Then one worker compared with two.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/prepare.sh"
describe_machine
flocking=$build/flocking
empty=$build/bench/bench_empty
mkdir "$scratch/cases" "$scratch/class"
printf '0 0 0 0 0 0 0 0\n' >"$scratch/cases/none.in"
: >"$scratch/cases/none.out"
for n in 1 2 3 4; do cp "$build/bench/bench_busy" "$scratch/class/busy$n"; done

cat >"$scratch/loop.sh" <<LOOP
for _ in {1..1000}; do "$empty" <"$scratch/cases/none.in" >"$scratch/out"; done
LOOP

# Makes the loop that only calls bubblewrap: the arguments are those that the grader gives to bubblewrap for such a run,
# without the launcher after them. A bwrap script that comes first on the PATH records them; returns false if there are
# none.
make_bare_loop() {
  local bubblewrap words last
  bubblewrap=$(command -v bwrap) || return 1
  mkdir "$scratch/recorder"
  # The grader starts it with an empty environment, as `bwrap --args FD LAUNCHER ORDER`; FD contains arguments that end
  # with NUL.
  cat >"$scratch/recorder/bwrap" <<RECORDER
#!$BASH
if [ "\$1" != --args ]; then exec '$bubblewrap' "\$@"; fi  # the grader finds out what works
/bin/cat <&"\$2" >'$scratch/words'
printf '%s\0' "\${@:3}" >'$scratch/command'
exec '$bubblewrap' --args 99 "\${@:3}" 99<'$scratch/words'
RECORDER
  chmod 755 "$scratch/recorder/bwrap"
  PATH=$scratch/recorder:$PATH "$flocking" grade --cases "$scratch/cases" --sandbox full -- "$empty" \
    >/dev/null 2>&1 || return 1
  mapfile -d '' -t words <"$scratch/words"
  mapfile -d '' -t last <"$scratch/command"
  [[ ${last[0]} == /proc/self/fd/* ]] || return 1
  {
    echo "for _ in {1..1000}; do"
    printf '%q ' "$bubblewrap" "${words[@]}" "$empty"
    echo "<'$scratch/cases/none.in' >'$scratch/out' || exit 1; done"
  } >"$scratch/bare.sh"
  # For files that not everybody may read, the grader shows a copy, which no longer exists now.
  "$bubblewrap" "${words[@]}" "$empty" <"$scratch/cases/none.in" >/dev/null 2>&1
}

graded() { echo "'$flocking' grade --cases '$scratch/cases' --sandbox $1 --repeat 1000 -- '$empty'"; }
commands=("bash '$scratch/loop.sh'" "$(graded limits)" "$(graded auto)")
if make_bare_loop; then commands+=("bash '$scratch/bare.sh'"); fi
mapfile -t seconds < <(medians 5 1 "${commands[@]}")
awk -v loop="${seconds[0]}" -v limits="${seconds[1]}" -v full="${seconds[2]}" -v bare="${seconds[3]-}" 'BEGIN {
  printf "shell loop                  %6.3f ms a run\n", loop
  printf "grade, limits               %6.3f ms a run, %.2f times the loop\n", limits, limits / loop
  printf "grade, all layers           %6.3f ms a run, %.2f ms more than with limits\n", full, full - limits
  if (bare == "") print "bubblewrap alone            skipped: it does not work here"
  else printf "bubblewrap alone            %6.3f ms a run, all layers are %.2f times that\n", bare, full / bare
}'
jobs() { echo "'$flocking' grade --cases '$scratch/cases' --submissions '$scratch/class' --repeat 4 -j $1"; }
mapfile -t seconds < <(medians 5 1 "$(jobs 1)" "$(jobs 2)")
awk -v one="${seconds[0]}" -v two="${seconds[1]}" 'BEGIN {
  printf "four submissions of 0.2 s, four times each: -j 1 %.2f s, -j 2 %.2f s, %.2f of it\n", one, two, two / one
}'
