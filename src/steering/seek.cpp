#include "steering/seek.h"

#include <array>

namespace flocking::steering {

SeekForce::SeekForce(const Parameters& parameters)
    : max_speed_(parameters.max_speed()),
      factor_(parameters.profile() == Profile::kHowtorts ? parameters.max_force() / max_speed_
                                                         : 1.0) {}

Vec2 SeekForce::towards(Vec2 offset, Vec2 velocity) const {
  if (offset == Vec2{}) return {};
  return (unit(offset) * max_speed_ - velocity) * factor_;
}

namespace {

class Seek : public Behavior {
 public:
  explicit Seek(const Parameters& parameters)
      : target_(parameters.get<Vec2>("seek.target")), seek_(parameters) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    return seek_.towards(senses.offset_to(target_), senses.velocity());
  }

  void add_landmarks(Landmarks& landmarks) const override { landmarks.goals.push_back(target_); }

 private:
  Vec2 target_;
  SeekForce seek_;
};

constexpr std::array<Setting, 1> kSeekSettings = {{
    {.path = "seek.target",
     .type = ValueType::kPoint,
     .unit = "length",
     .help = "the point to move to"},
}};

}  // namespace

const BehaviorRow kSeek = {
    .name = "seek",
    .help = "move straight to a point at full speed",
    .settings = kSeekSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Seek>(parameters);
    },
};

}  // namespace flocking::steering
