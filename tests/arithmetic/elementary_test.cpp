#include "arithmetic/elementary.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/elementary.h"

namespace flocking::arithmetic {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kLeast = 0x1p-1074;
constexpr double kMost = std::numeric_limits<double>::max();

std::uint64_t bits(double number) { return std::bit_cast<std::uint64_t>(number); }

#define EXPECT_SAME(a, b) EXPECT_EQ(bits(a), bits(b)) << (a) << " and " << (b)

// Values whose nearest double is hard to find, including the hardest known ones (Lefevre and Muller
// 2001), and huge angles that are close to a multiple of a quarter turn; expected values by MPFR.
TEST(Elementary, RoundsHardCasesToNearest) {
  EXPECT_EQ(sin(0x1.e0000000001c2p-20), 0x1.dfffffffff02ep-20);
  EXPECT_EQ(sin(0x1.6ac5b262ca1ffp+849), 1.0);
  EXPECT_EQ(cos(0x1.6ac5b262ca1ffp+849), -0x1.14ae72e6ba22fp-61);
  EXPECT_EQ(cos(0x1.921fb54442d18p+0), 0x1.1a62633145c07p-54);
  EXPECT_EQ(sin(0x1.921fb54442d18p+1), 0x1.1a62633145c07p-53);
  EXPECT_EQ(sin(kMost), 0x1.452fc98b34e97p-8);
  EXPECT_EQ(cos(kMost), -0x1.fffe62ecfab75p-1);
  EXPECT_EQ(sin(-0x1p+1023), -0x1.205248cbdb760p-1);
  EXPECT_EQ(cos(0x1p-26), 0x1.fffffffffffffp-1);
  EXPECT_EQ(exp(0x1.83d4bcdebb3f4p+2), 0x1.ac50b409c8aeep+8);
  EXPECT_EQ(exp(0x1.62e42fefa39efp+9), 0x1.fffffffffff2ap+1023);
  EXPECT_EQ(exp(-0x1.6232bdd7abcd2p+9), 0x1.000000000007cp-1022);
  EXPECT_EQ(exp(-0x1.62e42fefa39efp+9), 0x0.400000000001bp-1022);
  EXPECT_EQ(exp(-0x1.74385446d71c3p+9), kLeast);
  EXPECT_EQ(log(0x1.62a88613629b6p+678), 0x1.d6479eba7c971p+8);
  EXPECT_EQ(log(kLeast), -0x1.74385446d71c3p+9);
  EXPECT_EQ(log(0x1.0000000000001p+0), 0x1.fffffffffffffp-53);
  EXPECT_EQ(log(0x1.fffffffffffffp-1), -0x1p-53);
  // Slightly less than 1.5 times the smallest double: not a tie.
  EXPECT_EQ(atan2(3 * kLeast, 2.0), kLeast);
  EXPECT_EQ(atan2(kLeast, 1.5), kLeast);
  EXPECT_EQ(atan2(kLeast, 2.0), 0.0);
  EXPECT_EQ(atan2(0x1.999999999999ap-4, 0x1.3333333333333p-2), 0x1.4978fa3269ee2p-2);
}

TEST(Elementary, HasTheSpecialValuesOfSinesAndCosines) {
  EXPECT_SAME(sin(0.0), 0.0);
  EXPECT_SAME(sin(-0.0), -0.0);
  EXPECT_SAME(sin(-kLeast), -kLeast);
  EXPECT_EQ(cos(0.0), 1.0);
  EXPECT_EQ(cos(-kLeast), 1.0);
  for (const double odd : {kInf, -kInf, kNan}) {
    EXPECT_TRUE(std::isnan(sin(odd)));
    EXPECT_TRUE(std::isnan(cos(odd)));
  }
}

TEST(Elementary, HasTheSpecialValuesOfExponentialsAndLogarithms) {
  EXPECT_EQ(exp(0.0), 1.0);
  EXPECT_EQ(exp(-0.0), 1.0);
  EXPECT_EQ(exp(kLeast), 1.0);
  EXPECT_SAME(exp(-kInf), 0.0);
  EXPECT_EQ(exp(kInf), kInf);
  EXPECT_EQ(exp(709.79), kInf);
  EXPECT_EQ(exp(-745.14), 0.0);
  EXPECT_TRUE(std::isnan(exp(kNan)));
  EXPECT_SAME(log(1.0), 0.0);
  EXPECT_EQ(log(0.0), -kInf);
  EXPECT_EQ(log(-0.0), -kInf);
  EXPECT_EQ(log(kInf), kInf);
  EXPECT_TRUE(std::isnan(log(-1.0)));
  EXPECT_TRUE(std::isnan(log(-kInf)));
  EXPECT_TRUE(std::isnan(log(kNan)));
}

TEST(Elementary, HasTheSpecialValuesOfAngles) {
  const double pi = 0x1.921fb54442d18p+1;
  for (const double sign : {1.0, -1.0}) {
    const auto angle = [&](double y, double x) { return atan2(sign * y, x); };
    EXPECT_SAME(angle(0.0, 0.0), sign * 0.0);
    EXPECT_SAME(angle(0.0, -0.0), sign * pi);
    EXPECT_SAME(angle(0.0, 5.0), sign * 0.0);
    EXPECT_SAME(angle(0.0, -5.0), sign * pi);
    EXPECT_SAME(angle(5.0, -0.0), sign * pi / 2);
    EXPECT_SAME(angle(kInf, 5.0), sign * pi / 2);
    EXPECT_SAME(angle(kInf, kInf), sign * pi / 4);
    EXPECT_SAME(angle(kInf, -kInf), sign * 0x1.2d97c7f3321d2p+1);
    EXPECT_SAME(angle(5.0, kInf), sign * 0.0);
    EXPECT_SAME(angle(5.0, -kInf), sign * pi);
    EXPECT_SAME(angle(kLeast, kMost), sign * 0.0);
    EXPECT_SAME(angle(kLeast, -kMost), sign * pi);
    EXPECT_SAME(angle(kMost, kLeast), sign * pi / 2);
    EXPECT_SAME(angle(kMost, -kMost), sign * 0x1.2d97c7f3321d2p+1);
  }
  EXPECT_TRUE(std::isnan(atan2(kNan, 1.0)));
  EXPECT_TRUE(std::isnan(atan2(0.0, kNan)));
}

TEST(Elementary, IsWhatTheOracleFindsByAnotherWay) {
  std::mt19937_64 random(4);
  const auto uniform = [&](double low, double high) {
    return low + (high - low) * (static_cast<double>(random() >> 11U) * 0x1p-53);
  };
  for (int i = 0; i < 100000; ++i) {
    const double angle = i % 2 == 0 ? uniform(-7.0, 7.0) : uniform(-1e6, 1e6);
    ASSERT_EQ(sin(angle), oracle::sin(angle)) << angle;
    ASSERT_EQ(cos(angle), oracle::cos(angle)) << angle;
    const double power = i % 2 == 0 ? uniform(-2.0, 1.0) : uniform(-746.0, 710.0);
    ASSERT_EQ(exp(power), oracle::exp(power)) << power;
    const double x = std::ldexp(uniform(-1.0, 1.0), static_cast<int>(random() % 80) - 40);
    const double y = std::ldexp(uniform(-1.0, 1.0), static_cast<int>(random() % 80) - 40);
    ASSERT_EQ(atan2(y, x), oracle::atan2(y, x)) << y << " " << x;
  }
}

TEST(Elementary, KnowsPowersOfTen) {
  EXPECT_EQ(power_of_ten(0), 1.0);
  EXPECT_EQ(power_of_ten(22), 1e22);
  EXPECT_EQ(power_of_ten(23), 1e23);
  EXPECT_EQ(power_of_ten(-5), 1e-5);
  EXPECT_EQ(power_of_ten(308), 1e308);
  EXPECT_EQ(power_of_ten(309), kInf);
  EXPECT_EQ(power_of_ten(-323), 1e-323);
  EXPECT_EQ(power_of_ten(-324), 0.0);
  for (int exponent = -300; exponent <= 300; ++exponent) {
    const double power = power_of_ten(exponent);
    EXPECT_EQ(decimal_exponent(power), exponent);
    EXPECT_EQ(decimal_exponent(-9.9 * power), exponent);
    EXPECT_EQ(decimal_exponent(std::nextafter(power, 0.0)), exponent - 1);
  }
  EXPECT_EQ(decimal_exponent(0.0), 0);
  EXPECT_EQ(decimal_exponent(kInf), 0);
  EXPECT_EQ(decimal_exponent(kNan), 0);
}

// The decimal exponent is that of the shortest digits that parse as the same double.
TEST(Elementary, KnowsTheDecimalExponentOfAnyDouble) {
  std::mt19937_64 random(9);
  std::vector<double> numbers = {5e-324,
                                 1e-323,
                                 9.9e-324,
                                 2.2250738585072014e-308,
                                 1e23,
                                 9.999999999999999e22,
                                 std::numeric_limits<double>::max()};
  for (int i = 0; i < 100'000; ++i) {
    const double number = std::bit_cast<double>(random());
    if (number != 0.0 && std::isfinite(number)) numbers.push_back(number);
  }
  for (const double number : numbers) {
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::scientific);
    const std::string_view digits(text.data(), static_cast<std::size_t>(end.ptr - text.data()));
    ASSERT_EQ(decimal_exponent(number), std::stoi(std::string(digits.substr(digits.find('e') + 1))))
        << digits;
  }
}

}  // namespace
}  // namespace flocking::arithmetic
