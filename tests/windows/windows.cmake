# Tests of the program for Windows, run under Wine (checks/windows.sh): the golden hashes, random worlds, and the unit
# tests of the simulation rooms, without those that depend on the system. The comparator is tested against the program
# of this machine, since its oracle has numbers that are too large for a long on Windows.
get_target_property(oracle_sources oracle SOURCES)
list(FILTER oracle_sources EXCLUDE REGEX "/oracle/compare/")
set_target_properties(oracle PROPERTIES SOURCES "${oracle_sources}")

set(memory_file windows/windows_memory_file.cpp)

add_executable(golden_O3 golden/golden.cpp oracle/textbook.cpp ${memory_file})
target_include_directories(golden_O3 PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(golden_O3 PRIVATE flocking_engine)

add_executable(steered_worlds golden/steered_worlds.cpp sim/permitted_worlds.cpp
  steering/world_settings.cpp)
target_include_directories(steered_worlds PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(steered_worlds PRIVATE flocking_engine oracle)

set(engine_tests support/simulated.cpp ${memory_file})
foreach(room IN LISTS FLOCKING_ENGINE_ROOMS)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${room}/*.cpp)
  list(APPEND engine_tests ${sources})
endforeach()
list(FILTER engine_tests EXCLUDE REGEX "/arithmetic/mpfr_test\\.cpp$")
# These tests need Linux: limits, refused threads, pipes, sockets, signals, its folders.
list(FILTER engine_tests EXCLUDE REGEX "/base/(memory|processors|team)_test\\.cpp$")
list(FILTER engine_tests EXCLUDE REGEX "/io/(flock_output|output|readable|scanner)_test\\.cpp$")
list(FILTER engine_tests EXCLUDE REGEX "/settings/flow_world_test\\.cpp$")
list(FILTER engine_tests EXCLUDE REGEX "/kernel/quotient_kernels_[a-z0-9]*\\.cpp$")
add_subdirectory(/usr/src/googletest googletest EXCLUDE_FROM_ALL)
add_executable(engine_tests ${engine_tests})
flocking_unite_folders(engine_tests)
flocking_add_quotient_kernels(engine_tests)
target_include_directories(engine_tests PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(engine_tests PRIVATE flocking_library oracle stb gmock gtest_main)
target_compile_options(engine_tests PRIVATE -O1)
target_compile_definitions(engine_tests PRIVATE FLOCKING_TESTCASES="${PROJECT_SOURCE_DIR}/testcases")

foreach(program golden_O3 steered_worlds engine_tests)
  target_link_options(${program} PRIVATE ${FLOCKING_STATIC_FLAGS})
endforeach()
