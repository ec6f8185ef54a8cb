# Installs the engine for other projects: find_package(flocking), target flocking::engine, one header.
include(CMakePackageConfigHelpers)
set(folder ${CMAKE_INSTALL_LIBDIR}/cmake/flocking)

# fmt is linked into programs that use the engine; its headers are not needed there.
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

install(TARGETS ${engine_targets} EXPORT flocking_targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT engine)
install(EXPORT flocking_targets NAMESPACE flocking:: DESTINATION ${folder} COMPONENT engine)
install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/api/flock_engine.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/flocking COMPONENT engine)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/flockingConfig.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/flockingConfig.cmake INSTALL_DESTINATION ${folder})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/flockingConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/flockingConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/flockingConfigVersion.cmake DESTINATION ${folder} COMPONENT engine)
