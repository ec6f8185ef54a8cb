#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "explain/explainer.h"
#include "observe/input_layout.h"
#include "programs.h"
#include "variant/play.h"

/// Programs that read numbers into an int. They print nothing if a number is not an integer.
namespace flocking::explain {
namespace {

using testing::told;

template <class Radius, class Other>
Program reads_by(const Variant& variant) {
  return [variant](const std::string& input) {
    std::istringstream in(input);
    Radius cohesion{};
    Radius separation{};
    Radius alignment{};
    Other maximum{};
    Other weight{};
    int count = 0;
    in >> cohesion >> separation >> maximum >> alignment >> weight >> weight >> weight >> count;
    RunResult result;
    if (count > 0) result.output = play(variant, input);
    return result;
  };
}

const PartFinding& part_of(const Explanation& found, const std::string& name) {
  return *std::find_if(found.parts.begin(), found.parts.end(),
                       [&](const PartFinding& part) { return part.part == name; });
}

void expect_lost(const Program& program, const std::string& code) {
  const Explanation found = explain(program, {});
  EXPECT_EQ(found.status, Status::kPartly) << told(found);
  EXPECT_EQ(found.unknown, std::vector<std::string>{"reading"}) << told(found);
  EXPECT_EQ(text_of(found.variant), "separation.term=unit alignment.self=without") << told(found);
  EXPECT_EQ(part_of(found, "cohesion").knowledge, Knowledge::kRight);
  EXPECT_EQ(part_of(found, "separation").knowledge, Knowledge::kDescribed);
  const std::vector<Fact>& facts = part_of(found, "reading").facts;
  ASSERT_EQ(facts.size(), 1U) << told(found);
  EXPECT_EQ(facts[0].code, code);
  EXPECT_NE(facts[0].sentence.find("has decimals"), std::string::npos) << facts[0].sentence;
  EXPECT_EQ(program(facts[0].input).output, "") << facts[0].input;
  EXPECT_EQ(found.reason, "it is unknown how the program treats numbers with decimals");
}

const Variant& wrong_forces() {
  static const Variant kVariant = parse_variant("separation.term=unit alignment.self=without");
  return kVariant;
}

TEST(WholeNumbers, OfRadiiAreWhatIsReadByAnInt) {
  expect_lost(reads_by<int, double>(wrong_forces()), "lost-unless-whole-radii");
}

TEST(WholeNumbers, OfAllParametersAreWhatIsReadByAnInt) {
  expect_lost(reads_by<int, int>(wrong_forces()), "lost-unless-whole-parameters");
}

TEST(WholeNumbers, AreNotAskedForWhereAllNumbersAreRead) {
  const Explanation found = explain(reads_by<double, double>(wrong_forces()), {});
  EXPECT_EQ(found.status, Status::kExplained) << told(found);
}

TEST(InputLayout, RoundsUpRadiiOrAllParameters) {
  const std::string input = "6.5 0.001 1.25 1e3 0 -2.5 7\n1\n0.5 1 2 3\n0.1\n";
  EXPECT_EQ(laid_out(input, {.whole = WholeNumbers::kRadii}),
            "7 1 1.25 1000 0 -2.5 7\n1\n0.5 1 2 3\n0.1\n");
  EXPECT_EQ(laid_out(input, {.whole = WholeNumbers::kParameters}),
            "7 1 2 1000 0 -2 7\n1\n0.5 1 2 3\n0.1\n");
  EXPECT_EQ(laid_out("6.5 2.", {.whole = WholeNumbers::kParameters}), "7 2");
  EXPECT_EQ(laid_out("1e300 nan inf", {.whole = WholeNumbers::kRadii}), "2000000000 nan inf");
}

}  // namespace
}  // namespace flocking::explain
