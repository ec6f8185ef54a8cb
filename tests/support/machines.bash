# shellcheck shell=bash disable=SC2034
# Other machines that this one can build for and run. Sourced by checks/machines.sh.

all_machines=(aarch64 old-x86-64 bare)

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

# MACHINE ROOT NATIVE SCRATCH: builds what is run there, unless it is what NATIVE holds, and sets built (its
# folder), runner (what runs its programs) and description.
build_for_machine() {
  built=$3
  case $1 in
    aarch64)
      description='aarch64, under qemu-user'
      runner=(qemu-aarch64)
      built=$2/build/aarch64
      [ -e "$built/CMakeCache.txt" ] || cmake -S "$2" -B "$built" -G Ninja \
        -DCMAKE_BUILD_TYPE=Release --toolchain "$2/cmake/aarch64.cmake"
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
  esac
  cmake --build "$built" --target flocking steered_worlds golden_O2
}
