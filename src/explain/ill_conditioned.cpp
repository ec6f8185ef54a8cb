#include "explain/ill_conditioned.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/random.h"

namespace flocking::explain {
namespace {

constexpr int kTries = 6;
constexpr double kChange = 1e-12;

bool is_extreme(double number) {
  const double size = std::fabs(number);
  return size > 1e100 || (size > 0.0 && size < 1e-100);
}

bool has_extreme(const Scene& scene) {
  const CourseParameters& course = scene.course;
  const auto& agents = scene.flock.agents;
  return is_extreme(course.cohesion_radius) || is_extreme(course.separation_radius) ||
         is_extreme(course.max_separation) || is_extreme(course.alignment_radius) ||
         std::any_of(agents.begin(), agents.end(), [](const AgentState& agent) {
           return is_extreme(agent.x) || is_extreme(agent.y) || is_extreme(agent.vx) ||
                  is_extreme(agent.vy);
         });
}

// Changes numbers in their last digits. Where two agents have the same number they still have:
// agents in one place, or as fast as each other, are so for every program.
class Disturbance {
 public:
  explicit Disturbance(int number) : number_(static_cast<std::uint64_t>(number)) {}

  void apply(Scene& scene) const {
    CourseParameters& course = scene.course;
    const std::array lengths = {&course.cohesion_radius, &course.separation_radius,
                                &course.max_separation, &course.alignment_radius};
    for (std::uint32_t k = 0; k < lengths.size(); ++k) change(*lengths[k], 0, k);
    for (AgentState& agent : scene.flock.agents) {
      const std::array numbers = {&agent.x, &agent.y, &agent.vx, &agent.vy};
      for (std::uint32_t k = 0; k < numbers.size(); ++k) {
        change(*numbers[k], std::bit_cast<std::uint64_t>(*numbers[k]), k);
      }
    }
  }

 private:
  // By a share that follows from a key and which of the numbers it is.
  void change(double& number, std::uint64_t key, std::uint32_t k) const {
    number *= 1.0 + kChange * (2.0 * random_uniform(key, number_, 1, k) - 1.0);
  }

  std::uint64_t number_;
};

}  // namespace

bool is_ill_conditioned(const Variant& variant, const Observation& seen, Budget& budget) {
  if (has_extreme(seen.scene)) return true;
  std::optional<Observation> own = observe_variant("", seen.input, variant);
  if (!own) return false;
  const Scene scene = own->scene;
  for (int i = 0; i < kTries; ++i) {
    own->scene = scene;
    Disturbance(i).apply(own->scene);
    if (!reproduces(variant, *own, budget)) return true;
  }
  return false;
}

}  // namespace flocking::explain
