#include <gtest/gtest.h>

#include <array>
#include <ctime>
#include <string>

#include "explain/outputs.h"

namespace flocking::explain {
namespace {

// Returns a row of agents that move for `steps` steps, with an output that follows no rules.
SeenOutput strange_output(int agents, int steps) {
  SeenOutput seen{
      .name = "strange", .input = "5 3 1 4 1 1 1 " + std::to_string(agents) + '\n', .output = {}};
  for (int agent = 0; agent < agents; ++agent) {
    seen.input += std::to_string(agent) + ".5 " + std::to_string(agent % 7) + " 0.25 -0.5\n";
  }
  for (int step = 1; step <= steps; ++step) {
    seen.input += "0.125\n";
    for (int agent = 0; agent < agents; ++agent) {
      seen.output += std::to_string(agent) + ".500 " + std::to_string((step * agent) % 11) +
                     ".125 " + std::to_string(step % 5) + ".250 0.500\n";
    }
  }
  return seen;
}

// The time of a search without a limit grows with agents and steps.
TEST(KeptOutputs, AreSearchedUpToALimit) {
  const std::array<SeenOutput, 3> outputs = {strange_output(30, 100), strange_output(300, 1),
                                             strange_output(300, 400)};
  const std::clock_t begin = std::clock();
  const Explanation explanation = explain_outputs(outputs);
  constexpr double kMost_s = 30.0;  // processor time; the limit is about three seconds
  EXPECT_LT(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, kMost_s);
  EXPECT_EQ(explanation.status, Status::kUnexplained);
  EXPECT_EQ(
      explanation.reason,
      "the search ended at its limit; explain the program itself, or fewer and smaller cases");
  EXPECT_TRUE(explanation.deviations.empty());
}

}  // namespace
}  // namespace flocking::explain
