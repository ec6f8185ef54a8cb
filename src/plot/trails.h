#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"

namespace flocking::plot {

/// More points are not kept of all trails together: then every second one goes.
inline constexpr std::size_t kMostTrailPoints = 2'000'000;
/// More agents are not followed: then every k-th is.
inline constexpr std::size_t kMostTrails = 100'000;
/// A coordinate beyond is drawn no more than an infinity: browsers, whose numbers have 32 bits,
/// lose a picture on such a scale.
inline constexpr double kFarthest = 1e15;

/// Whether a point can be drawn.
bool is_drawable(Vec2 point);

/// Where an agent was at one moment.
struct TrailPoint {
  Vec2 at;
  bool begins = false;  ///< no line leads here: the first, one beyond a gap or across the world
};

/// The first agent that could not be drawn at some step.
struct LostAgent {
  std::size_t agent = 0;
  std::uint64_t step = 0;
};

/// The ways of all agents of a flock, in memory that does not grow with the number of steps.
class Trails {
 public:
  /// `most_points` >= 4, `most_trails` >= 1.
  explicit Trails(const FlockState& start, std::size_t most_points = kMostTrailPoints,
                  std::size_t most_trails = kMostTrails);

  /// The flock after one step more; `world` is the size of a world that wraps round.
  void add(const FlockState& state, const std::optional<Vec2>& world);

  [[nodiscard]] std::size_t agents() const { return agents_; }
  /// Trails kept; the one at `index` is that of the agent agent_of(index).
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t agent_of(std::size_t index) const { return index * agent_stride_; }
  [[nodiscard]] std::size_t agent_stride() const { return agent_stride_; }
  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  /// 1: every step is kept; k: every k-th, the start and the end.
  [[nodiscard]] std::uint64_t stride() const { return stride_; }

  /// The points of a trail that can be drawn, in order of time.
  [[nodiscard]] std::vector<TrailPoint> trail(std::size_t index) const;
  /// Where it began and ended, drawable or not, and the velocity at its end.
  [[nodiscard]] Vec2 start(std::size_t index) const { return points_[index]; }
  [[nodiscard]] Vec2 end(std::size_t index) const { return last_[index]; }
  [[nodiscard]] Vec2 end_velocity(std::size_t index) const { return last_velocity_[index]; }

  [[nodiscard]] const std::optional<LostAgent>& first_lost() const { return first_lost_; }
  /// Trails that could not be drawn at some step.
  [[nodiscard]] std::size_t lost() const { return lost_; }

 private:
  void note_if_lost(std::size_t index);
  void keep_moment();
  void keep_every_second();

  std::size_t agents_;
  std::size_t agent_stride_;
  std::size_t size_;
  std::size_t most_points_;
  std::uint64_t steps_ = 0;
  std::uint64_t stride_ = 1;
  std::vector<Vec2> points_;  // moment by moment, at each all trails
  std::vector<bool> begins_;  // of each point
  std::vector<Vec2> last_;
  std::vector<Vec2> last_velocity_;
  std::vector<bool> gap_;  // of each trail: a gap since the last moment kept
  std::vector<bool> was_lost_;
  std::size_t lost_ = 0;
  std::optional<LostAgent> first_lost_;
};

}  // namespace flocking::plot
