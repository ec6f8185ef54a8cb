# shellcheck shell=bash disable=SC2034
# Other machines that this one can build for and run. Sourced by checks/machines.sh and checks/windows.sh.
# shellcheck source=cmake/release/build.bash
source "$(dirname "${BASH_SOURCE[0]}")/../../cmake/release/build.bash"

all_machines=(aarch64 old-x86-64 bare windows)

# Debian's script for it speaks of programs for 32 bits, which are none of ours.
wine=wine
if [ -x /usr/lib/wine/wine64 ]; then wine=/usr/lib/wine/wine64; fi
# Where the heap begins is left to chance, and one start in thousands finds it at 0x7ffe0000, where Windows has a page
# that Wine cannot do without: it ends with status 1 and, with WINEDEBUG=-all, no word.
by_wine=("$wine")
if setarch "$(uname -m)" -R true 2>/dev/null; then by_wine=(setarch "$(uname -m)" -R "$wine"); fi

# MACHINE: 1 where something is missing, which it prints.
machine_lacks() {
  local needed
  if [ "$1" != aarch64 ] && [ "$(uname -m)" != x86_64 ]; then
    echo "not an x86-64"
    return 1
  fi
  case $1 in
    aarch64) set -- aarch64-linux-gnu-g++ qemu-aarch64 ;;
    old-x86-64) set -- qemu-x86_64 ;;
    bare) set -- bwrap ;;
    windows)
      if [ ! -e /usr/x86_64-w64-mingw32/include/zlib.h ] || [ ! -e /usr/src/googletest/CMakeLists.txt ]; then
        echo "no libraries for it; cmake/install_packages.sh --cross installs them"
        return 1
      fi
      set -- x86_64-w64-mingw32-g++-posix "$wine"
      ;;
    *) echo "unknown"; return 1 ;;
  esac
  if [ "$1" = aarch64-linux-gnu-g++ ] && [ ! -e /usr/lib/aarch64-linux-gnu/libgmock.a ]; then
    echo "no libraries for it; cmake/install_packages.sh --cross installs them"
    return 1
  fi
  for needed in "$@"; do
    command -v "$needed" >/dev/null || { echo "no $needed"; return 1; }
  done
}

# MACHINE ROOT NATIVE SCRATCH: builds what is run there, which a release is made of too, unless it is what NATIVE holds,
# and sets built (its folder), runner (what runs its programs), suffix (of their names), instructions (the sets that are
# sure to be there) and description.
build_for_machine() {
  built=$3 suffix='' instructions=(scalar sse2)
  case $1 in
    aarch64)
      description='aarch64, under qemu-user'
      runner=(qemu-aarch64)
      instructions=(scalar neon)
      build_for_release "$2" linux-aarch64 flocking steered_worlds golden_O3
      ;;
    old-x86-64)
      description='x86-64 of 2003, without AVX, under qemu-user'
      runner=(qemu-x86_64 -cpu qemu64)
      ;;
    bare)
      description='x86-64 without any file but ours: no library of C'
      runner=(bwrap --ro-bind "$2" "$2" --ro-bind "$3" "$3" --bind "$4" "$4" --proc /proc --dev /dev
        --tmpfs /tmp --bind "$4" "$4" --)
      ;;
    windows)
      description='x86-64 Windows, under Wine'
      suffix=.exe
      begin_wine "$4/wine"
      runner=("${by_wine[@]}")
      build_for_release "$2" windows-x86_64 flocking steered_worlds golden_O3 engine_tests
      ;;
  esac
}

# FOLDER: what Wine keeps is there and not in a home, nothing is shown, and it says nothing of its own.
begin_wine() {
  export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  unset DISPLAY WAYLAND_DISPLAY
  mkdir -p "$WINEPREFIX"
  "${by_wine[@]}" wineboot --init >"$WINEPREFIX/begin.log" 2>&1 </dev/null || { cat "$WINEPREFIX/begin.log"; return 1; }
}

# Ends what begin_wine began, if it did: the server of that folder alone.
end_wine() {
  local server=wineserver
  [ -n "${WINEPREFIX:-}" ] && [ -e "$WINEPREFIX/begin.log" ] || return 0
  if [ -x /usr/lib/wine/wineserver ]; then server=/usr/lib/wine/wineserver; fi
  "$server" --kill 2>"$WINEPREFIX/end.log" || true
  "$server" --wait 2>"$WINEPREFIX/end.log" || true
}
