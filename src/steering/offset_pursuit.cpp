#include "steering/offset_pursuit.h"

#include <array>

namespace flocking::steering {

OffsetPursuitForce::OffsetPursuitForce(const Parameters& parameters, Vec2 local)
    : local_(local), arrive_(parameters, Deceleration::kFast) {}

Vec2 OffsetPursuitForce::after(const Senses& senses, std::size_t leader) const {
  const Vec2 velocity = senses.velocity(leader);
  const Vec2 place = senses.position(leader) + to_world(local_, senses.heading(leader));
  const Vec2 offset = senses.offset_to(place);
  const double seconds = length(offset) / (max_speed() + length(velocity));
  return arrive_.towards(offset + velocity * seconds, senses.velocity());
}

namespace {

class OffsetPursuit : public Behavior {
 public:
  explicit OffsetPursuit(const Parameters& parameters)
      : leader_(parameters.get<std::uint64_t>("offset_pursuit.leader")),
        pursuit_(parameters, parameters.get<Vec2>("offset_pursuit.offset")) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    return leaves_out(senses.self) ? Vec2{} : pursuit_.after(senses, leader_);
  }

  [[nodiscard]] bool leaves_out(std::size_t agent) const override { return agent == leader_; }

 private:
  std::size_t leader_;
  OffsetPursuitForce pursuit_;
};

constexpr std::array<Setting, 2> kOffsetPursuitSettings = {{
    {.path = "offset_pursuit.leader",
     .type = ValueType::kAgent,
     .unit = "-",
     .help = "the agent to stay with"},
    {.path = "offset_pursuit.offset",
     .type = ValueType::kPoint,
     .unit = "length",
     .help = "the place to keep, seen from the leader: x ahead of it, y to its left"},
}};

}  // namespace

const BehaviorRow kOffsetPursuit = {
    .name = "offset_pursuit",
    .help = "keep a place beside, behind or ahead of a leader",
    .settings = kOffsetPursuitSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<OffsetPursuit>(parameters);
    },
};

}  // namespace flocking::steering
