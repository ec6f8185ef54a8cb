#include "steering/pursue.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "arithmetic/elementary.h"
#include "steering/prediction.h"
#include "steering/seek.h"

namespace flocking::steering {
namespace {

// cos of about 162 degrees: headings that differ by more face each other
constexpr double kFacing = -0.95;

// The pursuit of Buckland, "Programming Game AI by Example", Pursuit.
class BookPursue : public Behavior {
 public:
  explicit BookPursue(const Parameters& parameters)
      : target_(parameters.get<std::uint64_t>("pursue.target")),
        turnaround_(parameters.number("pursue.turnaround")),
        seek_(parameters) {}

  bool leaves_out(std::size_t agent) const override { return agent == target_; }

  Vec2 force(const Senses& senses, std::span<double>) const override {
    if (leaves_out(senses.self)) return {};
    const Vec2 offset = senses.offset_to(senses.position(target_));
    if (meets(senses, offset)) return seek_.towards(offset, senses.velocity());
    double seconds = look_ahead(senses, target_, seek_.max_speed(), Profile::kBook);
    if (turnaround_ > 0.0 && offset != Vec2{}) {
      seconds += turnaround_ * (1.0 - dot(senses.heading(), unit(offset)));
    }
    const Vec2 goal = position_ahead(senses, target_, seconds);
    return seek_.towards(goal - senses.position(), senses.velocity());
  }

 private:
  bool meets(const Senses& senses, Vec2 offset) const {
    return dot(offset, senses.heading()) > 0.0 &&
           dot(senses.heading(), senses.heading(target_)) < kFacing;
  }

  std::uint64_t target_;
  double turnaround_;  // s: half of the time allowed for an about-turn
  SeekForce seek_;
};

// The pursuit of BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Pursue.
class BuasPursue : public Behavior {
 public:
  explicit BuasPursue(const Parameters& parameters)
      : target_(parameters.get<std::uint64_t>("pursue.target")), seek_(parameters) {
    const double angle = parameters.number("pursue.offset_angle");
    beside_ = parameters.number("pursue.offset_distance") *
              Vec2{arithmetic::cos(angle), arithmetic::sin(angle)};
  }

  bool leaves_out(std::size_t agent) const override { return agent == target_; }

  Vec2 force(const Senses& senses, std::span<double>) const override {
    if (leaves_out(senses.self)) return {};
    const double seconds = look_ahead(senses, target_, seek_.max_speed(), Profile::kBuas);
    const Vec2 goal =
        position_ahead(senses, target_, seconds) + to_world(beside_, senses.heading(target_));
    return seek_.towards(goal - senses.position(), senses.velocity());
  }

 private:
  std::uint64_t target_;
  Vec2 beside_;  // the offset in the target's frame
  SeekForce seek_;
};

constexpr std::array<Setting, 4> kPursueSettings = {{
    {.path = "pursue.target",
     .type = ValueType::kAgent,
     .unit = "-",
     .help = "the agent to pursue"},
    {.path = "pursue.turnaround",
     .type = ValueType::kNumber,
     .unit = "s",
     .range = kNotNegative,
     .default_text = "0",
     .help = "time added to the prediction if the target is at the side, twice that if it is "
             "behind; not with rules buas"},
    {.path = "pursue.offset_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "0",
     .help = "rules buas: aim at a place this far from where the target will be"},
    {.path = "pursue.offset_angle",
     .type = ValueType::kNumber,
     .unit = "radians",
     .default_text = "0",
     .help = "rules buas: direction of that place, counterclockwise from the target's heading"},
}};

}  // namespace

const BehaviorRow kPursue = {
    .name = "pursue",
    .help = "move to where another agent will be",
    .settings = kPursueSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      if (parameters.profile() == Profile::kBuas) return std::make_unique<BuasPursue>(parameters);
      return std::make_unique<BookPursue>(parameters);
    },
};

}  // namespace flocking::steering
