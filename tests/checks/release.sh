#!/usr/bin/env bash
# release.sh BUILD: cmake/release.sh writes the same files again when run in a copy of the sources at another place.
# Compared are builds that other checks test, including the program in BUILD: for this machine everything, and for other
# machines only the compiled engine, since the rest differs by nothing but its sources. No program contains a path of
# this machine or the time of its linking. Archive and Debian package work, the zip file is complete, and the playground
# is the page that the program writes. Takes some minutes, so it only runs if lintian and mmdebstrap are installed
# (cmake/install_packages.sh --release), and as root.
#   FLOCKING_RELEASE_WHOLE=1   also makes everything for other machines again
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
skip() {
  echo "skipped: $1"
  exit 77
}
for tool in lintian mmdebstrap dpkg-deb unshare python3 emcc; do
  command -v $tool >/dev/null || skip "no $tool; cmake/install_packages.sh --release --wasm installs it"
done
[ "$(id -u)" = 0 ] || skip 'not root, whom a Debian in a folder of its own takes'
[ "$(uname -m)" = x86_64 ] || skip 'not an x86-64'
# shellcheck source=tests/support/readme.bash
source "$root/tests/support/readme.bash"
# shellcheck source=cmake/release/build.bash
source "$root/cmake/release/build.bash"
# Rooms that are compiled for speed, including vector code, and some that are not.
engine='base|arithmetic|core|io|kernel|sim|settings'
build=$(cd "$1" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "$1"
  exit 1
}

# BUILD: true if its options are those of a release, so that its program must be the same bytes.
has_no_options() {
  local option
  for option in CMAKE_BUILD_TYPE:STRING=Release CMAKE_CXX_FLAGS:STRING= CMAKE_EXE_LINKER_FLAGS:STRING= \
    FLOCKING_STATIC:BOOL=ON FLOCKING_UNITY:BOOL=ON FLOCKING_SYSTEM_PACKAGES:BOOL=ON FLOCKING_SANITIZE:STRING=; do
    grep -qxF "$option" "$1/CMakeCache.txt" || return 1
  done
}

# MACHINE: if there is a build for it, compiling the engine in the copy must give the same objects.
compare_engine() {
  local here=$root/build/release-$1 name objects=()
  [ -d "$here" ] || return 0
  mapfile -t objects < <(cd "$here" && find src -name '*.o' -o -name '*.obj' | grep -E "(flocking|unity)_($engine)[._]|/kernel/" | sort)
  [ ${#objects[@]} -gt 9 ] || fail "$1: only these objects of the engine: ${objects[*]}"
  build_for_release "$copy" "$1" "${objects[@]}" >"$scratch/log" 2>&1 || { tail "$scratch/log"; fail "$1: not made in the copy"; }
  for name in "${objects[@]}"; do cmp "$built/$name" "$here/$name" || fail "$1: two builds, two objects"; done
  echo "$1: ${#objects[@]} objects of the engine are the same"
}

# Checks for machines that are not built a second time in full: the engine, and anything else that depends on place or
# time.
compare_others() {
  local program
  if [ -z "${FLOCKING_RELEASE_WHOLE:-}" ]; then
    compare_engine linux-aarch64
    compare_engine windows-x86_64
  fi
  mkdir "$scratch/programs"
  for program in "$scratch"/here/*.tar.gz; do tar --extract --file="$program" --directory="$scratch/programs"; done
  for program in "$scratch"/here/*.zip; do
    [ ! -e "$program" ] || python3 -m zipfile --extract "$program" "$scratch/programs"
  done
  ! grep -rlF "$root/" "$scratch/programs" || fail "that holds the path $root"
  for program in "$scratch"/programs/*/*.exe; do
    [ ! -e "$program" ] || "$root/tests/checks/release/link_time.py" "$program" || fail 'two times, two programs'
  done
}

# The current sources, committed or not, without built files.
cd "$root"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
FLOCKING_MAINTAINER="flocking maintainers <$(git log -1 --format=%ae)>"
export SOURCE_DATE_EPOCH FLOCKING_MAINTAINER
copy=$scratch/a/much/longer/way/copy
mkdir -p "$copy"
git ls-files -z --cached --others --exclude-standard |
  tar --create --null --files-from=- | tar --extract --directory="$copy"
# Builds in the copy first: meanwhile other checks build most of what the second run needs.
again=linux-x86_64
if [ -n "${FLOCKING_RELEASE_WHOLE:-}" ]; then again=''; fi  # all
(cd / && FLOCKING_RELEASE_MACHINES=$again "$copy/cmake/release.sh" "$scratch/there") >/dev/null 2>"$scratch/log" ||
  { tail "$scratch/log"; fail 'not made in the copy'; }
if has_no_options "$build"; then export FLOCKING_RELEASE_BUILD=$build; fi
cmake/release.sh "$scratch/here" >"$scratch/made" 2>"$scratch/log" || { tail "$scratch/log"; fail 'not made here'; }
cat "$scratch/made"
[ "$(grep -c . "$scratch/there/SHA256SUMS")" -ge 4 ] || fail 'less was made in the copy than an archive, a package, a page and a list'
differing=$(grep -vxF -f "$scratch/here/SHA256SUMS" "$scratch/there/SHA256SUMS") && fail "two builds, two releases: $differing"
compare_others
(cd "$scratch/here" && sha256sum --check --quiet SHA256SUMS)

case=$root/testcases/course/two_agents_cohesion
mkdir "$scratch/unpacked"
archive=$(echo "$scratch"/here/flocking-*-linux-x86_64.tar.gz)
tar --extract --file="$archive" --directory="$scratch/unpacked"
program=$(echo "$scratch"/unpacked/flocking-*/bin/flocking)
# The commands that README.md gives for the archive.
mkdir "$scratch/typed"
cp "$archive" "$scratch/typed"
commands=$(block_of_readme "$root/README.md" 'tar -xzf')
(cd "$scratch/typed" && bash -euc "$commands") | cmp - "$case.out"
(cd / && "$program" audit --cases course >"$scratch/log") ||
  { cat "$scratch/log"; fail 'its cases are not found'; }

page=$(echo "$scratch"/here/flocking-*-playground.html)
[ -s "$page" ] || fail 'no page of the playground'
grep -q "  ${page##*/}\$" "$scratch/here/SHA256SUMS" || fail 'no checksum of the page of the playground'
"$program" playground -o "$scratch/playground.html" >"$scratch/log"
cmp "$page" "$scratch/playground.html" || fail 'the page of the playground is not what the program writes'
"$root/tests/checks/release/one_page.py" "$page" || fail 'the page of the playground is not one page of HTML'

if command -v x86_64-w64-mingw32-g++-posix >/dev/null; then
  python3 -m zipfile --extract "$(echo "$scratch"/here/flocking-*-windows-x86_64.zip)" "$scratch/unpacked"
  for file in flocking.exe README.md LIBRARIES testcases/course/all_forces.in; do
    [ -s "$(echo "$scratch"/unpacked/*windows*/"$file")" ] || fail "no $file in the zip"
  done
fi

lintian --allow-root --fail-on error "$scratch"/here/*.deb || fail 'lintian finds errors'

codename=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
mmdebstrap --quiet --variant=apt --skip=cleanup/apt/lists "$codename" "$scratch/bare" 2>"$scratch/log" ||
  { cat "$scratch/log"; skip 'Debian could not be fetched'; }
"${CXX:-g++}" -std=c++20 -O2 -ffp-contract=off -static "$root/src/deploy/templates/reference.cpp" -o "$scratch/right"
package=$(echo "$scratch"/here/*_amd64.deb)
unshare --mount --pid --fork "$root/tests/checks/release/in_bare_root.sh" "$scratch/bare" "$package" "$scratch/right" "$case.out"
