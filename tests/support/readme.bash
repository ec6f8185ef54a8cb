# shellcheck shell=bash
# Sourced by checks that run the commands of README.md that checks/readme.sh cannot run.

# block_of_readme README TEXT: prints the first code block with a line that begins with TEXT.
block_of_readme() {
  text=$2 awk '
    /^```/ { if (inside && found) { printf "%s", block; exit } inside = !inside; found = 0; block = ""; next }
    inside { block = block $0 "\n"; if (index($0, ENVIRON["text"]) == 1) found = 1 }' "$1" | grep . ||
    { echo "README.md has no block with $2" >&2; return 1; }
}
