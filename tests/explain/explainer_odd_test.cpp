#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "explain/explainer.h"
#include "odd_programs.h"
#include "programs.h"
#include "variant/play.h"
#include "variant/scene.h"

namespace flocking::explain {
namespace {

using testing::compared;
using testing::Comparison;
using testing::fresh_inputs;
using testing::odd_programs;
using testing::OddProgram;
using testing::told;

Program program_of_odd(const OddProgram& odd, const Variant& also) {
  return [odd, also](const std::string& input) {
    RunResult result;
    result.output = testing::play_odd(odd, also, input);
    return result;
  };
}

// Returns deviations in the forces other than `part`.
Variant beside(std::string_view part) {
  std::string text;
  if (part != "cohesion") text += " cohesion.times=per-neighbor cohesion.limit=untested";
  if (part != "separation") text += " separation.direction=towards separation.clamp=unlimited";
  if (part != "alignment") text += " alignment.self=without alignment.shape=minus-own";
  return parse_variant(text);
}

// Returns fresh inputs in which one force has no weight.
std::vector<std::string> inputs_without(std::string_view part) {
  const std::size_t place = part == "cohesion" ? 4 : part == "separation" ? 5 : 6;
  std::vector<std::string> inputs = fresh_inputs(77, 50);
  for (std::string& input : inputs) {
    const std::size_t line_end = input.find('\n');
    std::istringstream words(input.substr(0, line_end));
    std::string line;
    std::string word;
    for (std::size_t i = 0; words >> word; ++i) {
      line += i == place ? "0" : word;
      line += ' ';
    }
    input = line + input.substr(line_end);
  }
  return inputs;
}

struct OddCase {
  OddProgram odd;
  bool has_more = false;  ///< it also has deviations in the other forces
};

// Returns, to save time, only one odd program alone and one with other deviations for each part;
// returns all if FLOCKING_EXPLAIN_ODD is set, for a long run.
std::vector<OddCase> odd_cases() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing changes the environment
  const bool wants_all = std::getenv("FLOCKING_EXPLAIN_ODD") != nullptr;
  const auto odds = odd_programs();
  std::vector<OddCase> cases;
  for (std::size_t i = 0; i < odds.size(); ++i) {
    const bool is_first = i == 0 || odds[i - 1].part != odds[i].part;
    const bool is_last = i + 1 == odds.size() || odds[i + 1].part != odds[i].part;
    if (wants_all || (is_first && odds[i].part != "the time step"))
      cases.push_back({odds[i], false});
    if (wants_all || is_last) cases.push_back({odds[i], true});
  }
  return cases;
}

std::string name_of_case(const ::testing::TestParamInfo<OddCase>& info) {
  std::string name(info.param.odd.name);
  std::erase_if(name, [](unsigned char c) { return std::isalnum(c) == 0 && c != ' '; });
  std::replace(name.begin(), name.end(), ' ', '_');
  return name + (info.param.has_more ? "_and_more" : "") + "_" + std::to_string(info.index);
}

class OddExplained : public ::testing::TestWithParam<OddCase> {};

TEST_P(OddExplained, AsFarAsItIsKnownSlow) {
  const auto& [odd, has_more] = GetParam();
  const Variant also = has_more ? beside(odd.part) : Variant();
  const Program program = program_of_odd(odd, also);
  const Explanation found = explain(program, {});
  if (found.status == Status::kExplained) {  // by a composed formula
    EXPECT_NE(text_of(found.variant).find(std::string(odd.part) + ".formula="), std::string::npos)
        << told(found);
    const Comparison fresh = compared(found.variant, program, fresh_inputs(78, 50));
    EXPECT_EQ(fresh.differing, 0) << told(found) << "\n" << fresh.evidence;
    return;
  }
  EXPECT_TRUE(found.status == Status::kPartly || !found.reason.empty()) << told(found);
  if (odd.part == "the time step") return;
  EXPECT_EQ(found.status, Status::kPartly) << told(found);
  EXPECT_EQ(found.unknown, std::vector<std::string>{std::string(odd.part)}) << told(found);
  const Comparison rest = compared(found.variant, program, inputs_without(odd.part));
  EXPECT_EQ(rest.differing, 0) << told(found) << "\n" << rest.evidence;
}

// No other interpretation of the output is tried, since it is understood, although no force is.
TEST(OddForces, AreNotAskedForInOtherWays) {
  const Variant all = parse_variant(
      "cohesion.formula=towards*d,x-twice,cut-to-one separation.formula=towards*d,x-twice,"
      "cut-to-one alignment.formula=velocity,x-twice,cut-to-one");
  const Explanation found = explain(testing::program_of(all), {});
  EXPECT_EQ(found.unknown, (std::vector<std::string>{"cohesion", "separation", "alignment"}))
      << told(found);
  EXPECT_LE(found.inputs, 350U);
}

bool has_two_in_one_place(const std::string& input) {
  const auto scene = read_scene(Variant(), input);
  if (!scene) return false;
  const auto& agents = scene->flock.agents;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (agents[i].x == agents[k].x && agents[i].y == agents[k].y) return true;
    }
  }
  return false;
}

// If any two agents coincide, no agent has separation, even if it is far from them.
TEST(OddForces, AreNotRightWhereTheyDifferForAgentsInOnePlace) {
  const Variant without = parse_variant("separation.weight=missing");
  const Program program = [&without](const std::string& input) {
    RunResult result;
    result.output = play(has_two_in_one_place(input) ? without : Variant(), input);
    return result;
  };
  const Explanation found = explain(program, {});
  EXPECT_NE(found.status, Status::kExplained) << told(found);
}

INSTANTIATE_TEST_SUITE_P(Explainer, OddExplained, ::testing::ValuesIn(odd_cases()), name_of_case);

}  // namespace
}  // namespace flocking::explain
