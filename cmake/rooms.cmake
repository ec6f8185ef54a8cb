# A room is a folder of src/: an object library that sees its own headers and those of the rooms which
# src/rooms.txt lets it include, so that an include against the arrows does not compile.
option(FLOCKING_UNITY "Compile the files of a room together: a whole build takes a third of the time" ON)

# The rooms that simulate: the engine.
set(FLOCKING_ENGINE_ROOMS base arithmetic core io rules flow spatial spawn steering kernel sim settings api)
# Rooms in which no time is lost: less to optimise is sooner built, with -Og soonest, even than with -O0.
set(FLOCKING_COLD_ROOMS
  settings explain audit sandbox intake diagnosis grade build deploy replay plot playground report app cli)
# But for these files of theirs, where the time goes.
set(FLOCKING_HOT_FILES audit/right_program.cpp explain/variant[a-z_]*.cpp explain/choices.cpp explain/explanation.cpp
  explain/far_fetched.cpp explain/force.cpp explain/force_search.cpp explain/formula.cpp explain/formula_search.cpp
  explain/input_tokens.cpp explain/kinematics.cpp explain/layout.cpp explain/observation.cpp explain/pair_check.cpp
  explain/pair_search.cpp explain/play.cpp explain/reading.cpp explain/way_tree.cpp)

# What the filter (src/filter/) is made of beside the engine: in object libraries of their own, for both programs.
set(FLOCKING_FILTER_FILES app/as_program.cpp app/described_flock.cpp app/descriptor_path.cpp app/diagnostics.cpp
  app/nameless_file.cpp app/reported.cpp app/simulate_command.cpp app/simulation.cpp app/step_printer.cpp
  sandbox/channel.cpp)

# Standard headers and fmt's, which nearly every file reads: compiled once for the rooms in which no time is
# lost. (With -O3 gcc warns of what cannot happen in them.) Sanitizer builds and clang-tidy read them anew for
# each file, and notice a missing one. FLOCKING_SHARE_HEADERS: for all rooms, in a build that optimises none.
option(FLOCKING_SHARE_HEADERS "Compile headers that nearly all files read once, in a build without optimisation" OFF)
set(FLOCKING_COMMON_HEADERS <algorithm> <array> <filesystem> <functional> <map> <memory> <optional> <set>
  <span> <string> <string_view> <utility> <variant> <vector> <fmt/format.h>)

# Has rooms which are compiled with the same options share those headers.
function(flocking_share_headers target)
  if(NOT FLOCKING_SHARE_HEADERS AND (NOT FLOCKING_UNITY OR NOT CMAKE_BUILD_TYPE STREQUAL Release))
    return()
  endif()
  get_property(first GLOBAL PROPERTY FLOCKING_HEADERS_ARE_OF)
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${FLOCKING_COMMON_HEADERS})
    set_property(GLOBAL PROPERTY FLOCKING_HEADERS_ARE_OF ${target})
  endif()
endfunction()

# Has the files of a target compiled together, some at a time.
function(flocking_unite target)
  if(FLOCKING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
endfunction()

# flocking_add_headers(NAME [ROOM BELOW...]): the headers of a room and of those below it.
function(flocking_add_headers name)
  set(root ${PROJECT_BINARY_DIR}/rooms/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${root}/${name} SYMBOLIC)
  add_library(flocking_${name}_headers INTERFACE)
  target_include_directories(flocking_${name}_headers INTERFACE ${root})
  foreach(room IN LISTS ARGN)
    target_link_libraries(flocking_${name}_headers INTERFACE flocking_${room}_headers)
  endforeach()
endfunction()

# flocking_add_objects(TARGET ROOM SOURCE...): an object library of sources in a room.
function(flocking_add_objects target room)
  add_library(${target} OBJECT ${ARGN})
  flocking_unite(${target})
  target_link_libraries(${target} PUBLIC flocking_options flocking_${room}_headers
    PRIVATE ${FLOCKING_FMT})
endfunction()

# flocking_take_from(LIST ROOM FILE...): what of the files, or patterns of them, is in a room; takes it out of the list
# `sources`.
macro(flocking_take_from list room)
  set(${list} ${ARGN})
  list(TRANSFORM ${list} PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  file(GLOB ${list} ${${list}})
  list(FILTER ${list} INCLUDE REGEX "/src/${room}/")
  if(${list})
    list(REMOVE_ITEM sources ${${list}})
  endif()
endmacro()

# Has a room's objects compiled as its computing asks for.
function(flocking_optimise target room)
  if(FLOCKING_SANITIZE AND room IN_LIST FLOCKING_COLD_ROOMS AND NOT room STREQUAL explain)
    target_compile_options(${target} PRIVATE -O0)
  elseif(room IN_LIST FLOCKING_COLD_ROOMS)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
    flocking_share_headers(${target})
  elseif(FLOCKING_SHARE_HEADERS AND NOT room STREQUAL kernel)  # which has instructions of its own
    flocking_share_headers(${target})
  endif()
endfunction()

# flocking_add_room(NAME): the object library flocking_NAME, of all sources in src/NAME. The hot files of a
# cold room are in flocking_NAME_hot, those of the filter in flocking_NAME_filter.
function(flocking_add_room name)
  set(target flocking_${name})
  file(GLOB sources CONFIGURE_DEPENDS ${name}/*.cpp ${name}/*/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/templates/")
  if(name STREQUAL kernel)
    flocking_choose_kernels(sources)
  endif()
  if(name IN_LIST FLOCKING_COLD_ROOMS AND NOT FLOCKING_SANITIZE)
    flocking_take_from(hot ${name} ${FLOCKING_HOT_FILES})
    if(hot)
      flocking_add_objects(${target}_hot ${name} ${hot})
      # As fast as with -O3, and built in two thirds of the time. Vectors of two that come back from a call in
      # two registers would be stored as halves and loaded as a whole, which stalls: a quarter of the time.
      target_compile_options(${target}_hot PRIVATE $<$<CONFIG:Release>:-O2;-fno-tree-slp-vectorize>)
    endif()
  endif()
  flocking_take_from(filter ${name} ${FLOCKING_FILTER_FILES})
  if(filter)
    flocking_add_objects(${target}_filter ${name} ${filter})
    flocking_optimise(${target}_filter ${name})
  endif()
  flocking_add_objects(${target} ${name} ${sources})
  flocking_optimise(${target} ${name})
endfunction()

# Adds all rooms, and gives their names in `out`, but for main.cpp, and the launcher, the module of pages, the
# program for Windows and the filter, which are programs of their own.
function(flocking_add_rooms out)
  set(list ${CMAKE_CURRENT_SOURCE_DIR}/rooms.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(STRINGS ${list} lines REGEX "^[a-z_]+:")
  set(names "")
  foreach(line IN LISTS lines)
    string(REGEX MATCHALL "[a-z_]+" words "${line}")
    list(POP_FRONT words name)
    flocking_add_headers(${name} ${words})
    if(NOT name MATCHES "^(launcher|wasm|windows|filter)$")
      flocking_add_room(${name})
      list(APPEND names ${name})
    endif()
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()
