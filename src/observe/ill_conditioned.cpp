#include "observe/ill_conditioned.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/random.h"

namespace flocking::explain {
namespace {

constexpr std::uint64_t kTries = 6;
constexpr double kChange = 1e-12;

bool is_extreme(double number) {
  const double size = std::fabs(number);
  return size > 1e100 || (size > 0.0 && size < 1e-100);
}

// Calls take(number, is_agents, k) for each number of a scene: the k-th of the parameters or of an
// agent.
template <class SceneOf, class Take>
void for_each_number(SceneOf& scene, const Take& take) {
  auto& course = scene.course;
  std::uint32_t k = 0;
  for (auto* number : {&course.cohesion_radius, &course.separation_radius, &course.max_separation,
                       &course.alignment_radius}) {
    take(*number, false, k++);
  }
  for (auto& agent : scene.flock.agents) {
    k = 0;
    for (auto* number : {&agent.x, &agent.y, &agent.vx, &agent.vy}) take(*number, true, k++);
  }
}

bool has_extreme(const Scene& scene) {
  bool has = false;
  for_each_number(scene,
                  [&has](double number, bool, std::uint32_t) { has = has || is_extreme(number); });
  return has;
}

// Changes numbers in their last digits, differently for each `time`. Equal numbers stay equal, so
// that agents with the same place or velocity keep it the same for every program.
void disturb(Scene& scene, std::uint64_t time) {
  for_each_number(scene, [time](double& number, bool is_agents, std::uint32_t k) {
    const std::uint64_t key = is_agents ? std::bit_cast<std::uint64_t>(number) : 0;
    number *= 1.0 + kChange * (2.0 * random_uniform(key, time, 1, k) - 1.0);
  });
}

}  // namespace

bool is_ill_conditioned(const Variant& variant, const Observation& seen, Budget& budget) {
  if (has_extreme(seen.scene)) return true;
  std::optional<Observation> own = observe_variant("", seen.input, variant);
  if (!own) return false;
  const Scene scene = own->scene;
  for (std::uint64_t i = 0; i < kTries; ++i) {
    own->scene = scene;
    disturb(own->scene, i);
    if (!reproduces(variant, *own, budget)) return true;
  }
  return false;
}

}  // namespace flocking::explain
