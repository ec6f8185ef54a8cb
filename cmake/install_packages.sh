#!/usr/bin/env bash
# Installs missing packages of Debian or Ubuntu, without asking: those needed to build (no argument), to test (--tests,
# or --all-tests for run_tests.sh --all), to run benchmarks (--bench), to build for other machines (--cross, for
# checks/machines.sh), to build the engine for web pages (--wasm, for cmake/wasm.sh), or to try the output of release.sh
# (--release, for checks/release.sh). All output goes to stderr. If packages cannot be installed, says so and continues:
# CMake then fetches the libraries' sources.
set -u
exec >&2 </dev/null

want_tests=no
want_all_tests=no
want_bench=no
want_cross=no
want_wasm=no
want_release=no
for argument in "$@"; do
  case $argument in
    --tests) want_tests=yes ;;
    --all-tests) want_tests=yes want_all_tests=yes ;;
    --bench) want_bench=yes ;;
    --cross) want_cross=yes ;;
    --wasm) want_wasm=yes ;;
    --release) want_release=yes ;;
    *) echo "usage: $0 [--tests | --all-tests] [--bench] [--cross] [--wasm] [--release]"; exit 2 ;;
  esac
done

packages=()
need_command() { command -v "$1" >/dev/null || packages+=("${2:-$1}"); }
need_file() {
  local file
  for file in "${@:2}"; do [ -e "$file" ] && return; done
  packages+=("$1")
}

[ -n "${CXX:-}" ] || need_command c++ g++
need_command cmake
need_command ninja ninja-build
need_command flock util-linux
need_file libfmt-dev /usr/include/fmt/format.h /usr/local/include/fmt/format.h
need_file libcli11-dev /usr/include/CLI/CLI.hpp /usr/local/include/CLI/CLI.hpp
need_file libtomlplusplus-dev /usr/include/toml++/toml.h /usr/local/include/toml++/toml.h
need_file librandom123-dev /usr/include/Random123/philox.h /usr/local/include/Random123/philox.h
need_file libnanoflann-dev /usr/include/nanoflann.hpp /usr/local/include/nanoflann.hpp
need_file libstb-dev /usr/include/stb/stb_image_write.h /usr/local/include/stb/stb_image_write.h
need_file zlib1g-dev /usr/include/zlib.h /usr/local/include/zlib.h
need_file libpugixml-dev /usr/include/pugixml.hpp /usr/local/include/pugixml.hpp
need_file nlohmann-json3-dev /usr/include/nlohmann/json.hpp /usr/local/include/nlohmann/json.hpp
need_file libpng-dev /usr/include/png.h /usr/local/include/png.h
need_file libutf8proc-dev /usr/include/utf8proc.h /usr/local/include/utf8proc.h
need_file libseccomp-dev /usr/include/seccomp.h /usr/local/include/seccomp.h
need_file libarchive-dev /usr/include/archive.h /usr/local/include/archive.h
# libarchive needs these in a program that is linked statically.
need_file liblzma-dev /usr/include/lzma.h /usr/local/include/lzma.h
need_file libbz2-dev /usr/include/bzlib.h /usr/local/include/bzlib.h
need_file libzstd-dev /usr/include/zstd.h /usr/local/include/zstd.h
need_file nettle-dev /usr/include/nettle/aes.h /usr/local/include/nettle/aes.h
if [ $want_tests = yes ]; then
  need_file libgtest-dev /usr/include/gtest/gtest.h /usr/local/include/gtest/gtest.h
  need_file libgmock-dev /usr/include/gmock/gmock.h /usr/local/include/gmock/gmock.h
  need_file libmpfr-dev /usr/include/mpfr.h /usr/local/include/mpfr.h
  need_command clang-format
  need_command shellcheck
  need_command man man-db
  need_command bwrap bubblewrap
  need_command xmllint libxml2-utils
  need_command python3
  # Some checks run the system's own Python.
  { python3 -c 'import jsonschema' && /usr/bin/python3 -c 'import jsonschema'; } 2>/dev/null ||
    packages+=(python3-jsonschema)
  need_command perl
  need_command ccache
fi
if [ $want_all_tests = yes ]; then
  need_file googletest /usr/src/googletest/CMakeLists.txt
  need_command clang++ clang
  need_command clang-tidy
  need_command zsh
  need_command fish
  need_command make
  need_command xz xz-utils
  command -v google-chrome >/dev/null || need_command chromium
  need_command node nodejs
  need_command npm
  need_file libclang-rt-dev /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a
fi
if [ $want_bench = yes ]; then
  need_file libbenchmark-dev /usr/include/benchmark/benchmark.h
  need_command hyperfine
  need_file time /usr/bin/time
fi
if [ $want_cross = yes ]; then
  need_command aarch64-linux-gnu-g++ g++-aarch64-linux-gnu
  need_command qemu-aarch64 qemu-user
  arm=/usr/lib/aarch64-linux-gnu
  need_file libfmt-dev:arm64 $arm/libfmt.so
  need_file zlib1g-dev:arm64 $arm/libz.a
  need_file libgtest-dev:arm64 $arm/libgtest.a
  need_file libgmock-dev:arm64 $arm/libgmock.a
  need_file libpugixml-dev:arm64 $arm/libpugixml.a
  need_file libpng-dev:arm64 $arm/libpng.a
  need_file libutf8proc-dev:arm64 $arm/libutf8proc.a
  need_file libseccomp-dev:arm64 $arm/libseccomp.a
  need_file libarchive-dev:arm64 $arm/libarchive.a
  need_file liblzma-dev:arm64 $arm/liblzma.a
  need_file libbz2-dev:arm64 $arm/libbz2.a
  need_file libzstd-dev:arm64 $arm/libzstd.a
  need_file nettle-dev:arm64 $arm/libnettle.a
  need_command x86_64-w64-mingw32-g++-posix g++-mingw-w64-x86-64-posix
  need_file libz-mingw-w64-dev /usr/x86_64-w64-mingw32/include/zlib.h
  need_file googletest /usr/src/googletest/CMakeLists.txt
  need_file wine64 /usr/lib/wine/wine64
fi
if [ $want_release = yes ]; then
  need_command dpkg-deb dpkg-dev
  need_command lintian
  need_command mmdebstrap
fi
if [ $want_wasm = yes ]; then
  need_command emcc emscripten
  need_file node-pako /usr/share/nodejs/pako/dist/pako_deflate.min.js
  need_command node nodejs
  need_command npm
fi
[ ${#packages[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo -n); fi
echo "installing ${packages[*]}"
export DEBIAN_FRONTEND=noninteractive
install() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends "$@"
}
# Libraries for another machine come from another package list.
if [[ " ${packages[*]} " == *:arm64* ]] && ! dpkg --print-foreign-architectures | grep -qx arm64; then
  "${as_root[@]}" dpkg --add-architecture arm64 && "${as_root[@]}" apt-get update -q
fi
if command -v apt-get >/dev/null && { [ ${#as_root[@]} -eq 0 ] || sudo -n true; }; then
  install "${packages[@]}" && exit 0
  # The package lists may be old or missing.
  "${as_root[@]}" apt-get update -q
  install "${packages[@]}" && exit 0
  # A single unavailable package must not prevent the installation of the others.
  for package in "${packages[@]}"; do install "$package" || echo "not installed: $package"; done
else
  echo "cannot install packages here (no apt-get, or neither root nor sudo without a password);" \
    "libraries will be built from their sources, tools must be there: ${packages[*]}"
fi
exit 0
