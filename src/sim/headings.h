#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"

namespace flocking::sim {

/// Velocities whose square is at most this count as rest: they have no heading.
inline constexpr double kRestSquared = 1e-8;

/// The last headings of agents that have come to rest. Agents that move again may still have an old
/// entry.
using RestHeadings = std::map<std::size_t, Vec2>;

/// The heading of each agent: unit(V) while |V|^2 > 1e-8, otherwise the last heading, initially (1,
/// 0) (Buckland, "Programming Game AI by Example", Updating the Vehicle Physics).
class Headings {
 public:
  Headings(const FlockState& start, const RestHeadings& at_rest);

  /// Updates the headings from the new velocities. `smoothing` >= 1: the smoothed heading is the
  /// unit mean of the last `smoothing` headings, or of all headings while there are fewer.
  void update(const FlockState& state, std::size_t smoothing);

  /// Updates the headings from velocities that were written after the last update, without a new
  /// moment for smoothing. Agents at rest keep their heading.
  void correct(const FlockState& state);
  /// Appends agents; those at rest face (1, 0).
  void add(std::span<const AgentState> agents);
  /// Removes agents [first, first + count).
  void remove(std::size_t first, std::size_t count);

  [[nodiscard]] const Column& x() const { return x_; }
  [[nodiscard]] const Column& y() const { return y_; }
  [[nodiscard]] const Column& smoothed_x() const { return recent_.empty() ? x_ : smoothed_x_; }
  [[nodiscard]] const Column& smoothed_y() const { return recent_.empty() ? y_ : smoothed_y_; }

 private:
  struct Moment {
    Column x;
    Column y;
  };
  void follow(const FlockState& state);
  void smooth(std::size_t smoothing);
  // Calls work(x, y) with the current, the smoothed and each recent pair of columns.
  template <class Work>
  void for_columns(const Work& work) {
    work(x_, y_);
    work(smoothed_x_, smoothed_y_);
    for (Moment& moment : recent_) work(moment.x, moment.y);
  }

  Column x_;
  Column y_;
  Column smoothed_x_;
  Column smoothed_y_;
  std::vector<Moment> recent_;  // the oldest first; empty if headings are not smoothed
};

}  // namespace flocking::sim
