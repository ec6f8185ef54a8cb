#include "steering/evade.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "steering/prediction.h"

namespace flocking::steering {

EvadeForce::EvadeForce(const Parameters& parameters)
    : max_speed_(parameters.max_speed()), profile_(parameters.profile()) {}

Vec2 EvadeForce::from(const Senses& senses, std::size_t other) const {
  const double seconds = look_ahead(senses, other, max_speed_, profile_);
  const Vec2 away = senses.position() - position_ahead(senses, other, seconds);
  if (away == Vec2{}) return {};
  return unit(away) * max_speed_ - senses.velocity();
}

namespace {

// A behaviour that sums over several pursuers, as in BUas, "Dynamic Agents using Steering Behaviors
// and Flow Fields", Evade.
class Evade : public Behavior {
 public:
  explicit Evade(const Parameters& parameters)
      : filter_(parameters.layer_filter("evade")),
        distance_(parameters.maybe<double>("evade.distance")),
        evade_(parameters) {
    if (const auto ids = parameters.maybe<std::vector<std::uint64_t>>("evade.targets")) {
      targets_ = *ids;
    } else if (filter_.wanted == 0) {
      throw MissingSetting("evade.targets");
    }
    std::sort(targets_.begin(), targets_.end());
    targets_.erase(std::unique(targets_.begin(), targets_.end()), targets_.end());
  }

  Vec2 force(const Senses& senses, std::span<double>) const override {
    Vec2 total;
    if (filter_.wanted == 0) {
      for (const std::uint64_t other : targets_) total += from(senses, other);
      return total;
    }
    for (std::size_t other = 0; other < senses.size(); ++other) {
      if (is_target(senses, other)) total += from(senses, other);
    }
    return total;
  }

 private:
  bool is_target(const Senses& senses, std::size_t other) const {
    return filter_.admits(senses.traits_of(other).layers) ||
           std::binary_search(targets_.begin(), targets_.end(), other);
  }

  Vec2 from(const Senses& senses, std::size_t other) const {
    if (other == senses.self) return {};
    const bool near = !distance_ || length(senses.offset_to(senses.position(other))) < *distance_;
    return near ? evade_.from(senses, other) : Vec2{};
  }

  LayerFilter filter_;  // if no layers are set, only the targets count
  std::optional<double> distance_;
  EvadeForce evade_;
  std::vector<std::uint64_t> targets_;  // ascending, without duplicates
};

constexpr std::array<Setting, 4> kEvadeSettings = {{
    {.path = "evade.targets",
     .type = ValueType::kAgents,
     .unit = "-",
     .help = "the agents to evade; these or evade.layers must be given"},
    {.path = "evade.layers",
     .type = ValueType::kNames,
     .unit = "-",
     .help = "evade the agents on these layers, too"},
    {.path = "evade.match",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "overlap exact",
     .default_text = "overlap",
     .help = "overlap: agents on any of evade.layers; exact: on all of them"},
    {.path = "evade.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .help = "evade only agents that are nearer than this now; if not given, all"},
}};

}  // namespace

const BehaviorRow kEvade = {
    .name = "evade",
    .help = "flee from where other agents will be",
    .settings = kEvadeSettings,
    .probability = 1.0,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Evade>(parameters);
    },
};

}  // namespace flocking::steering
