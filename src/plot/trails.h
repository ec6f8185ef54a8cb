#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/flock_state.h"
#include "core/vec2.h"

namespace flocking::plot {

/// The limit for points of all trails together; above it, every second point is removed.
inline constexpr std::size_t kMostTrailPoints = 2'000'000;
/// The limit for trails; with more agents, only every k-th is followed.
inline constexpr std::size_t kMostTrails = 100'000;
/// Coordinates beyond this are treated as infinite: browsers use 32-bit numbers and cannot draw a
/// picture at that scale.
inline constexpr double kFarthest = 1e15;

/// Returns true if a point can be drawn.
bool is_drawable(Vec2 point);

/// The position of an agent at one moment.
struct TrailPoint {
  Vec2 at;
  bool begins = false;  ///< no line leads to the point: it is the first, or follows a gap or a jump
                        ///< across the world
};

/// The first agent that could not be drawn at some step.
struct LostAgent {
  std::size_t agent = 0;
  std::uint64_t step = 0;
};

/// The trails of all agents of a flock. Memory does not grow with the number of steps.
class Trails {
 public:
  /// `most_points` must be >= 4, `most_trails` >= 1.
  explicit Trails(const FlockState& start, std::size_t most_points = kMostTrailPoints,
                  std::size_t most_trails = kMostTrails);

  /// Adds the flock after one more step; `world` is the size of a world that wraps around.
  void add(const FlockState& state, const std::optional<Vec2>& world);

  [[nodiscard]] std::size_t agents() const { return agents_; }
  /// Returns the number of kept trails. The trail at `index` belongs to the agent agent_of(index).
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t agent_of(std::size_t index) const { return index * agent_stride_; }
  [[nodiscard]] std::size_t agent_stride() const { return agent_stride_; }
  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  /// Returns k if every k-th step is kept, in addition to the start and the end; 1 if all steps are
  /// kept.
  [[nodiscard]] std::uint64_t stride() const { return stride_; }

  /// Returns the drawable points of a trail, in order of time.
  [[nodiscard]] std::vector<TrailPoint> trail(std::size_t index) const;
  /// Return where the trail began and ended, drawable or not, and the velocity at its end.
  [[nodiscard]] Vec2 start(std::size_t index) const { return points_[index]; }
  [[nodiscard]] Vec2 end(std::size_t index) const { return last_[index]; }
  [[nodiscard]] Vec2 end_velocity(std::size_t index) const { return last_velocity_[index]; }

  [[nodiscard]] const std::optional<LostAgent>& first_lost() const { return first_lost_; }
  /// Returns how many trails could not be drawn at some step.
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
  std::vector<Vec2> points_;  // moment by moment, all trails at each
  std::vector<bool> begins_;  // per point
  std::vector<Vec2> last_;
  std::vector<Vec2> last_velocity_;
  std::vector<bool> gap_;  // per trail: a gap since the last moment kept
  std::vector<bool> was_lost_;
  std::size_t lost_ = 0;
  std::optional<LostAgent> first_lost_;
};

}  // namespace flocking::plot
