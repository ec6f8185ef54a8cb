# shellcheck shell=bash
# To be sourced: python3 as the interpreter itself. What PATH finds may be a script that looks for one
# each time, which takes longer than what is asked of it.
interpreter=$(command python3 -c 'import sys; print(sys.executable)' 2>/dev/null || echo python3)
python3() { "$interpreter" "$@"; }
