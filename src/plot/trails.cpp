#include "plot/trails.h"

#include <algorithm>
#include <cmath>

namespace flocking::plot {
namespace {

// Returns true if a step spans more than half of the world: the agent left on one side and entered
// on the other.
bool crosses(Vec2 from, Vec2 to, const std::optional<Vec2>& world) {
  return world &&
         (std::fabs(to.x - from.x) > world->x / 2.0 || std::fabs(to.y - from.y) > world->y / 2.0);
}

// Returns count / size rounded up, at least 1; `size` must be >= 1.
std::size_t whole_parts(std::size_t count, std::size_t size) {
  return std::max<std::size_t>(1, (count + size - 1) / size);
}

}  // namespace

bool is_drawable(Vec2 point) {
  return std::fabs(point.x) <= kFarthest && std::fabs(point.y) <= kFarthest;
}

Trails::Trails(const FlockState& start, std::size_t most_points, std::size_t most_trails)
    : agents_(start.size()),
      agent_stride_(whole_parts(agents_, std::min(most_trails, most_points / 4))),
      size_(agents_ == 0 ? 0 : whole_parts(agents_, agent_stride_)),
      most_points_(most_points) {
  gap_.assign(size_, true);
  was_lost_.assign(size_, false);
  for (std::size_t i = 0; i < size_; ++i) {
    last_.push_back(start.position(agent_of(i)));
    last_velocity_.push_back(start.velocity(agent_of(i)));
    note_if_lost(i);
  }
  keep_moment();
}

void Trails::add(const FlockState& state, const std::optional<Vec2>& world) {
  ++steps_;
  for (std::size_t i = 0; i < size_; ++i) {
    const Vec2 now = state.position(agent_of(i));
    if (crosses(last_[i], now, world) || !is_drawable(last_[i])) gap_[i] = true;
    last_[i] = now;
    last_velocity_[i] = state.velocity(agent_of(i));
    note_if_lost(i);
  }
  if (steps_ % stride_ == 0) keep_moment();
}

void Trails::note_if_lost(std::size_t index) {
  if (is_drawable(last_[index]) || was_lost_[index]) return;
  was_lost_[index] = true;
  ++lost_;
  if (!first_lost_) first_lost_ = LostAgent{agent_of(index), steps_};
}

void Trails::keep_moment() {
  if (!points_.empty() && points_.size() + size_ > most_points_) {
    keep_every_second();
    if (steps_ % stride_ != 0) return;
  }
  points_.insert(points_.end(), last_.begin(), last_.end());
  begins_.insert(begins_.end(), gap_.begin(), gap_.end());
  gap_.assign(size_, false);
}

// Removes every second moment. A gap before a removed point moves to the point after it.
void Trails::keep_every_second() {
  const std::size_t moments = points_.size() / size_;
  std::size_t kept = 0;
  std::vector<bool> gap(size_, false);
  for (std::size_t moment = 0; moment < moments; ++moment) {
    for (std::size_t i = 0; i < size_; ++i) {
      const bool begins = begins_[moment * size_ + i] || gap[i];
      if (moment % 2 == 0) {
        points_[kept * size_ + i] = points_[moment * size_ + i];
        begins_[kept * size_ + i] = begins;
      }
      gap[i] = moment % 2 != 0 && begins;
    }
    if (moment % 2 == 0) ++kept;
  }
  for (std::size_t i = 0; i < size_; ++i) {
    if (gap[i]) gap_[i] = true;
  }
  points_.resize(kept * size_);
  begins_.resize(kept * size_);
  stride_ *= 2;
}

std::vector<TrailPoint> Trails::trail(std::size_t index) const {
  std::vector<TrailPoint> found;
  bool gap = true;
  const auto take = [&found, &gap](Vec2 at, bool begins) {
    gap = gap || begins;
    if (!is_drawable(at)) return;
    found.push_back({at, gap});
    gap = false;
  };
  for (std::size_t at = index; at < points_.size(); at += size_) take(points_[at], begins_[at]);
  if (steps_ % stride_ != 0) take(last_[index], gap_[index]);
  return found;
}

}  // namespace flocking::plot
