#include "steering/wander.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "arithmetic/elementary.h"
#include "core/random.h"
#include "steering/seek.h"

namespace flocking::steering {
namespace {

double draw(const Senses& senses, std::uint32_t number) {
  return random_uniform(senses.seed, senses.self, senses.step, kWanderDraws + number);
}

// What is remembered is a point on a circle about the origin.
Vec2 recall(std::span<const double> memory, double radius) {
  return std::isnan(memory[0]) ? Vec2{radius, 0.0} : Vec2{memory[0], memory[1]};
}

// Moves that point back onto its circle. The middle of the circle has no direction to move in: then
// it is `before`.
Vec2 onto_circle(Vec2 point, double radius, Vec2 before, std::span<double> memory) {
  const Vec2 direction = unit(point);
  const Vec2 moved = direction == Vec2{} ? before : direction * radius;
  memory[0] = moved.x;
  memory[1] = moved.y;
  return moved;
}

// Buckland, "Programming Game AI by Example", Wander. The book adds its jitter in full at every
// step, whatever its length; here it is what it says it is, the most that is added in a second.
class BookWander : public Behavior {
 public:
  explicit BookWander(const Parameters& parameters)
      : radius_(parameters.number("wander.radius")),
        distance_(parameters.number("wander.distance")),
        jitter_(parameters.number("wander.jitter")) {}

  Vec2 force(const Senses& senses, std::span<double> memory) const override {
    const Vec2 before = recall(memory, radius_);
    const Vec2 push = {2.0 * draw(senses, 0) - 1.0, 2.0 * draw(senses, 1) - 1.0};
    const Vec2 target = onto_circle(before + jitter_ * senses.dt * push, radius_, before, memory);
    return to_world(target + Vec2{distance_, 0.0}, senses.heading());
  }

 private:
  double radius_;
  double distance_;
  double jitter_;
};

// BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Wander. The circle keeps the
// world's directions; `strength` is its radius.
class BuasWander : public Behavior {
 public:
  explicit BuasWander(const Parameters& parameters)
      : strength_(parameters.number("wander.strength")),
        rate_(parameters.number("wander.rate")),
        seek_(parameters) {}

  Vec2 force(const Senses& senses, std::span<double> memory) const override {
    const Vec2 before = recall(memory, strength_);
    const double angle = 2.0 * std::numbers::pi * draw(senses, 0);
    const Vec2 rough = before + rate_ * Vec2{arithmetic::cos(angle), arithmetic::sin(angle)};
    const Vec2 offset = onto_circle(rough, strength_, before, memory);
    return seek_.towards(senses.heading() * seek_.max_speed() + offset, senses.velocity());
  }

 private:
  double strength_;
  double rate_;
  SeekForce seek_;
};

constexpr std::array<Setting, 5> kWanderSettings = {{
    {.path = "wander.radius",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "1.2",
     .help = "of the circle on which the target moves: larger turns more; not in buas"},
    {.path = "wander.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "2",
     .help = "how far ahead that circle is: larger turns less; not in buas"},
    {.path = "wander.jitter",
     .type = ValueType::kNumber,
     .unit = "length/s",
     .range = kNotNegative,
     .default_text = "80",
     .help = "how far the target moves at most along each axis; not in buas"},
    {.path = "wander.strength",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "1",
     .help = "buas: radius of the circle, max_speed ahead, on which the target moves"},
    {.path = "wander.rate",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "0.5",
     .help = "buas: how far the target is moved in each step, however long"},
}};

}  // namespace

const BehaviorRow kWander = {
    .name = "wander",
    .help = "roam about in gentle turns, at random",
    .settings = kWanderSettings,
    .memory_size = 2,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      if (parameters.profile() == Profile::kBuas) return std::make_unique<BuasWander>(parameters);
      return std::make_unique<BookWander>(parameters);
    },
};

}  // namespace flocking::steering
