#include "observe/layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace flocking::explain {
namespace {

using ::testing::ElementsAre;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<double> numbers(std::string_view output, const LineShape& shape = {},
                            std::size_t width = 4) {
  return numbers_in(output, shape, width).value_or(std::vector<double>{-999});
}

TEST(Numbers, StandBeforeOthersToo) {
  EXPECT_EQ(numbers_in("1 2 3\n4 5 6\n", "# # #", 2, 1), (std::vector<double>{1, 2, 4, 5}));
  EXPECT_EQ(numbers_in("1 2 3\n", "# # #", 2, 2), std::vector<double>{});
  EXPECT_EQ(numbers_in_lines("step 1\n1 2 3\n", "# # #"), 3U);
  EXPECT_EQ(numbers_in_lines("1 2 3\n", ""), 0U);
  EXPECT_EQ(numbers_per_line("1 2 3\n\n4 5 6\n"), std::size_t{3});
  EXPECT_EQ(numbers_per_line("1 2 3\n4 5\n"), std::nullopt);
  EXPECT_EQ(numbers_per_line("none\n"), std::nullopt);
}

TEST(LineShapes, AreEmptyFirstWhereThereAreOnlyNumbers) {
  EXPECT_THAT(line_shapes("1 2 3 4\n-5 6.5 7e3 8\n"), ElementsAre("", "# # # #"));
  EXPECT_THAT(line_shapes(""), ElementsAre(""));
  EXPECT_THAT(line_shapes("\n\n"), ElementsAre(""));
  EXPECT_THAT(line_shapes("1\n2\n3\n4\n"), ElementsAre(""));
}

TEST(LineShapes, AreSortedByFrequency) {
  const std::string output =
      "Step 1, dt 0.5\n1 2 3 4\n1 2 3 4\nStep 2, dt 0.25\n5 6 7 8\ndone after 2\n";
  EXPECT_THAT(line_shapes(output), ElementsAre("# # # #", "Step #, dt #"));
}

TEST(LineShapes, IgnoreBlanksAndNumbersThemselves) {
  EXPECT_THAT(line_shapes("  x:  1 2\nx: -3.5\t 4e2 \r\nx: nan inf\n"), ElementsAre("x: # #"));
}

TEST(LineShapes, AreFewWhateverIsPrinted) {
  std::string output;
  for (int i = 0; i < 500; ++i) output += std::string(static_cast<std::size_t>(i), 'a') + " 1 2\n";
  EXPECT_LE(line_shapes(output).size(), 8U);
}

TEST(NumbersIn, AreAllForTheEmptyShape) {
  EXPECT_THAT(numbers("1 2 3 4\n5 6\n7 8"), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
  EXPECT_THAT(numbers("1 2 3 4 5 6 7 8"), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
  EXPECT_THAT(numbers(""), ElementsAre());
  EXPECT_EQ(numbers_in("1 2 3 4\nend\n", "", 4), std::nullopt);
}

TEST(NumbersIn, AreTheLastOfLinesOfTheShape) {
  const std::string output =
      "hello\nagent 1: (1.5, 2) v=(-3, 4)\nsome 7 8\nagent 2: (5, 6) v=(7, 8)\n";
  const std::vector<LineShape> shapes = line_shapes(output);
  ASSERT_FALSE(shapes.empty());
  EXPECT_THAT(numbers(output, shapes.front()), ElementsAre(1.5, 2, -3, 4, 5, 6, 7, 8));
  EXPECT_THAT(numbers(output, shapes.front(), 2), ElementsAre(-3, 4, 7, 8));
  EXPECT_THAT(numbers(output, "no such shape"), ElementsAre());
}

TEST(NumbersIn, AreReadBetweenPunctuation) {
  EXPECT_THAT(numbers("[1, 2, 3, 4]\n", line_shapes("[1, 2, 3, 4]").front()),
              ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(numbers("1,2,3,4\n", line_shapes("1,2,3,4").front()), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(numbers("x=1;y=2|<3>{4}", line_shapes("x=1;y=2|<3>{4}").front()),
              ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(numbers("+1 -2 .5 -.25e1"), ElementsAre(1, -2, 0.5, -2.5));
}

TEST(NumbersIn, AreNotGluedToWords) {
  const std::string output = "agent3 1 2 3 4\nagent12 5 6 7 8\n";
  const std::vector<LineShape> shapes = line_shapes(output);
  EXPECT_THAT(shapes, ElementsAre("agent# # # # #")) << "the number of an agent changes no shape";
  EXPECT_THAT(numbers(output, shapes.front()), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
  EXPECT_THAT(numbers(output, shapes.front(), 5), ElementsAre()) << "there are but four";
  EXPECT_THAT(line_shapes("1a 2b 1.2.3 0x10 --4\n"), ElementsAre());
}

TEST(NumbersIn, HaveAllSpellingsOfNanAndInfinity) {
  const std::vector<double> found =
      numbers("nan -nan NaN NAN\ninf -inf Infinity -Infinity\n+inf INF 1e999 -1e999\n");
  ASSERT_EQ(found.size(), 12U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(std::isnan(found[i])) << i;
  EXPECT_EQ(found[4], kInfinity);
  EXPECT_EQ(found[5], -kInfinity);
  EXPECT_EQ(found[6], kInfinity);
  EXPECT_EQ(found[7], -kInfinity);
  EXPECT_EQ(found[8], kInfinity);
  EXPECT_EQ(found[9], kInfinity);
  EXPECT_EQ(found[10], kInfinity) << "too large";
  EXPECT_EQ(found[11], -kInfinity) << "too large, below zero";
}

TEST(NumbersIn, AreZeroWhereTheyAreTooSmall) {
  EXPECT_THAT(numbers("1e-999 -1e-999 2e-400 0\n"), ElementsAre(0, 0, 0, 0));
}

// Numbers as programs compiled by MSVC print them.
TEST(NumbersIn, HaveNanWithItsKind) {
  const std::string output = "-nan(ind) 2 3 4\n";
  EXPECT_EQ(numbers(output, line_shapes(output).front()).size(), 4U);
}

TEST(WrittenDigits, AreThoseOfAllNumbers) {
  EXPECT_EQ(written_digits("1.000 2.125 -3.500 4.250\n", "", 4).decimals, 3);
  EXPECT_EQ(written_digits("1 2 3 4\n", "", 4).decimals, 0);
  EXPECT_EQ(written_digits("1.50 nan 2.50 inf\n", "", 4).decimals, 2) << "NaN has none";
  EXPECT_EQ(written_digits("nan nan nan nan\n", "", 4).most_significant, 0);
}

TEST(WrittenDigits, VaryWhereZerosAreNotPrinted) {
  const WrittenDigits rounded = written_digits("1 2.1 3.125 1234567.5\n", "", 4);
  EXPECT_EQ(rounded.decimals, -1);
  EXPECT_EQ(rounded.most_decimals, 3);
  EXPECT_EQ(rounded.most_significant, 8);
  const WrittenDigits shorter = written_digits("1.23457e+06 0.000123456 12 1.5\n", "", 4);
  EXPECT_EQ(shorter.decimals, -1);
  EXPECT_EQ(shorter.most_significant, 6);
  EXPECT_GT(shorter.most_decimals, 3);
}

TEST(WrittenDigits, DoNotCountLabels) {
  EXPECT_EQ(written_digits("step 1 of 12345678\nA 1.50 2.25\nB 1.50 2.25\n", "A # #", 2).decimals,
            2);
}

}  // namespace
}  // namespace flocking::explain
