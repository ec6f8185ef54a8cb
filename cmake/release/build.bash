# shellcheck shell=bash
# Builds for releases, and for tests of other machines. Sourced by release.sh and tests/support/machines.bash.

# ROOT MACHINE TARGET...: builds the targets in ROOT/build/release-MACHINE, and sets `built` to that folder: it is
# separate from other builds and has none of their options. Calls at the same time wait for each other. Tests are
# added when one of them is requested; they do not change the program.
build_for_release() {
  local root=$1 machine=$2 target options=() targets=()
  shift 2
  built=$root/build/release-$machine
  case $machine in
    linux-aarch64) options=(--toolchain "$root/cmake/aarch64.cmake") ;;
    windows-x86_64) options=(--toolchain "$root/cmake/windows.cmake") ;;
  esac
  for target in "$@"; do targets+=(--target "$target"); done
  mkdir -p "$built"
  (
    if command -v flock >/dev/null; then
      exec 9>"$root/build/.release-$machine.lock"
      flock 9
    fi
    if [ ! -e "$built/CMakeCache.txt" ]; then
      cmake -S "$root" -B "$built" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
        -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$root=." "${options[@]}" || exit 1
    fi
    if [ "$*" != flocking ] && ! grep -q '^BUILD_TESTING:BOOL=ON$' "$built/CMakeCache.txt"; then
      cmake -DBUILD_TESTING=ON "$built" || exit 1
    fi
    cmake --build "$built" "${targets[@]}" --parallel "$(nproc)" -- --quiet
  ) >&2
}
