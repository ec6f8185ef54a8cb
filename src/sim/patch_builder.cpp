#include "sim/patch_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace flocking::sim {
namespace {

// Coordinates stored as float are off by at most 2^-18, so squared distances between them are off
// by less than this margin.
constexpr float kReachSquared = 1.001F;

constexpr float kFar = 1e6F;

}  // namespace

kernel::Patch PatchBuilder::build(const spatial::Neighborhood& found, std::size_t lanes) {
  const std::size_t count = found.candidates.size();
  copy(found);
  while (order_.size() < count + kernel::kRoomBehind) {
    order_.push_back(static_cast<double>(order_.size()));
  }
  if (found_.size() < count + kernel::kRoomBehind) found_.resize(count + kernel::kRoomBehind);
  arrange(found.members, found.box, lanes);
  kernel::Patch patch;
  patch.candidates = candidates_.data();
  patch.agents = agents_.data();
  patch.near_x = near_x_.data();
  patch.near_y = near_y_.data();
  patch.count = count;
  patch.reach_squared = kReachSquared;
  patch.all_near = found.all_near;
  patch.members = members_.data();
  patch.member_count = members_.size();
  patch.order = order_.data();
  patch.found = found_.data();
  return patch;
}

void PatchBuilder::copy(const spatial::Neighborhood& found) {
  const std::size_t count = found.candidates.size();
  if (agents_.size() < count) {
    candidates_.resize(count + 1);
    agents_.resize(count);
    near_x_.resize(count + kernel::kRoomBehind);
    near_y_.resize(count + kernel::kRoomBehind);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t place = found.candidates[i];
    candidates_[i] = found.states[place];
    agents_[i] = found.results != nullptr ? place : found.agents[place].agent();
    near_x_[i] = found.near_x[place];
    near_y_[i] = found.near_y[place];
  }
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  candidates_[count] = {kNan, kNan, 0.0, 0.0};
  std::fill_n(near_x_.begin() + static_cast<std::ptrdiff_t>(count), kernel::kRoomBehind, kFar);
  std::fill_n(near_y_.begin() + static_cast<std::ptrdiff_t>(count), kernel::kRoomBehind, kFar);
}

// Sorts members into strips in alternating directions, so that `lanes` consecutive members are
// within a small square.
void PatchBuilder::arrange(std::span<const std::uint32_t> members, const spatial::Box& box,
                           std::size_t lanes) {
  const std::size_t count = members.size();
  members_.resize(count);
  keys_.resize(count);
  at_x_.resize(count);
  at_y_.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    at_x_[i] = near_x_[members[i]];
    at_y_[i] = near_y_[members[i]];
  }
  const auto strips = static_cast<std::int32_t>(std::clamp(
      std::lround(std::sqrt(static_cast<double>(count) / static_cast<double>(lanes))), 1L, 255L));
  const std::int32_t places = strips * 8;
  const float per_x = static_cast<float>(places) / std::max(box.width, 1e-6F);
  const float per_y = static_cast<float>(strips) / std::max(box.height, 1e-6F);
  const float last_place = static_cast<float>(places) - 0.5F;
  const float last_strip = static_cast<float>(strips) - 0.5F;
  for (std::size_t i = 0; i < count; ++i) {
    // With this order of the arguments, NaN becomes 0.
    const float x = std::min(std::max(0.0F, (at_x_[i] - box.x) * per_x), last_place);
    const float y = std::min(std::max(0.0F, (at_y_[i] - box.y) * per_y), last_strip);
    const auto place = static_cast<std::int32_t>(x);
    const auto strip = static_cast<std::int32_t>(y);
    const std::int32_t turned = (strip & 1) * (places - 1 - 2 * place);
    keys_[i] = static_cast<std::uint32_t>(strip * places + place + turned);
  }
  starts_.assign(static_cast<std::size_t>(strips) * static_cast<std::size_t>(places) + 1, 0);
  for (std::size_t i = 0; i < count; ++i) ++starts_[keys_[i] + 1];
  for (std::size_t key = 1; key < starts_.size(); ++key) starts_[key] += starts_[key - 1];
  for (std::size_t i = 0; i < count; ++i) members_[starts_[keys_[i]]++] = members[i];
}

}  // namespace flocking::sim
