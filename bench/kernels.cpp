// The parts of a step of a large flock, each alone: uniform agents, 30 neighbours within the
// radius. Times are per step; the counter ns_per_agent is per agent.
#include <benchmark/benchmark.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

#include "core/flock_state.h"
#include "kernel/instructions.h"
#include "sim/patch_builder.h"
#include "spatial/extent.h"
#include "spatial/grid.h"
#include "spatial/kd_tree.h"

namespace {

using namespace flocking;

constexpr double kRadius = 3.0;
constexpr double kNeighbors = 30.0;

FlockState uniform_flock(std::size_t agents) {
  const double area =
      static_cast<double>(agents) * std::numbers::pi * kRadius * kRadius / kNeighbors;
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> place(0.0, std::sqrt(area));
  std::uniform_real_distribution<double> speed(-1.0, 1.0);
  FlockState flock(agents);
  for (AgentState& agent : flock.agents) {
    agent = {place(random), place(random), speed(random), speed(random)};
  }
  return flock;
}

void report(benchmark::State& state) {
  state.counters["ns_per_agent"] = benchmark::Counter(
      static_cast<double>(state.range(0)) * 1e-9,
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void survey(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(spatial::survey(flock));
  report(state);
}

void prepare_grid(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  const spatial::Extent extent = spatial::survey(flock);
  spatial::Grid grid;
  for (auto _ : state) grid.prepare(flock, kRadius, extent);
  report(state);
}

void collect(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  FlockState next(flock.size());
  spatial::Grid grid;
  grid.prepare(flock, kRadius, spatial::survey(flock));
  for (auto _ : state) grid.collect(next);
  report(state);
}

void prepare_kd_tree(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  spatial::KdTree tree;
  for (auto _ : state) tree.prepare(flock, kRadius);
  report(state);
}

template <class Finder, class Visit>
void visit_all(Finder& finder, spatial::Workspace& workspace, const Visit& visit) {
  for (std::size_t job = 0; job < finder.jobs(); ++job) finder.visit(job, workspace, visit);
}

void visit_tiles(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  spatial::Grid grid;
  grid.prepare(flock, kRadius, spatial::survey(flock));
  spatial::Workspace workspace;
  for (auto _ : state) {
    visit_all(grid, workspace, [](const spatial::Neighborhood& found) {
      benchmark::DoNotOptimize(found.candidates.data());
    });
  }
  report(state);
}

void ask_kd_tree(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  spatial::KdTree tree;
  tree.prepare(flock, kRadius);
  spatial::Workspace workspace;
  for (auto _ : state) {
    visit_all(tree, workspace, [](const spatial::Neighborhood& found) {
      benchmark::DoNotOptimize(found.candidates.data());
    });
  }
  report(state);
}

void build_patches(benchmark::State& state) {
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  spatial::Grid grid;
  grid.prepare(flock, kRadius, spatial::survey(flock));
  spatial::Workspace workspace;
  sim::PatchBuilder builder;
  for (auto _ : state) {
    visit_all(grid, workspace, [&](const spatial::Neighborhood& found) {
      benchmark::DoNotOptimize(builder.build(found, 8).members);
    });
  }
  report(state);
}

// The whole step except the survey.
void step(benchmark::State& state, kernel::Instructions instructions, Profile profile,
          bool safe_range) {
  if (!kernel::is_available(instructions)) {
    state.SkipWithError("this processor does not have them");
    return;
  }
  const FlockState flock = uniform_flock(static_cast<std::size_t>(state.range(0)));
  FlockState next(flock.size());
  const spatial::Extent extent = spatial::survey(flock);
  spatial::Grid grid;
  const double limit = kernel::square_limit(kRadius);
  const kernel::StepConstants constants{.course = {kRadius, kRadius, 1.0, kRadius, 0.1, 0.1, 0.1},
                                        .cohesion_limit = limit,
                                        .separation_limit = limit,
                                        .alignment_limit = limit,
                                        .dt = 0.05,
                                        .rest_squared = 1e-8};
  const kernel::Kernel kernel = kernel::kernel_for(instructions, profile, safe_range);
  spatial::Workspace workspace;
  sim::PatchBuilder builder;
  std::vector<std::uint32_t> at_rest(flock.size());
  for (auto _ : state) {
    grid.prepare(flock, kRadius, extent);
    visit_all(grid, workspace, [&](const spatial::Neighborhood& found) {
      kernel::Results results{found.results, at_rest.data(), 0};
      kernel.step(builder.build(found, kernel.lanes), constants, results);
    });
    grid.collect(next);
  }
  report(state);
}

using kernel::Instructions;

BENCHMARK(survey)->Arg(5'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(prepare_grid)->Arg(5'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(collect)->Arg(5'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(prepare_kd_tree)->Arg(5'000)->Arg(100'000);
BENCHMARK(visit_tiles)->Arg(5'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(ask_kd_tree)->Arg(5'000)->Arg(100'000);
BENCHMARK(build_patches)->Arg(5'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK_CAPTURE(step, scalar, Instructions::kScalar, Profile::kCourse, true)->Arg(5'000);
BENCHMARK_CAPTURE(step, sse2, Instructions::kSse2, Profile::kCourse, true)->Arg(5'000);
BENCHMARK_CAPTURE(step, neon, Instructions::kNeon, Profile::kCourse, true)->Arg(5'000);
BENCHMARK_CAPTURE(step, avx2, Instructions::kAvx2, Profile::kCourse, true)->Arg(5'000);
BENCHMARK_CAPTURE(step, avx2_dividing, Instructions::kAvx2, Profile::kCourse, false)->Arg(5'000);
BENCHMARK_CAPTURE(step, avx512, Instructions::kAvx512, Profile::kCourse, true)
    ->Arg(5'000)
    ->Arg(100'000)
    ->Arg(1'000'000);
BENCHMARK_CAPTURE(step, avx512_dividing, Instructions::kAvx512, Profile::kCourse, false)
    ->Arg(5'000);
BENCHMARK_CAPTURE(step, avx512_course_tests, Instructions::kAvx512, Profile::kCourseTests, true)
    ->Arg(5'000);

}  // namespace

BENCHMARK_MAIN();
