# shellcheck shell=bash
# Commands that README.md shows and that checks/readme.sh cannot run. Sourced by the checks that can.

# README TEXT: the lines of the first block of it with a line that begins so.
block_of_readme() {
  text=$2 awk '
    /^```/ { if (inside && found) { printf "%s", block; exit } inside = !inside; found = 0; block = ""; next }
    inside { block = block $0 "\n"; if (index($0, ENVIRON["text"]) == 1) found = 1 }' "$1" | grep . ||
    { echo "README.md has no block with $2" >&2; return 1; }
}
