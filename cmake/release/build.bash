# shellcheck shell=bash
# Builds that releases are made of, and that tests of other machines run. Sourced by release.sh and
# tests/support/machines.bash.

# ROOT MACHINE TARGET...: builds these in ROOT/build/release-MACHINE, which it calls `built`: apart from other builds
# and with no options of theirs. What is asked for at the same time waits. Tests are there once one is asked for; the
# program is the same with them.
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
