#!/usr/bin/env bash
# Prints the Python that validate.sh runs. Exit status 77, and what is missing, where a tool is not there.
set -u
python=python3
"$python" -c 'import jsonschema' 2>/dev/null || python=/usr/bin/python3
"$python" -c 'import jsonschema' 2>/dev/null || { echo "skipped: no python3-jsonschema"; exit 77; }
command -v xmllint >/dev/null || { echo "skipped: no xmllint (libxml2-utils)"; exit 77; }
perl -MTAP::Parser -e 1 2>/dev/null || { echo "skipped: no TAP::Parser of Perl"; exit 77; }
# Itself, not what looks for it.
"$python" -c 'import sys; print(sys.executable)'
