#include "variant/play.h"

#include <gtest/gtest.h>

#include <string>

#include "oracle/random_assignment.h"
#include "oracle/textbook.h"

namespace flocking::explain {
namespace {

// Two agents with all forces off, three time steps.
const std::string kInput =
    "0 0 1 0 0 0 0 2\n"
    "1 2 10 0\n"
    "-3 4 0 -1\n"
    "0.1\n"
    "0.2\n"
    "0.5\n";

std::string played(const std::string& choices, const std::string& input = kInput) {
  return play(parse_variant(choices), input);
}

const std::string kFirst = "2.000 2.000 10.000 0.000\n-3.000 3.900 0.000 -1.000\n";
const std::string kSecond = "4.000 2.000 10.000 0.000\n-3.000 3.700 0.000 -1.000\n";
const std::string kThird = "9.000 2.000 10.000 0.000\n-3.000 3.200 0.000 -1.000\n";

TEST(Play, PrintsEachStep) { EXPECT_EQ(played(""), kFirst + kSecond + kThird); }

TEST(Play, FollowsTheTextbookByDefault) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    const std::string input = ::oracle::random_assignment(seed);
    ASSERT_EQ(played("", input), ::oracle::textbook(input, ::oracle::Rules::kCourse)) << input;
    ASSERT_EQ(played("course-tests", input),
              ::oracle::textbook(input, ::oracle::Rules::kCourseTests))
        << input;
  }
}

TEST(Play, ReadsTimeStepsAsChosen) {
  EXPECT_EQ(played("reading.steps=first-only"), kFirst);
  EXPECT_EQ(played("reading.steps=first-lost"),
            "3.000 2.000 10.000 0.000\n-3.000 3.800 0.000 -1.000\n"
            "8.000 2.000 10.000 0.000\n-3.000 3.300 0.000 -1.000\n");
  EXPECT_EQ(played("reading.steps=two-per-step"),
            "3.000 2.000 10.000 0.000\n-3.000 3.800 0.000 -1.000\n");
  EXPECT_EQ(played("reading.steps=last-repeated"),
            kFirst + kSecond + kThird + "14.000 2.000 10.000 0.000\n-3.000 2.700 0.000 -1.000\n");
}

TEST(Play, ReadsInTheChosenOrder) {
  EXPECT_EQ(played("reading.order=velocity-first", "0 0 1 0 0 0 0 1 1 2 3 4 1"),
            "4.000 6.000 1.000 2.000\n");
  // A radius of 1 includes the other agent at distance 1, a radius of 0 does not.
  const std::string apart = " 2\n0 0 0 0\n1 0 0 0\n1\n";
  EXPECT_EQ(played("", "1 0 9 0 1 0 0" + apart),
            played("reading.separation-first", "0 1 9 0 1 0 0" + apart));
  EXPECT_EQ(played("", "0 2 9 0.5 0 1 0" + apart),
            played("reading.maximum-last", "0 2 0.5 9 0 1 0" + apart));
  EXPECT_EQ(played("", "1 1 9 0 0.25 0.5 0" + apart),
            played("reading.weights-swapped", "1 1 9 0 0.5 0.25 0" + apart));
}

TEST(Play, LosesTheFirstCharacter) {
  EXPECT_EQ(played("reading.character-eaten", "x" + kInput), played(""));
  EXPECT_EQ(played("reading.character-eaten", "1" + kInput), played(""));
}

TEST(Play, EndsAtAnEmptyLine) {
  const std::string input = "0 0 1 0 0 0 0 1\n1 1 1 1\n1\n \n1\n";
  EXPECT_EQ(played("", input), "2.000 2.000 1.000 1.000\n3.000 3.000 1.000 1.000\n");
  EXPECT_EQ(played("reading.crash", input), "2.000 2.000 1.000 1.000\n");
  EXPECT_EQ(played("reading.crash", "\n" + input), "");
}

TEST(Play, EndsWhereNumbersEnd) {
  EXPECT_EQ(played("", "1 1 1 1"), "");
  EXPECT_EQ(played("", "0 0 1 0 0 0 0 2\n1 1 1 1\n"), "");
  EXPECT_EQ(played("", "0 0 1 0 0 0 0 1\n1 1 1 1\n1 two 3\n"), "2.000 2.000 1.000 1.000\n");
  EXPECT_EQ(played("", "0 0 1 0 0 0 0 1e300\n1 1 1 1\n1\n"), "");
  EXPECT_EQ(played("", ""), "");
}

TEST(Play, PrintsAsChosen) {
  const std::string input = "0 0 1 0 0 0 0 2 1 2 0.125 0 3 4 0 1234567.5 1";
  EXPECT_EQ(played("printing.digits=two", input),
            "1.12 2.00 0.12 0.00\n3.00 1234571.50 0.00 1234567.50\n");
  EXPECT_EQ(played("printing.digits=six", input),
            "1.125000 2.000000 0.125000 0.000000\n3.000000 1234571.500000 0.000000 "
            "1234567.500000\n");
  EXPECT_EQ(played("printing.digits=short", input),
            "1.125 2 0.125 0\n3 1.23457e+06 0 1.23457e+06\n");
  EXPECT_EQ(played("printing.columns=velocity-first", input),
            "0.125 0.000 1.125 2.000\n0.000 1234567.500 3.000 1234571.500\n");
  EXPECT_EQ(played("printing.columns=position-only", input), "1.125 2.000\n3.000 1234571.500\n");
  EXPECT_EQ(played("printing.agents=descending", input),
            "3.000 1234571.500 0.000 1234567.500\n1.125 2.000 0.125 0.000\n");
  EXPECT_EQ(played("printing.agents=last-missing", input), "1.125 2.000 0.125 0.000\n");
  EXPECT_EQ(played("printing.start=first", input),
            "1.000 2.000 0.125 0.000\n3.000 4.000 0.000 1234567.500\n"
            "1.125 2.000 0.125 0.000\n3.000 1234571.500 0.000 1234567.500\n");
}

}  // namespace
}  // namespace flocking::explain
