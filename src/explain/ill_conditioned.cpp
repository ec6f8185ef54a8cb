#include "explain/ill_conditioned.h"

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

// Calls take(number) for each number of a scene.
template <class SceneOf, class Take>
void for_each_number(SceneOf& scene, const Take& take) {
  auto& course = scene.course;
  take(course.cohesion_radius);
  take(course.separation_radius);
  take(course.max_separation);
  take(course.alignment_radius);
  for (auto& agent : scene.flock.agents) {
    take(agent.x);
    take(agent.y);
    take(agent.vx);
    take(agent.vy);
  }
}

}  // namespace

bool is_ill_conditioned(const Variant& variant, const Observation& seen, Budget& budget) {
  bool extreme = false;
  for_each_number(seen.scene,
                  [&extreme](double number) { extreme = extreme || is_extreme(number); });
  if (extreme) return true;
  std::optional<Observation> own = observe_variant("", seen.input, variant);
  if (!own) return false;
  const Scene scene = own->scene;
  std::uint32_t draw = 0;
  for (int i = 0; i < kTries; ++i) {
    own->scene = scene;
    for_each_number(own->scene, [&draw](double& number) {
      number *= 1.0 + kChange * (2.0 * random_uniform(1, 0, 1, draw++) - 1.0);
    });
    if (!reproduces(variant, *own, budget)) return true;
  }
  return false;
}

}  // namespace flocking::explain
