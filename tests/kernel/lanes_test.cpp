// Compares each operation of the lanes that every processor of this architecture has with the same
// operation on one double.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "kernel/lanes_scalar.h"
#include "oracle/random_source.h"

#if defined(__x86_64__)
#include "kernel/lanes_sse2.h"
#elif defined(__aarch64__)
#include "kernel/lanes_neon.h"
#endif

namespace flocking::kernel {
namespace {

#if defined(__x86_64__)
using Wide = LanesSse2;
#elif defined(__aarch64__)
using Wide = LanesNeon;
#else
using Wide = LanesScalar;
#endif

using One = LanesScalar;
using Doubles = std::array<double, Wide::kCount>;

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr unsigned kAll = (1U << Wide::kCount) - 1;

// Returns a random operand, often a special one that rounds, underflows, overflows or compares
// unusually.
double operand(oracle::RandomSource& random) {
  if (random.chance(30)) {
    return random.pick({0.0, -0.0, 1.0, -1.0, 5e-324, -5e-324, 0x1p-1022, 0x1.fffffffffffffp+1023,
                        kInfinite, -kInfinite, kNotANumber, -kNotANumber});
  }
  if (random.chance(50)) return std::ldexp(random.within(1.0), random.between(-3, 3));
  return std::bit_cast<double>(random.next());
}

Doubles operands(oracle::RandomSource& random) {
  Doubles values{};
  for (double& value : values) value = operand(random);
  return values;
}

Doubles stored(Wide lanes) {
  Doubles values{};
  Wide::store(values.data(), lanes);
  return values;
}

double stored(One lane) { return lane.v; }

// Maps all NaNs to the same value, because their bits depend on the processor.
std::uint64_t comparable(double value) {
  return std::isnan(value) ? 1 : std::bit_cast<std::uint64_t>(value);
}

class Lanes : public ::testing::Test {
 protected:
  static constexpr int kTimes = 20'000;

  // Checks that operation(a, b, c) gives the same numbers in lanes and on one double.
  template <class Operation>
  void expect_same_numbers(const Operation& operation) {
    for (int i = 0; i < kTimes && !HasFailure(); ++i) {
      const Doubles a = operands(random_);
      const Doubles b = operands(random_);
      const Doubles c = operands(random_);
      const Doubles found =
          stored(operation(Wide::load(a.data()), Wide::load(b.data()), Wide::load(c.data())));
      for (std::size_t lane = 0; lane < Wide::kCount; ++lane) {
        const double right = stored(operation(One(a[lane]), One(b[lane]), One(c[lane])));
        EXPECT_EQ(comparable(found[lane]), comparable(right))
            << std::hexfloat << a[lane] << ' ' << b[lane] << ' ' << c[lane] << ": " << found[lane]
            << " instead of " << right;
      }
    }
  }

  // Checks that the masks have the same bits.
  template <class Operation>
  void expect_same_masks(const Operation& operation) {
    for (int i = 0; i < kTimes && !HasFailure(); ++i) {
      const Doubles a = operands(random_);
      const Doubles b = operands(random_);
      unsigned right = 0;
      for (std::size_t lane = 0; lane < Wide::kCount; ++lane) {
        right |= One::bits(operation(One(a[lane]), One(b[lane]))) << lane;
      }
      EXPECT_EQ(Wide::bits(operation(Wide::load(a.data()), Wide::load(b.data()))) & kAll, right)
          << std::hexfloat << a[0] << ' ' << b[0];
    }
  }

  oracle::RandomSource random_{1};
};

TEST_F(Lanes, Compute) {
  expect_same_numbers([](auto a, auto b, auto /*c*/) { return a + b; });
  expect_same_numbers([](auto a, auto b, auto /*c*/) { return a - b; });
  expect_same_numbers([](auto a, auto b, auto /*c*/) { return a * b; });
  expect_same_numbers([](auto a, auto b, auto /*c*/) { return a / b; });
  expect_same_numbers([](auto a, auto /*b*/, auto /*c*/) { return sqrt(a); });
  expect_same_numbers([](auto a, auto /*b*/, auto /*c*/) { return absolute(a); });
}

TEST_F(Lanes, RoundProductsBeforeTheyAreAdded) {
  expect_same_numbers([](auto a, auto b, auto c) { return a * b + c; });
  expect_same_numbers([](auto a, auto b, auto c) { return c - a * b; });
}

TEST_F(Lanes, Compare) {
  expect_same_masks([](auto a, auto b) { return a <= b; });
  expect_same_masks([](auto a, auto b) { return a > b; });
  expect_same_masks([](auto a, auto b) { return a == b; });
  expect_same_masks([](auto a, auto b) { return decltype(a)::both(a <= b, a > decltype(a)(0.0)); });
  expect_same_masks([](auto a, auto b) { return decltype(a)::first_only(a <= b, a == b); });
}

TEST_F(Lanes, Select) {
  expect_same_numbers([](auto a, auto b, auto c) { return select(a <= b, b, c); });
  // Sums are never -0.
  expect_same_numbers([](auto a, auto b, auto c) {
    return decltype(a)::add_where(a <= b, decltype(a)(0.0) + c, b);
  });
  expect_same_numbers([](auto a, auto b, auto c) {
    typename decltype(a)::Tally tally;
    tally.count_where(a <= b);
    tally.count_where(b <= c);
    tally.count_where(a <= c);
    return tally.value();
  });
}

float place(oracle::RandomSource& random) {
  if (random.chance(5)) return std::numeric_limits<float>::quiet_NaN();
  if (random.chance(5)) return std::numeric_limits<float>::infinity();
  return static_cast<float>(random.within(3.0));
}

TEST_F(Lanes, FindTheSameNearABox) {
  const std::array<float, 4> box{0.25F, -0.5F, 0.5F, 0.75F};
  for (std::size_t count = 0; count < 200; ++count) {
    // Points after the last one are far away.
    std::vector<float> x(count + Wide::kFilterWidth, 1e9F);
    std::vector<float> y = x;
    for (std::size_t i = 0; i < count; ++i) {
      x[i] = place(random_);
      y[i] = place(random_);
    }
    std::vector<std::uint32_t> right(count + Wide::kFilterWidth);
    std::vector<std::uint32_t> found = right;
    right.resize(One::near_box(x.data(), y.data(), count, box.data(), 1.0F, right.data()));
    found.resize(Wide::near_box(x.data(), y.data(), count, box.data(), 1.0F, found.data()));
    ASSERT_EQ(found, right) << "of " << count;
  }
}

}  // namespace
}  // namespace flocking::kernel
