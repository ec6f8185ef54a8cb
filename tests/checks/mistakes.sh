#!/usr/bin/env bash
# mistakes.sh EXPLAIN_PROGRAMS: makes programs with a single mistake each (tests/explain/mistakes) and explains them,
# without a sandbox. Fails if one of the explanations is wrong. Run by hand, and by bench/explain.sh: it takes minutes.
set -euo pipefail
explain=$(readlink -f "$1")
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/../support/explained_programs.bash"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
ulimit -c 0  # some programs crash in many runs
mkdir "$scratch/programs"
python3 "$(dirname "$0")/../explain/mistakes/make.py" "$scratch/programs"
build_programs "$scratch/programs" '*' "$scratch/built"
list_programs "$scratch/programs" '*' "$scratch/built" >"$scratch/list"
"$explain" <"$scratch/list"
