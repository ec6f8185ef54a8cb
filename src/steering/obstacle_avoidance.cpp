#include "steering/obstacle_avoidance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace flocking::steering {
namespace {

/// Braking force per length of the way to the obstacle, in mass/s^2 (Buckland, Obstacle Avoidance).
constexpr double kBrakingWeight = 0.2;

/// A behaviour that keeps a box ahead of the agent free of obstacles; the box is longer if the
/// agent is faster (Buckland, "Programming Game AI by Example", Obstacle Avoidance). All vectors
/// are in the agent's frame.
class ObstacleAvoidance : public Behavior {
 public:
  explicit ObstacleAvoidance(const Parameters& parameters)
      : min_box_length_(parameters.number("obstacle_avoidance.min_box_length")),
        literal_(parameters.is_on("obstacle_avoidance.literal")),
        max_speed_(parameters.max_speed()) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    const double box_length = min_box_length_ * (1.0 + length(senses.velocity()) / max_speed_);
    const Threat threat = nearest_threat(senses, box_length);
    if (threat.obstacle == nullptr) return {};
    return to_world(away_from(threat, box_length), senses.heading());
  }

 private:
  struct Threat {
    const Obstacle* obstacle = nullptr;
    Vec2 local;  ///< the obstacle's centre
  };

  static Threat nearest_threat(const Senses& senses, double box_length) {
    Threat nearest;
    double nearest_crossing = std::numeric_limits<double>::infinity();
    for (const Obstacle& obstacle : senses.environment.obstacles) {
      const Vec2 offset = senses.offset_to(obstacle.center);
      const double reach = box_length + obstacle.radius;
      if (!(length_squared(offset) < reach * reach)) continue;
      const Vec2 local = to_local(offset, senses.heading());
      const double expanded = obstacle.radius + senses.own_traits().radius;
      if (local.x < 0.0 || !(std::abs(local.y) < expanded)) continue;
      if (const double crossing = crossing_ahead(local, expanded); crossing < nearest_crossing) {
        nearest_crossing = crossing;
        nearest = {.obstacle = &obstacle, .local = local};
      }
    }
    return nearest;
  }

  /// Returns where the x axis enters the circle ahead of the agent; if the agent is inside, where
  /// it leaves the circle.
  static double crossing_ahead(Vec2 center, double radius) {
    const double half_chord = std::sqrt(radius * radius - center.y * center.y);
    const double entry = center.x - half_chord;
    return entry > 0.0 ? entry : center.x + half_chord;
  }

  [[nodiscard]] Vec2 away_from(const Threat& threat, double box_length) const {
    const double radius = threat.obstacle->radius;
    const auto [x, y] = threat.local;
    const double urgency = 1.0 + (box_length - x) / box_length;
    const double braking = (radius - x) * kBrakingWeight;
    if (literal_) return {braking, (radius - y) * urgency};
    // Urgency is negative if the obstacle is larger than the box and its centre is far away.
    const double sideways = std::max(0.0, radius - std::abs(y)) * std::max(0.0, urgency);
    return {braking, y > 0.0 ? -sideways : sideways};
  }

  double min_box_length_;
  bool literal_;
  double max_speed_;
};

constexpr std::array<Setting, 2> kObstacleAvoidanceSettings = {{
    {.path = "obstacle_avoidance.min_box_length",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .default_text = "40",
     .help = "how far ahead to look when standing; twice that at full speed"},
    {.path = "obstacle_avoidance.literal",
     .type = ValueType::kSwitch,
     .unit = "-",
     .default_text = "false",
     .help = "use the sideways force as printed in the book, which may push towards an obstacle"},
}};

}  // namespace

const BehaviorRow kObstacleAvoidance = {
    .name = "obstacle_avoidance",
    .help = "steer round the obstacles ahead",
    .settings = kObstacleAvoidanceSettings,
    .probability = 0.9,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<ObstacleAvoidance>(parameters);
    },
};

}  // namespace flocking::steering
