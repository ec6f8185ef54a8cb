#include "steering/wall_avoidance.h"

#include <array>
#include <limits>
#include <numbers>
#include <optional>

namespace flocking::steering {
namespace {

constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

/// Returns the fraction of the line from the origin to `tip` at which it crosses the line from
/// `from` along `along`; none unless the crossing is strictly inside both lines.
std::optional<double> crossing(Vec2 tip, Vec2 from, Vec2 along) {
  const double sine = cross(tip, along);
  if (sine == 0.0) return std::nullopt;
  const double on_tip = cross(from, along) / sine;
  const double on_wall = cross(from, tip) / sine;
  const bool inside = on_tip > 0.0 && on_tip < 1.0 && on_wall > 0.0 && on_wall < 1.0;
  return inside ? std::optional<double>(on_tip) : std::nullopt;
}

/// Calls `visit` with the offset from the agent to the start of `wall`; on a torus, to the start of
/// each image of the wall that can be near, since a wall may be longer than half of the world.
template <class Visit>
void for_each_image(const Senses& senses, const Wall& wall, const Visit& visit) {
  if (!senses.wrap || !senses.wrap->torus) return visit(senses.offset_to(wall.from));
  const Vec2 half = (wall.to - wall.from) / 2.0;
  const Vec2 nearest = senses.offset_to(wall.from + half) - half;
  for (const double columns : {0.0, -1.0, 1.0}) {
    for (const double rows : {0.0, -1.0, 1.0}) {
      visit(nearest + Vec2{columns * senses.wrap->size.x, rows * senses.wrap->size.y});
    }
  }
}

/// A behaviour that senses walls with three feelers and pushes away from the nearest one; the force
/// is the length by which the feeler penetrates it (Buckland, "Programming Game AI by Example",
/// Wall Avoidance).
class WallAvoidance : public Behavior {
 public:
  explicit WallAvoidance(const Parameters& parameters)
      : feeler_length_(parameters.number("wall_avoidance.feeler_length")) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    constexpr double kDiagonal = std::numbers::sqrt2 / 2.0;
    Touch nearest;
    feel({1.0, 0.0}, feeler_length_, senses, nearest);
    feel({kDiagonal, -kDiagonal}, feeler_length_ / 2.0, senses, nearest);
    feel({kDiagonal, kDiagonal}, feeler_length_ / 2.0, senses, nearest);
    if (nearest.wall == nullptr) return {};
    return unit(side_of(nearest.wall->to - nearest.wall->from)) * nearest.overshoot;
  }

 private:
  struct Touch {
    const Wall* wall = nullptr;
    double distance = std::numeric_limits<double>::infinity();  ///< to the crossing
    double overshoot = 0.0;  ///< length of the feeler beyond the crossing
  };

  /// Replaces `nearest` if the feeler touches a nearer wall.
  static void feel(Vec2 direction, double size, const Senses& senses, Touch& nearest) {
    const Vec2 tip = to_world(direction, senses.heading()) * size;
    for (const Wall& wall : senses.environment.walls) {
      for_each_image(senses, wall, [&](Vec2 from) {
        const std::optional<double> share = crossing(tip, from, wall.to - wall.from);
        if (!share || !(*share * size < nearest.distance)) return;
        nearest = {.wall = &wall, .distance = *share * size, .overshoot = (1.0 - *share) * size};
      });
    }
  }

  double feeler_length_;
};

constexpr std::array<Setting, 1> kWallAvoidanceSettings = {{
    {.path = "wall_avoidance.feeler_length",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kPositive,
     .default_text = "40",
     .help =
         "length of the feeler ahead; the feelers to the front left and right are half as long"},
}};

}  // namespace

const BehaviorRow kWallAvoidance = {
    .name = "wall_avoidance",
    .help = "steer away from walls",
    .settings = kWallAvoidanceSettings,
    .probability = 0.9,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<WallAvoidance>(parameters);
    },
};

}  // namespace flocking::steering
