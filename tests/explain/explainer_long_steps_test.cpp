// Programs that accumulate time until a fixed step is due. They do nothing in the short time steps
// in which forces are best visible.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "explain/explainer.h"
#include "programs.h"
#include "variant/force.h"
#include "variant/scene.h"
#include "variant/simulator/variant_step.h"

namespace flocking::explain {
namespace {

using testing::told;

Program collecting(const Variant& variant, double own_step) {
  return [variant, own_step](const std::string& input) {
    RunResult result;
    std::optional<Scene> scene = read_scene(Variant(), input);
    if (!scene) return result;
    VariantSteps steps(variant, scene->course, scene->flock);
    double collected = 0.0;
    for (const double dt : scene->steps) {
      for (collected += std::min(dt, 0.25); collected >= own_step; collected -= own_step) {
        steps.step(own_step);
      }
      for (const AgentState& agent : scene->flock.agents) {
        result.output +=
            fmt::format("{:.3f} {:.3f} {:.3f} {:.3f}\n", agent.x, agent.y, agent.vx, agent.vy);
      }
    }
    return result;
  };
}

const PartFinding& finding_of(const Explanation& found, std::string_view name) {
  return *std::find_if(found.parts.begin(), found.parts.end(),
                       [name](const PartFinding& part) { return part.part == name; });
}

TEST(LongSteps, ShowForcesOfProgramsThatCollectTime) {
  for (const double own_step : {0.01, 1.0 / 60.0, 0.02, 1.0 / 30.0}) {
    const Explanation found = explain(collecting(Variant(), own_step), {});
    EXPECT_EQ(found.status, Status::kPartly) << own_step;
    ASSERT_EQ(found.parts.size(), 6U);
    for (const Force force : kForces) {
      EXPECT_EQ(finding_of(found, name_of(force)).knowledge, Knowledge::kRight)
          << own_step << " " << name_of(force) << "\n"
          << told(found);
    }
    EXPECT_EQ(finding_of(found, "the time step").knowledge, Knowledge::kUnknown) << told(found);
  }
}

TEST(LongSteps, TellOfForcesBelowALargestSpeed) {
  Variant slow;
  slow.set(Slot::kStepSpeed, Speed::kMost10);
  const Explanation found = explain(collecting(slow, 1.0 / 60.0), {});
  EXPECT_EQ(found.status, Status::kPartly);
  ASSERT_EQ(found.parts.size(), 6U);
  for (const Force force : kForces) {
    const PartFinding& part = finding_of(found, name_of(force));
    EXPECT_NE(part.knowledge, Knowledge::kDescribed) << told(found);
    EXPECT_TRUE(part.knowledge == Knowledge::kRight || !part.facts.empty()) << told(found);
  }
  const PartFinding& step = finding_of(found, "the time step");
  ASSERT_EQ(step.facts.size(), 1U) << told(found);
  EXPECT_EQ(step.facts.front().code, "never-faster-than-10");
}

}  // namespace
}  // namespace flocking::explain
