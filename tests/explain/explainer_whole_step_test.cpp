// Reports on a time step with unknown forces: the order of agents or earlier steps may matter, and
// positions may follow from velocities in several ways.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/vec2.h"
#include "explain/explainer.h"
#include "programs.h"
#include "variant/scene.h"

namespace flocking::explain {
namespace {

using testing::told;

/// The step of a program with forces that no choice describes.
struct StrangeStep {
  bool is_in_place = false;
  double momentum = 0.0;    ///< share of the agent's force of the previous step that is added
  double half = 0.0;        ///< share of F dt^2 that is added to positions in addition to V' dt
  bool skips_last = false;  ///< forces skip the last agent of the input
  bool goes_on = false;     ///< sums are kept from agent to agent, if r_a is not small
  bool reads_radius_first = false;  ///< reads the radius of alignment before F_Smax
  const char* format = "{:.3f}";
};

Vec2 strange_force(const CourseParameters& course, const std::vector<AgentState>& agents,
                   std::size_t i, bool skips_last) {
  const AgentState& own = agents[i];
  Vec2 force;
  for (std::size_t j = 0; j + (skips_last ? 1 : 0) < agents.size(); ++j) {
    const Vec2 way = {agents[j].x - own.x, agents[j].y - own.y};
    const double d = length(way);
    if (j == i || d == 0.0) continue;
    const double turned = std::sin(0.3 * d);
    if (d <= course.cohesion_radius) force = force + course.cohesion_weight * turned * way;
    if (d <= course.separation_radius)
      force = force - course.separation_weight * (turned / (1.0 + d)) * way;
    const Vec2 velocity = {agents[j].vx, agents[j].vy};
    if (d <= course.alignment_radius) force = force + course.alignment_weight * turned * velocity;
  }
  return force;
}

Program program_of(const StrangeStep& strange) {
  return [strange](const std::string& input) {
    RunResult result;
    std::optional<Scene> scene = read_scene(Variant(), input);
    if (!scene) return result;
    if (strange.reads_radius_first)
      std::swap(scene->course.max_separation, scene->course.alignment_radius);
    std::vector<AgentState> agents(scene->flock.agents.begin(), scene->flock.agents.end());
    std::vector<Vec2> kept(agents.size());
    for (const double dt : scene->steps) {
      const std::vector<AgentState> before = agents;
      for (std::size_t i = 0; i < agents.size(); ++i) {
        const Vec2 own = strange_force(scene->course, strange.is_in_place ? agents : before, i,
                                       strange.skips_last);
        Vec2 force = own + strange.momentum * kept[i];
        if (strange.goes_on && i > 0 && scene->course.alignment_radius > 1.0)
          force = force + 0.3 * kept[i - 1];
        kept[i] = force;
        AgentState& agent = agents[i];
        agent.vx += force.x * dt;
        agent.vy += force.y * dt;
        agent.x += agent.vx * dt + strange.half * force.x * dt * dt;
        agent.y += agent.vy * dt + strange.half * force.y * dt * dt;
      }
      for (const AgentState& agent : agents) {
        for (const double number : {agent.x, agent.y, agent.vx, agent.vy}) {
          result.output += fmt::format(fmt::runtime(strange.format), number) + " ";
        }
        result.output.back() = '\n';
      }
    }
    return result;
  };
}

PartFinding part_of_step(const StrangeStep& strange, std::string_view name) {
  const Explanation found = explain(program_of(strange), {});
  EXPECT_NE(found.status, Status::kExplained);
  for (const PartFinding& part : found.parts) {
    if (part.part == name) return part;
  }
  ADD_FAILURE() << told(found);
  return {};
}

PartFinding step_of(const StrangeStep& strange) { return part_of_step(strange, "the time step"); }

void expect_fact(const StrangeStep& strange, const std::string& code) {
  const PartFinding step = step_of(strange);
  EXPECT_EQ(step.knowledge, Knowledge::kUnknown);
  ASSERT_EQ(step.facts.size(), 1U);
  EXPECT_EQ(step.facts.front().code, code);
  EXPECT_FALSE(step.facts.front().input.empty());
}

TEST(WholeSteps, AreRightWhereTheirForcesAreNotKnown) {
  const PartFinding step = step_of({});
  EXPECT_EQ(step.knowledge, Knowledge::kRight);
  EXPECT_TRUE(step.facts.empty());
}

TEST(WholeSteps, AreNotRightInPlace) { expect_fact({.is_in_place = true}, "heeds-order"); }

TEST(WholeSteps, AreNotRightWithMomentum) { expect_fact({.momentum = 0.5}, "remembers-steps"); }

TEST(WholeSteps, MayMovePositionsInSeveralWaysWhereFewDigitsArePrinted) {
  EXPECT_EQ(step_of({.half = 0.5, .format = "{:.2g}"}).knowledge, Knowledge::kUnknown);
}

// The dependence on the order is reported for the forces instead.
TEST(WholeSteps, DoNotHeedTheOrderWhereForcesDo) {
  for (const Fact& fact : step_of({.skips_last = true}).facts) EXPECT_NE(fact.code, "heeds-order");
}

TEST(WholeSteps, DoNotHeedTheOrderWhereForcesDoThatActInWideRadiiAlone) {
  const PartFinding step = step_of({.goes_on = true});
  EXPECT_EQ(step.knowledge, Knowledge::kUnknown);
  for (const Fact& fact : step.facts) EXPECT_NE(fact.code, "heeds-order");
}

// If two unknown forces do not follow their parameters, it is unknown how these parameters are
// read.
TEST(WholeSteps, MayHaveReadParametersInTheWrongOrder) {
  EXPECT_EQ(part_of_step({}, "reading").knowledge, Knowledge::kRight);
  EXPECT_EQ(part_of_step({.reads_radius_first = true}, "reading").knowledge, Knowledge::kUnknown);
}

}  // namespace
}  // namespace flocking::explain
