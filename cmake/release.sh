#!/usr/bin/env bash
# release.sh [OUT]: writes the files of a release to OUT (build/releases), replacing an older release there: for each
# machine with an installed compiler an archive with a static program, for Linux also a Debian package; the page of
# `flocking playground`, which needs no program; the package for Node; and SHA256SUMS. The same commit, compilers and
# libraries give the same bytes on every machine: all times are the time of the last commit, or SOURCE_DATE_EPOCH. If a
# file cannot be made here, prints its name and what is missing. FLOCKING_RELEASE_MACHINES lists the machines (default:
# linux-x86_64 linux-aarch64 windows-x86_64).
set -euo pipefail
if [[ $# -gt 1 || ${1:-} = -* ]]; then
  echo "usage: $0 [OUT]" >&2
  exit 2
fi
all_machines='linux-x86_64 linux-aarch64 windows-x86_64'
machines=${FLOCKING_RELEASE_MACHINES:-$all_machines}
for machine in $machines; do
  if [[ " $all_machines " != *" $machine "* ]]; then
    echo "$0: FLOCKING_RELEASE_MACHINES has \"$machine\"; it takes some of: $all_machines" >&2
    exit 2
  fi
done
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
for part in archive build debian licenses npm zip; do
  # shellcheck source=/dev/null
  source "$root/cmake/release/$part.bash"
done
umask 022
export LC_ALL=C TZ=UTC
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then SOURCE_DATE_EPOCH=$(git log -1 --format=%ct); fi
if [ -z "${FLOCKING_MAINTAINER:-}" ]; then FLOCKING_MAINTAINER="flocking maintainers <$(git log -1 --format=%ae)>"; fi
export SOURCE_DATE_EPOCH FLOCKING_MAINTAINER
version=$(sed -n 's/^project(flocking VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
out=${1:-build/releases}
mkdir -p "$out"
out=$(cd "$out" && pwd)
rm -f "$out"/{flocking[-_]*,CHANGELOG.md,SHA256SUMS}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
missing=()
wanted() { [[ " $machines " = *" $1 "* ]]; }

# MACHINE: builds the program for it and installs it in $work/MACHINE. If FLOCKING_RELEASE_BUILD is set, it is the build
# folder for this machine, so that a test need not build the same program, and the engine of pages, again.
build() {
  local built=${FLOCKING_RELEASE_BUILD:-}
  if [ -z "$built" ] || [ "$1" != linux-x86_64 ]; then build_for_release "$root" "$1" flocking; fi
  cmake --install "$built" --prefix "$work/$1" --component Unspecified --strip >"$work/installed"
} >&2

# MACHINE ARCHITECTURE: makes its archive and the package for Debian's ARCHITECTURE.
pack_linux() {
  write_licenses "$1" >"$work/$1/share/doc/flocking/LIBRARIES"
  pack_tar "$work/$1" "flocking-$version-$1"
  if command -v dpkg-deb >/dev/null; then
    pack_debian "$work/$1" "$2"
  else
    missing+=("flocking_${version}-1_$2.deb (no dpkg-deb)")
  fi
}

# The page is the same whichever machine's program writes it, so the program for this machine is used.
pack_playground() {
  local name=flocking-$version-playground.html program
  program=$work/linux-$(uname -m)/bin/flocking
  if [ -x "$program" ]; then
    "$program" playground -o "$out/$name" >&2 || missing+=("$name (the program has no engine of pages)")
  else
    missing+=("$name (no program that runs here)")
  fi
}

# Makes the package for Node. Its page, too, is the same whichever machine's program writes it.
# shellcheck disable=SC2154  # npm.bash sets it
pack_node() {
  local name=flocking-$version.tgz program
  program=$work/linux-$(uname -m)/bin/flocking
  if [ ! -x "$program" ]; then
    missing+=("$name (no program that runs here)")
  elif [ ! -e "$pako/pako_deflate.min.js" ]; then
    missing+=("$name (no node-pako; cmake/install_packages.sh --wasm)")
  else
    pack_npm "$program" || missing+=("$name (the program has no engine of pages)")
  fi
}

if [ -z "${FLOCKING_RELEASE_BUILD:-}" ]; then "$root/cmake/wasm.sh" >&2; fi  # the programs embed it
[ -z "$(git status --porcelain 2>/dev/null)" ] ||
  echo "release: warning: uncommitted changes are in these files; commit them first to make a release that can be rebuilt" >&2

if ! wanted linux-x86_64; then
  missing+=("flocking-$version-linux-x86_64 (not asked for)")
elif [ "$(uname -m)" = x86_64 ]; then
  build linux-x86_64
  pack_linux linux-x86_64 amd64
else
  missing+=("flocking-$version-linux-x86_64 (not an x86-64)")
fi
if ! wanted linux-aarch64; then
  missing+=("flocking-$version-linux-aarch64 (not asked for)")
elif ! command -v aarch64-linux-gnu-g++ >/dev/null; then
  missing+=("flocking-$version-linux-aarch64 (no aarch64-linux-gnu-g++; cmake/install_packages.sh --cross)")
else
  build linux-aarch64
  pack_linux linux-aarch64 arm64
fi

if ! wanted windows-x86_64; then
  missing+=("flocking-$version-windows-x86_64.zip (not asked for)")
elif ! command -v x86_64-w64-mingw32-g++-posix >/dev/null; then
  missing+=("flocking-$version-windows-x86_64.zip (no x86_64-w64-mingw32-g++-posix; cmake/install_packages.sh --cross)")
elif ! command -v python3 >/dev/null; then
  missing+=("flocking-$version-windows-x86_64.zip (no python3, which packs it)")
else
  build windows-x86_64
  write_licenses windows-x86_64 >"$work/windows-x86_64/LIBRARIES"
  pack_zip "$work/windows-x86_64" "flocking-$version-windows-x86_64"
fi

pack_playground
pack_node
cp CHANGELOG.md "$out"
(cd "$out" && sha256sum -- flocking[-_]* CHANGELOG.md >SHA256SUMS)
cat "$out/SHA256SUMS"
for what in "${missing[@]}"; do echo "not made: $what"; done
