# Embeds files of the source tree in the program.
#
# flocking_embed(RESULT FUNCTION HEADER FILE...): sets RESULT to the name of a .cpp file, which is generated again when
# one of the files changes. It includes HEADER and defines the function declared there:
#   namespace flocking::A { std::span<const EmbeddedFile> FUNCTION(); }
# FUNCTION is given as A::NAME; EmbeddedFile is declared in base/embedded_file.h.
#
# This file is also the script that writes the .cpp file, so that only CMake is needed.
set(FLOCKING_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(flocking_embed result function header)
  string(REPLACE "::" "_" name ${function})
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded/${name}.cpp)
  list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE files)
  string(REPLACE ";" "|" joined "${files}")
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} "-DFUNCTION=${function}" "-DHEADER=${header}" "-DFILES=${joined}"
      "-DOUTPUT=${output}" -P ${FLOCKING_EMBED_SCRIPT}
    DEPENDS ${files} ${FLOCKING_EMBED_SCRIPT}
    COMMENT "Embedding the files of ${function}"
    VERBATIM)
  set(${result} ${output} PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  return()
endif()

string(REPLACE "|" ";" files "${FILES}")
string(REGEX MATCH "^(.*)::([^:]*)$" matched ${FUNCTION})
set(namespace flocking::${CMAKE_MATCH_1})
set(function ${CMAKE_MATCH_2})
set(arrays "")
set(rows "")
set(number 0)
foreach(file IN LISTS files)
  file(READ ${file} bytes HEX)
  if(bytes STREQUAL "")
    message(FATAL_ERROR "${file} is empty")
  endif()
  string(REGEX REPLACE "(................................)" "\\1\n    " bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  get_filename_component(name ${file} NAME)
  string(APPEND arrays "constexpr char kBytes${number}[] = {\n    ${bytes}};\n")
  string(APPEND rows "    {\"${name}\", {kBytes${number}, sizeof kBytes${number}}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "// Made by cmake/embed.cmake.
#include \"${HEADER}\"

namespace ${namespace} {
namespace {

${arrays}
constexpr EmbeddedFile kFiles[] = {
${rows}};

}  // namespace

std::span<const EmbeddedFile> ${function}() { return kFiles; }

}  // namespace ${namespace}
")
