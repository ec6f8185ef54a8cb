# Installs the engine for other projects: find_package(flocking) provides flocking::engine, a static library for C++,
# and flocking::flocking, a shared library for C and for languages that can call C; the latter is also found by
# pkg-config.
include(CMakePackageConfigHelpers)
set(folder ${CMAKE_INSTALL_LIBDIR}/cmake/flocking)

# fmt is linked into programs that use the engine; they do not need its headers.
set(FLOCKING_ENGINE_NEEDS "")
set(engine_targets flocking_engine)
if(FLOCKING_FMT STREQUAL "flocking_fmt")
  target_link_libraries(flocking_engine PRIVATE flocking_fmt)
  set_target_properties(flocking_fmt PROPERTIES EXPORT_NAME fmt)
  list(APPEND engine_targets flocking_fmt)
else()
  target_link_libraries(flocking_engine PRIVATE $<BUILD_INTERFACE:${FLOCKING_FMT}>)
  if(FLOCKING_FMT STREQUAL "fmt::fmt")
    target_link_libraries(flocking_engine INTERFACE $<INSTALL_INTERFACE:fmt::fmt>)
    set(FLOCKING_ENGINE_NEEDS "include(CMakeFindDependencyMacro)\nfind_dependency(fmt)")
  endif()
endif()
set_target_properties(flocking_engine PROPERTIES EXPORT_NAME engine)
target_compile_features(flocking_engine INTERFACE cxx_std_20)

# The same objects as a shared library, whose name contains the version of its interface (FLOCKING_ABI_VERSION).
set(fmt_is_foreign OFF)
if(FLOCKING_FMT STREQUAL "fmt::fmt" AND fmt_type STREQUAL "STATIC_LIBRARY")
  get_target_property(fmt_is_foreign ${fmt_real} IMPORTED)  # with unknown build options
endif()
if(NOT FLOCKING_SHARED_ENGINE OR fmt_is_foreign)
  message(STATUS "no shared library of the engine: a build for tests, or with an installed libfmt.a alone")
else()
  file(STRINGS ${CMAKE_CURRENT_SOURCE_DIR}/api/flocking.h abi_version REGEX "^#define FLOCKING_ABI_VERSION ")
  string(REGEX REPLACE "[^0-9]" "" abi_version "${abi_version}")
  add_library(flocking_shared SHARED ${shared_objects})
  set_target_properties(flocking_shared PROPERTIES OUTPUT_NAME flocking EXPORT_NAME flocking
    VERSION ${abi_version} SOVERSION ${abi_version})
  target_link_libraries(flocking_shared PRIVATE $<BUILD_INTERFACE:flocking_options> ${FLOCKING_FMT})
  target_link_options(flocking_shared PRIVATE
    -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/flocking.map)
  set_target_properties(flocking_shared PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/flocking.map)
  target_include_directories(flocking_shared PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  if(FLOCKING_FMT STREQUAL "flocking_fmt")
    flocking_fit_into_shared(flocking_fmt)
  elseif(fmt_type STREQUAL "STATIC_LIBRARY")
    flocking_fit_into_shared(${fmt_real})
  endif()
  install(TARGETS flocking_shared EXPORT flocking_targets
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT engine NAMELINK_COMPONENT engine)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/flocking.pc.in ${CMAKE_CURRENT_BINARY_DIR}/flocking.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/flocking.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT engine)
endif()

install(TARGETS ${engine_targets} EXPORT flocking_targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT engine)
install(EXPORT flocking_targets NAMESPACE flocking:: DESTINATION ${folder} COMPONENT engine)
install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/api/flock_engine.h ${CMAKE_CURRENT_SOURCE_DIR}/api/flocking.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/flocking COMPONENT engine)
install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/core/agent_state.h ${CMAKE_CURRENT_SOURCE_DIR}/core/vec2.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/flocking/core COMPONENT engine)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/flockingConfig.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/flockingConfig.cmake INSTALL_DESTINATION ${folder})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/flockingConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/flockingConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/flockingConfigVersion.cmake DESTINATION ${folder} COMPONENT engine)
