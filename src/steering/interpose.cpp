#include "steering/interpose.h"

#include <array>
#include <variant>

#include "steering/arrive.h"
#include "steering/prediction.h"

namespace flocking::steering {
namespace {

/// A behaviour that arrives half way between two places, predicted for the time of arrival
/// (Buckland, "Programming Game AI by Example", Interpose).
class Interpose : public Behavior {
 public:
  explicit Interpose(const Parameters& parameters)
      : a_(parameters.get<Place>("interpose.a")),
        b_(parameters.get<Place>("interpose.b")),
        arrive_(parameters, Deceleration::kFast) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    if (leaves_out(senses.self)) return {};
    const Vec2 now = middle(senses, 0.0);
    const double seconds = length(now) / arrive_.max_speed();
    return arrive_.towards(middle(senses, seconds), senses.velocity());
  }

  [[nodiscard]] bool leaves_out(std::size_t agent) const override {
    return a_ == Place(std::uint64_t{agent}) || b_ == Place(std::uint64_t{agent});
  }

 private:
  /// Returns the offset from the agent to the position of `place` after `seconds`, at constant
  /// velocity.
  static Vec2 predicted(const Senses& senses, const Place& place, double seconds) {
    if (const auto* agent = std::get_if<std::uint64_t>(&place)) {
      return position_ahead(senses, *agent, seconds) - senses.position();
    }
    return senses.offset_to(std::get<Vec2>(place));
  }

  /// Returns the offset from the agent to the point half way between the two places.
  [[nodiscard]] Vec2 middle(const Senses& senses, double seconds) const {
    return (predicted(senses, a_, seconds) + predicted(senses, b_, seconds)) / 2.0;
  }

  Place a_;
  Place b_;
  ArriveForce arrive_;
};

constexpr std::array<Setting, 2> kInterposeSettings = {{
    {.path = "interpose.a",
     .type = ValueType::kPlace,
     .unit = "length",
     .help = "the first of the two: an agent or a point"},
    {.path = "interpose.b",
     .type = ValueType::kPlace,
     .unit = "length",
     .help = "the second of the two: an agent or a point"},
}};

}  // namespace

const BehaviorRow kInterpose = {
    .name = "interpose",
    .help = "get between two agents or points",
    .settings = kInterposeSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Interpose>(parameters);
    },
};

}  // namespace flocking::steering
