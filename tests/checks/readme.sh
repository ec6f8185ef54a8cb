#!/usr/bin/env bash
# Runs every command that README.md and the tutorials show after a "$ " in a console block, in a copy of the source
# tree, and compares its output with the lines below it ("..." stands for any further lines). Checks the links of all
# documents.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/flocking"
tar -C "$root" --exclude=./build --exclude=./.git -cf - . | tar -C "$scratch/flocking" -xf -
cd "$scratch/flocking"
mkdir -p build/release
# The program is already built, and copying the source tree must not cause another build.
cp -p "$root/build/release/flocking" build/release/
find . -newer build/release/flocking -exec touch -r build/release/flocking {} +

# Uses the system's own Python: a version manager may put a script in its place that takes longer than everything that
# is tried with it.
if [ -x /usr/bin/python3 ]; then PATH=/usr/bin:$PATH; fi

run_shown() {  # COMMAND EXPECTED_FILE
  case $1 in
    ./run_tests.sh*) return ;;  # that is the running command
  esac
  bash -c "$1" >"$scratch/actual" 2>&1 </dev/null || true
  if [ "$(tail -n 1 "$2")" = ... ]; then
    sed -i '$d' "$2"
    head -n "$(wc -l <"$2")" "$scratch/actual" >"$scratch/start"
    mv "$scratch/start" "$scratch/actual"
  fi
  diff -u --label "shown: $1" --label "printed" "$2" "$scratch/actual"
}

awk -v out="$scratch" '
  /^```console$/ { shown = 1; next }
  /^```$/ { shown = 0; next }
  shown && /^\$ / { n++; print substr($0, 3) > (out "/" n ".command"); printf "" > (out "/" n ".output"); next }
  shown { print > (out "/" n ".output") }
  END { print n > (out "/count") }' README.md docs/students.md docs/instructors.md docs/game-programmers.md
while read -r link; do
  [ -e "$link" ] || [ -e "docs/$link" ] || { echo "a link leads nowhere: $link"; exit 1; }
done < <(grep -ohP '\]\(\K[^)#:]+(?=\))' README.md CONTRIBUTING.md docs/*.md)
count=$(cat "$scratch/count")
# Compares the pictures that the program draws on its own; make.sh makes the others, with a browser.
docs/pictures/trails.sh
cmp docs/pictures/trails.svg "$root/docs/pictures/trails.svg"
[ "$count" -ge 5 ] || { echo "found only $count commands"; exit 1; }
status=0
for n in $(seq "$count"); do
  run_shown "$(cat "$scratch/$n.command")" "$scratch/$n.output" || status=1
done
echo "$count commands of README.md and the tutorials"
exit $status
