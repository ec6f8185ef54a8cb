#!/usr/bin/env bash
# Prints the Python interpreter that validate.sh runs. If something is missing, prints its name and exits with status
# 77.
set -u
python=python3
"$python" -c 'import jsonschema' 2>/dev/null || python=/usr/bin/python3
"$python" -c 'import jsonschema' 2>/dev/null || { echo "skipped: no python3-jsonschema"; exit 77; }
command -v xmllint >/dev/null || { echo "skipped: no xmllint (libxml2-utils)"; exit 77; }
perl -MTAP::Parser -e 1 2>/dev/null || { echo "skipped: no TAP::Parser of Perl"; exit 77; }
# Itself, not what looks for it.
"$python" -c 'import sys; print(sys.executable)'
