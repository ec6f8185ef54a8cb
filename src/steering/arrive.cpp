#include "steering/arrive.h"

#include <algorithm>
#include <array>
#include <string>

#include "steering/seek.h"

namespace flocking::steering {
namespace {

constexpr double kThere = 1e-5;          // length: the largest distance that counts as arrived
constexpr double kSecondsPerStep = 0.3;  // the book's DecelerationTweaker

Vec2 stop(Vec2 velocity) { return Vec2{} - velocity; }

}  // namespace

ArriveForce::ArriveForce(const Parameters& parameters, Deceleration deceleration)
    : max_speed_(parameters.max_speed()),
      seconds_(static_cast<int>(deceleration) * kSecondsPerStep) {}

Vec2 ArriveForce::towards(Vec2 offset, Vec2 velocity) const {
  const double dist = length(offset);
  if (dist <= kThere) return stop(velocity);
  const double speed = std::min(dist / seconds_, max_speed_);
  return offset * speed / dist - velocity;
}

namespace {

class BookArrive : public Behavior {
 public:
  explicit BookArrive(const Parameters& parameters)
      : target_(parameters.get<Vec2>("arrive.target")),
        arrive_(parameters, deceleration(parameters)) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    return arrive_.towards(senses.offset_to(target_), senses.velocity());
  }

  void add_landmarks(Landmarks& landmarks) const override { landmarks.goals.push_back(target_); }

 private:
  static Deceleration deceleration(const Parameters& parameters) {
    const auto& name = parameters.get<std::string>("arrive.deceleration");
    if (name == "fast") return Deceleration::kFast;
    return name == "slow" ? Deceleration::kSlow : Deceleration::kNormal;
  }

  Vec2 target_;
  ArriveForce arrive_;
};

// The arrive of BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Arrive. Within the
// slowing distance, the speed is proportional to the distance. While the agent must gain speed, the
// force is that of seek with seek's weight: arrive needs a large weight to stop in time, which
// would make the agent start too fast.
class BuasArrive : public Behavior {
 public:
  explicit BuasArrive(const Parameters& parameters)
      : target_(parameters.get<Vec2>("arrive.target")),
        slowing_distance_(parameters.number("arrive.slowing_distance")),
        seek_(parameters),
        seek_factor_(seek_factor(parameters)) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    const Vec2 offset = senses.offset_to(target_);
    const Vec2 velocity = senses.velocity();
    const double dist = length(offset);
    if (dist <= kThere) return stop(velocity);
    const double max_speed = seek_.max_speed();
    const double speed = std::min(max_speed * dist / slowing_distance_, max_speed);
    if (speed > length(velocity)) return seek_.towards(offset, velocity) * seek_factor_;
    return offset / dist * speed - velocity;
  }

  void add_landmarks(Landmarks& landmarks) const override { landmarks.goals.push_back(target_); }

 private:
  // The combination multiplies the result of this behaviour by arrive's weight; this factor
  // replaces that weight by seek's. It is 0 if arrive's weight is 0.
  static double seek_factor(const Parameters& parameters) {
    const double own = parameters.number("arrive.weight");
    return own != 0.0 ? parameters.number("seek.weight") / own : 0.0;
  }

  Vec2 target_;
  double slowing_distance_;
  SeekForce seek_;
  double seek_factor_;
};

constexpr std::array<Setting, 3> kArriveSettings = {{
    {.path = "arrive.target",
     .type = ValueType::kPoint,
     .unit = "length",
     .help = "the point to stop at"},
    {.path = "arrive.deceleration",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "fast normal slow",
     .default_text = "normal",
     .help = "how gently to slow down: within 0.3, 0.6 or 0.9 s; not with rules buas"},
    {.path = "arrive.slowing_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .default_text = "10",
     .help = "rules buas: distance from the target where slowing down begins"},
}};

}  // namespace

const BehaviorRow kArrive = {
    .name = "arrive",
    .help = "move to a point, slow down and stop there",
    .settings = kArriveSettings,
    .probability = 0.5,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      if (parameters.profile() == Profile::kBuas) return std::make_unique<BuasArrive>(parameters);
      return std::make_unique<BookArrive>(parameters);
    },
};

}  // namespace flocking::steering
