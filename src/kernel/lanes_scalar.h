#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace flocking::kernel {

/// One lane, for any processor.
struct LanesScalar {
  static constexpr std::size_t kCount = 1;
  static constexpr std::size_t kAhead = 1;
  using Mask = bool;

  double v;

  LanesScalar() = default;
  LanesScalar(double value) : v(value) {}  // NOLINT: meant to convert

  static LanesScalar load(const double* at) { return *at; }
  static void store(double* at, LanesScalar a) { *at = a.v; }
  static LanesScalar all_of(const double* at) { return *at; }

  friend LanesScalar operator+(LanesScalar a, LanesScalar b) { return a.v + b.v; }
  friend LanesScalar operator-(LanesScalar a, LanesScalar b) { return a.v - b.v; }
  friend LanesScalar operator*(LanesScalar a, LanesScalar b) { return a.v * b.v; }
  friend LanesScalar operator/(LanesScalar a, LanesScalar b) { return a.v / b.v; }
  friend LanesScalar sqrt(LanesScalar a) { return std::sqrt(a.v); }
  friend LanesScalar absolute(LanesScalar a) { return std::fabs(a.v); }

  friend Mask operator<=(LanesScalar a, LanesScalar b) { return a.v <= b.v; }
  friend Mask operator>(LanesScalar a, LanesScalar b) { return a.v > b.v; }
  friend Mask operator==(LanesScalar a, LanesScalar b) { return a.v == b.v; }
  static Mask both(Mask a, Mask b) { return a && b; }
  static Mask first_only(Mask a, Mask b) { return a && !b; }
  static unsigned bits(Mask m) { return m ? 1U : 0U; }

  friend LanesScalar select(Mask m, LanesScalar a, LanesScalar b) { return m ? a : b; }
  static LanesScalar add_where(Mask m, LanesScalar sum, LanesScalar a) {
    return m ? sum.v + a.v : sum.v;
  }

  struct Tally {
    double n = 0.0;
    void count_where(Mask m) { n += m ? 1.0 : 0.0; }
    [[nodiscard]] LanesScalar value() const { return n; }
  };

  static constexpr std::size_t kFilterWidth = 1;
  static std::size_t near_box(const float* x, const float* y, std::size_t count,
                              const float* center_and_half, float reach_squared,
                              std::uint32_t* found) {
    std::size_t n = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const float away_x = std::fabs(x[i] - center_and_half[0]) - center_and_half[2];
      const float away_y = std::fabs(y[i] - center_and_half[1]) - center_and_half[3];
      const float far_x = away_x > 0.0F ? away_x : 0.0F;
      const float far_y = away_y > 0.0F ? away_y : 0.0F;
      found[n] = static_cast<std::uint32_t>(i);
      n += far_x * far_x + far_y * far_y <= reach_squared ? 1 : 0;
    }
    return n;
  }
};

}  // namespace flocking::kernel
