#include "steering/path_following.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "steering/arrive.h"
#include "steering/seek.h"

namespace flocking::steering {
namespace {

/// A behaviour that seeks one waypoint after another and arrives at the last one (Buckland,
/// "Programming Game AI by Example", Path Following). Remembers the index of the current waypoint.
class PathFollowing : public Behavior {
 public:
  explicit PathFollowing(const Parameters& parameters)
      : waypoints_(parameters.get<std::vector<Vec2>>("path_following.waypoints")),
        closed_(parameters.is_on("path_following.closed")),
        waypoint_distance_(parameters.number("path_following.waypoint_distance")),
        seek_(parameters),
        arrive_(parameters, Deceleration::kNormal) {}

  Vec2 force(const Senses& senses, std::span<double> memory) const override {
    if (waypoints_.empty()) return {};
    const std::size_t current = next_after(senses, remembered(memory[0]));
    memory[0] = static_cast<double>(current);
    const Vec2 offset = senses.offset_to(waypoints_[current]);
    return !closed_ && current == last() ? arrive_.towards(offset, senses.velocity())
                                         : seek_.towards(offset, senses.velocity());
  }

  void add_landmarks(Landmarks& landmarks) const override {
    landmarks.paths.push_back({waypoints_, closed_});
  }

 private:
  [[nodiscard]] std::size_t last() const { return waypoints_.size() - 1; }

  /// Returns the remembered index, or the last one if the path has become shorter.
  [[nodiscard]] std::size_t remembered(double memory) const {
    return std::isnan(memory) ? 0 : std::min(static_cast<std::size_t>(memory), last());
  }

  /// Returns `current`, or the next index if that waypoint is reached.
  [[nodiscard]] std::size_t next_after(const Senses& senses, std::size_t current) const {
    const double distance_squared = length_squared(senses.offset_to(waypoints_[current]));
    if (!(distance_squared < waypoint_distance_ * waypoint_distance_)) return current;
    if (current < last()) return current + 1;
    return closed_ ? 0 : current;
  }

  std::vector<Vec2> waypoints_;
  bool closed_;
  double waypoint_distance_;
  SeekForce seek_;
  ArriveForce arrive_;
};

constexpr std::array<Setting, 3> kPathFollowingSettings = {{
    {.path = "path_following.waypoints",
     .type = ValueType::kPoints,
     .unit = "length",
     .help = "the points to pass, in order"},
    {.path = "path_following.closed",
     .type = ValueType::kSwitch,
     .unit = "-",
     .default_text = "false",
     .help = "continue from the last waypoint to the first, instead of stopping there"},
    {.path = "path_following.waypoint_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "20",
     .help = "how near a waypoint counts as reached"},
}};

}  // namespace

const BehaviorRow kPathFollowing = {
    .name = "path_following",
    .help = "follow a path of waypoints",
    .settings = kPathFollowingSettings,
    .memory_size = 1,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<PathFollowing>(parameters);
    },
};

}  // namespace flocking::steering
