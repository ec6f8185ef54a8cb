# The program for Windows (cmake/windows.cmake): it simulates, compares, shows and audits, but runs no other programs. A
# file ROOM_NAME.cpp in this folder replaces ROOM/NAME.cpp; main.cpp, refused.cpp and their helpers have no counterpart.
# Rooms are included whole if possible; the linker drops unused functions.

# Replaces files in the list `sources` by their counterparts in this folder.
function(flocking_put_in_stand_ins sources)
  set(here ${PROJECT_SOURCE_DIR}/src/windows)
  file(GLOB stand_ins CONFIGURE_DEPENDS ${here}/*_*.cpp)
  set(all ${${sources}})
  foreach(stand_in IN LISTS stand_ins)
    get_filename_component(name ${stand_in} NAME)
    string(REGEX REPLACE "^([a-z]+)_(.*)$" "\\1/\\2" counterpart ${name})
    set(counterpart ${PROJECT_SOURCE_DIR}/src/${counterpart})
    if(counterpart IN_LIST all)
      list(REMOVE_ITEM all ${counterpart})
      list(APPEND all ${stand_in})
    elseif(NOT EXISTS ${counterpart})
      message(FATAL_ERROR "${stand_in} stands in for nothing")
    endif()
  endforeach()
  set(${sources} ${all} PARENT_SCOPE)
endfunction()

# flocking_take(LIST ROOM [NAME...]): adds these files of a room, or all.
function(flocking_take list room)
  if(ARGN)
    list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/${room}/ OUTPUT_VARIABLE files)
    list(TRANSFORM files APPEND .cpp)
  else()
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${room}/*.cpp
      ${CMAKE_CURRENT_SOURCE_DIR}/${room}/*/*.cpp)
  endif()
  set(${list} ${${list}} ${files} PARENT_SCOPE)
endfunction()

# Sets the common options of a target; the files of a room are compiled together.
function(flocking_set_up target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    get_filename_component(room "${folder}" NAME)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${room}")
  endforeach()
  target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${target} PUBLIC flocking_options PRIVATE ${FLOCKING_FMT} random123)
  target_compile_definitions(${target} PRIVATE FLOCKING_VERSION="${PROJECT_VERSION}")
  target_compile_options(${target} PRIVATE -ffunction-sections -fdata-sections)
  if(FLOCKING_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endif()
endfunction()

set_source_files_properties(cli/parser.cpp spatial/kd_tree.cpp playground/packed_engine.cpp ${FLOCKING_PAGE}
  ${FLOCKING_CLASS_PAGE} ${FLOCKING_PLAYGROUND} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

set(engine windows/utf16.cpp windows/handles.cpp)
foreach(room IN LISTS FLOCKING_ENGINE_ROOMS)
  flocking_take(engine ${room})
endforeach()
flocking_choose_kernels(engine)
flocking_put_in_stand_ins(engine)
add_library(flocking_engine STATIC ${engine})
flocking_set_up(flocking_engine)
target_link_libraries(flocking_engine PUBLIC synchronization)

set(around windows/refused.cpp ${FLOCKING_PAGE} ${FLOCKING_CLASS_PAGE} ${FLOCKING_PLAYGROUND})
foreach(room judge variant observe explain audit replay plot playground recording)
  flocking_take(around ${room})
endforeach()
flocking_take(around sandbox channel source_advice)
flocking_take(around grade answer_check answer_rules assignment_head case case_check case_pairs discovery folder_settings
  mapped_file record required_cases)
flocking_take(around redaction rules_words safe_text)
flocking_take(around report audit_html audit_json audit_markdown audit_set_words audit_text audit_words
  comparison_words markdown_text text_width)
flocking_take(around console diagnostics nameless_file results_place waiting_note whole_file)
flocking_take(around app answers audit_command audit_texts case_pair_warnings case_set_faults check_command
  compare_command field_command folder_comparison followed_rules new_command output_comparison perform play_variant
  playground_command plot_command reported simulate_command step_printer view_command)
flocking_take(around cli arguments audit_arguments check_arguments command_line compare_arguments field_arguments
  new_arguments override_arguments parser playground_arguments plot_arguments setting_flags settings_arguments simulate_arguments
  values view_arguments)
flocking_put_in_stand_ins(around)
add_library(flocking_library STATIC ${around})
flocking_set_up(flocking_library)
target_link_libraries(flocking_library PUBLIC flocking_engine PRIVATE ZLIB::ZLIB)

add_executable(flocking windows/main.cpp)
target_link_libraries(flocking PRIVATE flocking_library)
target_link_options(flocking PRIVATE ${FLOCKING_STATIC_FLAGS})
set_target_properties(flocking PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# Contents of the zip: the program, documents and examples. Nothing is installed from it.
install(TARGETS flocking RUNTIME DESTINATION .)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/testcases DESTINATION .)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/ DESTINATION docs
  PATTERN completions EXCLUDE PATTERN flocking.1 EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/SECURITY.md
  ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION .)
