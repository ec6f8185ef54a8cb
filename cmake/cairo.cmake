# Cairo, which draws PNGs: the system's package where there is one, else the program is built without
# (it has no CMake project to build from). Afterwards the target flocking_cairo exists, or not.
option(FLOCKING_CAIRO "Draw PNGs with Cairo, where it is installed" ON)

# Whether a program that draws links with `libraries`, and the flags given behind them.
function(flocking_links_cairo result libraries)
  set(CMAKE_REQUIRED_INCLUDES ${cairo_pc_INCLUDE_DIRS})
  set(CMAKE_REQUIRED_LIBRARIES ${libraries})
  set(CMAKE_REQUIRED_LINK_OPTIONS ${ARGN})
  check_cxx_source_compiles("
    #include <cairo.h>
    int main() { return cairo_surface_status(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1)); }"
    ${result})
endfunction()

# Pixman, which paints for Cairo, chooses its functions by the processor before main() begins: a
# tenth of a tiny run. Linked statically that can wait until something is drawn (pixman_start.cpp).
set(FLOCKING_CAIRO_LINK_OPTIONS "")
function(flocking_let_pixman_wait libraries)
  set(option -Wl,--wrap=_pixman_choose_implementation)
  set(CMAKE_REQUIRED_INCLUDES ${cairo_pc_INCLUDE_DIRS})
  set(CMAKE_REQUIRED_LIBRARIES ${libraries})
  set(CMAKE_REQUIRED_LINK_OPTIONS -static ${option})
  check_cxx_source_compiles("
    #include <cairo.h>
    extern \"C\" {
    extern void* global_implementation;
    void* __real__pixman_choose_implementation();
    void* __wrap__pixman_choose_implementation() { return nullptr; }
    }
    int main() {
      global_implementation = __real__pixman_choose_implementation();
      return cairo_surface_status(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1));
    }"
    FLOCKING_PIXMAN_CAN_WAIT)
  if(FLOCKING_PIXMAN_CAN_WAIT)
    set(FLOCKING_CAIRO_LINK_OPTIONS ${option} PARENT_SCOPE)
  endif()
endfunction()

if(FLOCKING_CAIRO AND FLOCKING_SYSTEM_PACKAGES)
  find_package(PkgConfig QUIET)
  if(PKG_CONFIG_FOUND)
    pkg_check_modules(cairo_pc QUIET cairo)
  endif()
  if(cairo_pc_FOUND)
    if(FLOCKING_STATIC_FLAGS)
      # What drawing into memory needs, without the window systems that pkg-config lists too.
      set(libraries cairo pixman-1 fontconfig freetype png16 brotlidec brotlicommon expat z m)
      flocking_links_cairo(FLOCKING_CAIRO_IS_STATIC "${libraries}" -static)
      if(FLOCKING_CAIRO_IS_STATIC)
        flocking_let_pixman_wait("${libraries}")
      endif()
    endif()
    if(NOT FLOCKING_CAIRO_IS_STATIC)
      set(libraries ${cairo_pc_LINK_LIBRARIES})
      flocking_links_cairo(FLOCKING_CAIRO_IS_SHARED "${libraries}")
      if(FLOCKING_CAIRO_IS_SHARED AND FLOCKING_STATIC_FLAGS)
        message(STATUS "Cairo is a shared library only: the program links dynamically")
        set(FLOCKING_STATIC_FLAGS "")
      endif()
    endif()
  endif()
  if(FLOCKING_CAIRO_IS_STATIC OR FLOCKING_CAIRO_IS_SHARED)
    add_library(flocking_cairo INTERFACE)
    target_include_directories(flocking_cairo SYSTEM INTERFACE ${cairo_pc_INCLUDE_DIRS})
    target_link_libraries(flocking_cairo INTERFACE ${libraries})
  endif()
endif()
if(NOT TARGET flocking_cairo)
  message(STATUS "Without Cairo: 'flocking plot' draws no PNG")
endif()
