# The step of many agents at the same time has a file for each instruction set; the one to use is chosen at run time.
# These files are always optimised: otherwise they could contain functions of the standard library that the linker also
# uses for other files, which then fail on a processor without those instructions.

set(FLOCKING_AVX2_OPTIONS -O3 -mavx2 -mfma)
# GCC 12 warns about its own header.
set(FLOCKING_AVX512_OPTIONS
  -O3 -mavx512f -mavx512dq -mfma -Wno-uninitialized -Wno-maybe-uninitialized)
if(MINGW)
  # GCC assumes a larger stack alignment than Windows has (GCC bug 54412): the assembler writes moves that need no
  # alignment, which are as fast.
  list(APPEND FLOCKING_AVX2_OPTIONS -Wa,-muse-unaligned-vector-move)
  list(APPEND FLOCKING_AVX512_OPTIONS -Wa,-muse-unaligned-vector-move)
endif()

# Removes files for other processors from the list `sources`, and sets the flags of the remaining ones for the calling
# directory.
macro(flocking_choose_kernels sources)
  set(kernels ${PROJECT_SOURCE_DIR}/src/kernel)
  set(others avx2 avx512 neon sse2)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    list(REMOVE_ITEM others avx2 avx512 sse2)
    set_source_files_properties(${kernels}/step_patch_sse2.cpp PROPERTIES COMPILE_OPTIONS "-O3")
    set_source_files_properties(${kernels}/step_patch_avx2.cpp PROPERTIES
      COMPILE_OPTIONS "${FLOCKING_AVX2_OPTIONS}")
    set_source_files_properties(${kernels}/step_patch_avx512.cpp PROPERTIES
      COMPILE_OPTIONS "${FLOCKING_AVX512_OPTIONS}")
    set_source_files_properties(${kernels}/instructions.cpp PROPERTIES
      COMPILE_DEFINITIONS FLOCKING_X86_64)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
    list(REMOVE_ITEM others neon)
    set_source_files_properties(${kernels}/step_patch_neon.cpp PROPERTIES COMPILE_OPTIONS "-O3")
    set_source_files_properties(${kernels}/instructions.cpp PROPERTIES
      COMPILE_DEFINITIONS FLOCKING_NEON)
  endif()
  list(JOIN others "|" others)
  list(FILTER ${sources} EXCLUDE REGEX "/kernel/step_patch_(${others})\\.cpp$")
endmacro()
