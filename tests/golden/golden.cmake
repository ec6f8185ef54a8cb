# One long run, its printed bytes hashed, with the simulating rooms compiled without and with
# optimisation: what a compiler does must not show.
file(GLOB FLOCKING_SIMULATING_SOURCES CONFIGURE_DEPENDS
  ${PROJECT_SOURCE_DIR}/src/base/*.cpp
  ${PROJECT_SOURCE_DIR}/src/arithmetic/*.cpp
  ${PROJECT_SOURCE_DIR}/src/core/*.cpp
  ${PROJECT_SOURCE_DIR}/src/flow/*.cpp
  ${PROJECT_SOURCE_DIR}/src/rules/*.cpp
  ${PROJECT_SOURCE_DIR}/src/steering/*.cpp
  ${PROJECT_SOURCE_DIR}/src/sim/*.cpp
  ${PROJECT_SOURCE_DIR}/src/spatial/*.cpp
  ${PROJECT_SOURCE_DIR}/src/kernel/*.cpp)
flocking_choose_kernels(FLOCKING_SIMULATING_SOURCES)
set_source_files_properties(${PROJECT_SOURCE_DIR}/src/spatial/kd_tree.cpp PROPERTIES
  SKIP_UNITY_BUILD_INCLUSION ON)
list(APPEND FLOCKING_SIMULATING_SOURCES
  ${PROJECT_SOURCE_DIR}/src/io/file.cpp
  ${PROJECT_SOURCE_DIR}/src/io/file_common.cpp
  ${PROJECT_SOURCE_DIR}/src/io/flock_output.cpp
  ${PROJECT_SOURCE_DIR}/src/io/number_format.cpp
  ${PROJECT_SOURCE_DIR}/src/io/output.cpp)
set_source_files_properties(${FLOCKING_SIMULATING_SOURCES} PROPERTIES UNITY_GROUP simulation)
set(golden_sources golden/golden.cpp oracle/textbook.cpp support/memory_file.cpp)
set(golden_levels O0 O2 O3)
if(CMAKE_CROSSCOMPILING)
  set(golden_levels O3)
endif()
foreach(level IN LISTS golden_levels)
  add_executable(golden_${level} ${golden_sources})
  target_include_directories(golden_${level} PRIVATE
    ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/src)
  if(level STREQUAL O3 AND CMAKE_BUILD_TYPE STREQUAL Release)  # that of the engine itself
    target_link_libraries(golden_O3 PRIVATE flocking_engine)
  else()
    target_sources(golden_${level} PRIVATE ${FLOCKING_SIMULATING_SOURCES})
    target_link_libraries(golden_${level} PRIVATE flocking_options ${FLOCKING_FMT} nanoflann
      random123)
  endif()
  target_compile_options(golden_${level} PRIVATE -${level})
  target_link_options(golden_${level} PRIVATE ${FLOCKING_STATIC_FLAGS})
  if(FLOCKING_UNITY)
    set_target_properties(golden_${level} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endif()
  add_test(NAME golden.${level}.slow COMMAND golden_${level})
  set_tests_properties(golden.${level}.slow PROPERTIES LABELS slow)
endforeach()

# Worlds with anything switched on, hashed step by step: for other machines (checks/machines.sh).
add_executable(steered_worlds golden/steered_worlds.cpp sim/permitted_worlds.cpp
  steering/world_settings.cpp)
target_include_directories(steered_worlds PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(steered_worlds PRIVATE flocking_engine oracle)
target_link_options(steered_worlds PRIVATE ${FLOCKING_STATIC_FLAGS})
