#include "io/number_format.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

#include "core/constants.h"
#include "io/decimal_samples.h"

namespace flocking::io {
namespace {

std::string printed(double value) {
  std::array<char, kMaxNumberBytes> buffer{};
  return {buffer.data(), write_three_decimals(buffer.data(), value)};
}

TEST(WriteThreeDecimals, RoundsTiesToEven) {
  EXPECT_EQ(printed(1.0625), "1.062");
  EXPECT_EQ(printed(0.0625), "0.062");
  EXPECT_EQ(printed(-0.3125), "-0.312");
  EXPECT_EQ(printed(0.1875), "0.188");
  EXPECT_EQ(printed(2.5625), "2.562");
  EXPECT_EQ(printed(1048576.0625), "1048576.062");
  EXPECT_EQ(printed(std::nextafter(1.0625, 2.0)), "1.063");
  EXPECT_EQ(printed(std::nextafter(0.1875, 0.0)), "0.187");
}

TEST(WriteThreeDecimals, RoundsTheBinaryValueNotTheDecimalOne) {
  EXPECT_EQ(printed(0.0005), "0.001") << "the double lies above the tie";
  EXPECT_EQ(printed(0.0015), "0.002");
  EXPECT_EQ(printed(1.0005), "1.000") << "the double lies below the tie";
  EXPECT_EQ(printed(2.0015), "2.002");
  EXPECT_EQ(printed(1.0045), "1.004");
}

TEST(WriteThreeDecimals, KeepsTheSignOfZero) {
  EXPECT_EQ(printed(0.0), "0.000");
  EXPECT_EQ(printed(-0.0), "-0.000");
  EXPECT_EQ(printed(-0.0001), "-0.000");
  EXPECT_EQ(printed(std::numeric_limits<double>::denorm_min()), "0.000");
  EXPECT_EQ(printed(-std::numeric_limits<double>::min()), "-0.000");
}

TEST(WriteThreeDecimals, PrintsInfinitiesAndNanAsC) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(printed(infinity), "inf");
  EXPECT_EQ(printed(-infinity), "-inf");
  EXPECT_EQ(printed(std::copysign(nan, 1.0)), "nan");
  EXPECT_EQ(printed(std::copysign(nan, -1.0)), "-nan");
}

TEST(WriteThreeDecimals, FillsEveryGroupOfDigits) {
  EXPECT_EQ(printed(999.9995), "1000.000");
  EXPECT_EQ(printed(999.999), "999.999");
  EXPECT_EQ(printed(1000.0), "1000.000");
  EXPECT_EQ(printed(1000007.045), "1000007.045");
  EXPECT_EQ(printed(-4503599627370.495), "-4503599627370.495") << "the last on the fast road";
  EXPECT_EQ(printed(4503599627370.496), "4503599627370.496") << "the first beyond";
  EXPECT_EQ(printed(1e15), "1000000000000000.000");
  EXPECT_EQ(printed(std::numeric_limits<double>::max()).size(), 309U + 4U);
}

// FLOCKING_NUMBER_SAMPLES=1000000000 makes this a thorough test that takes a night.
TEST(WriteThreeDecimals, AgreesWithPrintfOnMillions) {
  const char* wish = std::getenv("FLOCKING_NUMBER_SAMPLES");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 10'000'000;
  std::array<char, kMaxNumberBytes> ours{};
  std::array<char, kMaxNumberBytes> theirs{};
  for (std::uint64_t i = 0; i < count; ++i) {
    const double value = testing::decimal_sample(i);
    const auto size =
        static_cast<std::size_t>(write_three_decimals(ours.data(), value) - ours.data());
    const int expected = std::snprintf(theirs.data(), theirs.size(), "%.3f", value);
    ASSERT_TRUE(static_cast<int>(size) == expected &&
                std::memcmp(ours.data(), theirs.data(), size) == 0)
        << "sample " << i << ": " << theirs.data() << " printed as "
        << std::string(ours.data(), size);
  }
}

}  // namespace
}  // namespace flocking::io
