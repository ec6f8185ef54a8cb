#!/usr/bin/env bash
# Builds the fuzz targets and runs each for a short time, on its corpus and new inputs. To run them longer:
#   FLOCKING_FUZZ_SECONDS=3600 tests/checks/fuzz.sh
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
command -v clang++ >/dev/null || { echo "skipped: no clang++"; exit 77; }
echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
  clang++ -x c++ - -fsanitize=fuzzer -o /dev/null 2>/dev/null ||
  { echo "skipped: clang++ has no libFuzzer"; exit 77; }
"$root/cmake/build.sh" fuzz reader_fuzzer
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
# New finds go to the scratch folder; the corpus in the source tree is changed only by hand.
"$root/build/fuzz/tests/fuzz/reader_fuzzer" -max_total_time="${FLOCKING_FUZZ_SECONDS:-15}" \
  -max_len=4096 -print_final_stats=1 "$scratch" "$root/tests/fuzz/corpus" 2>&1 |
  grep -E 'stat::|violated|ERROR|DONE' || true
status=${PIPESTATUS[0]}
exit "$status"
