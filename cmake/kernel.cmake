# The step of many agents side by side, a file for each set of instructions; which one runs is decided
# at run time. They are always optimised, so that no function of the standard library is left over
# from them that other files might call on a processor without those instructions.

# Appends to the list `out` what there is for this processor, from the folder `src`, and sets its flags
# for the calling directory.
macro(flocking_add_kernels out src)
  list(APPEND ${out} ${src}kernel/step_patch_scalar.cpp)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    list(APPEND ${out}
      ${src}kernel/step_patch_avx2.cpp
      ${src}kernel/step_patch_avx512.cpp
      ${src}kernel/step_patch_sse2.cpp)
    set_source_files_properties(${src}kernel/step_patch_sse2.cpp PROPERTIES COMPILE_OPTIONS "-O3")
    set_source_files_properties(${src}kernel/step_patch_avx2.cpp PROPERTIES
      COMPILE_OPTIONS "-O3;-mavx2;-mfma")
    # The header of GCC 12 warns about itself.
    set_source_files_properties(${src}kernel/step_patch_avx512.cpp PROPERTIES
      COMPILE_OPTIONS "-O3;-mavx512f;-mavx512dq;-mfma;-Wno-uninitialized;-Wno-maybe-uninitialized")
    set_source_files_properties(${src}kernel/instructions.cpp PROPERTIES
      COMPILE_DEFINITIONS FLOCKING_X86_64)
  endif()
endmacro()
