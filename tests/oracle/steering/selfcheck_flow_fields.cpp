#include <cmath>
#include <type_traits>

#include "../flow/flow_fields.h"
#include "check.h"
#include "selfchecks.h"

namespace oracle::steering {
namespace {

using namespace oracle::flow;

const char* const kExample = "1,1,1,1\n1,255,90,1\n1,255,255,1\n1,1,1,1\n";
const double kHalf = 1 / std::sqrt(2.0);

Map example() { return {read_costs(kExample), {}, {}}; }

// Returns true if the grid has the values in `rows`, which begin with the top row, like the text.
template <typename T>
bool holds(const Grid<T>& grid, const std::vector<std::vector<std::type_identity_t<T>>>& rows) {
  std::vector<T> values;
  for (const auto& row : rows) {
    values.insert(values.begin(), row.begin(), row.end());
  }
  return grid.values == values;
}

// BUas posts, part 2, Construction of A Flow Field: the goal is the cell at the bottom right. Two
// diagonals pass a blocked cell: those of the cell with value 92 and of the lower cell with value
// 4.
void check_example() {
  const Map map = example();
  const Integration integration = integrate(map.costs, goal_cell(map, Vec{3.5, 0.5}));
  check(holds(integration, {{6, 5, 4, 3}, {5, kMax, 92, 2}, {4, kMax, kMax, 1}, {3, 2, 1, 0}}),
        "example, integration");
  const Step s{0, -1};
  const Step e{1, 0};
  const Step se{1, -1};
  const Step o{};
  check(holds(directions(map.costs, integration, Corners::kCut),
              {{e, e, se, s}, {s, o, se, s}, {se, o, o, s}, {e, e, e, o}}),
        "example, corners cut");
  check(holds(directions(map.costs, integration, Corners::kSafe),
              {{e, e, se, s}, {s, o, e, s}, {s, o, o, s}, {e, e, e, o}}),
        "example, safe corners");
}

// The middle cell has 8 equal neighbours; these are then made worse one after another, in the order
// of the scan.
void check_ties() {
  const Costs costs = make_grid(3, 3, 1);
  Integration integration = make_grid(3, 3, std::int64_t{1});
  integration.at({1, 1}) = 2;
  for (const Step step : {Step{-1, 1}, Step{0, 1}, Step{1, 1}, Step{-1, 0}, Step{1, 0},
                          Step{-1, -1}, Step{0, -1}, Step{1, -1}}) {
    check(direction_at(costs, integration, Corners::kCut, {1, 1}) == step, "order of equals");
    integration.at({1 + step.dx, 1 + step.dy}) = 3;
  }
  check(direction_at(costs, integration, Corners::kCut, {1, 1}) == Step{},
        "no neighbour is better");
}

// The middle column is blocked: no path leads from the left side, and all directions there are
// zero.
void check_unreached() {
  const Costs costs = read_costs("1,255,7\n2,255,9\n");
  const Integration integration = integrate(costs, {2, 1});
  check(holds(integration, {{kMax, kMax, 0}, {kMax, kMax, 9}}), "unreached, integration");
  check(holds(directions(costs, integration, Corners::kCut), {{{}, {}, {}}, {{}, {}, {0, 1}}}),
        "unreached, directions");
}

// Where four cells meet, all four terms differ: E, E, SE and the blocked one, in equal parts.
void check_lookups() {
  const Map map = example();
  Query query{Vec{3.5, 0.5}};
  check(lookup(map, query, {0, 0}) == Vec{1, 0}, "lower left corner is inside");
  check(lookup(map, query, {0.5, 1}) == Vec{kHalf, -kHalf}, "an edge belongs to the upper cell");
  check(lookup(map, query, {4, 0.5}) == Vec{}, "right edge is outside");
  check(lookup(map, query, {0.5, 4}) == Vec{}, "upper edge is outside");
  check(lookup(map, query, {-1e-9, 0.5}) == Vec{}, "left of the grid");
  query.sampling = Sampling::kBilinear;
  check(lookup(map, query, {4, 0.5}) == Vec{}, "bilinear, right edge is outside");
  check_near(lookup(map, query, {0, 0}), {1, 0}, "bilinear, corner");
  check_near(lookup(map, query, {0.5, 0.5}), {1, 0}, "bilinear, centre");
  check_near(lookup(map, query, {1, 1}), {0.5 + kHalf / 4, -kHalf / 4}, "bilinear, four cells");
  check_near(lookup(map, query, {0, 1}), {0.5 + kHalf / 2, -kHalf / 2}, "bilinear, border");
  check_near(lookup(map, query, {3.75, 3.5}), {0, -1}, "bilinear, beyond the last centre");
  check_near(lookup(map, query, {0.75, 0.75}),
             {0.75 * 0.75 + 0.25 * 0.75 + 0.75 * 0.25 * kHalf, -0.75 * 0.25 * kHalf},
             "bilinear, weights");
  query.normalize = true;
  check_near(lookup(map, query, {1, 1}), unit({2 + kHalf, -kHalf}), "normalized");
  check(lookup(map, query, {1.5, 1.5}) == Vec{}, "zero stays zero");
}

// The lower left corner is at (-1, 3); cells are half a unit wide.
void check_placement() {
  Map map = example();
  map.placement = {0.5, {-1, 3}};
  check(cell_at(map, {-1, 3}) == Cell{0, 0}, "origin");
  check(cell_at(map, {0.25, 4.5}) == Cell{2, 3}, "cell of half a unit");
  check(!cell_at(map, {1, 3}) && !cell_at(map, {0, 5}) && !cell_at(map, {0, 2.9}), "outside");
  check(center_of(map, {2, 1}) == Vec{0.25, 3.75}, "centre");
  map.boxes = {{{0, 3.5}, {-0.5, 3}}};
  check(with_boxes(map).at({1, 0}) == kBlocked, "box of one cell");
  check(with_boxes(map).at({0, 0}) == 1 && with_boxes(map).at({1, 1}) == kBlocked &&
            with_boxes(map).at({2, 0}) == 1,
        "beside the box");
}

// Returns which of the columns 0 to 3 a box from x0 to x1 blocks.
std::string blocked_columns(double x0, double x1) {
  const Map map{make_grid(4, 1, 1), {}, {{{x0, 0}, {x1, 1}}}};
  std::string text;
  for (const int cost : with_boxes(map).values) {
    text += cost == kBlocked ? '#' : '.';
  }
  return text;
}

// A centre counts as covered at the upper edge of a box, not at its lower edge.
void check_boxes() {
  check(blocked_columns(1, 3) == ".##.", "box along cells");
  check(blocked_columns(3, 1) == ".##.", "box, the corners the other way round");
  check(blocked_columns(0.4, 2.6) == "###.", "box over centres");
  check(blocked_columns(0.6, 2.4) == ".#..", "box between centres");
  check(blocked_columns(1.4, 1.6) == ".#..", "thin box over a centre");
  check(blocked_columns(1.6, 1.9) == "....", "thin box beside a centre");
  check(blocked_columns(0.5, 1.5) == ".#..", "box from centre to centre");
  check(blocked_columns(1.5, 1.5) == "....", "box of no width");
  check(blocked_columns(-9, 0.6) == "#...", "box over the left edge");
  check(blocked_columns(2.6, 1e300) == "...#", "box over the right edge");
  check(blocked_columns(7, 9) == "....", "box outside");
}

}  // namespace

void check_flow_fields() {
  check_example();
  check_ties();
  check_unreached();
  check_lookups();
  check_placement();
  check_boxes();
}

}  // namespace oracle::steering
