#include "steering/flee.h"

#include <array>
#include <optional>

namespace flocking::steering {
namespace {

// The force unit(P - T)*max_speed - V; zero if P = T (Buckland, "Programming Game AI by Example",
// Flee).
class FleeForce {
 public:
  explicit FleeForce(const Parameters& parameters) : max_speed_(parameters.max_speed()) {}

  Vec2 from(Vec2 offset, Vec2 velocity) const {
    if (offset == Vec2{}) return {};
    return unit(Vec2{} - offset) * max_speed_ - velocity;
  }

 private:
  double max_speed_;
};

class BookFlee : public Behavior {
 public:
  explicit BookFlee(const Parameters& parameters)
      : target_(parameters.get<Vec2>("flee.target")),
        panic_distance_(parameters.maybe<double>("flee.panic_distance")),
        flee_(parameters) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    const Vec2 offset = senses.offset_to(target_);
    if (panic_distance_ && length(offset) > *panic_distance_) return {};
    return flee_.from(offset, senses.velocity());
  }

 private:
  Vec2 target_;
  std::optional<double> panic_distance_;
  FleeForce flee_;
};

// A behaviour that flees from the sum of all near agents (BUas, "Dynamic Agents using Steering
// Behaviors and Flow Fields", Flee). The point flee.target is our extension: an agent that has this
// point but no layers flees only from the point.
class BuasFlee : public Behavior {
 public:
  explicit BuasFlee(const Parameters& parameters)
      : target_(parameters.maybe<Vec2>("flee.target")),
        filter_(parameters.layer_filter("flee")),
        distance_(parameters.maybe<double>("flee.distance")),
        flee_(parameters) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    Vec2 total;
    if (target_) {
      total += from(senses, *target_);
      if (filter_.wanted == 0) return total;
    }
    for (std::size_t other = 0; other < senses.size(); ++other) {
      if (other == senses.self || !filter_.admits(senses.traits_of(other).layers)) continue;
      total += from(senses, senses.position(other));
    }
    return total;
  }

 private:
  Vec2 from(const Senses& senses, Vec2 threat) const {
    const Vec2 offset = senses.offset_to(threat);
    if (distance_ && length(offset) >= *distance_) return {};
    return flee_.from(offset, senses.velocity());
  }

  std::optional<Vec2> target_;
  LayerFilter filter_;
  std::optional<double> distance_;
  FleeForce flee_;
};

constexpr std::array<Setting, 5> kFleeSettings = {{
    {.path = "flee.target",
     .type = ValueType::kPoint,
     .unit = "length",
     .help =
         "the point to flee from; without it: with rules buas from agents, otherwise from nothing"},
    {.path = "flee.panic_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "flee only within this distance; if not given, always; not with rules buas"},
    {.path = "flee.layers",
     .type = ValueType::kNames,
     .unit = "-",
     .help = "buas: flee from the agents on these layers; without target and layers, from all"},
    {.path = "flee.match",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "overlap exact",
     .default_text = "overlap",
     .help = "rules buas: overlap: agents on any of flee.layers; exact: on all of them"},
    {.path = "flee.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "buas: flee only from what is nearer than this; if not given, always"},
}};

}  // namespace

const BehaviorRow kFlee = {
    .name = "flee",
    .help = "flee from a point at full speed; with rules buas also from other agents",
    .settings = kFleeSettings,
    .probability = 0.6,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      if (parameters.profile() == Profile::kBuas) return std::make_unique<BuasFlee>(parameters);
      return std::make_unique<BookFlee>(parameters);
    },
};

}  // namespace flocking::steering
