// Programs whose positions follow from their velocities by no known rule: their reading and
// printing must not be misinterpreted, and their forces must still be judged.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "explain/explainer.h"
#include "oracle/variant_oracle.h"
#include "programs.h"
#include "variant/play.h"
#include "variant/scene.h"

namespace flocking::explain {
namespace {

using testing::told;

/// Factors in a time step: of forces, of velocities for moving, and of new velocities.
struct OddStep {
  double (*of_force)(double dt);
  double (*of_velocity)(double dt);
  double kept = 1.0;
};

double as_given(double dt) { return dt; }

using Agents = std::vector<AgentState>;
/// Returns the output line of an agent after a step of length dt.
using Line = std::function<std::string(const AgentState& before, const AgentState& now, double dt)>;

std::string position_and_velocity(const AgentState& /*before*/, const AgentState& now,
                                  double /*dt*/) {
  return fmt::format("{:.3f} {:.3f} {:.3f} {:.3f}\n", now.x, now.y, now.vx, now.vy);
}

Program program_of_step(const OddStep& odd, const Variant& forces,
                        const Line& line = position_and_velocity) {
  return [odd, forces, line](const std::string& input) {
    RunResult result;
    const std::optional<Scene> scene = read_scene(Variant(), input);
    if (!scene) return result;
    Agents agents(scene->flock.agents.begin(), scene->flock.agents.end());
    for (const double dt : scene->steps) {
      const auto next = oracle::play_steps(forces, scene->course, agents, {odd.of_force(dt)});
      for (std::size_t i = 0; i < agents.size(); ++i) {
        const AgentState before = agents[i];
        AgentState& agent = agents[i];
        agent.vx = odd.kept * next.front()[i].vx;
        agent.vy = odd.kept * next.front()[i].vy;
        agent.x += agent.vx * odd.of_velocity(dt);
        agent.y += agent.vy * odd.of_velocity(dt);
        result.output += line(before, agent, dt);
      }
    }
    return result;
  };
}

const PartFinding& part_in(const Explanation& found, const std::string& name) {
  for (const PartFinding& part : found.parts) {
    if (part.part == name) return part;
  }
  ADD_FAILURE() << "no " << name;
  return found.parts.at(0);
}

// Expects that only the step is reported as wrong.
void expect_step_alone(const OddStep& odd, const std::string& fact) {
  const Explanation found = explain(program_of_step(odd, Variant()), {});
  EXPECT_EQ(found.status, Status::kPartly) << told(found);
  EXPECT_EQ(found.unknown, std::vector<std::string>{"the time step"}) << told(found);
  EXPECT_EQ(text_of(found.variant), "");
  EXPECT_FALSE(found.reason.empty());
  const PartFinding& step = part_in(found, "the time step");
  ASSERT_EQ(step.facts.size(), 1U);
  EXPECT_EQ(step.facts.front().code, fact);
  EXPECT_FALSE(step.facts.front().input.empty());
  for (const char* const part : {"cohesion", "separation", "alignment", "reading", "printing"}) {
    EXPECT_EQ(part_in(found, part).knowledge, Knowledge::kRight) << part;
  }
}

TEST(OddSteps, ThatMoveTwiceAsFar) {
  expect_step_alone({as_given, [](double dt) { return 2.0 * dt; }}, "step-times-2");
}

TEST(OddSteps, ThatMoveByANumberOfTheirOwn) {
  expect_step_alone({as_given, [](double) { return 0.0123; }}, "step-always-0.0123");
  expect_step_alone({as_given, [](double) { return 0.016; }}, "step-always-0.016");
}

TEST(OddSteps, ThatMoveInAnotherWay) {
  expect_step_alone({as_given, [](double dt) { return dt * dt; }}, "moves-otherwise");
  expect_step_alone({as_given, [](double dt) { return dt + 0.5; }}, "moves-otherwise");
}

TEST(OddSteps, DoNotHideWhatAForceIs) {
  const Variant towards = parse_variant("separation.direction=towards alignment.self=without");
  const OddStep twice = {as_given, [](double dt) { return 2.0 * dt; }};
  const Explanation found = explain(program_of_step(twice, towards), {});
  EXPECT_EQ(found.variant, towards) << told(found);
  EXPECT_EQ(found.unknown, std::vector<std::string>{"the time step"}) << told(found);
}

// An unknown constant time step must not be blamed on reading or printing.
TEST(OddSteps, AreNotTakenForAnotherWayToPrintSlow) {
  const auto own = [](double) { return 0.0123; };
  const Explanation found = explain(program_of_step({own, own}, Variant()), {});
  EXPECT_NE(found.status, Status::kExplained);
  EXPECT_EQ(text_of(found.variant), "") << told(found);
  EXPECT_EQ(part_in(found, "the time step").facts.at(0).code, "step-always-0.0123");
  const PartFinding& cohesion = part_in(found, "cohesion");
  ASSERT_FALSE(cohesion.facts.empty());
  EXPECT_EQ(cohesion.facts.front().code, "times-text-0.0123");
}

// Velocities are multiplied by a number that no choice has.
TEST(OddSteps, AreNotRightWhereVelocitiesAreNotKept) {
  const Explanation found = explain(program_of_step({as_given, as_given, 0.97}, Variant()), {});
  EXPECT_NE(found.status, Status::kExplained);
  const PartFinding& step = part_in(found, "the time step");
  EXPECT_EQ(step.knowledge, Knowledge::kUnknown);
  ASSERT_EQ(step.facts.size(), 1U);
  EXPECT_EQ(step.facts.front().code, "velocity-times-0.97");
  // No force was seen to follow its parameters, so two parameters may be exchanged.
  EXPECT_EQ(part_in(found, "reading").knowledge, Knowledge::kUnknown);
  EXPECT_EQ(part_in(found, "printing").knowledge, Knowledge::kRight);
}

// The program of the previous test, which also prints the start.
TEST(OddSteps, AreReportedAfterAPrintedStartSlow) {
  const Program steps = program_of_step({as_given, as_given, 0.97}, Variant());
  const Program program = [&steps](const std::string& input) {
    RunResult result = steps(input);
    const std::optional<Scene> scene = read_scene(Variant(), input);
    if (!scene) return result;
    std::string start;
    for (const AgentState& agent : scene->flock.agents) {
      start += position_and_velocity(agent, agent, 0.0);
    }
    result.output = start + result.output;
    return result;
  };
  const Explanation found = explain(program, {});
  const PartFinding& step = part_in(found, "the time step");
  ASSERT_EQ(step.facts.size(), 1U) << told(found);
  EXPECT_EQ(step.facts.front().code, "velocity-times-0.97");
}

// The program prints the force on an agent, and no position.
TEST(OddPrinting, IsNotTakenForWhatItIsNotSlow) {
  const auto force = [](const AgentState& before, const AgentState& now, double dt) {
    return fmt::format("{:.3f} {:.3f}\n", (now.vx - before.vx) / dt, (now.vy - before.vy) / dt);
  };
  const Program program = program_of_step({as_given, as_given}, Variant(), force);
  const Explanation found = explain(program, {});
  EXPECT_EQ(found.status, Status::kUnexplained) << told(found);
  EXPECT_EQ(text_of(found.variant), "");
  for (const PartFinding& part : found.parts) {
    EXPECT_EQ(part.knowledge, Knowledge::kUnknown) << part.part;
    if (part.part == "printing") {
      ASSERT_EQ(part.facts.size(), 1U);
      EXPECT_EQ(part.facts.front().code, "numbers-in-a-line-2");
    } else {
      EXPECT_TRUE(part.facts.empty()) << part.part;
    }
  }
}

TEST(OddPrinting, IsToldByItsNumbers) {
  const Program program = [](const std::string&) {
    RunResult result;
    result.output = "7\n8\n";
    return result;
  };
  const Explanation found = explain(program, {});
  EXPECT_EQ(found.reason,
            "no line of its output could be read as an agent: each line holds 1 number, "
            "four are needed");
}

// Other programs crash on empty lines, or print less. A program that reads them as time steps is
// explained except for that.
TEST(OddReading, OfEmptyLinesIsRemarked) {
  const Program program = [](const std::string& input) {
    RunResult result;
    result.output = play(Variant(), input);
    if (input.find("\n\n") != std::string::npos) result.output += "0.000 0.000 0.000 0.000\n";
    return result;
  };
  const Explanation found = explain(program, {});
  const std::string remark = "if a line between two time steps is empty, it prints something else";
  EXPECT_NE(std::find(found.remarks.begin(), found.remarks.end(), remark), found.remarks.end())
      << told(found);
}

TEST(OddSteps, OfANumberInTheTableAreExplained) {
  const auto own = [](double) { return 1.0 / 30.0; };
  const Explanation found = explain(program_of_step({own, own}, Variant()), {});
  EXPECT_EQ(found.status, Status::kExplained) << told(found);
  EXPECT_EQ(text_of(found.variant), "reading.steps=always-a-30th");
}

}  // namespace
}  // namespace flocking::explain
