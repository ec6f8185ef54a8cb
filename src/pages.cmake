# Pages that the program writes, as bytes in it. Included by src/CMakeLists.txt.

# Scripts go into the page in the order of this list.
file(STRINGS replay/page/scripts.txt FLOCKING_PAGE_SCRIPTS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS replay/page/scripts.txt)
list(TRANSFORM FLOCKING_PAGE_SCRIPTS PREPEND replay/page/)
flocking_embed(FLOCKING_PAGE replay::page_files replay/assemble.h
  replay/page/replay.html replay/page/palette.css replay/page/panel.css replay/page/replay.css ${FLOCKING_PAGE_SCRIPTS})
# Styles and scripts are put together in the order of this list.
file(STRINGS report/page/files.txt FLOCKING_CLASS_PAGE_FILES)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS report/page/files.txt)
list(TRANSFORM FLOCKING_CLASS_PAGE_FILES PREPEND report/page/)
flocking_embed(FLOCKING_CLASS_PAGE report::class_files report/class_page.h ${FLOCKING_CLASS_PAGE_FILES})

# Of the page that simulates: the loader of its engine first. The engine is built by cmake/wasm.sh alone; without it
# the program has no such page.
set(module ../build/wasm/module)
file(GLOB built_module CONFIGURE_DEPENDS ${module}/module.js ${module}/engine.wasm.gz)
list(LENGTH built_module built_files)
set(module_loader "")
if(built_files EQUAL 2)
  set(packed_engine ${CMAKE_CURRENT_SOURCE_DIR}/${module}/engine.wasm.gz)
  set_source_files_properties(playground/packed_engine.cpp PROPERTIES
    COMPILE_DEFINITIONS "FLOCKING_PACKED_ENGINE=\"${packed_engine}\"" OBJECT_DEPENDS ${packed_engine})
  set(module_loader ${module}/module.js)
endif()
file(STRINGS playground/page/scripts.txt FLOCKING_PLAYGROUND_SCRIPTS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS playground/page/scripts.txt)
list(TRANSFORM FLOCKING_PLAYGROUND_SCRIPTS PREPEND playground/page/)
flocking_embed(FLOCKING_PLAYGROUND playground::playground_files playground/playground_page.h
  playground/page/playground.html replay/page/palette.css playground/page/playground.css ${module_loader}
  ${FLOCKING_PLAYGROUND_SCRIPTS})
