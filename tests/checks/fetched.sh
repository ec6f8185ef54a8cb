#!/usr/bin/env bash
# The program can be built where no library is installed: CMake then uses sources of fixed versions. In this check they
# come from local copies, so that no network is needed: GoogleTest's sources as Debian ships them, and the headers of
# header-only libraries with a project file that this script writes.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
for needed in /usr/src/googletest/CMakeLists.txt /usr/include/CLI/CLI.hpp \
  /usr/include/fmt/format.h /usr/include/toml++/toml.h /usr/include/Random123/philox.h \
  /usr/include/nanoflann.hpp /usr/include/stb/stb_image_write.h \
  /usr/include/zlib.h /usr/include/utf8proc.h /usr/include/nlohmann/json.hpp /usr/include/pugixml.hpp; do
  [ -e "$needed" ] || { echo "skipped: no $needed"; exit 77; }
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

wrap_headers() {  # FOLDER HEADERS TARGET NAMESPACED_TARGET [DEFINITION]
  mkdir -p "$scratch/$1/include"
  cp -r "$2" "$scratch/$1/include/"
  cat >"$scratch/$1/CMakeLists.txt" <<EOF
cmake_minimum_required(VERSION 3.24)
project($1 CXX)
add_library($3 INTERFACE)
add_library($4 ALIAS $3)
target_include_directories($3 INTERFACE \${CMAKE_CURRENT_SOURCE_DIR}/include)
target_compile_definitions($3 INTERFACE ${5:-})
EOF
}
wrap_headers cli11 /usr/include/CLI CLI11 CLI11::CLI11
wrap_headers fmt /usr/include/fmt fmt-header-only fmt::fmt-header-only FMT_HEADER_ONLY=1
wrap_headers json /usr/include/nlohmann nlohmann_json nlohmann_json::nlohmann_json
mkdir -p "$scratch/toml/include" "$scratch/random123/include" "$scratch/nanoflann/include"
cp -r /usr/include/toml++ "$scratch/toml/include/"
cp -r /usr/include/Random123 "$scratch/random123/include/"
cp /usr/include/nanoflann.hpp "$scratch/nanoflann/include/"
# The sources of these two libraries define targets with these names; Debian ships only the built libraries.
mkdir "$scratch/zlib" "$scratch/utf8proc"
cp /usr/include/utf8proc.h "$scratch/utf8proc/"
cat >"$scratch/utf8proc/CMakeLists.txt" <<EOF
cmake_minimum_required(VERSION 3.24)
project(utf8proc C)
add_library(utf8proc INTERFACE)
find_library(built NAMES libutf8proc.a)
target_link_libraries(utf8proc INTERFACE \${built})
EOF
mkdir -p "$scratch/pugixml/include"
cp /usr/include/pugi*.hpp "$scratch/pugixml/include/"
cat >"$scratch/pugixml/CMakeLists.txt" <<EOF
cmake_minimum_required(VERSION 3.24)
project(pugixml CXX)
add_library(pugixml-static INTERFACE)
add_library(pugixml::static ALIAS pugixml-static)
find_library(built_pugixml NAMES libpugixml.a)
target_link_libraries(pugixml-static INTERFACE \${built_pugixml})
target_include_directories(pugixml-static INTERFACE \${CMAKE_CURRENT_SOURCE_DIR}/include)
EOF
cat >"$scratch/zlib/CMakeLists.txt" <<EOF
cmake_minimum_required(VERSION 3.24)
project(zlib C)
add_library(zlibstatic INTERFACE)
target_link_libraries(zlibstatic INTERFACE z)
EOF

# Not optimised: this check is about where libraries come from, and whether each file compiles on its own. Headers of
# the standard library, which take most of the time, are compiled once; other checks notice a missing include
# (cmake/rooms.cmake).
# shellcheck source-path=SCRIPTDIR
. "$root/tests/support/quick_compiler.bash"
find_quick_compiler -O0
cmake -S "$root" -B "$scratch/build" "${quick_compiler[@]}" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 \
  -DFLOCKING_SYSTEM_PACKAGES=OFF -DFLOCKING_UNITY=OFF -DFLOCKING_SHARE_HEADERS=ON -DBUILD_TESTING=ON \
  -DFLOCKING_WERROR=ON -DFETCHCONTENT_FULLY_DISCONNECTED=ON \
  -DFETCHCONTENT_SOURCE_DIR_CLI11="$scratch/cli11" -DFETCHCONTENT_SOURCE_DIR_FMT="$scratch/fmt" \
  -DFETCHCONTENT_SOURCE_DIR_TOMLPLUSPLUS="$scratch/toml" \
  -DFETCHCONTENT_SOURCE_DIR_RANDOM123="$scratch/random123" \
  -DFETCHCONTENT_SOURCE_DIR_NANOFLANN="$scratch/nanoflann" \
  -DFETCHCONTENT_SOURCE_DIR_ZLIB="$scratch/zlib" -DFETCHCONTENT_SOURCE_DIR_UTF8PROC="$scratch/utf8proc" \
  -DFETCHCONTENT_SOURCE_DIR_PUGIXML="$scratch/pugixml" -DFETCHCONTENT_SOURCE_DIR_NLOHMANN_JSON="$scratch/json" \
  -DFETCHCONTENT_SOURCE_DIR_STB=/usr/include/stb \
  -DFETCHCONTENT_SOURCE_DIR_GTEST=/usr/src/googletest >"$scratch/log" ||
  { cat "$scratch/log"; exit 1; }
grep -E 'from its sources' "$scratch/log"
[ "$(grep -c 'from its sources' "$scratch/log")" -eq 11 ]
"${large_pages[@]}" cmake --build "$scratch/build" --target flocking gmock --parallel "$(nproc)" >"$scratch/log" 2>&1 ||
  { tail -n 40 "$scratch/log"; exit 1; }
"$scratch/build/flocking" <"$root/testcases/course/two_agents_cohesion.in" |
  cmp - "$root/testcases/course/two_agents_cohesion.out"
