# shellcheck shell=bash
# Lists the libraries linked into a static program, and their licenses. Sourced by release.sh.

# MACHINE: prints the copyright files of the packages whose code is in the program.
write_licenses() {
  local package file packages=(libfmt-dev libcli11-dev libtomlplusplus-dev librandom123-dev libnanoflann-dev libstb-dev)
  case $1 in
    node) packages+=(emscripten node-pako) ;;
    windows*) packages+=(libz-mingw-w64-dev gcc-mingw-w64-base mingw-w64-x86-64-dev) ;;
    *)
      packages+=(zlib1g-dev libutf8proc-dev libseccomp-dev libarchive-dev libpugixml-dev
        nlohmann-json3-dev libpng-dev liblzma-dev libbz2-dev libzstd-dev nettle-dev
        gcc-12-base libc6-dev)
      ;;
  esac
  echo 'The program contains parts of these libraries. Here is what their Debian packages say of them.'
  for package in "${packages[@]}"; do
    file=/usr/share/doc/$package/copyright
    if [ ! -e "$file" ]; then
      echo "release: $package is not installed; its license is not in the archive for $1" >&2
      continue
    fi
    printf '\n==== %s ====\n\n' "$package"
    cat "$file"
  done
}
