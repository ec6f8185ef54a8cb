# A room is a folder of src/: an object library that sees only its own headers and those of the rooms that src/rooms.txt
# allows, so that a forbidden include does not compile.
option(FLOCKING_UNITY "Compile the files of a room together: a whole build takes a third of the time" ON)

# The rooms that simulate are the engine.
set(FLOCKING_ENGINE_ROOMS base arithmetic core io rules flow spatial spawn steering kernel sim settings api)
# Rooms whose speed does not matter: with less optimisation they compile faster, fastest with -Og (faster than with
# -O0).
set(FLOCKING_COLD_ROOMS
  settings maps variant observe explain audit sandbox intake diagnosis grade build repair deploy replay plot playground redaction
  gradebook report console recording app cli)
# Files in those rooms whose speed does matter.
set(FLOCKING_HOT_FILES audit/right_program.cpp variant/simulator/*.cpp variant/choices.cpp
  variant/force.cpp variant/formula.cpp variant/input_tokens.cpp variant/likelihood.cpp variant/play.cpp
  variant/variant.cpp observe/kinematics.cpp observe/layout.cpp observe/observation.cpp observe/reading.cpp
  explain/search/far_fetched.cpp explain/search/force_search.cpp explain/search/formula_search.cpp
  explain/search/pair_check.cpp explain/search/pair_search.cpp explain/search/way_tree.cpp)

# The filter (src/filter/) consists of the engine and these files: they have separate object libraries, which both
# programs use.
set(FLOCKING_FILTER_FILES app/as_program.cpp recording/described_flock.cpp console/descriptor_path.cpp console/diagnostics.cpp
  console/nameless_file.cpp app/reported.cpp app/simulate_command.cpp recording/simulation.cpp app/step_printer.cpp
  console/waiting_note.cpp sandbox/channel.cpp)

# Headers of the standard library and of fmt that nearly every file includes: they are compiled once for the rooms whose
# speed does not matter. (With -O3 they cause false warnings of gcc.) Sanitizer builds and clang-tidy read them again
# for each file, and so notice a missing include. FLOCKING_SHARE_HEADERS: for all rooms, in a build without
# optimisation.
option(FLOCKING_SHARE_HEADERS "Compile headers that nearly all files read once, in a build without optimisation" OFF)
set(FLOCKING_COMMON_HEADERS <algorithm> <array> <filesystem> <functional> <map> <memory> <optional> <set>
  <span> <string> <string_view> <utility> <variant> <vector> <fmt/format.h>)

# Lets rooms that are compiled with the same options share those headers.
function(flocking_share_headers target)
  if(NOT FLOCKING_SHARE_HEADERS AND (NOT FLOCKING_UNITY OR NOT CMAKE_BUILD_TYPE STREQUAL Release))
    return()
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess)  # for ccache
  endif()
  get_property(first GLOBAL PROPERTY FLOCKING_HEADERS_ARE_OF)
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${FLOCKING_COMMON_HEADERS})
    set_property(GLOBAL PROPERTY FLOCKING_HEADERS_ARE_OF ${target})
  endif()
endfunction()

# Compiles the files of a target together, several at a time.
function(flocking_unite target)
  if(FLOCKING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
  endif()
endfunction()

# flocking_add_headers(NAME [ROOM BELOW...]): makes the headers of a room and of the rooms below it visible.
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

# FLOCKING_SHARED_ENGINE: also build the engine as a shared library. Not if all rooms share compiled headers: the
# library needs other options than the other rooms, and such headers fit only one of the two.
set(FLOCKING_SHARED_ENGINE ON)
if(FLOCKING_SANITIZE OR FLOCKING_FUZZ OR FLOCKING_SHARE_HEADERS)
  set(FLOCKING_SHARED_ENGINE OFF)
endif()

# Makes a target's objects usable in a shared library, which exports only symbols marked with FLOCKING_EXPORT.
function(flocking_fit_into_shared target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# Makes the objects of a room of the engine usable in the shared library. A room whose speed does not matter shares
# compiled headers with rooms that are not in the library, and must therefore be compiled with the same options as
# those: it gets a second set of objects for the library.
function(flocking_share_room room)
  if(NOT room IN_LIST FLOCKING_COLD_ROOMS)
    flocking_fit_into_shared(flocking_${room})
    return()
  endif()
  get_target_property(sources flocking_${room} SOURCES)
  flocking_add_objects(flocking_${room}_shared ${room} ${sources})
  set_target_properties(flocking_${room}_shared PROPERTIES EXCLUDE_FROM_ALL ON)
  target_compile_options(flocking_${room}_shared PRIVATE $<$<CONFIG:Release>:-Og>)
  flocking_fit_into_shared(flocking_${room}_shared)
endfunction()

# flocking_add_objects(TARGET ROOM SOURCE...): an object library of sources in a room.
function(flocking_add_objects target room)
  add_library(${target} OBJECT ${ARGN})
  flocking_unite(${target})
  target_link_libraries(${target} PUBLIC flocking_options flocking_${room}_headers
    PRIVATE ${FLOCKING_FMT})
endfunction()

# flocking_take_from(LIST ROOM FILE...): sets LIST to those of the files (or patterns) that exist in the room, and
# removes them from the list `sources`.
macro(flocking_take_from list room)
  set(${list} ${ARGN})
  list(TRANSFORM ${list} PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  file(GLOB ${list} ${${list}})
  list(FILTER ${list} INCLUDE REGEX "/src/${room}/")
  if(${list})
    list(REMOVE_ITEM sources ${${list}})
  endif()
endmacro()

# Sets the optimisation of a room's objects.
function(flocking_optimise target room)
  if(FLOCKING_SANITIZE AND room IN_LIST FLOCKING_COLD_ROOMS AND NOT room MATCHES "^(variant|observe|explain)$")
    target_compile_options(${target} PRIVATE -O0)
  elseif(room IN_LIST FLOCKING_COLD_ROOMS)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
    flocking_share_headers(${target})
  elseif(FLOCKING_SHARE_HEADERS AND NOT room STREQUAL kernel)  # it has separate flags for each instruction set
    flocking_share_headers(${target})
  endif()
endfunction()

# flocking_add_room(NAME): the object library flocking_NAME, of all sources in src/NAME. If the speed of a room does not
# matter, those files of it whose speed does matter are in flocking_NAME_hot, and the files of the filter in
# flocking_NAME_filter.
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
      # As fast as with -O3, but compiled in two thirds of the time. -fno-tree-slp-vectorize: otherwise a vector of two
      # numbers that a call returns in two registers would be stored as halves and loaded as a whole; that stalls the
      # processor and costs a quarter of the time.
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
  if(FLOCKING_SHARED_ENGINE AND name IN_LIST FLOCKING_ENGINE_ROOMS)
    flocking_share_room(${name})
  endif()
endfunction()

# Adds all rooms and returns their names in `out`, except main.cpp and the folders that are separate programs: the
# launcher, the module for web pages, the program for Windows, and the filter.
function(flocking_add_rooms out)
  set(list ${CMAKE_CURRENT_SOURCE_DIR}/rooms.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(STRINGS ${list} lines REGEX "^[a-z_]+:")
  set(names "")
  foreach(line IN LISTS lines)
    string(REGEX MATCHALL "[a-z_]+" words "${line}")
    list(POP_FRONT words name)
    flocking_add_headers(${name} ${words})
    if(NOT name MATCHES "^(launcher|wasm|windows|filter)$" AND (FLOCKING_MAPS OR NOT name STREQUAL maps))
      flocking_add_room(${name})
      list(APPEND names ${name})
    endif()
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()
