#include "steering/unaligned_collision_avoidance.h"

#include <array>
#include <limits>

#include "steering/prediction.h"

namespace flocking::steering {
namespace {

/// A behaviour that finds the first collision that would occur if all agents kept their velocities,
/// and steers away from the predicted position of the other agent (Reynolds, "Steering Behaviors
/// for Autonomous Characters", 1999, Unaligned collision avoidance).
class UnalignedCollisionAvoidance : public Behavior {
 public:
  explicit UnalignedCollisionAvoidance(const Parameters& parameters)
      : radius_(parameters.number("unaligned_collision_avoidance.radius")),
        distance_(parameters.number("unaligned_collision_avoidance.distance")),
        horizon_(parameters.number("unaligned_collision_avoidance.horizon")),
        max_force_(parameters.max_force()) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    Approach first;
    for (std::size_t other = 0; other < senses.size(); ++other) {
      if (other != senses.self) look_at(senses, other, first);
    }
    if (first.seconds > horizon_) return {};
    const bool meet = length(first.gap) == 0.0;
    return max_force_ * unit(meet ? side_of(senses.velocity()) : first.gap);
  }

 private:
  /// The moment at which another agent is nearest.
  struct Approach {
    double seconds = std::numeric_limits<double>::infinity();  ///< from now
    /// from the other agent to this one, at that moment
    Vec2 gap;
  };

  /// Replaces `first` if the collision with `other` is earlier.
  void look_at(const Senses& senses, std::size_t other, Approach& first) const {
    const Vec2 offset = senses.offset_to(senses.position(other));
    if (!(length(offset) <= radius_)) return;
    const Vec2 relative = senses.velocity(other) - senses.velocity();
    const double speed_squared = length_squared(relative);
    if (speed_squared == 0.0) return;
    const double seconds = -dot(offset, relative) / speed_squared;
    if (!(seconds > 0.0 && seconds <= horizon_ && seconds < first.seconds)) return;
    const Vec2 own = senses.position() + senses.velocity() * seconds;
    const Vec2 gap = own - position_ahead(senses, other, seconds);
    if (length(gap) < distance_) first = {.seconds = seconds, .gap = gap};
  }

  double radius_;
  double distance_;
  double horizon_;
  double max_force_;
};

constexpr std::array<Setting, 3> kUnalignedCollisionAvoidanceSettings = {{
    {.path = "unaligned_collision_avoidance.radius",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "only agents within this distance are considered"},
    {.path = "unaligned_collision_avoidance.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "agents that come closer than this collide"},
    {.path = "unaligned_collision_avoidance.horizon",
     .type = ValueType::kNumber,
     .unit = "s",
     .range = kPositive,
     .default_text = "2",
     .help = "consider only collisions within this time"},
}};

}  // namespace

const BehaviorRow kUnalignedCollisionAvoidance = {
    .name = "unaligned_collision_avoidance",
    .help = "steer away from where others will come too near (Reynolds 1999)",
    .settings = kUnalignedCollisionAvoidanceSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<UnalignedCollisionAvoidance>(parameters);
    },
};

}  // namespace flocking::steering
