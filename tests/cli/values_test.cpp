#include "cli/values.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "base/error.h"

namespace flocking::cli {
namespace {

std::string refused(const std::function<void()>& understand) {
  try {
    understand();
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

TEST(WholeNumber, TakesWhatLiesBetween) {
  EXPECT_EQ(whole_number("1", "--n", 1, 3), 1U);
  EXPECT_EQ(whole_number("03", "--n", 1, 3), 3U);
  EXPECT_EQ(whole_number("18446744073709551615", "--n", 1), UINT64_MAX);
}

TEST(WholeNumber, SaysWhatItExpects) {
  for (const std::string text : {"", "0", "4", "-1", "+2", "2.0", " 2", "18446744073709551616"}) {
    EXPECT_EQ(refused([&] { whole_number(text, "--n", 1, 3); }),
              "--n: expected a whole number from 1 to 3, found '" + text + "'");
  }
  EXPECT_EQ(refused([] { whole_number("1", "--n", 2); }),
            "--n: expected a whole number of at least 2, found '1'");
}

TEST(NumberFromZero, IsFiniteAndNotBelow) {
  EXPECT_EQ(number_from_zero("0", "--p"), 0.0);
  EXPECT_EQ(number_from_zero("2.5e3", "--p"), 2500.0);
  for (const std::string text : {"", "-1", "nan", "inf", "1e999", "1,5"}) {
    EXPECT_EQ(refused([&] { number_from_zero(text, "--p"); }),
              "--p: expected a number of at least 0, found '" + text + "'");
  }
}

TEST(NumberAboveZero, IsBoundedOnBothSides) {
  EXPECT_EQ(number_above_zero("0.25", "--s"), 0.25);
  EXPECT_EQ(number_above_zero("1e9", "--s"), 1e9);
  for (const std::string text : {"", "0", "-1", "nan", "inf", "1e999", "1,5"}) {
    EXPECT_EQ(refused([&] { number_above_zero(text, "--s"); }),
              "--s: expected a number above 0, found '" + text + "'");
  }
  EXPECT_EQ(refused([] { number_above_zero("1e300", "--s"); }),
            "--s: expected a number of at most 1000000000, found '1e300'");
}

TEST(Tolerance, IsKeptAsWritten) {
  for (const std::string text : {"0", "-0", "1e-30", "0.10", "1e300"}) {
    EXPECT_EQ(tolerance(text, "--x"), text);
  }
}

TEST(Tolerance, SaysWhatItExpects) {
  for (const std::string text : {"", "-1", "nan", "inf", "1e", " 1"}) {
    EXPECT_EQ(refused([&] { static_cast<void>(tolerance(text, "--x")); }),
              "--x: expected a number of at least 0, found '" + text + "'");
  }
}

TEST(Names, MayBeAnythingButEmpty) {
  for (const std::string text : {"-", "a b", " ", "="}) {
    EXPECT_EQ(file_name(text, "--f"), text);
    EXPECT_EQ(folder_name(text, "--f"), text);
  }
  EXPECT_EQ(refused([] { static_cast<void>(file_name("", "--f")); }),
            "--f: expected a file name, found ''");
  EXPECT_EQ(refused([] { static_cast<void>(folder_name("", "--f")); }),
            "--f: expected a folder name, found ''");
}

TEST(Chosen, IsTheValueOfTheWord) {
  constexpr std::array<Choice<int>, 2> kChoices = {{{"first", 1}, {"second", 2}}};
  EXPECT_EQ(chosen(kChoices, "first", "--c"), 1);
  EXPECT_EQ(chosen(kChoices, "second", "--c"), 2);
  EXPECT_EQ(refused([&] { chosen(kChoices, "secnd", "--c"); }),
            "--c: expected one of: first, second, found 'secnd'; did you mean second?");
  EXPECT_EQ(refused([&] { chosen(kChoices, "", "--c"); }),
            "--c: expected one of: first, second, found ''");
}

}  // namespace
}  // namespace flocking::cli
