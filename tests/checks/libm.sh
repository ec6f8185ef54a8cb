#!/usr/bin/env bash
# libm.sh BUILD: functions that C libraries round differently are called nowhere: sources and the objects compiled from
# them use only the replacements in src/arithmetic/. Square roots, remainders and rounding to whole numbers are exact
# everywhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
inexact='a?(sin|cos|tan)(h|pi)?|sincos|atan2|exp|exp2|exp10|expm1|log|log2|log10|log1p|pow|powi|hypot|cbrt|erfc?|[tl]gamma'
status=0

# Distributions of the standard library differ too; complex numbers call the refused functions.
refused="std::($inexact)[fl]?\(|(?<![\w:.>])($inexact)[fl]?\([^)]|std::(complex|\w+_distribution)\b|<complex>"
while IFS= read -r file; do
  # Ignores comments and strings.
  found=$(sed 's#//.*##; s/"[^"]*"//g' "$file" | grep -nP "$refused") || continue
  echo "$file: such functions are to be those of arithmetic/elementary.h:"
  echo "$found"
  status=1
done < <(grep -rlP "$refused" src --include='*.cpp' --include='*.h' | grep -v '^src/arithmetic/')

objects=()
while IFS= read -r object; do objects+=("$object"); done \
  < <(find "$1"/src/CMakeFiles -path '*/flocking*' -name '*.o' ! -path '*_launcher.dir*')
[ ${#objects[@]} -gt 0 ] || { echo "skipped: no objects in $1"; exit 77; }
imported=$("${NM:-nm}" -A --undefined-only "${objects[@]}" | grep -E " U _?_?($inexact)[fl]?(_finite)?$" || true)
if [ -n "$imported" ]; then
  echo "objects call such functions of the library:"
  echo "$imported"
  status=1
fi
exit $status
