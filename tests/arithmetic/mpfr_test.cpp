// Compares every function with MPFR, which guarantees correct rounding.
#include <gtest/gtest.h>

#ifdef FLOCKING_MPFR
#include <mpfr.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <utility>

#include "arithmetic/elementary.h"
#include "arithmetic/quick.h"

namespace flocking::arithmetic {
namespace {

constexpr double kPi = 3.14159265358979323846;

class Number {
 public:
  explicit Number(mpfr_prec_t bits) { mpfr_init2(number_, bits); }
  Number(double value, mpfr_prec_t bits) : Number(bits) { mpfr_set_d(number_, value, MPFR_RNDN); }
  ~Number() { mpfr_clear(number_); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  mpfr_ptr get() { return number_; }

 private:
  mpfr_t number_{};
};

using Function = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);

// Doubles of every kind, from a seed.
class Arguments {
 public:
  explicit Arguments(std::uint64_t seed) : random_(seed) {}

  double uniform(double low, double high) {
    return low + (high - low) * (static_cast<double>(random_() >> 11U) * 0x1p-53);
  }
  // Returns a number whose exponent is at least `least` and below `most`.
  double of_any_size(int least, int most) {
    const auto range = static_cast<std::uint64_t>(most - least);
    return std::ldexp(uniform(-1.0, 1.0), least + static_cast<int>(random_() % range));
  }
  // Returns an angle near a multiple of a quarter turn, where cancellation is strongest.
  double near_quarter() {
    const double quarters = static_cast<double>(random_() % 1000000);
    return quarters * kPi / 2.0 * uniform(1.0 - 1e-15, 1.0 + 1e-15);
  }
  double whole(int most) { return std::floor(uniform(-most, most + 1.0)); }

 private:
  std::mt19937_64 random_;
};

class Mpfr : public testing::Test {
 protected:
  void SetUp() override {
    // The exponents of doubles, including subnormal ones.
    mpfr_set_emin(-1073);
    mpfr_set_emax(1024);
    if (const char* samples = std::getenv("FLOCKING_FUNCTION_SAMPLES")) {
      samples_ = std::atol(samples);
    }
  }

  static double nearest(Function function, double x) {
    Number argument(x, 53);
    Number result(53);
    const int ternary = function(result.get(), argument.get(), MPFR_RNDN);
    mpfr_subnormalize(result.get(), ternary, MPFR_RNDN);
    return mpfr_get_d(result.get(), MPFR_RNDN);
  }

  static double nearest_angle(double y, double x) {
    Number up(y, 53);
    Number along(x, 53);
    Number result(53);
    const int ternary = mpfr_atan2(result.get(), up.get(), along.get(), MPFR_RNDN);
    mpfr_subnormalize(result.get(), ternary, MPFR_RNDN);
    return mpfr_get_d(result.get(), MPFR_RNDN);
  }

  // Returns the relative error of the pair.
  static double error_of(const Pair& pair, Number& exact) {
    Number rest(300);
    mpfr_sub_d(rest.get(), exact.get(), pair.high, MPFR_RNDN);
    mpfr_sub_d(rest.get(), rest.get(), pair.low, MPFR_RNDN);
    mpfr_div(rest.get(), rest.get(), exact.get(), MPFR_RNDN);
    return std::fabs(mpfr_get_d(rest.get(), MPFR_RNDN));
  }

  static double error_of(const Pair& pair, Function function, double x) {
    Number argument(x, 53);
    Number exact(300);
    function(exact.get(), argument.get(), MPFR_RNDN);
    return error_of(pair, exact);
  }

  long samples_ = 100000;
  Arguments arguments_{7};
};

TEST_F(Mpfr, SinesAndCosines) {
  for (long i = 0; i < samples_; ++i) {
    const std::array<double, 4> kinds = {
        arguments_.uniform(-8.0, 8.0), arguments_.uniform(-600000.0, 600000.0),
        arguments_.near_quarter(), arguments_.of_any_size(-1074, 1024)};
    const double x = kinds[static_cast<std::size_t>(i) % kinds.size()];
    ASSERT_EQ(sin(x), nearest(mpfr_sin, x)) << x;
    ASSERT_EQ(cos(x), nearest(mpfr_cos, x)) << x;
  }
}

TEST_F(Mpfr, ExponentialsAndLogarithms) {
  for (long i = 0; i < samples_; ++i) {
    const std::array<double, 3> kinds = {arguments_.uniform(-746.0, 710.0),
                                         arguments_.uniform(-2.0, 2.0),
                                         arguments_.of_any_size(-60, 0)};
    const double x = kinds[static_cast<std::size_t>(i) % kinds.size()];
    ASSERT_EQ(exp(x), nearest(mpfr_exp, x)) << x;
    if (i % 8 != 0) continue;
    const double y =
        std::fabs(i % 16 == 0 ? arguments_.of_any_size(-1074, 1024) : arguments_.uniform(0.9, 1.1));
    ASSERT_EQ(log(y), nearest(mpfr_log, y)) << y;
  }
}

TEST_F(Mpfr, Angles) {
  for (long i = 0; i < samples_; ++i) {
    const double x = arguments_.uniform(-1.0, 1.0);
    const std::array<std::pair<double, double>, 4> kinds = {
        std::pair{arguments_.of_any_size(-1074, 1024), arguments_.of_any_size(-1074, 1024)},
        std::pair{arguments_.uniform(-1.0, 1.0), x},
        std::pair{x * arguments_.of_any_size(-300, 300), x},
        std::pair{arguments_.whole(1000), arguments_.whole(1000)}};
    const auto& [up, along] = kinds[static_cast<std::size_t>(i) % kinds.size()];
    ASSERT_EQ(atan2(up, along), nearest_angle(up, along)) << up << " " << along;
  }
}

// Checks the error bound of the functions in quick.h, with a margin of a third.
TEST_F(Mpfr, ErrorsOfQuickResults) {
  const double most = kQuickError / 1.5;
  for (long i = 0; i < samples_; ++i) {
    const double angle = i % 2 == 0 ? arguments_.uniform(-8.0, 8.0) : arguments_.near_quarter();
    if (angle == 0.0) continue;
    const auto sine = quick_sine(angle);
    const auto cosine = quick_cosine(angle);
    if (sine) {
      ASSERT_LT(error_of(*sine, mpfr_sin, angle), most) << angle;
      ASSERT_LT(error_of(cosine.value(), mpfr_cos, angle), most) << angle;
    }
    const double power = arguments_.uniform(-0.9, 0.6) * 0x1p3;
    const Exponential exponential = quick_exponential(power);
    const Pair scaled{std::ldexp(exponential.fraction.high, exponential.exponent),
                      std::ldexp(exponential.fraction.low, exponential.exponent)};
    ASSERT_LT(error_of(scaled, mpfr_exp, power), most) << power;
    const double up = arguments_.of_any_size(-20, 20);
    const double along = arguments_.of_any_size(-20, 20);
    Number y(up, 53);
    Number x(along, 53);
    Number exact(300);
    mpfr_atan2(exact.get(), y.get(), x.get(), MPFR_RNDN);
    ASSERT_LT(error_of(quick_angle(up, along).value(), exact), most) << up << " " << along;
  }
}

}  // namespace
}  // namespace flocking::arithmetic
#else
TEST(Mpfr, IsNotInstalled) { GTEST_SKIP() << "no libmpfr-dev"; }
#endif
