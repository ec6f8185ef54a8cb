#include <algorithm>
#include <cmath>
#include <string>

#include "../flow/random_flow.h"
#include "check.h"
#include "random_world.h"
#include "selfchecks.h"
#include "step.h"

namespace oracle::steering {
namespace {

using namespace oracle::flow;

constexpr int kFlowSteps = 4;

struct Fields {
  Costs costs;
  Cell goal;
  Integration integration;
};

Fields fields_of(const RandomField& field) {
  const Costs costs = with_boxes(field.map);
  const Cell goal = goal_cell(field.map, field.goal);
  return {costs, goal, integrate(costs, goal)};
}

// Checks a cell. With costs above 0, there is only one solution: the value of a reached cell is its
// own cost plus the best value of its neighbours, and every cell that can be reached is reached.
bool is_integrated(const Fields& fields, Cell cell) {
  const auto& [costs, goal, integration] = fields;
  std::int64_t best = kMax;
  for (const Cell next : {Cell{cell.column, cell.row + 1}, Cell{cell.column, cell.row - 1},
                          Cell{cell.column + 1, cell.row}, Cell{cell.column - 1, cell.row}}) {
    best = costs.contains(next) ? std::min(best, integration.at(next)) : best;
  }
  if (cell == goal) {
    return integration.at(cell) == 0;
  }
  const bool closed = costs.at(cell) == kBlocked || best == kMax;
  return integration.at(cell) == (closed ? kMax : best + costs.at(cell));
}

// Returns true if the direction leads to a lower value, so that all paths end at the goal.
bool leads_on(const Fields& fields, Corners corners, Cell cell) {
  const auto& [costs, goal, integration] = fields;
  const Step step = direction_at(costs, integration, corners, cell);
  if (cell == goal || integration.at(cell) == kMax) {
    return step == Step{};
  }
  return integration.at({cell.column + step.dx, cell.row + step.dy}) < integration.at(cell);
}

void check_field(const RandomField& field, const std::string& what) {
  const Fields fields = fields_of(field);
  const Query query{field.goal, Corners::kCut, Sampling::kNearest, false};
  for (const Cell cell : cells(fields.costs.columns, fields.costs.rows)) {
    check(is_integrated(fields, cell), "integration, " + what);
    check(leads_on(fields, Corners::kCut, cell), "corners cut, " + what);
    check(leads_on(fields, Corners::kSafe, cell), "safe corners, " + what);
    check(cell_at(field.map, center_of(field.map, cell)) == cell, "centre, " + what);
  }
  const Vec goal = center_of(field.map, fields.goal);
  check(lookup(field.map, query, goal) == Vec{}, "rest at the goal, " + what);
  const Costs& costs = field.map.costs;
  check(read_costs(csv_text(costs)) == costs, "numbers read back, " + what);
  check(!has_map_text(costs) || read_costs(map_text(costs)) == costs, "map reads back, " + what);
}

// At centres, both samplings agree; at other places, no direction is longer than 1.
void check_sampling(RandomSource& random, const RandomField& field, const std::string& what) {
  const Costs& costs = field.map.costs;
  const Cell cell{random.below(costs.columns), random.below(costs.rows)};
  Query query{field.goal, Corners::kSafe, Sampling::kNearest, false};
  const Vec center = center_of(field.map, cell);
  const Vec nearest = lookup(field.map, query, center);
  query.sampling = Sampling::kBilinear;
  check(length(lookup(field.map, query, center) - nearest) < 1e-12, "at the centre, " + what);
  const Vec corner = field.map.placement.origin;
  const Vec anywhere =
      corner + Vec{random.unit() * 1.2 * costs.columns, random.unit() * 1.2 * costs.rows} *
                   field.map.placement.cell_size;
  check(length(lookup(field.map, query, anywhere)) <= 1 + 1e-12, "length, " + what);
}

void check_followers(RandomSource& random, int number) {
  World world = random_world(static_cast<std::uint64_t>(number));
  add_random_flow(random, world);
  for (int i = 0; i < kFlowSteps; ++i) {
    step(world, random_time_step(static_cast<std::uint64_t>(number)));
    for (const auto& [personality, state] : world.agents) {
      check(std::isfinite(length(state.position)) && std::isfinite(length(state.velocity)),
            "finite state with flow, world " + std::to_string(number));
    }
  }
}

}  // namespace

void check_random_fields(int count) {
  for (int number = 0; number < count; ++number) {
    RandomSource random(static_cast<std::uint64_t>(number));
    const RandomField field = random_field(random);
    const std::string what = "field " + std::to_string(number);
    check_field(field, what);
    check_sampling(random, field, what);
    check_followers(random, number);
  }
}

}  // namespace oracle::steering
