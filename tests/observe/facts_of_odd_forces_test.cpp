#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"
#include "explain/study/step_study.h"
#include "observe/facts/facts.h"
#include "observe/format_study.h"

/// Facts about forces that no combination of choices describes.
namespace flocking::explain {
namespace {

/// A state as an agent sees it, and memory that persists between agents.
struct View {
  const std::vector<AgentState>& agents;
  std::size_t self;
  double radius;
  double maximum;
  double dt;
  Vec2& memory;  ///< (0, 0) at the start of the program

  [[nodiscard]] Vec2 place(std::size_t i) const { return {agents[i].x, agents[i].y}; }
  [[nodiscard]] Vec2 velocity(std::size_t i) const { return {agents[i].vx, agents[i].vy}; }
  [[nodiscard]] Vec2 to(std::size_t i) const { return place(i) - place(self); }
};
using OddForce = std::function<Vec2(const View&)>;

// Returns the sum of a term over other agents that are near.
template <class IsNear, class Term>
Vec2 sum(const View& view, const IsNear& is_near, const Term& term) {
  Vec2 total;
  for (std::size_t i = 0; i < view.agents.size(); ++i) {
    const double d = length(view.to(i));
    if (i != view.self && is_near(d)) total += term(i, d);
  }
  return total;
}

/// Returns a program with only one force, in which no agent is faster than `fastest`.
Program program_with(Force force, const OddForce& odd, double fastest = 1e300) {
  return [force, odd, fastest](const std::string& input) {
    std::istringstream in(input);
    CourseParameters c;
    std::size_t count = 0;
    in >> c.cohesion_radius >> c.separation_radius >> c.max_separation >> c.alignment_radius >>
        c.cohesion_weight >> c.separation_weight >> c.alignment_weight >> count;
    std::vector<AgentState> agents(count);
    for (AgentState& agent : agents) in >> agent.x >> agent.y >> agent.vx >> agent.vy;
    Vec2 memory;
    RunResult result;
    for (double dt = 0.0; in >> dt;) {
      const std::vector<AgentState> now = agents;
      for (std::size_t i = 0; i < count; ++i) {
        const Vec2 push =
            weight_of(c, force) * odd({now, i, radius_of(c, force), c.max_separation, dt, memory});
        agents[i].vx += push.x * dt;
        agents[i].vy += push.y * dt;
        const Vec2 velocity = truncated(Vec2{agents[i].vx, agents[i].vy}, fastest);
        agents[i].vx = velocity.x;
        agents[i].vy = velocity.y;
        agents[i].x += agents[i].vx * dt;
        agents[i].y += agents[i].vy * dt;
        fmt::format_to(std::back_inserter(result.output), "{:.3f} {:.3f} {:.3f} {:.3f}\n",
                       agents[i].x, agents[i].y, agents[i].vx, agents[i].vy);
      }
    }
    return result;
  };
}

std::string told_of(Force force, const OddForce& odd) {
  const Program program = program_with(force, odd);
  Investigation investigation(program);
  EXPECT_TRUE(learn_format(investigation, 0, ReadingOrder::kAsGiven));
  std::string codes = " ";
  Budget budget;
  const Variant rules = find_step(investigation, budget).rules.front();
  for (const Fact& fact : facts_of(investigation, force, rules)) codes += fact.code + " ";
  return codes;
}

void expect_told(const std::string& codes, const std::vector<std::string>& told,
                 const std::vector<std::string>& not_told) {
  for (const std::string& code : told) {
    EXPECT_NE(codes.find(" " + code + " "), std::string::npos) << code << " is not in" << codes;
  }
  for (const std::string& code : not_told) {
    EXPECT_EQ(codes.find(" " + code), std::string::npos) << code << " is in" << codes;
  }
}

TEST(FactsOfOddForces, LinearFallTowardsNeighbours) {
  const auto codes = told_of(Force::kSeparation, [](const View& view) {
    return sum(
        view, [&](double d) { return d <= view.radius && d > 0.0; },
        [&](std::size_t i, double d) { return (1.0 - d / view.radius) / d * view.to(i); });
  });
  expect_told(codes, {"points-towards", "grows-as-n^1", "not-cut"},
              {"grows-as-d", "grows-as-r", "points-away", "edge-excluded", "beyond-radius"});
}

TEST(FactsOfOddForces, CohesionByTheCubeOfTheDistance) {
  const auto codes = told_of(Force::kCohesion, [](const View& view) {
    return sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double d) { return d * d * view.to(i); });
  });
  expect_told(codes, {"points-towards", "grows-as-d^3", "grows-as-n^1", "grows-as-r^0"},
              {"points-towards-middle", "carries-state", "depends-on-order", "grows-as-d^1"});
}

TEST(FactsOfOddForces, CohesionThatFadesHasNoPower) {
  const auto codes = told_of(Force::kCohesion, [](const View& view) {
    return sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double d) { return std::exp(-d) * view.to(i); });
  });
  expect_told(codes, {"points-towards"}, {"grows-as-d", "edge-excluded"});
}

TEST(FactsOfOddForces, AlignmentThatCarriesItsSum) {
  const auto codes = told_of(Force::kAlignment, [](const View& view) {
    view.memory += sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double) { return view.velocity(i); });
    return view.memory;
  });
  expect_told(codes, {"carries-state", "depends-on-order", "points-along-neighbours-velocity"},
              {"points-towards"});
}

// If there are two agents, or if all agents see all others, the forces on all agents add up to 0.
TEST(FactsOfOddForces, ForcesOnAllAgentsTogetherHaveAnEffect) {
  const auto on_all = [](const std::function<Vec2(const View&)>& on_one) {
    return [on_one](const View& view) {
      Vec2 total;
      for (std::size_t i = 0; i < view.agents.size(); ++i) {
        total += on_one({view.agents, i, view.radius, view.maximum, view.dt, view.memory});
      }
      return total;
    };
  };
  const auto to_middle = [](const View& view) {
    double near = 0;
    const Vec2 way = sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double) {
          near += 1;
          return view.to(i);
        });
    return near > 0 ? way / (near * view.radius) : Vec2{};
  };
  const auto cut_away = [](const View& view) {
    const Vec2 push = sum(
        view, [&](double d) { return d <= view.radius && d > 0.0; },
        [&](std::size_t i, double d) { return Vec2{} - view.to(i) / (d * d); });
    return length(push) > view.maximum ? push / length(push) * view.maximum : push;
  };
  expect_told(told_of(Force::kCohesion, on_all(to_middle)), {}, {"no-effect"});
  expect_told(told_of(Force::kSeparation, on_all(cut_away)), {}, {"no-effect"});
}

TEST(FactsOfOddForces, AlignmentAnewHasNoState) {
  const auto codes = told_of(Force::kAlignment, [](const View& view) {
    return sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double) { return view.velocity(i); });
  });
  expect_told(codes, {"points-along-neighbours-velocity", "grows-as-n^1", "ignores-own-velocity"},
              {"carries-state", "depends-on-order"});
}

TEST(FactsOfOddForces, SquareOfTheDistanceComparedWithTheRadius) {
  const auto codes = told_of(Force::kSeparation, [](const View& view) {
    return sum(
        view, [&](double d) { return d * d <= view.radius; },
        [&](std::size_t i, double) { return -1.0 * view.to(i); });
  });
  expect_told(codes, {"square-distance-compared", "points-away"},
              {"edge-excluded", "edge-at-radius-squared", "beyond-radius", "square-neighbourhood"});
}

TEST(FactsOfOddForces, RootOfTheDistanceComparedWithTheRadius) {
  const auto codes = told_of(Force::kSeparation, [](const View& view) {
    return sum(
        view, [&](double d) { return std::sqrt(d) <= view.radius && d > 0.0; },
        [&](std::size_t i, double d) { return -1.0 / d * view.to(i); });
  });
  expect_told(codes, {"edge-at-radius-squared", "beyond-radius", "grows-as-d^0"},
              {"square-distance-compared", "sees-everybody"});
}

TEST(FactsOfOddForces, PullToTheOriginAndDrag) {
  const auto codes =
      told_of(Force::kCohesion, [](const View& view) { return -1.0 * view.place(view.self); });
  expect_told(codes, {"points-towards-origin", "depends-on-origin", "acts-without-neighbours"},
              {"points-away", "depends-on-own-velocity", "sees-everybody"});
  const auto of_drag =
      told_of(Force::kAlignment, [](const View& view) { return -1.0 * view.velocity(view.self); });
  expect_told(of_drag, {"points-against-own-velocity", "ignores-neighbours-velocity"},
              {"points-against-neighbours", "depends-on-origin"});
}

TEST(FactsOfOddForces, SeparationByTheRootOfTheDistance) {
  const auto codes = told_of(Force::kSeparation, [](const View& view) {
    return view.dt * sum(
                         view, [&](double d) { return d < view.radius && d > 0.0; },
                         [&](std::size_t i, double d) { return -1.0 / std::sqrt(d) * view.to(i); });
  });
  expect_told(codes, {"grows-as-d^0.5", "edge-excluded", "points-away"}, {"grows-as-d^0 "});
}

// A small constant in the denominator prevents a division by 0, so the force is only nearly a
// power.
TEST(FactsOfOddForces, SoftenedSeparationHasNoPower) {
  const auto codes = told_of(Force::kSeparation, [](const View& view) {
    return sum(
        view, [&](double d) { return d <= view.radius; },
        [&](std::size_t i, double d) { return -1.0 / (d * d + 1e-4) * view.to(i); });
  });
  expect_told(codes, {"points-away", "grows-as-K^1"}, {"grows-as-d^-1"});
}

TEST(FactsOfOddForces, NobodyIsFasterThanSome) {
  const OddForce none = [](const View&) { return Vec2{}; };
  const auto fact_of = [&](double fastest) {
    const Program program = program_with(Force::kCohesion, none, fastest);
    Investigation investigation(program);
    EXPECT_TRUE(learn_format(investigation, 0, ReadingOrder::kAsGiven));
    return largest_speed_of(investigation);
  };
  EXPECT_FALSE(fact_of(1e300).has_value());
  const std::optional<LargestSpeed> found = fact_of(4.0);
  ASSERT_TRUE(found.has_value());
  EXPECT_NEAR(found->speed, 4.0, 1e-3);
  EXPECT_EQ(found->fact.code, "never-faster-than-4");
  EXPECT_NE(found->fact.sentence.find("faster than 4,"), std::string::npos) << found->fact.sentence;
}

// Strong forces are hidden by the limit, so facts come from weak forces.
TEST(FactsOfOddForces, OfWhatIsNeverFast) {
  for (const double size : {1.0, 8.0}) {
    const Program program = program_with(
        Force::kCohesion,
        [size](const View& view) {
          return sum(
              view, [&](double d) { return d < view.radius && d > 0.0; },
              [&](std::size_t i, double d) { return size / d * view.to(i); });
        },
        4.0);
    Investigation investigation(program);
    ASSERT_TRUE(learn_format(investigation, 0, ReadingOrder::kAsGiven));
    std::string codes = " ";
    for (const Fact& fact : facts_below(4.0, investigation, Force::kCohesion, Variant())) {
      codes += fact.code + " ";
    }
    expect_told(codes, {"grows-as-d^0", "points-towards", "edge-excluded", "doubles-with-twins"},
                {"depends", "no-effect", "points-away"});
  }
}

// All agents share one list, so that the forces between two agents add up to 0.
TEST(FactsOfOddForces, TheSameOnAllAgents) {
  const auto codes = told_of(Force::kCohesion, [](const View& view) {
    Vec2 total;
    for (std::size_t self = 0; self < view.agents.size(); ++self) {
      const View one{view.agents, self, view.radius, view.maximum, view.dt, view.memory};
      double count = 0.0;
      const Vec2 way = sum(
          one, [&](double d) { return d <= view.radius; },
          [&](std::size_t i, double) {
            ++count;
            return one.to(i);
          });
      if (count > 0.0) total += way / (count * view.radius);
    }
    return total;
  });
  expect_told(codes, {"same-on-all-agents"}, {"no-effect", "points", "grows", "depends"});
}

// SQUARE(x) is x*x without parentheses. In most places the square root fails.
TEST(FactsOfOddForces, AMacroWithoutParentheses) {
  const auto codes = told_of(Force::kCohesion, [](const View& view) {
    return sum(
        view, [](double) { return true; },
        [&](std::size_t i, double) {
          const Vec2 a = view.place(view.self);
          const Vec2 b = view.place(i);
          const double square = a.x - b.x * a.x - b.x + a.y - b.y * a.y - b.y;
          const bool is_near = square >= 0.0 && std::sqrt(square) <= view.radius;
          return is_near ? view.to(i) / view.radius : Vec2{};
        });
  });
  expect_told(codes, {"depends-on-origin"}, {"no-effect", "same-on-all-agents"});
}

}  // namespace
}  // namespace flocking::explain
