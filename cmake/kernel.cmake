# The step of many agents side by side, a file for each set of instructions; which one runs is decided
# at run time. They are always optimised, so that no function of the standard library is left over
# from them that other files might call on a processor without those instructions.

set(FLOCKING_AVX2_OPTIONS -O3 -mavx2 -mfma)
# The header of GCC 12 warns about itself.
set(FLOCKING_AVX512_OPTIONS
  -O3 -mavx512f -mavx512dq -mfma -Wno-uninitialized -Wno-maybe-uninitialized)
if(MINGW)
  # GCC takes the stack of Windows for more aligned than it is (GCC bug 54412): the assembler writes moves that
  # need no alignment, which take as long.
  list(APPEND FLOCKING_AVX2_OPTIONS -Wa,-muse-unaligned-vector-move)
  list(APPEND FLOCKING_AVX512_OPTIONS -Wa,-muse-unaligned-vector-move)
endif()

# Takes from the list `sources` what is not for this processor, and sets the flags of the rest for the
# calling directory.
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
