# Libraries: the system's package if it is installed, otherwise the sources of a fixed version. To build from local
# copies without a network, use CMake's own -DFETCHCONTENT_SOURCE_DIR_<NAME>=DIR; to ignore the system's packages, use
# -DFLOCKING_SYSTEM_PACKAGES=OFF.
include(FetchContent)
option(FLOCKING_SYSTEM_PACKAGES "Look for installed libraries before fetching their sources" ON)

# Treats headers of fetched sources as system headers: our warnings are for our code.
function(flocking_silence target)
  get_target_property(real ${target} ALIASED_TARGET)
  get_target_property(folders ${real} INTERFACE_INCLUDE_DIRECTORIES)
  set_target_properties(${real} PROPERTIES INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${folders}")
endfunction()

# flocking_require(PACKAGE TARGET GIT_URL GIT_TAG): makes sure that TARGET exists.
macro(flocking_require package target url tag)
  if(FLOCKING_SYSTEM_PACKAGES)
    find_package(${package} QUIET)
  endif()
  if(NOT TARGET ${target})
    message(STATUS "${package}: from its sources, ${tag}")
    FetchContent_Declare(${package} GIT_REPOSITORY ${url} GIT_TAG ${tag} GIT_SHALLOW ON)
    FetchContent_MakeAvailable(${package})
    flocking_silence(${target})
  endif()
endmacro()

set(CLI11_BUILD_TESTS OFF)
set(CLI11_BUILD_EXAMPLES OFF)
set(CLI11_BUILD_DOCS OFF)
flocking_require(CLI11 CLI11::CLI11 https://github.com/CLIUtils/CLI11.git v2.1.2)
flocking_require(fmt fmt::fmt-header-only https://github.com/fmtlib/fmt.git 9.1.0)
# Distributions ship fmt as a shared library and as headers that every file would compile again. For a program that is
# linked statically we compile them once (fmt's list of what must be compiled changed with version 11).
set(FLOCKING_FMT fmt::fmt-header-only)
if(TARGET fmt::fmt)
  get_target_property(fmt_real fmt::fmt ALIASED_TARGET)
  if(NOT fmt_real)
    set(fmt_real fmt::fmt)
  endif()
  get_target_property(fmt_type ${fmt_real} TYPE)
  if(fmt_type STREQUAL "STATIC_LIBRARY" OR NOT FLOCKING_STATIC_FLAGS)
    set(FLOCKING_FMT fmt::fmt)
  elseif(fmt_VERSION VERSION_LESS 11)
    get_target_property(fmt_folders ${fmt_real} INTERFACE_INCLUDE_DIRECTORIES)
    add_library(flocking_fmt STATIC ${PROJECT_SOURCE_DIR}/cmake/fmt_once.cpp)
    target_include_directories(flocking_fmt SYSTEM PUBLIC ${fmt_folders})
    target_compile_options(flocking_fmt PRIVATE $<$<CONFIG:Release>:-O1>)  # fmt does not print the agents' numbers
    set(FLOCKING_FMT flocking_fmt)
  endif()
endif()

# flocking_require_headers(NAME PROBE GIT_URL GIT_TAG FOLDER): makes sure that the target NAME provides the headers,
# which are in FOLDER of the sources. For header-only libraries whose packages have no CMake file, or have one for a
# shared library.
function(flocking_require_headers name probe url tag include_folder)
  find_path(${name}_HEADERS ${probe} PATH_SUFFIXES ${name})
  mark_as_advanced(${name}_HEADERS)
  set(folder ${${name}_HEADERS})
  if(NOT folder OR NOT FLOCKING_SYSTEM_PACKAGES)
    message(STATUS "${name}: from its sources, ${tag}")
    FetchContent_Declare(${name} GIT_REPOSITORY ${url} GIT_TAG ${tag}
      SOURCE_SUBDIR not-to-be-built)
    FetchContent_MakeAvailable(${name})
    FetchContent_GetProperties(${name} SOURCE_DIR source)
    set(folder ${source}/${include_folder})
  endif()
  add_library(${name} INTERFACE)
  target_include_directories(${name} SYSTEM INTERFACE ${folder})
endfunction()

flocking_require_headers(tomlplusplus toml++/toml.h
  https://github.com/marzer/tomlplusplus.git v3.3.0 include)
flocking_require_headers(random123 Random123/philox.h
  https://github.com/DEShawResearch/random123.git v1.14.0 include)
flocking_require_headers(nanoflann nanoflann.hpp
  https://github.com/jlblancoc/nanoflann.git v1.4.3 include)
# stb has no releases; this is the commit that distributions package.
flocking_require_headers(stb stb_image_write.h
  https://github.com/nothings/stb.git 8b5f1f37b5b75829fc72d38e7b5d4bcbf8a26d55 .)

# The sources of zlib use other target names than CMake's module for the installed library, and do not set the include
# folders.
if(FLOCKING_STATIC_FLAGS)
  set(ZLIB_USE_STATIC_LIBS ON)
endif()
if(FLOCKING_SYSTEM_PACKAGES)
  find_package(ZLIB QUIET)
endif()
if(NOT TARGET ZLIB::ZLIB)
  message(STATUS "ZLIB: from its sources, v1.3.1")
  enable_language(C)
  set(SKIP_INSTALL_ALL ON)
  FetchContent_Declare(ZLIB GIT_REPOSITORY https://github.com/madler/zlib.git GIT_TAG v1.3.1
    GIT_SHALLOW ON)
  FetchContent_MakeAvailable(ZLIB)
  FetchContent_GetProperties(ZLIB SOURCE_DIR source BINARY_DIR binary)
  target_include_directories(zlibstatic SYSTEM INTERFACE ${source} ${binary})
  add_library(ZLIB::ZLIB ALIAS zlibstatic)
endif()

# Libraries for maps of level editors (src/maps): XML, JSON, pictures. libpng's sources can only be used if zlib is
# installed.
if(FLOCKING_MAPS)
  add_library(flocking_map_formats INTERFACE)
  flocking_require(pugixml pugixml::static https://github.com/zeux/pugixml.git v1.13)
  set(JSON_BuildTests OFF)
  flocking_require(nlohmann_json nlohmann_json::nlohmann_json https://github.com/nlohmann/json.git v3.11.2)
  target_link_libraries(flocking_map_formats INTERFACE pugixml::static nlohmann_json::nlohmann_json ZLIB::ZLIB)
  find_path(PNG_HEADERS png.h)
  set(png_names png)
  if(FLOCKING_STATIC_FLAGS)
    set(png_names libpng.a)
  endif()
  find_library(PNG_FOUND_LIBRARY NAMES ${png_names})
  mark_as_advanced(PNG_HEADERS PNG_FOUND_LIBRARY)
  get_target_property(zlib_is_there ZLIB::ZLIB IMPORTED)
  if(PNG_HEADERS AND PNG_FOUND_LIBRARY AND FLOCKING_SYSTEM_PACKAGES)
    target_include_directories(flocking_map_formats SYSTEM INTERFACE ${PNG_HEADERS})
    target_link_libraries(flocking_map_formats INTERFACE ${PNG_FOUND_LIBRARY} ZLIB::ZLIB m)
    target_compile_definitions(flocking_map_formats INTERFACE FLOCKING_PNG)
  elseif(zlib_is_there)
    message(STATUS "libpng: from its sources, v1.6.39")
    enable_language(C)
    set(PNG_SHARED OFF)
    set(PNG_TESTS OFF)
    set(SKIP_INSTALL_ALL ON)
    FetchContent_Declare(libpng GIT_REPOSITORY https://github.com/pnggroup/libpng.git GIT_TAG v1.6.39 GIT_SHALLOW ON)
    FetchContent_MakeAvailable(libpng)
    FetchContent_GetProperties(libpng SOURCE_DIR source BINARY_DIR binary)
    target_include_directories(flocking_map_formats SYSTEM INTERFACE ${source} ${binary})
    target_link_libraries(flocking_map_formats INTERFACE png_static)
    target_compile_definitions(flocking_map_formats INTERFACE FLOCKING_PNG)
  else()
    message(STATUS "libpng: not found; PNG will not be read as a map")
  endif()
endif()

# utf8proc compares people's names. Distributions ship no CMake file with it.
find_path(UTF8PROC_HEADERS utf8proc.h)
set(utf8proc_names utf8proc)
if(FLOCKING_STATIC_FLAGS)
  set(utf8proc_names libutf8proc.a)
endif()
find_library(UTF8PROC_LIBRARY NAMES ${utf8proc_names})
mark_as_advanced(UTF8PROC_HEADERS UTF8PROC_LIBRARY)
add_library(flocking_utf8proc INTERFACE)
if(UTF8PROC_HEADERS AND UTF8PROC_LIBRARY AND FLOCKING_SYSTEM_PACKAGES)
  target_include_directories(flocking_utf8proc SYSTEM INTERFACE ${UTF8PROC_HEADERS})
  target_link_libraries(flocking_utf8proc INTERFACE ${UTF8PROC_LIBRARY})
else()
  message(STATUS "utf8proc: from its sources, v2.8.0")
  enable_language(C)
  set(UTF8PROC_INSTALL OFF)
  FetchContent_Declare(utf8proc GIT_REPOSITORY https://github.com/JuliaStrings/utf8proc.git
    GIT_TAG v2.8.0 GIT_SHALLOW ON)
  FetchContent_MakeAvailable(utf8proc)
  FetchContent_GetProperties(utf8proc SOURCE_DIR source)
  target_include_directories(flocking_utf8proc SYSTEM INTERFACE ${source})
  target_link_libraries(flocking_utf8proc INTERFACE utf8proc)
endif()

# libseccomp's sources are built with autotools, so they cannot be fetched: without it the sandbox cannot filter system
# calls, and reports say so.
find_path(SECCOMP_HEADERS seccomp.h)
set(seccomp_names seccomp)
if(FLOCKING_STATIC_FLAGS)
  set(seccomp_names libseccomp.a)
endif()
find_library(SECCOMP_LIBRARY NAMES ${seccomp_names})
mark_as_advanced(SECCOMP_HEADERS SECCOMP_LIBRARY)
if(SECCOMP_HEADERS AND SECCOMP_LIBRARY)
  add_library(flocking_seccomp INTERFACE)
  target_include_directories(flocking_seccomp SYSTEM INTERFACE ${SECCOMP_HEADERS})
  target_link_libraries(flocking_seccomp INTERFACE ${SECCOMP_LIBRARY})
  target_compile_definitions(flocking_seccomp INTERFACE FLOCKING_SECCOMP)
else()
  message(STATUS "libseccomp: not found; the sandbox will have no filters of system calls")
endif()

# Without libarchive, classes cannot be graded from archives, and reports say so. In a program that is linked statically
# the libraries that it calls must be present, even for formats that we do not open.
find_path(ARCHIVE_HEADERS archive_entry.h)
set(archive_names archive)
set(archive_parts "")
if(FLOCKING_STATIC_FLAGS)
  set(archive_names libarchive.a)
  foreach(part lzma bz2 zstd nettle)
    find_library(ARCHIVE_${part} NAMES lib${part}.a)
    mark_as_advanced(ARCHIVE_${part})
    if(ARCHIVE_${part})
      list(APPEND archive_parts ${ARCHIVE_${part}})
    endif()
  endforeach()
endif()
find_library(ARCHIVE_LIBRARY NAMES ${archive_names})
mark_as_advanced(ARCHIVE_HEADERS ARCHIVE_LIBRARY)
# A zlib that is built as part of this project cannot be used in this check yet.
get_target_property(zlib_is_there ZLIB::ZLIB IMPORTED)
if(ARCHIVE_HEADERS AND ARCHIVE_LIBRARY AND zlib_is_there)
  set(CMAKE_REQUIRED_INCLUDES ${ARCHIVE_HEADERS})
  set(CMAKE_REQUIRED_LIBRARIES ${ARCHIVE_LIBRARY} ${archive_parts} ZLIB::ZLIB)
  set(CMAKE_REQUIRED_LINK_OPTIONS ${FLOCKING_STATIC_FLAGS})
  check_cxx_source_compiles("#include <archive.h>
    int main() {
      archive* one = archive_read_new();
      archive_read_support_filter_gzip(one);
      archive_read_support_format_tar(one);
      return archive_read_support_format_zip(one);
    }" FLOCKING_CAN_OPEN_ARCHIVES)
  unset(CMAKE_REQUIRED_INCLUDES)
  unset(CMAKE_REQUIRED_LIBRARIES)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
endif()
if(FLOCKING_CAN_OPEN_ARCHIVES)
  add_library(flocking_archive UNKNOWN IMPORTED GLOBAL)
  set_target_properties(flocking_archive PROPERTIES IMPORTED_LOCATION ${ARCHIVE_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${ARCHIVE_HEADERS}
    INTERFACE_LINK_LIBRARIES "${archive_parts};ZLIB::ZLIB"
    INTERFACE_COMPILE_DEFINITIONS FLOCKING_ARCHIVES)
else()
  message(STATUS "libarchive: not found, or not to be linked; archives of submissions will not be opened")
endif()

if(BUILD_TESTING)
  set(INSTALL_GTEST OFF)
  set(gtest_force_shared_crt ON)
  flocking_require(GTest GTest::gmock https://github.com/google/googletest.git release-1.12.1)
endif()

if(FLOCKING_BENCH)
  set(BENCHMARK_ENABLE_TESTING OFF)
  set(BENCHMARK_ENABLE_INSTALL OFF)
  flocking_require(benchmark benchmark::benchmark https://github.com/google/benchmark.git v1.7.1)
endif()
