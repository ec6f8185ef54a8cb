// Tests of ticks and decimals.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "plot/decimals.h"
#include "plot/ticks.h"

namespace flocking::plot {
namespace {

std::string labels(double low, double high, int most) {
  std::string text;
  for (const Tick& tick : ticks(low, high, most)) text += (text.empty() ? "" : " ") + tick.label;
  return text;
}

TEST(Ticks, AreEasyToRead) {
  EXPECT_EQ(labels(0, 10, 5), "0 2 4 6 8 10");
  EXPECT_EQ(labels(-3, 3, 8), "-3 -2 -1 0 1 2 3");
  EXPECT_EQ(labels(-0.07, 0.31, 4), "0 0.1 0.2 0.3");
  EXPECT_EQ(labels(0.0004, 0.0011, 7), "0.0004 0.0005 0.0006 0.0007 0.0008 0.0009 0.0010 0.0011");
  EXPECT_EQ(labels(1200, 4900, 4), "2000 3000 4000");
  EXPECT_EQ(labels(-100000, 300000, 4), "-100000 0 100000 200000 300000");
  EXPECT_EQ(labels(-2e12, 4.1e12, 3), "-2e12 0 2e12 4e12");
  EXPECT_EQ(labels(0, 1e15, 5), "0 2e14 4e14 6e14 8e14 1e15");
}

TEST(Ticks, AreMultiplesOfOneTwoOrFiveWithinTheAxis) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> exponent(-3, 15);
  std::uniform_real_distribution<double> part(-20, 20);
  for (int i = 0; i < 20'000; ++i) {
    const double span = std::pow(10.0, exponent(random));
    const double low = span * part(random);
    const int most = 2 + i % 12;
    const std::vector<Tick> found = ticks(low, low + span, most);
    ASSERT_GE(found.size(), static_cast<std::size_t>(std::max(1, most / 3 - 1)))
        << low << " " << span;
    ASSERT_LE(found.size(), static_cast<std::size_t>(most + 1)) << low << " " << span;
    for (const Tick& tick : found) {
      EXPECT_GE(tick.at, low - 1e-9 * span);
      EXPECT_LE(tick.at, low + span * (1 + 1e-9));
      EXPECT_NEAR(std::stod(tick.label), tick.at, 1e-9 * span) << "the label tells the place";
    }
    if (found.size() < 2) continue;
    const double step = found[1].at - found[0].at;
    const double leading = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    EXPECT_TRUE(std::fabs(leading - 1) < 1e-6 || std::fabs(leading - 2) < 1e-6 ||
                std::fabs(leading - 5) < 1e-6)
        << step;
  }
}

TEST(RoundNumber, IsTheLargestBelow) {
  EXPECT_EQ(round_number_below(1).text(), "1");
  EXPECT_EQ(round_number_below(1.99).text(), "1");
  EXPECT_EQ(round_number_below(4.99).text(), "2");
  EXPECT_EQ(round_number_below(9.99).text(), "5");
  EXPECT_EQ(round_number_below(0.0011).text(), "0.001");
  EXPECT_EQ(round_number_below(1000).text(), "1000");
  EXPECT_EQ(round_number_below(7e-9).text(), "5e-9");
}

std::string by_printf(double value) {
  char text[64];
  return {text, static_cast<std::size_t>(std::snprintf(text, sizeof text, "%.3f", value))};
}

TEST(Decimals, AreThoseThatTheSimulatorPrints) {
  EXPECT_EQ(printed(-0.0), "-0.000");
  EXPECT_EQ(printed_thousandths(-0.0004), 0);
  EXPECT_EQ(decimals_of(0), "0.000");
  EXPECT_EQ(decimals_of(-7), "-0.007");
  EXPECT_EQ(decimals_of(1234), "1.234");
  EXPECT_EQ(decimals_of(-1'000'000'000'000'000'000), "-1000000000000000.000");
  std::mt19937_64 random(2);
  std::uniform_real_distribution<double> exponent(-5, 15);
  for (int i = 0; i < 20'000; ++i) {
    const double value = (i % 2 == 0 ? 1 : -1) * std::pow(10.0, exponent(random));
    const std::string text = by_printf(value);
    EXPECT_EQ(printed(value), text);
    if (text != "-0.000") {
      EXPECT_EQ(decimals_of(printed_thousandths(value)), text);
    }
  }
}

TEST(Origin, KeepsTheLastDigitsFarAway) {
  const Origin origin{1'000'000'000'000'000, -5000};
  EXPECT_EQ(origin.to({1e12 + 0.125, -5.001}), (Vec2{0.125, -0.001}));
  EXPECT_EQ(Origin{}.to({0.0004, 2.5}), (Vec2{0.0, 2.5})) << "as it is printed";
}

}  // namespace
}  // namespace flocking::plot
