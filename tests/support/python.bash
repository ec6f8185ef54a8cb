# shellcheck shell=bash
# Sourced by scripts: defines python3 as the interpreter itself. The python3 in PATH may be a script of a version
# manager, which takes longer to find the interpreter than most calls take to run.
interpreter=$(command python3 -c 'import sys; print(sys.executable)' 2>/dev/null || echo python3)
python3() { "$interpreter" "$@"; }
