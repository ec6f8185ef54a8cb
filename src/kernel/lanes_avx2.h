#pragma once

#include <immintrin.h>

#include <array>
#include <cstddef>
#include <cstdint>

namespace flocking::kernel {

/// Four lanes of doubles, for processors with AVX2 and FMA.
struct LanesAvx2 {
  static constexpr std::size_t kCount = 4;
  static constexpr std::size_t kAhead = 1;
  using Mask = __m256d;

  __m256d v;

  LanesAvx2() = default;
  LanesAvx2(__m256d value) : v(value) {}                 // NOLINT: meant to convert
  LanesAvx2(double value) : v(_mm256_set1_pd(value)) {}  // NOLINT: meant to convert

  static LanesAvx2 load(const double* at) { return _mm256_loadu_pd(at); }
  static void store(double* at, LanesAvx2 a) { _mm256_storeu_pd(at, a.v); }
  static LanesAvx2 all_of(const double* at) { return _mm256_broadcast_sd(at); }

  friend LanesAvx2 operator+(LanesAvx2 a, LanesAvx2 b) { return _mm256_add_pd(a.v, b.v); }
  friend LanesAvx2 operator-(LanesAvx2 a, LanesAvx2 b) { return _mm256_sub_pd(a.v, b.v); }
  friend LanesAvx2 operator*(LanesAvx2 a, LanesAvx2 b) { return _mm256_mul_pd(a.v, b.v); }
  friend LanesAvx2 operator/(LanesAvx2 a, LanesAvx2 b) { return _mm256_div_pd(a.v, b.v); }
  friend LanesAvx2 sqrt(LanesAvx2 a) { return _mm256_sqrt_pd(a.v); }
  friend LanesAvx2 absolute(LanesAvx2 a) { return _mm256_andnot_pd(_mm256_set1_pd(-0.0), a.v); }
  friend LanesAvx2 fused(LanesAvx2 a, LanesAvx2 b, LanesAvx2 c) {
    return _mm256_fmadd_pd(a.v, b.v, c.v);
  }
  friend LanesAvx2 fused_rest(LanesAvx2 a, LanesAvx2 b, LanesAvx2 c) {
    return _mm256_fnmadd_pd(a.v, b.v, c.v);
  }

  friend Mask operator<=(LanesAvx2 a, LanesAvx2 b) { return _mm256_cmp_pd(a.v, b.v, _CMP_LE_OQ); }
  friend Mask operator>(LanesAvx2 a, LanesAvx2 b) { return _mm256_cmp_pd(a.v, b.v, _CMP_GT_OQ); }
  friend Mask operator==(LanesAvx2 a, LanesAvx2 b) { return _mm256_cmp_pd(a.v, b.v, _CMP_EQ_OQ); }
  static Mask both(Mask a, Mask b) { return _mm256_and_pd(a, b); }
  static Mask first_only(Mask a, Mask b) { return _mm256_andnot_pd(b, a); }
  static unsigned bits(Mask m) { return static_cast<unsigned>(_mm256_movemask_pd(m)); }

  friend LanesAvx2 select(Mask m, LanesAvx2 a, LanesAvx2 b) {
    return _mm256_blendv_pd(b.v, a.v, m);
  }
  static LanesAvx2 add_where(Mask m, LanesAvx2 sum, LanesAvx2 a) {
    return _mm256_add_pd(sum.v, _mm256_and_pd(m, a.v));
  }

  struct Tally {
    __m256d n = _mm256_setzero_pd();
    void count_where(Mask m) { n = _mm256_add_pd(n, _mm256_and_pd(m, _mm256_set1_pd(1.0))); }
    [[nodiscard]] LanesAvx2 value() const { return n; }
  };

  static constexpr std::size_t kFilterWidth = 8;
  static std::size_t near_box(const float* x, const float* y, std::size_t count,
                              const float* center_and_half, float reach_squared,
                              std::uint32_t* found) {
    const __m256 no_sign = _mm256_set1_ps(-0.0F);
    const __m256 center_x = _mm256_set1_ps(center_and_half[0]);
    const __m256 center_y = _mm256_set1_ps(center_and_half[1]);
    const __m256 half_x = _mm256_set1_ps(center_and_half[2]);
    const __m256 half_y = _mm256_set1_ps(center_and_half[3]);
    const __m256 most = _mm256_set1_ps(reach_squared);
    const __m256 zero = _mm256_setzero_ps();
    __m256i position = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    std::uint32_t* out = found;
    for (std::size_t i = 0; i < count; i += kFilterWidth) {
      const __m256 off_x = _mm256_sub_ps(_mm256_loadu_ps(x + i), center_x);
      const __m256 off_y = _mm256_sub_ps(_mm256_loadu_ps(y + i), center_y);
      const __m256 away_x =
          _mm256_max_ps(_mm256_sub_ps(_mm256_andnot_ps(no_sign, off_x), half_x), zero);
      const __m256 away_y =
          _mm256_max_ps(_mm256_sub_ps(_mm256_andnot_ps(no_sign, off_y), half_y), zero);
      const __m256 squared = _mm256_fmadd_ps(away_x, away_x, _mm256_mul_ps(away_y, away_y));
      const auto near =
          static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(squared, most, _CMP_LE_OQ)));
      const __m256i order = _mm256_cvtepu8_epi32(
          _mm_loadl_epi64(reinterpret_cast<const __m128i*>(kOrders[near].data())));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                          _mm256_permutevar8x32_epi32(position, order));
      out += static_cast<unsigned>(__builtin_popcount(near));
      position = _mm256_add_epi32(position, _mm256_set1_epi32(kFilterWidth));
    }
    return static_cast<std::size_t>(out - found);
  }

 private:
  // For each set of lanes, the lanes in the set, ascending, before the others.
  static constexpr auto kOrders = [] {
    std::array<std::array<std::uint8_t, 8>, 256> orders{};
    for (unsigned set = 0; set < 256; ++set) {
      std::size_t members = 0;
      for (std::uint8_t lane = 0; lane < 8; ++lane) {
        if ((set >> lane & 1U) != 0) orders[set][members++] = lane;
      }
    }
    return orders;
  }();
};

}  // namespace flocking::kernel
