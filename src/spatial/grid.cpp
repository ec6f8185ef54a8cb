#include "spatial/grid.h"

#include <algorithm>
#include <cmath>

namespace flocking::spatial {

void Grid::prepare(const FlockState& flock, double radius, const Extent& extent, Team* team) {
  flock_ = &flock;
  reach_ = reach_of(radius);
  width_ = std::max(kTileEdge * reach_, extent.largest_part() * 0x1p-50);
  rows_.sort(
      [&flock](std::size_t i) {
        const AgentState& agent = flock.agents[i];
        return agent.x - agent.x + agent.y;
      },
      flock.size(), width_, reach_, extent.least_y, extent.most_y, team);
}

bool Grid::fill_columns(std::size_t row, Workspace& workspace) const {
  const std::span<const BinEntry> entries = rows_[row];
  bool has_members = false;
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
  workspace.x.resize(entries.size());
  for (std::size_t k = 0; k < entries.size(); ++k) {
    has_members |= entries[k].is_inside();
    const double x = flock_->agents[entries[k].item()].x;
    workspace.x[k] = x;
    least = std::min(least, x);
    most = std::max(most, x);
  }
  if (!has_members) return false;
  workspace.columns.sort([&workspace](std::size_t k) { return workspace.x[k]; }, entries.size(),
                         width_, reach_, least, most);
  return true;
}

bool Grid::fill_neighborhood(std::size_t row, std::size_t tile, Workspace& workspace) const {
  const std::span<const BinEntry> in_row = rows_[row];
  const std::span<const BinEntry> in_tile = workspace.columns[tile];
  workspace.candidates.resize(in_tile.size());
  workspace.members.resize(in_tile.size());
  std::size_t members = 0;
  for (std::size_t k = 0; k < in_tile.size(); ++k) {
    const BinEntry entry = in_row[in_tile[k].item()];
    workspace.candidates[k] = entry.item();
    workspace.members[members] = static_cast<std::uint32_t>(k);
    if (entry.is_inside() && in_tile[k].is_inside()) ++members;
  }
  workspace.members.resize(members);
  return members > 0;
}

}  // namespace flocking::spatial
