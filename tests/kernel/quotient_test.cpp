// FusedTerms computes (x/d)/d without dividing; each quotient must equal that of division.
// FLOCKING_QUOTIENT_SAMPLES (20 million) sets the number of samples.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "kernel/instructions.h"
#include "kernel/quotient_kernels.h"
#include "oracle/random_source.h"

namespace flocking::kernel {
namespace {

using oracle::RandomSource;

// Offsets are 0 or at least a last place of kLeastSafePart; distances are at least that and at most
// kMostSafeRadius.
constexpr int kLeastExponent = -452;
constexpr int kMostExponent = 100;
static_assert(kLeastSafePart == 0x1p-400 && kMostSafeRadius == 0x1p100);

std::uint64_t wished_samples() {
  const char* wish = std::getenv("FLOCKING_QUOTIENT_SAMPLES");  // NOLINT: one thread
  return wish != nullptr ? std::strtoull(wish, nullptr, 10) : 20'000'000;
}

std::uint64_t bits_of(double value) { return std::bit_cast<std::uint64_t>(value); }

// Returns 2^exponent, for exponents of normal numbers.
double power(int exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52U);
}

class Quotient : public ::testing::TestWithParam<Instructions> {
 protected:
  void SetUp() override {
    if (!is_available(GetParam())) GTEST_SKIP() << "not on this processor";
#ifdef FLOCKING_X86_64
    kernel_ = GetParam() == Instructions::kAvx2 ? quotient_kernel_avx2() : quotient_kernel_avx512();
#endif
  }

  // Adds a case that compares the terms of offsets (x, -x) with divisions. compare() runs many
  // cases together.
  void try_out(double x, double d) {
    x_.push_back(x);
    y_.push_back(-x);
    d_.push_back(d);
    if (x_.size() == kBatch) compare();
  }
  void compare() {
    while (x_.size() % 8 != 0) {
      x_.push_back(1.0);
      y_.push_back(1.0);
      d_.push_back(1.0);
    }
    term_x_.resize(kBatch);
    term_y_.resize(kBatch);
    kernel_.terms(x_.data(), y_.data(), d_.data(), x_.size(), term_x_.data(), term_y_.data());
    for (std::size_t i = 0; i < x_.size() && failures_ < 5; ++i) {
      check(x_[i], d_[i], term_x_[i]);
      check(y_[i], d_[i], term_y_[i]);
    }
    x_.clear();
    y_.clear();
    d_.clear();
  }

  QuotientKernel kernel_{};

 private:
  static constexpr std::size_t kBatch = 1024;

  // The signs of zeros may differ: sums begin at +0, and adding either zero does not change them.
  void check(double x, double d, double term) {
    if (bits_of(x / d / d + 0.0) == bits_of(term + 0.0)) return;
    ++failures_;
    ADD_FAILURE() << std::hexfloat << x << " / " << d << " / " << d << " is " << x / d / d
                  << ", not " << term;
  }

  std::vector<double> x_;
  std::vector<double> y_;
  std::vector<double> d_;
  std::vector<double> term_x_;
  std::vector<double> term_y_;
  int failures_ = 0;
};

// Returns 53 bits with the first one set: random, few ones, many ones or nearly all ones.
std::uint64_t random_significand(RandomSource& r) {
  constexpr std::uint64_t kFirst = std::uint64_t{1} << 52U;
  const std::uint64_t any = r.next() >> 12U;
  switch (r.next() % 8) {
    case 0:
      return kFirst | (any & (r.next() >> 12U) & (r.next() >> 12U) & (r.next() >> 12U));
    case 1:
      return kFirst | any | (r.next() >> 12U) | (r.next() >> 12U) | (r.next() >> 12U);
    case 2:
      return 2 * kFirst - 1 - (any >> (r.next() % 53));
    case 3:
      return kFirst + (any >> (r.next() % 53));
    default:
      return kFirst | any;
  }
}

double scaled(std::uint64_t significand, int exponent) {
  return static_cast<double>(significand) * 0x1p-52 * power(exponent);
}

TEST_P(Quotient, IsThatOfDivisionForRandomNumbers) {
  RandomSource r(1);
  for (std::uint64_t i = 0; i < wished_samples(); ++i) {
    const int of_d = r.between(kLeastExponent, kMostExponent - 1);
    const int most_below = std::min(of_d - kLeastExponent, r.chance(80) ? 4 : 1000);
    const double d = scaled(random_significand(r), of_d);
    const double x = scaled(random_significand(r), of_d - r.between(0, most_below));
    try_out(r.sign() * (r.next() % 256 == 0 ? 0.0 : std::min(x, d)), d);
  }
  compare();
}

// Visits numerators whose quotient by an odd 53-bit `divisor` is as near as possible to the middle
// between two doubles, or to a double: a * 2^53 (or 2^54, if a < divisor) is congruent to a small t
// modulo the divisor; for an odd t the quotient is near a middle.
template <class Visit>
void for_each_hard_numerator(std::uint64_t divisor, const Visit& visit) {
  const auto half = [divisor](std::uint64_t a) {
    return a % 2 == 0 ? a / 2 : a / 2 + divisor / 2 + 1;
  };
  std::uint64_t by_53 = 1;
  for (int i = 0; i < 53; ++i) by_53 = half(by_53);
  const std::uint64_t by_54 = half(by_53);
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  for (int t = 1; t <= 8; ++t) {
    a = (a + by_53) % divisor;
    b = (b + by_54) % divisor;
    for (const std::uint64_t over : {a, divisor - a}) {
      if (over + divisor < std::uint64_t{1} << 53U) visit(over + divisor);
      visit(over);
    }
    visit(b);
    visit(divisor - b);
  }
}

// Cases in which one of the two quotients of a term is hard: a/divisor, or a product whose quotient
// is a.
class HardCases {
 public:
  explicit HardCases(std::uint64_t seed) : r_(seed) {}

  template <class TryOut>
  void of(std::uint64_t divisor, const TryOut& try_out) {
    const int exponent = r_.between(kLeastExponent + 8, kMostExponent - 1);
    const double d = scaled(divisor, exponent);
    for_each_hard_numerator(divisor, [&](std::uint64_t a) {
      const double below = power(exponent - 52 - r_.between(1, 8));
      try_out(static_cast<double>(a) * below, d);
      const double product = static_cast<double>(a) * static_cast<double>(divisor) * 0x1p-53;
      try_out(std::nextafter(product, 0.0) * below, d);
      try_out(product * below, d);
      try_out(std::nextafter(product, HUGE_VAL) * below, d);
    });
  }

 private:
  RandomSource r_;
};

TEST_P(Quotient, IsThatOfDivisionInTheHardestCases) {
  HardCases hard(2);
  RandomSource r(3);
  const auto try_it = [this](double x, double d) { try_out(x, d); };
  for (std::uint64_t i = 0; i < wished_samples() / 20; ++i) {
    hard.of((std::uint64_t{1} << 52U) | (r.next() >> 12U) | 1U, try_it);
  }
  compare();
}

TEST_P(Quotient, IsThatOfDivisionInTheHardestCasesBesidePowersOfTwo) {
  HardCases hard(4);
  const auto try_it = [this](double x, double d) { try_out(x, d); };
  for (std::uint64_t k = 1; k < 1U << 16U; k += 2) {
    hard.of((std::uint64_t{1} << 53U) - k, try_it);
    hard.of((std::uint64_t{1} << 52U) + k, try_it);
  }
  compare();
}

// Quotients near a power of two, to which they may round up.
TEST_P(Quotient, IsThatOfDivisionAboutPowersOfTwo) {
  constexpr std::uint64_t kOne = std::uint64_t{1} << 52U;
  RandomSource r(5);
  for (std::uint64_t k = 0; k < 1U << 16U; ++k) {
    for (const std::uint64_t divisor : {2 * kOne - 1 - k, kOne + k, random_significand(r)}) {
      const int exponent = r.between(kLeastExponent + 8, kMostExponent - 1);
      const double d = scaled(divisor, exponent);
      try_out(d, d);
      double near = d;
      for (std::uint64_t j = 0; j < 8; ++j) {
        near = std::nextafter(near, 0.0);
        try_out(near, d);
        try_out(near * 0.25, d);
        try_out(scaled(2 * kOne - 1 - j, exponent - 1), d);
        try_out(scaled(kOne + j, exponent - 1), d);
        // A case for the second quotient: near d * d * 2^n.
        try_out(scaled(divisor, exponent) * (near / power(exponent + 1)), d);
      }
    }
  }
  compare();
}

TEST_P(Quotient, HasAnAccurateReciprocal) {
  RandomSource r(6);
  std::vector<double> d(4096);
  std::vector<double> reciprocals(d.size());
  for (std::uint64_t round = 0; round < wished_samples() / 20 / d.size(); ++round) {
    for (double& one : d) {
      one = scaled(random_significand(r), r.between(kLeastExponent, kMostExponent - 1));
    }
    kernel_.reciprocals(d.data(), d.size(), reciprocals.data());
    for (std::size_t i = 0; i < d.size(); ++i) {
      const double rest = std::fma(-reciprocals[i], d[i], 1.0);  // exact
      const double last_place = std::nextafter(reciprocals[i], HUGE_VAL) - reciprocals[i];
      ASSERT_LE(std::fabs(rest), (0.5 + 0x1p-30) * last_place * d[i])
          << std::hexfloat << "1 / " << d[i] << " is not " << reciprocals[i];
    }
  }
}

TEST_P(Quotient, HasTheDistanceThatTheRootIs) {
  RandomSource r(7);
  std::vector<double> squares(4096);
  std::vector<double> distances(squares.size());
  for (std::uint64_t round = 0; round < wished_samples() / 10 / squares.size(); ++round) {
    for (double& square : squares) {
      square = scaled(random_significand(r), r.between(-940, r.chance(50) ? -900 : 1023));
      const double root = std::sqrt(square);
      // The square of the middle between two possible roots.
      if (r.chance(30)) square = std::fma(root, root, root * (std::nextafter(root, 9e99) - root));
      if (r.chance(10)) square = root * root;
      square = std::clamp(square, 0x1p-940, std::numeric_limits<double>::max());
    }
    squares[0] = 0x1p-940;
    squares[1] = std::numeric_limits<double>::max();
    kernel_.distances(squares.data(), squares.size(), distances.data());
    for (std::size_t i = 0; i < squares.size(); ++i) {
      ASSERT_EQ(bits_of(distances[i]), bits_of(std::sqrt(squares[i])))
          << std::hexfloat << "root of " << squares[i] << " is not " << distances[i];
    }
  }
}

TEST_P(Quotient, LeavesSumsAsTheyAreAtDistanceZero) {
  const std::vector<double> zeros(8, 0.0);
  const std::vector<double> negative_zeros(8, -0.0);
  std::vector<double> d(8);
  std::vector<double> term_x(8);
  std::vector<double> term_y(8);
  kernel_.distances(zeros.data(), 8, d.data());
  kernel_.terms(zeros.data(), negative_zeros.data(), d.data(), 8, term_x.data(), term_y.data());
  for (std::size_t i = 0; i < 8; ++i) {
    ASSERT_EQ(term_x[i], 0.0);
    ASSERT_EQ(term_y[i], 0.0);
    // Sums begin at 0, and so are never -0.
    for (const double sum : {0.0, 5e-324, -5e-324, 1.5, -1e308, HUGE_VAL}) {
      ASSERT_EQ(bits_of(sum + term_x[i]), bits_of(sum));
      ASSERT_EQ(bits_of(sum + term_y[i]), bits_of(sum));
    }
  }
}

std::string name_of(const ::testing::TestParamInfo<Instructions>& info) {
  return info.param == Instructions::kAvx2 ? "Avx2" : "Avx512";
}

INSTANTIATE_TEST_SUITE_P(With, Quotient,
                         ::testing::Values(Instructions::kAvx2, Instructions::kAvx512), name_of);

}  // namespace
}  // namespace flocking::kernel
