#pragma once

#include <emmintrin.h>

#include <cstddef>
#include <cstdint>

namespace flocking::kernel {

/// Two lanes of doubles, for every x86-64 processor.
struct LanesSse2 {
  static constexpr std::size_t kCount = 2;
  static constexpr std::size_t kAhead = 1;
  using Mask = __m128d;

  __m128d v;

  LanesSse2() = default;
  LanesSse2(__m128d value) : v(value) {}              // NOLINT: meant to convert
  LanesSse2(double value) : v(_mm_set1_pd(value)) {}  // NOLINT: meant to convert

  static LanesSse2 load(const double* at) { return _mm_loadu_pd(at); }
  static void store(double* at, LanesSse2 a) { _mm_storeu_pd(at, a.v); }
  static LanesSse2 all_of(const double* at) { return _mm_set1_pd(*at); }

  friend LanesSse2 operator+(LanesSse2 a, LanesSse2 b) { return _mm_add_pd(a.v, b.v); }
  friend LanesSse2 operator-(LanesSse2 a, LanesSse2 b) { return _mm_sub_pd(a.v, b.v); }
  friend LanesSse2 operator*(LanesSse2 a, LanesSse2 b) { return _mm_mul_pd(a.v, b.v); }
  friend LanesSse2 operator/(LanesSse2 a, LanesSse2 b) { return _mm_div_pd(a.v, b.v); }
  friend LanesSse2 sqrt(LanesSse2 a) { return _mm_sqrt_pd(a.v); }
  friend LanesSse2 absolute(LanesSse2 a) { return _mm_andnot_pd(_mm_set1_pd(-0.0), a.v); }

  friend Mask operator<=(LanesSse2 a, LanesSse2 b) { return _mm_cmple_pd(a.v, b.v); }
  friend Mask operator>(LanesSse2 a, LanesSse2 b) { return _mm_cmpgt_pd(a.v, b.v); }
  friend Mask operator==(LanesSse2 a, LanesSse2 b) { return _mm_cmpeq_pd(a.v, b.v); }
  static Mask both(Mask a, Mask b) { return _mm_and_pd(a, b); }
  static Mask first_only(Mask a, Mask b) { return _mm_andnot_pd(b, a); }
  static unsigned bits(Mask m) { return static_cast<unsigned>(_mm_movemask_pd(m)); }

  friend LanesSse2 select(Mask m, LanesSse2 a, LanesSse2 b) {
    return _mm_or_pd(_mm_and_pd(m, a.v), _mm_andnot_pd(m, b.v));
  }
  static LanesSse2 add_where(Mask m, LanesSse2 sum, LanesSse2 a) {
    return _mm_add_pd(sum.v, _mm_and_pd(m, a.v));
  }

  struct Tally {
    __m128d n = _mm_setzero_pd();
    void count_where(Mask m) { n = _mm_add_pd(n, _mm_and_pd(m, _mm_set1_pd(1.0))); }
    [[nodiscard]] LanesSse2 value() const { return n; }
  };

  static constexpr std::size_t kFilterWidth = 4;
  static std::size_t near_box(const float* x, const float* y, std::size_t count,
                              const float* center_and_half, float reach_squared,
                              std::uint32_t* found) {
    const __m128 no_sign = _mm_set1_ps(-0.0F);
    const __m128 center_x = _mm_set1_ps(center_and_half[0]);
    const __m128 center_y = _mm_set1_ps(center_and_half[1]);
    const __m128 half_x = _mm_set1_ps(center_and_half[2]);
    const __m128 half_y = _mm_set1_ps(center_and_half[3]);
    const __m128 most = _mm_set1_ps(reach_squared);
    const __m128 zero = _mm_setzero_ps();
    std::size_t n = 0;
    for (std::size_t i = 0; i < count; i += kFilterWidth) {
      const __m128 off_x = _mm_sub_ps(_mm_loadu_ps(x + i), center_x);
      const __m128 off_y = _mm_sub_ps(_mm_loadu_ps(y + i), center_y);
      const __m128 away_x = _mm_max_ps(_mm_sub_ps(_mm_andnot_ps(no_sign, off_x), half_x), zero);
      const __m128 away_y = _mm_max_ps(_mm_sub_ps(_mm_andnot_ps(no_sign, off_y), half_y), zero);
      const __m128 squared = _mm_add_ps(_mm_mul_ps(away_x, away_x), _mm_mul_ps(away_y, away_y));
      const auto near = static_cast<unsigned>(_mm_movemask_ps(_mm_cmple_ps(squared, most)));
      for (unsigned lane = 0; lane < kFilterWidth; ++lane) {
        found[n] = static_cast<std::uint32_t>(i) + lane;
        n += near >> lane & 1U;
      }
    }
    return n;
  }
};

}  // namespace flocking::kernel
