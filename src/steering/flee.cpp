#include "steering/flee.h"

#include <array>
#include <optional>

namespace flocking::steering {
namespace {

// unit(P - T)*max_speed - V (Buckland, "Programming Game AI by Example", Flee). From several agents
// the sum of it (BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Flee).
class Flee : public Behavior {
 public:
  explicit Flee(const Parameters& parameters)
      : max_speed_(parameters.max_speed()),
        target_(parameters.maybe<Vec2>("flee.target")),
        panic_distance_(parameters.maybe<double>("flee.panic_distance")),
        from_agents_(parameters.profile() == Profile::kBuas &&
                     (parameters.has("flee.layers") || parameters.has("flee.distance"))),
        filter_(parameters.layer_filter("flee")),
        distance_(parameters.maybe<double>("flee.distance")) {
    if (!target_ && !from_agents_) throw MissingSetting("flee.target");
  }

  Vec2 force(const Senses& senses, std::span<double>) const override {
    Vec2 total;
    if (target_) {
      const Vec2 offset = senses.offset_to(*target_);
      if (!panic_distance_ || length(offset) <= *panic_distance_) total += from(offset, senses);
    }
    if (!from_agents_) return total;
    for (std::size_t other = 0; other < senses.size(); ++other) {
      if (other == senses.self || !filter_.admits(senses.traits_of(other).layers)) continue;
      const Vec2 offset = senses.offset_to(senses.position(other));
      if (!distance_ || length(offset) < *distance_) total += from(offset, senses);
    }
    return total;
  }

 private:
  Vec2 from(Vec2 offset, const Senses& senses) const {
    if (offset == Vec2{}) return {};
    return unit(Vec2{} - offset) * max_speed_ - senses.velocity();
  }

  double max_speed_;
  std::optional<Vec2> target_;
  std::optional<double> panic_distance_;
  bool from_agents_;
  LayerFilter filter_;
  std::optional<double> distance_;
};

constexpr std::array<Setting, 5> kSettings = {{
    {.path = "flee.target",
     .type = ValueType::kPoint,
     .unit = "length",
     .help = "the point to flee from; in buas flee.layers or flee.distance will do instead"},
    {.path = "flee.panic_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "flee from flee.target only within this distance; if not given, always"},
    {.path = "flee.layers",
     .type = ValueType::kNames,
     .unit = "-",
     .help = "buas: flee from the agents on these layers; flee.distance alone means all agents"},
    {.path = "flee.match",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "overlap exact",
     .default_text = "overlap",
     .help = "buas: whether one of flee.layers will do, or it takes all of them"},
    {.path = "flee.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "buas: flee from agents nearer than this; if only flee.layers is given, from any"},
}};

}  // namespace

const BehaviorRow kFlee = {
    .name = "flee",
    .help = "get away from a point, at full speed; in buas from other agents, too",
    .settings = kSettings,
    .probability = 0.6,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Flee>(parameters);
    },
};

}  // namespace flocking::steering
