#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"

namespace flocking::sim {

/// Velocities whose square is at most this count as rest: they give no heading.
inline constexpr double kRestSquared = 1e-8;

/// Where agents faced that have come to rest since; others may have an entry of old.
using RestHeadings = std::map<std::size_t, Vec2>;

/// Where each agent faces: unit(V) while |V|^2 > 1e-8, else where it faced last, (1, 0) at first
/// (Buckland, "Programming Game AI by Example", Updating the Vehicle Physics).
class Headings {
 public:
  Headings(const FlockState& start, const RestHeadings& at_rest);

  /// Takes the headings of the new velocities. `smoothing` >= 1: the smoothed heading is the unit
  /// mean of the last so many, of as many as there are at first.
  void update(const FlockState& state, std::size_t smoothing);

  [[nodiscard]] const Column& x() const { return x_; }
  [[nodiscard]] const Column& y() const { return y_; }
  [[nodiscard]] const Column& smoothed_x() const { return recent_.empty() ? x_ : smoothed_x_; }
  [[nodiscard]] const Column& smoothed_y() const { return recent_.empty() ? y_ : smoothed_y_; }

 private:
  struct Moment {
    Column x;
    Column y;
  };
  void smooth(std::size_t smoothing);

  Column x_;
  Column y_;
  Column smoothed_x_;
  Column smoothed_y_;
  std::vector<Moment> recent_;  // the oldest first; empty without smoothing
};

}  // namespace flocking::sim
