# Flags for every target of this project, set by the interface target flocking_options.
include(CheckCXXSourceCompiles)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# The results must be the same bytes everywhere: no fused multiply-add, no reassociation. Compilers use fused operations
# by default if the target has the instruction, so this flag is needed for correctness and is not a matter of tuning.
# -fno-math-errno: nothing reads errno after a square root; without it, a root is one instruction with the same result.
add_library(flocking_options INTERFACE)
target_compile_options(flocking_options INTERFACE
  -ffp-contract=off -fno-math-errno -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow
  -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Wformat=2 -Wundef -Wdouble-promotion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # A false warning about std::string + char* (GCC bug 105329).
  target_compile_options(flocking_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Clang does not have all of g++'s warnings, also warns about double{a_float}, and reports shadowing between files
  # that are compiled together.
  target_compile_options(flocking_options INTERFACE
    -Wno-unknown-warning-option -Wno-double-promotion -Wno-shadow)
endif()
if(FLOCKING_WERROR)
  target_compile_options(flocking_options INTERFACE -Werror)
endif()

if(FLOCKING_SANITIZE)
  target_compile_options(flocking_options INTERFACE
    -fsanitize=${FLOCKING_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(flocking_options INTERFACE -fsanitize=${FLOCKING_SANITIZE})
endif()

if(FLOCKING_FUZZ)
  target_compile_options(flocking_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

set(FLOCKING_STATIC_FLAGS "")
if(FLOCKING_STATIC AND NOT FLOCKING_SANITIZE AND NOT FLOCKING_FUZZ)
  set(CMAKE_REQUIRED_LINK_OPTIONS -static)
  check_cxx_source_compiles("int main() { return 0; }" FLOCKING_CAN_LINK_STATICALLY)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  if(FLOCKING_CAN_LINK_STATICALLY)
    if(WIN32)
      # No build time in the program: the same sources give the same bytes.
      set(FLOCKING_STATIC_FLAGS -static -Wl,--no-insert-timestamp,--gc-sections)
    else()
      # With fewer segments there are fewer page faults at the start.
      set(FLOCKING_STATIC_FLAGS -static -Wl,-z,noseparate-code)
    endif()
  endif()
endif()
