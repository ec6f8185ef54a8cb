#include "sim/patch_builder.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <utility>
#include <vector>

#include "spatial/extent.h"
#include "spatial/grid.h"

namespace flocking::sim {
namespace {

// A copy's patch would point into the memory of the original; a growing vector must not copy.
static_assert(!std::is_copy_constructible_v<PatchBuilder>);
static_assert(std::is_nothrow_move_constructible_v<PatchBuilder>);

FlockState a_row_of(std::size_t agents) {
  FlockState flock(agents);
  for (std::size_t i = 0; i < agents; ++i) {
    flock.agents[i] = {static_cast<double>(i) / 8.0, 0.5, 0.0, 0.0};
  }
  return flock;
}

TEST(PatchBuilder, MayBeMovedWhileItsPatchIsInUse) {
  const FlockState flock = a_row_of(20);
  spatial::Grid grid;
  grid.prepare(flock, 10.0, spatial::survey(flock));
  spatial::Workspace workspace;
  std::size_t patches = 0;
  grid.visit(0, workspace, [&](const spatial::Neighborhood& found) {
    PatchBuilder builder;
    const kernel::Patch patch = builder.build(found, 4);
    std::vector<PatchBuilder> moved;
    moved.push_back(std::exchange(builder, {}));
    for (int i = 0; i < 100; ++i) moved.emplace_back();  // each growth moves the first builder
    static_cast<void>(builder.build(found, 4));
    ++patches;
    ASSERT_EQ(patch.count, 20U);
    for (std::size_t i = 0; i < patch.count; ++i) {
      EXPECT_EQ(patch.candidates[i].x, flock.agents[i].x);
      EXPECT_EQ(patch.agents[i], i);
    }
  });
  EXPECT_EQ(patches, 1U);
}

}  // namespace
}  // namespace flocking::sim
