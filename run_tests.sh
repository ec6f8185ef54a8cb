#!/usr/bin/env bash
# Installs what is missing, builds and runs every test. Arguments go to ctest, such as -R scanner.
set -eu
root=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
"$root/cmake/install_packages.sh" --tests
"$root/cmake/build.sh" release all -DBUILD_TESTING=ON -DFLOCKING_WERROR=ON
touch -c "$root/build/release/flocking"
exec ctest --test-dir "$root/build/release" --output-on-failure --no-tests=error \
  --parallel "$(nproc)" "$@"
