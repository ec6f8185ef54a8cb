#include "steering/flee.h"

#include <array>
#include <optional>

namespace flocking::steering {
namespace {

// unit(P - T)*max_speed - V, nothing on the spot (Buckland, "Programming Game AI by Example",
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

// The sum over all who are near (BUas, "Dynamic Agents using Steering Behaviors and Flow Fields",
// Flee). The point is an addition of ours: who has one and no layers flees from it alone.
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
     .help = "the point to flee from; without it, in buas from agents, else from nothing"},
    {.path = "flee.panic_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "flee only within this distance, if not given always; not in buas"},
    {.path = "flee.layers",
     .type = ValueType::kNames,
     .unit = "-",
     .help = "buas: flee from the agents on these layers; without target and layers, from all"},
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
     .help = "buas: flee only from what is nearer than this; if not given, always"},
}};

}  // namespace

const BehaviorRow kFlee = {
    .name = "flee",
    .help = "get away from a point, at full speed; in buas from other agents, too",
    .settings = kFleeSettings,
    .probability = 0.6,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      if (parameters.profile() == Profile::kBuas) return std::make_unique<BuasFlee>(parameters);
      return std::make_unique<BookFlee>(parameters);
    },
};

}  // namespace flocking::steering
