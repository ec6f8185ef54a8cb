#include <gtest/gtest.h>

#include <array>
#include <string>

#include "explain/outputs.h"

namespace flocking::explain {
namespace {

// 30 agents in a row that move for 100 steps, and an output that no rules give.
SeenOutput strange_output() {
  SeenOutput seen{.name = "strange", .input = "5 3 1 4 1 1 1 30\n", .output = {}};
  for (int agent = 0; agent < 30; ++agent) {
    seen.input += std::to_string(agent) + ".5 " + std::to_string(agent % 7) + " 0.25 -0.5\n";
  }
  for (int step = 1; step <= 100; ++step) {
    seen.input += "0.125\n";
    for (int agent = 0; agent < 30; ++agent) {
      seen.output += std::to_string(agent) + ".500 " + std::to_string((step * agent) % 11) +
                     ".125 " + std::to_string(step % 5) + ".250 0.500\n";
    }
  }
  return seen;
}

// The time of a search without a limit grows with agents and steps.
TEST(KeptOutputs, AreSearchedUpToALimit) {
  const std::array<SeenOutput, 1> outputs = {strange_output()};
  const Explanation explanation = explain_outputs(outputs);
  EXPECT_EQ(explanation.status, Status::kUnexplained);
  EXPECT_EQ(
      explanation.reason,
      "the search ended at its limit; explain the program itself, or fewer and smaller cases");
  EXPECT_TRUE(explanation.deviations.empty());
}

}  // namespace
}  // namespace flocking::explain
