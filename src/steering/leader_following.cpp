#include "steering/leader_following.h"

#include <array>
#include <cmath>

#include "steering/offset_pursuit.h"

namespace flocking::steering {
namespace {

/// A behaviour that follows behind a leader, apart from its other followers, and moves out of the
/// leader's way (Reynolds, "Steering Behaviors for Autonomous Characters", Leader Following;
/// Buckland, "Programming Game AI by Example", Practice Makes Perfect).
class LeaderFollowing : public Behavior {
 public:
  explicit LeaderFollowing(const Parameters& parameters)
      : leader_(parameters.get<std::uint64_t>("leader_following.leader")),
        separation_distance_(parameters.number("leader_following.separation_distance")),
        box_length_(parameters.number("leader_following.box_length")),
        box_width_(parameters.number("leader_following.box_width")),
        pursuit_(parameters, {-parameters.number("leader_following.distance"), 0.0}) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    if (leaves_out(senses.self)) return {};
    return pursuit_.after(senses, leader_) + separation(senses) + push(senses);
  }

  [[nodiscard]] bool leaves_out(std::size_t agent) const override { return agent == leader_; }

 private:
  /// Returns the book's separation from the other followers within separation_distance: for each, a
  /// force of 1/distance away from it.
  [[nodiscard]] Vec2 separation(const Senses& senses) const {
    const double limit = separation_distance_ * separation_distance_;
    Vec2 sum;
    for (std::size_t i = 0; i < senses.size(); ++i) {
      if (i == senses.self || i == leader_ || senses.traits_of(i).leader != leader_) continue;
      const Vec2 away = Vec2{} - senses.offset_to(senses.position(i));
      if (!(length_squared(away) < limit) || away == Vec2{}) continue;
      sum += unit(away) / length(away);
    }
    return sum;
  }

  /// Returns a sideways push away from the line along which the leader moves; for an agent on the
  /// line, to the leader's left. Its size is max_speed on the line and falls to 0 at the side of
  /// the box.
  [[nodiscard]] Vec2 push(const Senses& senses) const {
    const Vec2 heading = senses.heading(leader_);
    const Vec2 offset = senses.offset(senses.position(leader_), senses.position());
    const auto [x, y] = to_local(offset, heading);
    const double half = box_width_ / 2.0;
    if (!(x > 0.0 && x < box_length_ && std::abs(y) < half)) return {};
    const double size = pursuit_.max_speed() * (1.0 - std::abs(y) / half);
    return side_of(heading) * (y < 0.0 ? -size : size);
  }

  std::size_t leader_;
  double separation_distance_;
  double box_length_;
  double box_width_;
  OffsetPursuitForce pursuit_;
};

constexpr std::array<Setting, 5> kLeaderFollowingSettings = {{
    {.path = "leader_following.leader",
     .type = ValueType::kAgent,
     .unit = "-",
     .help = "the agent to follow"},
    {.path = "leader_following.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "10",
     .help = "distance behind the leader"},
    {.path = "leader_following.separation_distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "10",
     .help = "distance within which other followers push this agent away"},
    {.path = "leader_following.box_length",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "20",
     .help = "how far ahead of the leader followers keep out of its way"},
    {.path = "leader_following.box_width",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "10",
     .help = "width of the way that followers keep free"},
}};

}  // namespace

const BehaviorRow kLeaderFollowing = {
    .name = "leader_following",
    .help = "follow a leader from behind, apart from other followers and out of its way",
    .settings = kLeaderFollowingSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<LeaderFollowing>(parameters);
    },
};

}  // namespace flocking::steering
