// An agent that only follows a flow field reaches the goal.
//
// Claim, for cells of side h, nearest sampling, no look ahead, corners `safe`, a speed s below h,
// dt = 1, mass 1, no other force and no limit except max_speed: from any place in a cell from which
// a path leads to the goal, the agent is never in a blocked cell or outside, returns to no cell
// that it has left, reaches the goal's cell and stays there.
//
// Proof: V + (direction*s - V)*1 = direction*s, so each step moves by s along the direction of the
// cell where it begins, and ends in that cell, in the cell to which it points, or, if the way is
// diagonal, in one of the two cells beside it, which `safe` guarantees to be free. Let t(c) be the
// value of the cell to which c points.
// - Into the cell pointed to: its value was t(c), and it points to a lower one. t falls.
// - Into one of the two cells beside a diagonal: the cell pointed to is also a neighbour of that
//   cell, so t does not rise. If t stays the same and the new cell points diagonally again, the
//   order of the scan leaves few directions: from NE by north to NW or NE; from NW by north to NW
//   or NE, by west to NW; from SE by east to NE; from SW by west to NW or SW. (The others would
//   have been chosen before, since the cells to which they lead are neighbours of the previous
//   cell.) So the agent turns up and afterwards only moves up, or left within a row: it visits no
//   cell twice.
// t never rises, and no cell is visited twice while t stays the same, so no cell is visited twice
// at all. In a cell, a straight way is at most sqrt(2)*h long, which has room for
// floor(sqrt(2)*h/s) + 1 places of the agent, and one more for rounding.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "flow/grid_frame.h"
#include "flow/grids.h"
#include "flow/integration.h"
#include "io/cost_grid_writer.h"
#include "settings/resolve.h"
#include "sim/flock.h"
#include "support/memory_file.h"

namespace flocking::sim {
namespace {

using flow::Draws;
using flow::GridFrame;

struct Course {
  CostGrid grid;
  Cell goal;
  GridFrame frame;
  double speed = 0.0;
  const char* corners = "safe";
};

std::unique_ptr<Flock> follower(const Course& course, Vec2 start) {
  const testing::MemoryFile map(io::cost_grid_as_rows(course.grid, ','));
  settings::Tree tree;
  const auto set = [&tree](std::string_view path, const std::string& value) {
    tree.set(path, value, settings::Origin::of_flag(std::string(path)));
  };
  const auto text = [](double number) {
    std::vector<char> digits(32);
    const int size = std::snprintf(digits.data(), digits.size(), "%.17g", number);
    return std::string(digits.data(), static_cast<std::size_t>(size));
  };
  const Vec2 goal = flow::center_of(course.frame, course.goal);
  set("flow.map", map.path());
  set("flow.goal", text(goal.x) + "," + text(goal.y));
  set("flow.origin", text(course.frame.origin.x) + "," + text(course.frame.origin.y));
  set("flow.cell_size", text(course.frame.cell_size));
  set("flow.corners", course.corners);
  set("max_speed", text(course.speed));
  FlockState state(1);
  state.set(0, start, {});
  return std::make_unique<Flock>(std::move(state), settings::resolve(tree, {}, 1));
}

/// Walks to the goal's cell and checks all parts of the claim.
void expect_arrival(const Course& course, Vec2 start) {
  const auto flock = follower(course, start);
  const auto cell_now = [&] {
    return course.frame.cell_at(flock->state().position(0), course.grid.width, course.grid.height);
  };
  const auto most_in_cell =
      static_cast<int>(std::sqrt(2.0) * course.frame.cell_size / course.speed) + 2;
  std::vector<bool> left(course.grid.costs.size(), false);
  Cell cell = cell_now().value();
  for (int places = 1; cell != course.goal; ++places) {
    ASSERT_LE(places, most_in_cell) << "in column " << cell.column << ", row " << cell.row;
    flock->step(1);
    const Vec2 velocity = flock->state().velocity(0);
    ASSERT_NEAR(length(velocity), course.speed, 1e-12 * course.speed);
    const std::optional<Cell> next = cell_now();
    ASSERT_TRUE(next.has_value()) << "left the map";
    ASSERT_NE(course.grid.at(*next), kBlocked);
    if (*next == cell) continue;
    left[course.grid.index(cell)] = true;
    ASSERT_FALSE(left[course.grid.index(*next)]) << "came back";
    cell = *next;
    places = 0;
  }
  const Vec2 arrived = flock->state().position(0);
  for (int rest = 0; rest < 3; ++rest) flock->step(1);
  EXPECT_EQ(flock->state().position(0), arrived);
  EXPECT_EQ(flock->state().velocity(0), Vec2{});
}

// Starts in every cell with a path to the goal, from its middle or from a random place in it.
void expect_arrival_from_everywhere(Course course, Draws& draws, bool from_middles) {
  course.goal = draws.open_cell(course.grid);
  const flow::IntegrationField field = flow::integrate(course.grid, course.goal);
  for (const Cell cell : flow::cells_of(course.grid)) {
    if (field.at(cell) == flow::kUnreached || draws.below(3) != 0) continue;
    Vec2 start = flow::center_of(course.frame, cell);
    if (!from_middles) {
      start +=
          Vec2{draws.between(-0.49, 0.49), draws.between(-0.49, 0.49)} * course.frame.cell_size;
    }
    expect_arrival(course, start);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(FlowFollower, ReachesTheGoalAtAThirdOfACellAStep) {
  Draws draws(20240607);
  for (int round = 0; round < 400; ++round) {
    SCOPED_TRACE(round);
    const double speed = draws.below(2) == 0 ? 1.0 / 3.0 : draws.between(0.02, 1.0 / 3.0);
    expect_arrival_from_everywhere({draws.grid(10), {}, {}, speed}, draws, true);
    if (HasFatalFailure()) return;
  }
}

TEST(FlowFollower, ReachesTheGoalFromAnywhereAtAnySpeedBelowACellAStep) {
  Draws draws(20240608);
  for (int round = 0; round < 400; ++round) {
    SCOPED_TRACE(round);
    const double size = draws.between(0.1, 30.0);
    const GridFrame frame{{draws.between(-9.0, 9.0), draws.between(-9.0, 9.0)}, size};
    const double speed = size * draws.between(0.05, 0.99);
    expect_arrival_from_everywhere({draws.grid(10), {}, frame, speed}, draws, false);
    if (HasFatalFailure()) return;
  }
}

// The conditions are necessary. From (2.3, 2.2) of the example, the path south-east crosses the
// blocked cell (2, 1), where the field is zero: with corners `cut`, the agent stays there.
TEST(FlowFollower, MayRunIntoAWallWhereCornersAreCut) {
  Course course{flow::grid_of(flow::kExample), flow::kExampleGoal, {}, 0.25, "cut"};
  const auto flock = follower(course, {2.3, 2.2});
  for (int step = 0; step < 100; ++step) flock->step(1);
  EXPECT_EQ(course.frame.cell_at(flock->state().position(0), 4, 4), (Cell{2, 1}));
  EXPECT_EQ(flock->state().velocity(0), Vec2{});
  course.corners = "safe";
  expect_arrival(course, {2.3, 2.2});
}

// In steps of 0.1 s, the velocity changes slowly: at 3 cells a second, 0.3 a step, the agent cannot
// turn south in the last cell, leaves the map and stays outside. At 0.3 cells a second in steps of
// 1 s, it turns.
TEST(FlowFollower, MayRunOutOfTheMapWhereVelocitiesLinger) {
  Course course{flow::grid_of({{1, 1, 1}, {255, 255, 1}}), {2, 0}, {}, 3.0};
  const auto flock = follower(course, {0.5, 1.5});
  for (int step = 0; step < 400; ++step) flock->step(0.1);
  EXPECT_GT(flock->state().position(0).x, 3.0);
  EXPECT_LT(length(flock->state().velocity(0)), 1e-12);
  course.speed = 0.3;
  expect_arrival(course, {0.5, 1.5});
}

}  // namespace
}  // namespace flocking::sim
