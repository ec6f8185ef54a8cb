# Libraries of the program for Windows: for most of them the headers are enough, and those of this machine are used. The
# headers of this machine's C library must not be mixed with them, so only links to the required headers are visible.
set(headers ${PROJECT_BINARY_DIR}/headers)
foreach(name fmt CLI toml++ Random123 nanoflann.hpp stb/stb_image_write.h)
  find_path(folder_of_header ${name} PATHS /usr/local/include /usr/include NO_CACHE NO_DEFAULT_PATH
    NO_CMAKE_FIND_ROOT_PATH)
  if(NOT folder_of_header)
    message(FATAL_ERROR "${name}: no headers found; cmake/install_packages.sh installs them")
  endif()
  get_filename_component(link ${headers}/${name} NAME)
  file(MAKE_DIRECTORY ${headers})
  file(CREATE_LINK ${folder_of_header}/${name} ${headers}/${link} SYMBOLIC)
  unset(folder_of_header)
endforeach()

foreach(name random123 nanoflann stb tomlplusplus)
  add_library(${name} INTERFACE)
  target_include_directories(${name} SYSTEM INTERFACE ${headers})
endforeach()
add_library(flocking_fmt STATIC ${PROJECT_SOURCE_DIR}/cmake/fmt_once.cpp)
target_include_directories(flocking_fmt SYSTEM PUBLIC ${headers})
set(FLOCKING_FMT flocking_fmt)

set(ZLIB_USE_STATIC_LIBS ON)
find_package(ZLIB REQUIRED)
