#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernel/patch.h"
#include "oracle/random_source.h"

namespace flocking::kernel {
namespace {

constexpr double kMost = std::numeric_limits<double>::max();

void expect_the_last_within(double radius) {
  const double limit = square_limit(radius);
  EXPECT_TRUE(limit >= 0 && limit <= kMost);
  EXPECT_LE(std::sqrt(limit), radius) << std::hexfloat << radius;
  if (limit == kMost) return;  // every finite square is within
  EXPECT_GT(std::sqrt(std::nextafter(limit, HUGE_VAL)), radius) << std::hexfloat << radius;
}

TEST(SquareLimit, IsTheLastSquareWithinTheRadius) {
  oracle::RandomSource r(1);
  for (int i = 0; i < 200'000; ++i) {
    expect_the_last_within(std::ldexp(1 + r.unit(), r.between(-1074, 1023)));
    expect_the_last_within(r.between(0, 1'000'000) * 0.001);
  }
}

TEST(SquareLimit, IsRightAtTheEnds) {
  for (const double radius : {0.0,
                              -0.0,
                              5e-324,
                              1e-320,
                              2.2250738585072014e-308,
                              1e-200,
                              1.4e-162,
                              1.5e-162,
                              1.6e-162,
                              1e-161,
                              1e-154,
                              0x1p-537,
                              0x1p-511,
                              1.0,
                              0x1p511,
                              1e153,
                              1e154,
                              1.3407807929942596e154,
                              1.3407807929942597e154,
                              0x1p512,
                              1e155,
                              kMost}) {
    expect_the_last_within(radius);
    expect_the_last_within(std::nextafter(radius, kMost));
    if (radius > 0) expect_the_last_within(std::nextafter(radius, 0.0));
  }
}

}  // namespace
}  // namespace flocking::kernel
