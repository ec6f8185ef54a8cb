#pragma once

#include <arm_neon.h>

#include <array>
#include <cstddef>
#include <cstdint>

namespace flocking::kernel {

/// Two lanes of doubles, for every aarch64 processor. Does not define fused operations, although
/// the processor has them, because it is not measured whether quotients by reciprocals are faster
/// there.
struct LanesNeon {
  static constexpr std::size_t kCount = 2;
  static constexpr std::size_t kAhead = 1;
  using Mask = uint64x2_t;

  float64x2_t v;

  LanesNeon() = default;
  LanesNeon(float64x2_t value) : v(value) {}          // NOLINT: meant to convert
  LanesNeon(double value) : v(vdupq_n_f64(value)) {}  // NOLINT: meant to convert

  static LanesNeon load(const double* at) { return vld1q_f64(at); }
  static void store(double* at, LanesNeon a) { vst1q_f64(at, a.v); }
  static LanesNeon all_of(const double* at) { return vld1q_dup_f64(at); }

  friend LanesNeon operator+(LanesNeon a, LanesNeon b) { return vaddq_f64(a.v, b.v); }
  friend LanesNeon operator-(LanesNeon a, LanesNeon b) { return vsubq_f64(a.v, b.v); }
  friend LanesNeon operator*(LanesNeon a, LanesNeon b) { return vmulq_f64(a.v, b.v); }
  friend LanesNeon operator/(LanesNeon a, LanesNeon b) { return vdivq_f64(a.v, b.v); }
  friend LanesNeon sqrt(LanesNeon a) { return vsqrtq_f64(a.v); }
  friend LanesNeon absolute(LanesNeon a) { return vabsq_f64(a.v); }

  friend Mask operator<=(LanesNeon a, LanesNeon b) { return vcleq_f64(a.v, b.v); }
  friend Mask operator>(LanesNeon a, LanesNeon b) { return vcgtq_f64(a.v, b.v); }
  friend Mask operator==(LanesNeon a, LanesNeon b) { return vceqq_f64(a.v, b.v); }
  static Mask both(Mask a, Mask b) { return vandq_u64(a, b); }
  static Mask first_only(Mask a, Mask b) { return vbicq_u64(a, b); }
  static unsigned bits(Mask m) {
    return static_cast<unsigned>((vgetq_lane_u64(m, 0) & 1U) | (vgetq_lane_u64(m, 1) & 2U));
  }

  friend LanesNeon select(Mask m, LanesNeon a, LanesNeon b) { return vbslq_f64(m, a.v, b.v); }
  static LanesNeon add_where(Mask m, LanesNeon sum, LanesNeon a) {
    return vaddq_f64(sum.v, vreinterpretq_f64_u64(vandq_u64(m, vreinterpretq_u64_f64(a.v))));
  }

  struct Tally {
    uint64x2_t n = vdupq_n_u64(0);
    // A lane of a mask is 0 or, as a signed number, -1.
    void count_where(Mask m) { n = vsubq_u64(n, m); }
    [[nodiscard]] LanesNeon value() const { return vcvtq_f64_u64(n); }
  };

  static constexpr std::size_t kFilterWidth = 4;
  static std::size_t near_box(const float* x, const float* y, std::size_t count,
                              const float* center_and_half, float reach_squared,
                              std::uint32_t* found) {
    const float32x4_t center_x = vdupq_n_f32(center_and_half[0]);
    const float32x4_t center_y = vdupq_n_f32(center_and_half[1]);
    const float32x4_t half_x = vdupq_n_f32(center_and_half[2]);
    const float32x4_t half_y = vdupq_n_f32(center_and_half[3]);
    const float32x4_t most = vdupq_n_f32(reach_squared);
    const float32x4_t zero = vdupq_n_f32(0.0F);
    std::size_t n = 0;
    for (std::size_t i = 0; i < count; i += kFilterWidth) {
      // For NaN and 0, vmaxnmq returns 0, like the other lanes; vmaxq would return NaN.
      const float32x4_t away_x =
          vmaxnmq_f32(vsubq_f32(vabdq_f32(vld1q_f32(x + i), center_x), half_x), zero);
      const float32x4_t away_y =
          vmaxnmq_f32(vsubq_f32(vabdq_f32(vld1q_f32(y + i), center_y), half_y), zero);
      const float32x4_t squared = vaddq_f32(vmulq_f32(away_x, away_x), vmulq_f32(away_y, away_y));
      std::array<std::uint32_t, kFilterWidth> near;  // NOLINT: filled below
      vst1q_u32(near.data(), vshrq_n_u32(vcleq_f32(squared, most), 31));
      for (std::uint32_t lane = 0; lane < kFilterWidth; ++lane) {
        found[n] = static_cast<std::uint32_t>(i) + lane;
        n += near[lane];
      }
    }
    return n;
  }
};

}  // namespace flocking::kernel
