# Flags of every target of this project, carried by the interface target flocking_options.
include(CheckCXXSourceCompiles)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Same bytes everywhere: no fused multiply-add, no reassociation. Compilers fuse by default where
# the target has the instruction, so this flag is a promise of the program, not a tuning knob. Nobody reads
# errno behind a root: without it that is an instruction, of the same result.
add_library(flocking_options INTERFACE)
target_compile_options(flocking_options INTERFACE
  -ffp-contract=off -fno-math-errno -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow
  -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Wformat=2 -Wundef -Wdouble-promotion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # A false alarm about std::string + char* (GCC bug 105329).
  target_compile_options(flocking_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # It has not all of g++'s warnings, warns of double{a_float} too, and takes what files that are compiled
  # together declare for shadowed.
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
      # No time of building in the program: the same sources are the same bytes.
      set(FLOCKING_STATIC_FLAGS -static -Wl,--no-insert-timestamp,--gc-sections)
    else()
      # Fewer segments are fewer page faults at the start.
      set(FLOCKING_STATIC_FLAGS -static -Wl,-z,noseparate-code)
    endif()
  endif()
endif()
