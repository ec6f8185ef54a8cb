#include "replay/printed_value.h"

#include <gtest/gtest.h>

#include <string>

#include "replay/expectation.h"
#include "replay/recording.h"
#include "replay/track_builder.h"

namespace flocking::replay {
namespace {

std::string read(const std::string& text, int decimals = 3) {
  const Reading reading = read_value(judge::classify(text), decimals);
  if (!reading.is_number) return "no number";
  return std::to_string(reading.units) + (reading.is_spelled ? " spelled" : "");
}

TEST(ReadValue, TakesWhatIsPrintedAsUsual) {
  EXPECT_EQ(read("0.000"), "0");
  EXPECT_EQ(read("-0.001"), "-1");
  EXPECT_EQ(read("12.345"), "12345");
  EXPECT_EQ(read("-12", 0), "-12");
  EXPECT_EQ(read("1.5", 1), "15");
  EXPECT_EQ(read("0.000001", 6), "1");
}

TEST(ReadValue, ReportsUnusualSpellings) {
  EXPECT_EQ(read("-0.000"), "0 spelled");
  EXPECT_EQ(read("1.5"), "1500 spelled");
  EXPECT_EQ(read("+1.500"), "1500 spelled");
  EXPECT_EQ(read("01.500"), "1500 spelled");
  EXPECT_EQ(read(".500"), "500 spelled");
  EXPECT_EQ(read("1e3"), "1000000 spelled");
  EXPECT_EQ(read("5.", 0), "5 spelled");
  EXPECT_EQ(read("-0", 0), "0 spelled");
}

TEST(ReadValue, RoundsHalfAwayFromZero) {
  EXPECT_EQ(read("0.0004"), "0 spelled");
  EXPECT_EQ(read("0.0005"), "1 spelled");
  EXPECT_EQ(read("-0.0005"), "-1 spelled");
  EXPECT_EQ(read("1.23449999999999999999999999999"), "1234 spelled");
  EXPECT_EQ(read("1.23450000000000000000000000000"), "1235 spelled");
  EXPECT_EQ(read("-7.5", 0), "-8 spelled");
}

TEST(ReadValue, KnowsNoNumberOutsideOfItsRange) {
  EXPECT_EQ(read("1125899906842.623"), "1125899906842623");
  EXPECT_EQ(read("-1125899906842.623"), "-1125899906842623");
  for (const char* text : {"1125899906842.624", "-1125899906842.624", "1e30", "-1e400", "nan",
                           "inf", "oops", "1,5", "0x10"}) {
    EXPECT_EQ(read(text), "no number") << text;
  }
  EXPECT_EQ(read("1125899906842.623", 6), "no number");
  EXPECT_EQ(read("1e-400"), "0 spelled");
}

TEST(ShownToken, IsPrintableAndShort) {
  EXPECT_EQ(shown_token("oops"), "oops");
  EXPECT_EQ(shown_token(std::string(40, 'x')), std::string(40, 'x'));
  EXPECT_EQ(shown_token(std::string(41, 'x')), std::string(37, 'x') + "...");
  EXPECT_EQ(shown_token("\x1b[31m"), "\\x1b[31m");
  EXPECT_LE(shown_token(std::string(100, '\x01')).size(), 40U);
  EXPECT_LE(shown_token(std::string(39, '\xff')).size(), 40U);
}

int usual(const std::string& output) {
  const std::uint64_t steps[] = {0, 1};
  return usual_decimals(output, 1, steps);
}

TEST(UsualDecimals, AreThoseOfNearlyAllNumbers) {
  EXPECT_EQ(usual("1.000 2.000 3.000 4.000"), 3);
  EXPECT_EQ(usual("1 2 3 4"), 0);
  EXPECT_EQ(usual("1.25 2.25 3.25 nan"), 2);
  EXPECT_EQ(usual("1.25 2.25 3.25 4"), 6);
  EXPECT_EQ(usual("1.123456789 2.123456789 3.123456789 4.123456789"), 6);
  EXPECT_EQ(usual("1e5 oops"), 3);
  EXPECT_EQ(usual(""), 3);
  EXPECT_EQ(usual("1.00 1.00 1.00 1.00 7 7 7 7"), 2) << "the other steps are not looked at";
}

TEST(WithDecimals, RoundsHalfAwayFromZero) {
  EXPECT_EQ(with_decimals(1234, 3), 1234);
  EXPECT_EQ(with_decimals(-1234, 5), -123400);
  EXPECT_EQ(with_decimals(1235, 2), 124);
  EXPECT_EQ(with_decimals(-1235, 2), -124);
  EXPECT_EQ(with_decimals(1499, 0), 1);
  EXPECT_EQ(with_decimals(-1500, 0), -2);
}

TEST(DecimalsThatFit, AreFewerWhereNumbersAreLarge) {
  Track track;
  track.values = {-5, 1000};
  EXPECT_EQ(decimals_that_fit(track, 6), 6);
  EXPECT_EQ(decimals_that_fit(track, 2), 2);
  track.values.push_back(-(kMostUnits - 1));
  EXPECT_EQ(decimals_that_fit(track, 6), 3);
  track.values = {kMostUnits / 10 - 1};
  EXPECT_EQ(decimals_that_fit(track, 6), 4);
}

}  // namespace
}  // namespace flocking::replay
