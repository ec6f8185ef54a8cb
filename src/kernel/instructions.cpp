#include "kernel/instructions.h"

#include <initializer_list>

#include "kernel/step_functions.h"

// Clang cannot use this header of the C library, because the header needs _Bool in C++.
#if defined(FLOCKING_X86_64) && !defined(__clang__) && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

namespace flocking::kernel {
namespace {

// An instruction set, as far as this build and this processor support it.
struct Set {
  bool is_available;
  Kernel (*kernel)(Profile profile, bool safe_range);
};

#ifdef FLOCKING_X86_64
#ifdef CPU_FEATURE_ACTIVE
// The C library has queried the processor already; under a hypervisor each query takes time.
bool has_avx2() { return CPU_FEATURE_ACTIVE(AVX2) && CPU_FEATURE_ACTIVE(FMA); }
bool has_avx512() { return CPU_FEATURE_ACTIVE(AVX512F) && CPU_FEATURE_ACTIVE(AVX512DQ); }
#else
// Some compilers return an int here, some a bool.
bool has_avx2() {
  return static_cast<bool>(__builtin_cpu_supports("avx2")) &&
         static_cast<bool>(__builtin_cpu_supports("fma"));
}
bool has_avx512() {
  return static_cast<bool>(__builtin_cpu_supports("avx512f")) &&
         static_cast<bool>(__builtin_cpu_supports("avx512dq"));
}
#endif
#endif

Set set_of(Instructions instructions) {
#ifdef FLOCKING_X86_64
  switch (instructions) {
    case Instructions::kSse2:
      return {true, kernel_with_sse2};
    case Instructions::kAvx2:
      return {has_avx2(), kernel_with_avx2};
    case Instructions::kAvx512:
      return {has_avx512(), kernel_with_avx512};
    default:
      break;
  }
#endif
#ifdef FLOCKING_NEON
  if (instructions == Instructions::kNeon) return {true, kernel_with_neon};
#endif
#ifdef FLOCKING_SIMD128
  // WebAssembly's vectors have the same width, and the compiler provides the same intrinsics for
  // them.
  if (instructions == Instructions::kSse2) return {true, kernel_with_sse2};
#endif
  const bool known = instructions == Instructions::kAuto || instructions == Instructions::kScalar;
  return {known, kernel_with_scalar};
}

}  // namespace

bool is_available(Instructions instructions) { return set_of(instructions).is_available; }

Instructions chosen(Instructions wanted) {
  if (wanted != Instructions::kAuto) return wanted;
  for (const auto widest :
       {Instructions::kAvx512, Instructions::kAvx2, Instructions::kSse2, Instructions::kNeon}) {
    if (is_available(widest)) return widest;
  }
  return Instructions::kScalar;
}

Kernel kernel_for(Instructions instructions, Profile profile, bool safe_range) {
  return set_of(instructions).kernel(profile, safe_range);
}

bool is_in_safe_range(double least_part, double separation_radius) {
  return least_part >= kLeastSafePart && separation_radius <= kMostSafeRadius;
}

}  // namespace flocking::kernel
