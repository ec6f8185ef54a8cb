#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace flocking::kernel {

/// Eight lanes of doubles, for processors with AVX-512 (F, DQ).
struct LanesAvx512 {
  static constexpr std::size_t kCount = 8;
  static constexpr std::size_t kAhead = 2;
  using Mask = __mmask8;

  __m512d v;

  LanesAvx512() = default;
  LanesAvx512(__m512d value) : v(value) {}                 // NOLINT: meant to convert
  LanesAvx512(double value) : v(_mm512_set1_pd(value)) {}  // NOLINT: meant to convert

  static LanesAvx512 load(const double* at) { return _mm512_loadu_pd(at); }
  static void store(double* at, LanesAvx512 a) { _mm512_storeu_pd(at, a.v); }
  static LanesAvx512 all_of(const double* at) { return _mm512_set1_pd(*at); }

  friend LanesAvx512 operator+(LanesAvx512 a, LanesAvx512 b) { return _mm512_add_pd(a.v, b.v); }
  friend LanesAvx512 operator-(LanesAvx512 a, LanesAvx512 b) { return _mm512_sub_pd(a.v, b.v); }
  friend LanesAvx512 operator*(LanesAvx512 a, LanesAvx512 b) { return _mm512_mul_pd(a.v, b.v); }
  friend LanesAvx512 operator/(LanesAvx512 a, LanesAvx512 b) { return _mm512_div_pd(a.v, b.v); }
  friend LanesAvx512 sqrt(LanesAvx512 a) { return _mm512_sqrt_pd(a.v); }
  friend LanesAvx512 absolute(LanesAvx512 a) { return _mm512_abs_pd(a.v); }
  /// Returns a*b + c, or c - a*b, rounded once.
  friend LanesAvx512 fused(LanesAvx512 a, LanesAvx512 b, LanesAvx512 c) {
    return _mm512_fmadd_pd(a.v, b.v, c.v);
  }
  friend LanesAvx512 fused_rest(LanesAvx512 a, LanesAvx512 b, LanesAvx512 c) {
    return _mm512_fnmadd_pd(a.v, b.v, c.v);
  }

  friend Mask operator<=(LanesAvx512 a, LanesAvx512 b) {
    return _mm512_cmp_pd_mask(a.v, b.v, _CMP_LE_OQ);
  }
  friend Mask operator>(LanesAvx512 a, LanesAvx512 b) {
    return _mm512_cmp_pd_mask(a.v, b.v, _CMP_GT_OQ);
  }
  friend Mask operator==(LanesAvx512 a, LanesAvx512 b) {
    return _mm512_cmp_pd_mask(a.v, b.v, _CMP_EQ_OQ);
  }
  static Mask both(Mask a, Mask b) { return a & b; }
  static Mask first_only(Mask a, Mask b) { return _kandn_mask8(b, a); }
  static unsigned bits(Mask m) { return m; }

  friend LanesAvx512 select(Mask m, LanesAvx512 a, LanesAvx512 b) {
    return _mm512_mask_blend_pd(m, b.v, a.v);
  }
  /// Returns sum + a in the lanes of `m`, else sum. A sum that began at +0 is never -0.
  static LanesAvx512 add_where(Mask m, LanesAvx512 sum, LanesAvx512 a) {
    return _mm512_mask_add_pd(sum.v, m, sum.v, a.v);
  }

  /// A counter for each lane, which counts in the lanes of `m`.
  struct Tally {
    __m512i n = _mm512_setzero_si512();
    void count_where(Mask m) { n = _mm512_mask_add_epi64(n, m, n, _mm512_set1_epi64(1)); }
    [[nodiscard]] LanesAvx512 value() const { return _mm512_cvtepi64_pd(n); }
  };

  /// Writes to `found` the ascending indices in [0, count) of points that are at most `reach` away
  /// from the box; returns their number. May write up to kFilterWidth more elements. Points up to
  /// the next multiple of kFilterWidth must be readable and far away.
  static constexpr std::size_t kFilterWidth = 16;
  static std::size_t near_box(const float* x, const float* y, std::size_t count,
                              const float* center_and_half, float reach_squared,
                              std::uint32_t* found) {
    const __m512 center_x = _mm512_set1_ps(center_and_half[0]);
    const __m512 center_y = _mm512_set1_ps(center_and_half[1]);
    const __m512 half_x = _mm512_set1_ps(center_and_half[2]);
    const __m512 half_y = _mm512_set1_ps(center_and_half[3]);
    const __m512 most = _mm512_set1_ps(reach_squared);
    const __m512 zero = _mm512_setzero_ps();
    __m512i position = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    std::uint32_t* out = found;
    for (std::size_t i = 0; i < count; i += kFilterWidth) {
      const __m512 away_x = _mm512_max_ps(
          _mm512_sub_ps(_mm512_abs_ps(_mm512_sub_ps(_mm512_loadu_ps(x + i), center_x)), half_x),
          zero);
      const __m512 away_y = _mm512_max_ps(
          _mm512_sub_ps(_mm512_abs_ps(_mm512_sub_ps(_mm512_loadu_ps(y + i), center_y)), half_y),
          zero);
      const __m512 squared = _mm512_fmadd_ps(away_x, away_x, _mm512_mul_ps(away_y, away_y));
      const __mmask16 near = _mm512_cmp_ps_mask(squared, most, _CMP_LE_OQ);
      _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(near, position));
      out += static_cast<unsigned>(__builtin_popcount(near));
      position = _mm512_add_epi32(position, _mm512_set1_epi32(kFilterWidth));
    }
    return static_cast<std::size_t>(out - found);
  }
};

}  // namespace flocking::kernel
