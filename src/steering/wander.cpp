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

// Returns the remembered point on a circle around the origin.
Vec2 recall(std::span<const double> memory, double radius) {
  return std::isnan(memory[0]) ? Vec2{radius, 0.0} : Vec2{memory[0], memory[1]};
}

// Moves a point back onto its circle and remembers it. The circle's centre has no direction; for
// it, returns `before`.
Vec2 onto_circle(Vec2 point, double radius, Vec2 before, std::span<double> memory) {
  const Vec2 direction = unit(point);
  const Vec2 moved = direction == Vec2{} ? before : direction * radius;
  memory[0] = moved.x;
  memory[1] = moved.y;
  return moved;
}

// The wander of Buckland, "Programming Game AI by Example", Wander. The book adds its full jitter
// at every step, for any length of the step; in this project, jitter is the largest displacement
// per second, which is the book's definition.
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

// The wander of BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", Wander. The circle
// does not rotate with the agent; `strength` is its radius.
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
     .help = "radius of the circle on which the target moves: a larger one turns more; not with "
             "rules buas"},
    {.path = "wander.distance",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "2",
     .help = "how far ahead that circle is: a larger distance turns less; not with rules buas"},
    {.path = "wander.jitter",
     .type = ValueType::kNumber,
     .unit = "length/s",
     .range = kNotNegative,
     .default_text = "80",
     .help = "how far the target moves per second at most along each axis; not with rules buas"},
    {.path = "wander.strength",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "1",
     .help = "rules buas: radius of the target's circle, which is max_speed ahead"},
    {.path = "wander.rate",
     .type = ValueType::kNumber,
     .unit = "length",
     .range = kNotNegative,
     .default_text = "0.5",
     .help = "rules buas: how far the target moves in each step, whatever the time step"},
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
