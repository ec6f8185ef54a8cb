#include "sim/headings.h"

namespace flocking::sim {
Headings::Headings(const FlockState& start, const RestHeadings& at_rest)
    : x_(start.size(), 1.0), y_(start.size(), 0.0) {
  for (const auto& [agent, heading] : at_rest) {
    x_[agent] = heading.x;
    y_[agent] = heading.y;
  }
  update(start, 1);
  smoothed_x_ = x_;  // NOLINT: the headings are known only now
  smoothed_y_ = y_;  // NOLINT
}

void Headings::update(const FlockState& state, std::size_t smoothing) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Vec2 velocity = state.velocity(i);
    if (length_squared(velocity) > kRestSquared) {
      const Vec2 heading = unit(velocity);
      x_[i] = heading.x;
      y_[i] = heading.y;
    }
  }
  smooth(smoothing);
}

void Headings::smooth(std::size_t smoothing) {
  if (smoothing <= 1) {
    recent_.clear();
    return;
  }
  recent_.push_back({x_, y_});
  while (recent_.size() > smoothing) recent_.erase(recent_.begin());
  if (smoothed_x_.size() != x_.size()) smoothed_x_.resize(x_.size());
  if (smoothed_y_.size() != y_.size()) smoothed_y_.resize(y_.size());
  for (std::size_t i = 0; i < x_.size(); ++i) {
    Vec2 sum;
    for (const Moment& moment : recent_) sum += Vec2{moment.x[i], moment.y[i]};
    // Opposite headings have no mean: the last one stays.
    const Vec2 mean = unit(sum / static_cast<double>(recent_.size()));
    if (mean == Vec2{}) continue;
    smoothed_x_[i] = mean.x;
    smoothed_y_[i] = mean.y;
  }
}

}  // namespace flocking::sim
