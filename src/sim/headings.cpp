#include "sim/headings.h"

namespace flocking::sim {
Headings::Headings(const FlockState& start, const RestHeadings& at_rest)
    : x_(start.size(), 1.0), y_(start.size(), 0.0) {
  for (const auto& [agent, heading] : at_rest) {
    x_[agent] = heading.x;
    y_[agent] = heading.y;
  }
  update(start, 1);
  smoothed_x_ = x_;  // NOLINT: the headings are known only here
  smoothed_y_ = y_;  // NOLINT
}

void Headings::follow(const FlockState& state) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    const Vec2 velocity = state.velocity(i);
    if (length_squared(velocity) > kRestSquared) {
      const Vec2 heading = unit(velocity);
      x_[i] = heading.x;
      y_[i] = heading.y;
    }
  }
}

void Headings::update(const FlockState& state, std::size_t smoothing) {
  follow(state);
  smooth(smoothing);
}

void Headings::correct(const FlockState& state) {
  follow(state);
  if (!recent_.empty()) recent_.back() = {x_, y_};
}

void Headings::add(std::span<const AgentState> agents) {
  for (const AgentState& agent : agents) {
    const Vec2 velocity{agent.vx, agent.vy};
    const bool moves = length_squared(velocity) > kRestSquared;
    const Vec2 heading = moves ? unit(velocity) : Vec2{1.0, 0.0};
    for_columns([&](Column& x, Column& y) {
      x.push_back(heading.x);
      y.push_back(heading.y);
    });
  }
}

void Headings::remove(std::size_t first, std::size_t count) {
  for_columns([&](Column& x, Column& y) {
    erase_range(x, first, count);
    erase_range(y, first, count);
  });
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
    // Opposite headings have no mean: keep the last one.
    const Vec2 mean = unit(sum / static_cast<double>(recent_.size()));
    if (mean == Vec2{}) continue;
    smoothed_x_[i] = mean.x;
    smoothed_y_[i] = mean.y;
  }
}

}  // namespace flocking::sim
