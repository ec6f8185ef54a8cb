#!/usr/bin/env bash
# Runs every command that README.md shows after a "$ " in a console block, in a copy of the tree, and
# compares what it prints with what the README shows under it ("..." stands for any further lines).
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/flocking"
tar -C "$root" --exclude=./build --exclude=./.git -cf - . | tar -C "$scratch/flocking" -xf -
cd "$scratch/flocking"
mkdir -p build/release
# Built already: copying the tree must not mean building it again.
cp -p "$root/build/release/flocking" build/release/
find . -newer build/release/flocking -exec touch -r build/release/flocking {} +

# The system's own Python: what manages versions of it may stand in for it by a script that takes longer than all that
# is tried with it.
if [ -x /usr/bin/python3 ]; then PATH=/usr/bin:$PATH; fi

run_shown() {  # COMMAND EXPECTED_FILE
  case $1 in
    ./run_tests.sh*) return ;;  # this very run
  esac
  bash -c "$1" >"$scratch/actual" 2>&1 </dev/null || true
  if [ "$(tail -n 1 "$2")" = ... ]; then
    sed -i '$d' "$2"
    head -n "$(wc -l <"$2")" "$scratch/actual" >"$scratch/start"
    mv "$scratch/start" "$scratch/actual"
  fi
  diff -u --label "README: $1" --label "printed" "$2" "$scratch/actual"
}

awk -v out="$scratch" '
  /^```console$/ { shown = 1; next }
  /^```$/ { shown = 0; next }
  shown && /^\$ / { n++; print substr($0, 3) > (out "/" n ".command"); printf "" > (out "/" n ".output"); next }
  shown { print > (out "/" n ".output") }
  END { print n > (out "/count") }' README.md
while read -r link; do
  [ -e "$link" ] || [ -e "docs/$link" ] || { echo "a link leads nowhere: $link"; exit 1; }
done < <(grep -ohP '\]\(\K[^)#:]+(?=\))' README.md docs/*.md)
count=$(cat "$scratch/count")
# Those that the program draws alone are as it draws them; make.sh makes the others, with a browser.
docs/pictures/trails.sh
cmp docs/pictures/trails.svg "$root/docs/pictures/trails.svg"
[ "$count" -ge 5 ] || { echo "found only $count commands in README.md"; exit 1; }
status=0
for n in $(seq "$count"); do
  run_shown "$(cat "$scratch/$n.command")" "$scratch/$n.output" || status=1
done
echo "$count commands of README.md"
exit $status
