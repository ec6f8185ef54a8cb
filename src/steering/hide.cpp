#include "steering/hide.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "steering/arrive.h"
#include "steering/evade.h"

namespace flocking::steering {
namespace {

/// A behaviour that moves the agent behind an obstacle, out of the hunter's view (Buckland,
/// "Programming Game AI by Example", Hide, with the modifications named there). Remembers when it
/// last saw the hunter.
class Hide : public Behavior {
 public:
  explicit Hide(const Parameters& parameters)
      : hunter_(parameters.get<std::uint64_t>("hide.from")),
        distance_(parameters.number("hide.distance")),
        threat_distance_(parameters.maybe<double>("hide.threat_distance")),
        when_seen_(parameters.is_on("hide.when_seen")),
        memory_(parameters.number("hide.memory")),
        mutual_(parameters.is_on("hide.mutual")),
        bias_(parameters.number("hide.bias")),
        arrive_(parameters, Deceleration::kFast),
        evade_(parameters) {}

  Vec2 force(const Senses& senses, std::span<double> memory) const override {
    if (leaves_out(senses.self)) return {};
    const bool noticed = notices(senses, memory[0]);
    if (!noticed || !is_threat(senses)) return {};
    const std::optional<Vec2> spot = nearest_spot(senses);
    return spot ? arrive_.towards(*spot, senses.velocity()) : evade_.from(senses, hunter_);
  }

  [[nodiscard]] bool leaves_out(std::size_t agent) const override { return agent == hunter_; }

 private:
  [[nodiscard]] bool is_threat(const Senses& senses) const {
    return !threat_distance_ ||
           length(senses.offset_to(senses.position(hunter_))) < *threat_distance_;
  }

  /// Returns true if the conditions on which agent sees the other allow hiding. Updates `last_seen`
  /// (s, NaN: never).
  bool notices(const Senses& senses, double& last_seen) const {
    const Vec2 offset = senses.offset_to(senses.position(hunter_));
    const bool sees = senses.sees(senses.self, offset);
    if (sees) last_seen = senses.time;
    if (when_seen_ && !sees && !(senses.time - last_seen <= memory_)) return false;
    return !mutual_ || (sees && senses.sees(hunter_, Vec2{} - offset));
  }

  /// Returns the offset from the agent to the nearest spot; none if there are no obstacles.
  [[nodiscard]] std::optional<Vec2> nearest_spot(const Senses& senses) const {
    const Vec2 hunter = nearest_image(senses, senses.position(hunter_));
    std::optional<Vec2> nearest;
    double least = std::numeric_limits<double>::infinity();
    for (const Obstacle& obstacle : senses.environment.obstacles) {
      const Vec2 center = nearest_image(senses, obstacle.center);
      const Vec2 away = center == hunter ? Vec2{1.0, 0.0} : unit(center - hunter);
      const Vec2 spot = center + away * (obstacle.radius + distance_);
      const Vec2 offset = spot - senses.position();
      const double in_front = std::max(0.0, dot(senses.heading(hunter_), unit(spot - hunter)));
      const double reluctance = length(offset) * (1.0 + bias_ * in_front);
      if (nearest && !(reluctance < least)) continue;
      nearest = offset;
      least = reluctance;
    }
    return nearest;
  }

  /// Returns, on a torus, the image of `point` that is nearest to the agent.
  static Vec2 nearest_image(const Senses& senses, Vec2 point) {
    return point + (senses.offset_to(point) - (point - senses.position()));
  }

  std::size_t hunter_;
  double distance_;
  std::optional<double> threat_distance_;
  bool when_seen_;
  double memory_;
  bool mutual_;
  double bias_;
  ArriveForce arrive_;
  EvadeForce evade_;
};

constexpr std::array<Setting, 7> kHideSettings = {{
    {.path = "hide.from",
     .type = ValueType::kAgent,
     .unit = "-",
     .help = "the agent to hide from, the hunter"},
    {.path = "hide.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "30",
     .help = "how far from an obstacle's edge to hide"},
    {.path = "hide.threat_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .help = "hide only while the hunter is nearer than this"},
    {.path = "hide.when_seen",
     .type = ValueType::kSwitch,
     .unit = "-",
     .default_text = "false",
     .help = "hide only while the hunter is in view, or shortly after (hide.memory)"},
    {.path = "hide.memory",
     .type = ValueType::kNumber,
     .unit = "s",
     .range = kNotNegative,
     .default_text = "0",
     .help = "how long a hunter that was in view is remembered"},
    {.path = "hide.mutual",
     .type = ValueType::kSwitch,
     .unit = "-",
     .default_text = "false",
     .help = "hide only while the hunter and this agent see each other"},
    {.path = "hide.bias",
     .type = ValueType::kNumber,
     .unit = "-",
     .range = kNotNegative,
     .default_text = "0",
     .help = "how much to prefer spots beside or behind the hunter"},
}};

}  // namespace

const BehaviorRow kHide = {
    .name = "hide",
    .help = "hide from an agent behind obstacles",
    .settings = kHideSettings,
    .memory_size = 1,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Hide>(parameters);
    },
};

}  // namespace flocking::steering
