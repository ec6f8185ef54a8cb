# shellcheck shell=bash disable=SC2034
# Sourced by checks/machines.sh and checks/windows.sh: builds for other machines and runs the programs here.
# shellcheck source=cmake/release/build.bash
source "$(dirname "${BASH_SOURCE[0]}")/../../cmake/release/build.bash"

all_machines=(aarch64 old-x86-64 bare windows)

# Debian's script for wine warns about 32-bit programs, which we do not use, so call wine64.
wine=wine
if [ -x /usr/lib/wine/wine64 ]; then wine=/usr/lib/wine/wine64; fi
# The address of the heap is random. In one of some thousand starts it is 0x7ffe0000, where Wine needs a page of
# Windows: it then exits with status 1 and, with WINEDEBUG=-all, without a message. So switch the randomisation off.
by_wine=("$wine")
if setarch "$(uname -m)" -R true 2>/dev/null; then by_wine=(setarch "$(uname -m)" -R "$wine"); fi

# machine_lacks MACHINE: prints what is missing and returns 1; returns 0 if nothing is.
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

# build_for_machine MACHINE ROOT NATIVE SCRATCH: builds the programs for a machine, as a release does, unless the build
# in NATIVE fits. Sets built (the build folder), runner (the command that runs its programs), suffix (of their names),
# instructions (the sets that it surely has) and description.
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

# begin_wine FOLDER: starts Wine with its files in FOLDER instead of a home, without windows and without messages.
begin_wine() {
  export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
  unset DISPLAY WAYLAND_DISPLAY
  mkdir -p "$WINEPREFIX"
  "${by_wine[@]}" wineboot --init >"$WINEPREFIX/begin.log" 2>&1 </dev/null || { cat "$WINEPREFIX/begin.log"; return 1; }
}

# Stops the Wine server of begin_wine, if it was started, and no other.
end_wine() {
  local server=wineserver
  [ -n "${WINEPREFIX:-}" ] && [ -e "$WINEPREFIX/begin.log" ] || return 0
  if [ -x /usr/lib/wine/wineserver ]; then server=/usr/lib/wine/wineserver; fi
  "$server" --kill 2>"$WINEPREFIX/end.log" || true
  "$server" --wait 2>"$WINEPREFIX/end.log" || true
}
