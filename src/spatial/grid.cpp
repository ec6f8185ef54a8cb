#include "spatial/grid.h"

#include <algorithm>
#include <numeric>

namespace flocking::spatial {
namespace {

// Least number of blocks per thread, so that no thread waits long for the last block.
constexpr double kBlocksPerThread = 6.0;

// Returns the width of blocks in tiles.
double tiles_across(double reach, const Extent& extent, const Team* team) {
  const auto blocks = [&](double across) {
    const double inverse_edge = 1.0 / (across * Tiles::kEdge * reach);
    return extent.columns(inverse_edge) * extent.rows(inverse_edge);
  };
  if (team == nullptr) {
    // If all agents fit into one block, no data is copied.
    return blocks(Tiles::kMostAcross) <= 1.0 ? Tiles::kMostAcross : Tiles::kAcross;
  }
  const double enough = kBlocksPerThread * static_cast<double>(team->size());
  double across = Tiles::kAcross;
  while (across > 1.0 && blocks(across) < enough) across *= 0.75;
  return across;
}

}  // namespace

void Grid::prepare(const FlockState& flock, double radius, const Extent& extent, Team* team) {
  const double reach = reach_of(radius);
  const double across = tiles_across(reach, extent, team);
  // For huge coordinates, tiles are so wide that floats can distinguish places within a block.
  unit_ = std::max(reach, extent.largest_part() * 0x1p-50);
  blocks_.sort(flock, across * Tiles::kEdge * unit_, reach, extent, team);
  team_order_.clear();
  if (team == nullptr) return;
  // Start with the largest block, so that no thread waits long for the last one.
  team_order_.resize(blocks_.size());
  std::iota(team_order_.begin(), team_order_.end(), 0U);
  std::stable_sort(team_order_.begin(), team_order_.end(),
                   [this](std::uint32_t a, std::uint32_t b) {
                     return blocks_[a].entries.size() > blocks_[b].entries.size();
                   });
}

}  // namespace flocking::spatial
