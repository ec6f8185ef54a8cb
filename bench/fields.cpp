// Flow fields of a 1024 x 1024 grid with random costs: building all three with our code, compared
// with the textbook's std::priority_queue and a hash map on the same grid; and looking up 1,000,000
// agents.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <random>
#include <unordered_map>
#include <utility>
#include <vector>

#include "flow/boxes.h"
#include "flow/directions.h"
#include "flow/flow_field.h"
#include "flow/integration.h"

namespace {

using namespace flocking;  // NOLINT(google-build-using-namespace): a program of its own

constexpr std::size_t kSide = 1024;
constexpr Cell kGoal{700, 300};
constexpr flow::CellRange kBox{{100, 100}, {140, 140}};

// One cell in ten is blocked; the others have random costs from 1 to `dearest`.
std::shared_ptr<const CostGrid> random_grid(int dearest) {
  auto grid = std::make_shared<CostGrid>(kSide, kSide);
  std::mt19937_64 random(7);
  std::uniform_int_distribution<int> cost(1, dearest);
  for (Cost& cell : grid->costs) {
    cell = random() % 10 == 0 ? kBlocked : static_cast<Cost>(cost(random));
  }
  grid->set(kGoal, 1);
  return grid;
}

// Dijkstra's algorithm as it is commonly written: a queue of pairs, and a map of the cells found.
std::vector<std::uint32_t> integrate_commonly(const CostGrid& grid, Cell goal) {
  using Waiting = std::pair<std::uint32_t, std::size_t>;
  std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> queue;
  std::unordered_map<std::size_t, std::uint32_t> best;
  std::vector<std::uint32_t> field(grid.costs.size(), flow::kUnreached);
  best[grid.index(goal)] = 0;
  queue.emplace(0, grid.index(goal));
  while (!queue.empty()) {
    const auto [value, cell] = queue.top();
    queue.pop();
    if (field[cell] != flow::kUnreached) continue;
    field[cell] = value;
    const std::size_t x = cell % grid.width;
    const std::size_t y = cell / grid.width;
    const auto look_at = [&, value = value](std::size_t other) {
      if (grid.costs[other] == kBlocked) return;
      const std::uint32_t there = value + grid.costs[other];
      const auto [known, is_new] = best.try_emplace(other, there);
      if (!is_new && known->second <= there) return;
      known->second = there;
      queue.emplace(there, other);
    };
    if (x > 0) look_at(cell - 1);
    if (x + 1 < grid.width) look_at(cell + 1);
    if (y > 0) look_at(cell - grid.width);
    if (y + 1 < grid.height) look_at(cell + grid.width);
  }
  return field;
}

// Visits the 8 neighbours with a list of offsets, and tests for the edge.
std::vector<std::uint8_t> directions_commonly(const CostGrid& grid,
                                              const std::vector<std::uint32_t>& field) {
  std::vector<std::uint8_t> directions(field.size(), 4);
  const auto width = static_cast<long>(grid.width);
  const auto height = static_cast<long>(grid.height);
  for (long y = 0; y < height; ++y) {
    for (long x = 0; x < width; ++x) {
      const auto cell = static_cast<std::size_t>(y * width + x);
      if (field[cell] == flow::kUnreached) continue;
      std::uint32_t lowest = flow::kUnreached;
      for (int k = 0; k < 9; ++k) {
        const long nx = x + k % 3 - 1;
        const long ny = y + 1 - k / 3;
        if (nx < 0 || nx >= width || ny < 0 || ny >= height) continue;
        const std::uint32_t value = field[static_cast<std::size_t>(ny * width + nx)];
        if (value >= lowest) continue;
        lowest = value;
        directions[cell] = static_cast<std::uint8_t>(k);
      }
    }
  }
  return directions;
}

// Reports the time for one of `count` cells or agents; every benchmark must do so, since the CSV
// requires it.
void report(benchmark::State& state, std::size_t count) {
  state.counters["each"] =
      benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsIterationInvariantRate |
                                                         benchmark::Counter::kInvert);
}

void build_ours(benchmark::State& state) {
  const auto clean = random_grid(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const auto costs = flow::with_blocked(clean, std::span(&kBox, 1));
    const auto integration = flow::integrate(*costs, kGoal);
    benchmark::DoNotOptimize(flow::directions(integration, flow::CornerRule::kCut));
  }
  report(state, kSide * kSide);
}

void build_commonly(benchmark::State& state) {
  const auto clean = random_grid(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const auto costs = flow::with_blocked(clean, std::span(&kBox, 1));
    const auto integration = integrate_commonly(*costs, kGoal);
    benchmark::DoNotOptimize(directions_commonly(*costs, integration));
  }
  report(state, kSide * kSide);
}

void integrate_ours(benchmark::State& state) {
  const auto costs = random_grid(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(flow::integrate(*costs, kGoal));
  report(state, kSide * kSide);
}

void directions_ours(benchmark::State& state) {
  const auto costs = random_grid(254);
  const auto integration = flow::integrate(*costs, kGoal);
  for (auto _ : state) {
    benchmark::DoNotOptimize(flow::directions(integration, flow::CornerRule::kCut));
  }
  report(state, kSide * kSide);
}

void look_up(benchmark::State& state, flow::Sampling sampling, bool normalize) {
  constexpr std::size_t kAgents = 1'000'000;
  const auto fields = std::make_shared<const flow::LazyFields>(
      flow::FieldPlan{random_grid(254), kGoal, flow::CornerRule::kCut});
  const flow::FlowField field(fields, {{-100.0, 50.0}, 0.75}, sampling, normalize);
  std::mt19937_64 random(3);
  std::uniform_real_distribution<double> place(0.0, 0.75 * kSide);
  std::vector<Vec2> positions(kAgents);
  for (Vec2& position : positions) position = {place(random) - 100.0, place(random) + 50.0};
  benchmark::DoNotOptimize(field.direction_at(positions[0]));
  for (auto _ : state) {
    Vec2 sum;
    for (const Vec2 position : positions) sum += field.direction_at(position);
    benchmark::DoNotOptimize(sum);
  }
  report(state, kAgents);
}

BENCHMARK(build_ours)->Arg(1)->Arg(4)->Arg(254)->Unit(benchmark::kMillisecond);
BENCHMARK(build_commonly)->Arg(1)->Arg(4)->Arg(254)->Unit(benchmark::kMillisecond);
BENCHMARK(integrate_ours)->Arg(254)->Unit(benchmark::kMillisecond);
BENCHMARK(directions_ours)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(look_up, nearest, flow::Sampling::kNearest, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(look_up, bilinear, flow::Sampling::kBilinear, false)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(look_up, bilinear_normalized, flow::Sampling::kBilinear, true)
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
