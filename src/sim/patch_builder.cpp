#include "kernel/patch_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace flocking::kernel {
namespace {

// Positions this far from a corner (in units of the reach) have a float within 2^-18 of them, and
// squares of distances between them are off by less than the margin.
constexpr float kFarthest = 16.0F;
constexpr float kReachSquared = 1.001F;

constexpr float kFar = 1e6F;

}  // namespace

Patch PatchBuilder::build(const FlockState& flock, std::span<const std::uint32_t> candidates,
                          std::span<const std::uint32_t> members, double reach, std::size_t lanes) {
  const std::size_t count = candidates.size();
  const AgentState& origin = flock.agents[candidates[members.front()]];
  copy(flock, candidates, origin, reach);
  float most = 0.0F;
  for (std::size_t i = 0; i < count; ++i) {
    most = std::max({most, std::fabs(near_x_[i]), std::fabs(near_y_[i])});
  }
  while (order_.size() < count + kRoomBehind) order_.push_back(static_cast<double>(order_.size()));
  if (found_.size() < count + kRoomBehind) found_.resize(count + kRoomBehind);
  arrange(members, lanes);
  Patch patch;
  patch.candidates = candidates_.data();
  patch.agents = candidates.data();
  patch.near_x = near_x_.data();
  patch.near_y = near_y_.data();
  patch.count = count;
  patch.reach_squared = kReachSquared;
  patch.all_near = !(most <= kFarthest);
  patch.members = members_.data();
  patch.member_count = members.size();
  patch.order = order_.data();
  patch.found = found_.data();
  return patch;
}

void PatchBuilder::copy(const FlockState& flock, std::span<const std::uint32_t> candidates,
                        const AgentState& origin, double reach) {
  const std::size_t count = candidates.size();
  if (candidates_.size() < count + 1) candidates_.resize(count + 1);
  if (near_x_.size() < count + kRoomBehind) {
    near_x_.resize(count + kRoomBehind);
    near_y_.resize(count + kRoomBehind);
  }
  const double scale = 1.0 / reach;
  for (std::size_t i = 0; i < count; ++i) {
    const AgentState agent = flock.agents[candidates[i]];
    candidates_[i] = agent;
    near_x_[i] = static_cast<float>((agent.x - origin.x) * scale);
    near_y_[i] = static_cast<float>((agent.y - origin.y) * scale);
  }
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  candidates_[count] = {kNan, kNan, 0.0, 0.0};
  std::fill_n(near_x_.begin() + static_cast<std::ptrdiff_t>(count), kRoomBehind, kFar);
  std::fill_n(near_y_.begin() + static_cast<std::ptrdiff_t>(count), kRoomBehind, kFar);
}

// Members in strips, to and fro, so that as many as there are lanes lie in a small square.
void PatchBuilder::arrange(std::span<const std::uint32_t> members, std::size_t lanes) {
  const std::size_t count = members.size();
  members_.resize(count);
  const auto strips = static_cast<std::uint32_t>(std::clamp(
      std::lround(std::sqrt(static_cast<double>(count) / static_cast<double>(lanes))), 1L, 255L));
  const std::uint32_t places = strips * 8;
  float least_x = near_x_[members[0]];
  float least_y = near_y_[members[0]];
  float most_x = least_x;
  float most_y = least_y;
  for (const std::uint32_t member : members) {
    least_x = std::min(least_x, near_x_[member]);
    most_x = std::max(most_x, near_x_[member]);
    least_y = std::min(least_y, near_y_[member]);
    most_y = std::max(most_y, near_y_[member]);
  }
  const float per_x = static_cast<float>(places) * 0.999F / std::max(most_x - least_x, 1e-6F);
  const float per_y = static_cast<float>(strips) * 0.999F / std::max(most_y - least_y, 1e-6F);
  keys_.resize(count);
  starts_.assign(std::size_t{strips} * places + 1, 0);
  for (std::size_t i = 0; i < count; ++i) {
    const float at_x = (near_x_[members[i]] - least_x) * per_x;
    const float at_y = (near_y_[members[i]] - least_y) * per_y;
    // Written so that what is not a number becomes 0.
    const std::uint32_t place =
        at_x > 0.0F ? std::min(static_cast<std::uint32_t>(at_x), places - 1) : 0;
    const std::uint32_t strip =
        at_y > 0.0F ? std::min(static_cast<std::uint32_t>(at_y), strips - 1) : 0;
    keys_[i] = strip * places + (strip % 2 == 0 ? place : places - 1 - place);
    ++starts_[keys_[i] + 1];
  }
  for (std::size_t key = 1; key < starts_.size(); ++key) starts_[key] += starts_[key - 1];
  for (std::size_t i = 0; i < count; ++i) members_[starts_[keys_[i]]++] = members[i];
}

}  // namespace flocking::kernel
