#include "steering/containment.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace flocking::steering {
namespace {

/// If the sideways part of the way back is shorter than this, the force points straight back
/// instead.
constexpr double kStraight = 1e-9;

/// A behaviour that keeps the agent in a box: if the agent is about to leave, it turns aside,
/// towards the way back (Reynolds, "Steering Behaviors for Autonomous Characters", 1999,
/// Containment). The box appears in the world once, even on a torus.
class Containment : public Behavior {
 public:
  explicit Containment(const Parameters& parameters)
      : box_(parameters.get<Box>("containment.box")),
        time_(parameters.number("containment.time")),
        max_force_(parameters.max_force()) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    const Vec2 velocity = senses.velocity();
    const Vec2 ahead = senses.position() + velocity * time_;
    const Vec2 inside = nearest_inside(ahead);
    if (inside == ahead) return {};
    const Vec2 back = unit(inside - ahead);
    if (velocity == Vec2{}) return max_force_ * back;
    const Vec2 heading = unit(velocity);
    const Vec2 aside = back - heading * dot(back, heading);
    return max_force_ * (length(aside) < kStraight ? back : unit(aside));
  }

 private:
  [[nodiscard]] Vec2 nearest_inside(Vec2 point) const {
    return {std::min(std::max(point.x, box_.from.x), box_.to.x),
            std::min(std::max(point.y, box_.from.y), box_.to.y)};
  }

  Box box_;
  double time_;
  double max_force_;
};

constexpr std::array<Setting, 2> kContainmentSettings = {{
    {.path = "containment.box",
     .type = ValueType::kArea,
     .unit = "length",
     .help = "the box to stay in: its lower left corner, then its upper right one"},
    {.path = "containment.time",
     .type = ValueType::kNumber,
     .unit = "s",
     .range = kNotNegative,
     .default_text = "1",
     .help = "turn if the agent would be outside after this time"},
}};

}  // namespace

const BehaviorRow kContainment = {
    .name = "containment",
    .help = "stay within a box (Reynolds 1999)",
    .settings = kContainmentSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Containment>(parameters);
    },
};

}  // namespace flocking::steering
