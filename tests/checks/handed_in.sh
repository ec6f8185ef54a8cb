#!/usr/bin/env bash
# handed_in.sh PROGRAM: a class of sixty as students submit it (tests/handed_in), in four layouts, each graded with one
# command; then looks for every student in every report, and for side effects of builds and runs on the machine. Takes
# minutes.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$(readlink -f "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
class=$root/tests/handed_in
# shellcheck source=tests/support/python.bash
. "$root/tests/support/python.bash"
for tool in python3 g++ gcc make cmake; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
[ -e "$(g++ -print-file-name=libasan.so)" ] || { echo "skipped: no AddressSanitizer"; exit 77; }
# Not in /tmp, since every run sees an empty folder there.
scratch=$(mktemp -d /var/tmp/handed-in.XXXXXX)
mark=handed-in-$((8000000 + RANDOM * 30 + $$ % 30))
status=0

leave() {
  rm -rf "$scratch" {/tmp,/var/tmp,"$HOME"}/"${mark:?}"
}
trap leave EXIT

complain() {
  echo "FAILED: $*"
  status=1
}

# Eight cases whose answers follow course-tests, one of them hidden; `mixed` has two more: the answer of one follows
# other rules, that of the other follows none.
make_cases() {
  local name cases=$root/testcases/course-tests
  mkdir -p "$scratch/cases/held_back" "$scratch/tmp" "$scratch/out"
  for name in all_forces coincident_agents distance_equal_to_radius lattice maximum_seen_on_a_diagonal \
    several_steps two_agents_cohesion; do
    cp "$cases/$name".{in,out} "$scratch/cases/"
  done
  cp "$cases/thirty_random_agents".{in,out} "$scratch/cases/held_back/"
  echo 'hidden = true' >"$scratch/cases/held_back/cases.toml"
  cp -r "$scratch/cases" "$scratch/mixed"
  cp "$root/testcases/course/all_forces.in" "$scratch/mixed/of_course.in"
  cp "$root/testcases/course/all_forces.out" "$scratch/mixed/of_course.out"
  cp "$cases/several_steps.in" "$scratch/mixed/of_nobody.in"
  # Changes the second agent's vx after the second step.
  awk 'NR == 6 { $3 = "9.876" } { print }' "$cases/several_steps.out" >"$scratch/mixed/of_nobody.out"
}

grade() {  # NAME CLASS CASES OPTION...: grades with all kinds of reports, into out/NAME
  local out=$scratch/out/$1 code=0
  mkdir -p "$out"
  TMPDIR=$scratch/tmp "$program" grade --submissions "$2" --cases "$3" --cache "$scratch/cache" -j 2 --points 10 \
    --build-time-limit 15 --report text="$out/class.txt" --report html="$out/class.html" \
    --report json="$out/grade.json" --report gradebook="$out/book.csv" --report csv="$out/rows.csv" \
    --feedback "$out/feedback" "${@:4}" >"$scratch/$1.said" 2>"$scratch/$1.err" || code=$?
  [ $code = 1 ] || complain "$1: exit status $code: $(tail -n 3 "$scratch/$1.err")"
}

look() {  # NAME LAYOUT CASES ODD...
  python3 "$class/look.py" "$scratch/class" "$scratch/out/$1" "$2" "$3" "${@:4}" || complain "$1, see above"
}

# Nothing of the builds and runs is left, and no submitted file has changed.
nothing_survives() {
  local file
  if pgrep -f "sleep ${mark: -7}|>> /tmp/$mark" >"$scratch/alive"; then
    complain "processes of a build are alive: $(tr '\n' ' ' <"$scratch/alive")"
    xargs kill -9 <"$scratch/alive"
  fi
  for file in {/tmp,/var/tmp,"$HOME"}/"$mark"; do
    [ ! -e "$file" ] || complain "a build has written $file"
  done
  while read -r file; do complain "a build has written $file"; done < <(find "$scratch" -name "$mark")
  while read -r file; do complain "left over: $file"; done < <(find "$scratch/tmp" -mindepth 1)
  (cd "$scratch/class" && sha256sum --quiet --check "$scratch/sums") || complain "the submissions have changed"
  if [ -r /etc/shadow ] && grep -rqF "$(head -n 1 /etc/shadow)" "$scratch/out"; then
    complain "a report contains /etc/shadow"
  fi
}

programs_kept() { find "$scratch/cache" -mindepth 1 -maxdepth 1 ! -name results -printf '%f\n' | sort; }

# The parts of two reports about all students but one are the same, including times.
same_but_for() {  # NAME BEFORE AFTER
  python3 - "$@" <<'PYTHON'
import json, sys
name, *paths = sys.argv[1:]
before, after = ({s["name"]: s for s in json.load(open(p))["submissions"]} for p in paths)
assert before.keys() == after.keys()
differ = [who for who in before if before[who] != after[who]]
assert differ == [name], f"other students differ: {differ}"
PYTHON
}

# One student submits a better program: only that program is built and run.
grade_again() {
  local runs
  programs_kept >"$scratch/before"
  echo '// a better comment' >>"$scratch/class/github/flocking-vicvector/vicvector flocking/code/main.cpp"
  (cd "$scratch/class" && find . -type f -exec sha256sum {} +) >"$scratch/sums"
  grade again "$scratch/class/github" "$scratch/cases" --roster "$scratch/class/github.csv" \
    --since "$scratch/out/github/grade.json"
  look again github "$scratch/cases"
  [ "$(programs_kept | comm -13 "$scratch/before" - | wc -l)" = 1 ] ||
    complain "again: built: $(programs_kept | comm -13 "$scratch/before" - | wc -l) programs"
  runs=$(sed -n 's/^flocking: \([0-9]*\) of \([0-9]*\) runs are reused.*/\2 - \1/p' "$scratch/again.err")
  [ $((${runs:-0})) = 8 ] || complain "again: run: ${runs:-all}"
  same_but_for 'Vic Vector' "$scratch/out/github/grade.json" "$scratch/out/again/grade.json" 2>"$scratch/why" ||
    complain "again: $(tail -n 1 "$scratch/why")"
}

# The other commands name the same rules, in the same words.
ask_others() {
  local said='answers follow course-tests'
  g++ -std=c++20 -O1 -o "$scratch/program" "$class/sources/vectors.cpp"
  "$program" explain --cases "$scratch/cases" -- "$scratch/program" >"$scratch/explained" 2>&1 || true
  "$program" compare --input "$scratch/cases/all_forces.in" "$scratch/cases/all_forces.out" \
    "$scratch/cases/lattice.out" >"$scratch/compared" 2>&1 || true
  "$program" view "$scratch/cases/all_forces.in" -o "$scratch/replay.html" -- "$scratch/program" \
    >"$scratch/viewed" 2>&1 || true
  "$program" package --untried --cases "$scratch/cases" --out "$scratch/package" >"$scratch/packed" 2>&1 || true
  for file in explained compared viewed packed; do
    grep -q "^$said" "$scratch/$file" || complain "$file: $(tail -n 2 "$scratch/$file")"
  done
}

make_cases
python3 "$class/make_class.py" "$scratch/class" "$scratch/cases" "$mark"
# The layout of a clone: without archives.
tar -xzf "$scratch/class/github.tar.gz" -C "$scratch/class"
mv "$scratch/class/flocking-submissions" "$scratch/class/github"
(cd "$scratch/class" && find . -type f -exec sha256sum {} +) >"$scratch/sums"
grade canvas "$scratch/class/canvas.zip" "$scratch/cases" --roster "$scratch/class/canvas.csv" --assignment Flocking \
  --report canvas="$scratch/out/canvas/import.csv" --explain markdown="$scratch/out/canvas/why.md" --hint what
look canvas canvas "$scratch/cases"
grade moodle "$scratch/class/moodle.zip" "$scratch/mixed" --roster "$scratch/class/moodle.csv" \
  --report moodle="$scratch/out/moodle/import.csv"
look moodle moodle "$scratch/mixed" of_course of_nobody
grade gradescope "$scratch/class/gradescope.zip" "$scratch/cases" --roster "$scratch/class/gradescope.csv"
look gradescope gradescope "$scratch/cases"
grade github "$scratch/class/github" "$scratch/cases" --roster "$scratch/class/github.csv"
look github github "$scratch/cases"
grade_again
nothing_survives
ask_others
[ $status = 0 ]
