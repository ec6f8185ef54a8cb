# Pages that the program writes, as bytes in it. Included by src/CMakeLists.txt.

# Scripts go into the page in the order of this list.
file(STRINGS replay/page/scripts.txt FLOCKING_PAGE_SCRIPTS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS replay/page/scripts.txt)
list(TRANSFORM FLOCKING_PAGE_SCRIPTS PREPEND replay/page/)
flocking_embed(FLOCKING_PAGE replay::page_files replay/assemble.h
  replay/page/replay.html replay/page/palette.css replay/page/panel.css replay/page/replay.css ${FLOCKING_PAGE_SCRIPTS})
# Styles and scripts in the order in which they are put together.
flocking_embed(FLOCKING_CLASS_PAGE report::class_files report/class_page.h
  report/page/class.html
  report/page/base.css
  report/page/header.css
  report/page/grid.css
  report/page/panel.css
  report/page/media.css
  report/page/dom.js
  report/page/data.js
  report/page/words.js
  report/page/state.js
  report/page/selection.js
  report/page/header.js
  report/page/filters.js
  report/page/histogram.js
  report/page/matrix.js
  report/page/list.js
  report/page/marks.js
  report/page/grid_keys.js
  report/page/tooltip.js
  report/page/case_details.js
  report/page/submission_details.js
  report/page/panel.js
  report/page/main.js)

# Of the page that simulates; the loader of its engine first.
file(STRINGS playground/page/scripts.txt FLOCKING_PLAYGROUND_SCRIPTS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS playground/page/scripts.txt)
list(TRANSFORM FLOCKING_PLAYGROUND_SCRIPTS PREPEND playground/page/)
flocking_embed(FLOCKING_PLAYGROUND playground::playground_files playground/playground_page.h
  playground/page/playground.html replay/page/palette.css playground/page/playground.css playground/module/module.js
  ${FLOCKING_PLAYGROUND_SCRIPTS})
set(packed_engine ${CMAKE_CURRENT_SOURCE_DIR}/playground/module/engine.wasm.gz)
set_source_files_properties(playground/packed_engine.cpp PROPERTIES
  COMPILE_DEFINITIONS "FLOCKING_PACKED_ENGINE=\"${packed_engine}\"" OBJECT_DEPENDS ${packed_engine})
