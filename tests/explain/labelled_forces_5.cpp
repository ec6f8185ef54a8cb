#include <array>
#include <cstddef>
#include <span>

#include "core/vec2.h"
#include "labelled_forces.h"
#include "labelled_forces_tools.h"
#include "observe/fact_flock.h"

namespace flocking::testing::labels {
namespace {

// Shared by several programs.

/// Returns the right cohesion, also for r_c = 0.
Vec2 guarded_cohesion(const Flock& flock, std::size_t agent) {
  if (flock.course.cohesion_radius == 0.0) return {};
  return weighted_right_cohesion(flock, agent);
}
/// Returns (P_CM - P) / r_c; 0/0 without neighbours and for r_c = 0.
Vec2 unguarded_cohesion(const View& view, const Tally& seen) {
  return (seen.mean() - view.here()) / view.course().cohesion_radius;
}

// m03_pebble: crashes for r_c = 0, which is not modelled here.

Vec2 m03_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) > 0.0 && view.distance(i) <= radius; },
      [&](std::size_t i) { return (1.0 - view.distance(i) / radius) * unit(view.away(i)); });
  return flock.course.separation_weight * truncated(seen.sum, flock.course.max_separation);
}

// m11_ember

Vec2 m11_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * unguarded_cohesion(view, seen);
}
Vec2 m11_separation(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.max_separation;
  const Vec2 sum = pushes(View{flock, agent}, flock.course.separation_radius).sum;
  const double square = length_squared(sum);
  return flock.course.separation_weight * (square > maximum ? sum / square * maximum : sum);
}
Vec2 m11_alignment(const Flock& flock, std::size_t agent) {
  const Tally seen = velocities(View{flock, agent}, flock.course.cohesion_radius);
  return flock.course.alignment_weight * seen.mean();
}

// m13_tundra: r_a and F_Smax are swapped.

Vec2 m13_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  return flock.course.cohesion_weight * unguarded_cohesion(view, seen);
}
Vec2 m13_separation(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.alignment_radius;
  const Vec2 sum = pushes(View{flock, agent}, flock.course.separation_radius).sum;
  return flock.course.separation_weight * truncated(sum, maximum);
}
/// Divides by the number of all agents.
Vec2 m13_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.max_separation;
  const auto count = static_cast<double>(view.size());
  return flock.course.alignment_weight * (velocities(view, radius).sum / count);
}

// m20_hollow

/// The sum is kept from agent to agent and limited after each agent, without the weight.
Vec2 m20_separation(const Flock& flock, std::size_t agent) {
  Vec2 force;
  for (std::size_t i = 0; i <= agent; ++i) {
    force += pushes(View{flock, i}, flock.course.separation_radius).sum;
    force = truncated(force, flock.course.max_separation);
  }
  return flock.course.separation_weight * force;
}

constexpr std::array kForcesM = {
    LabelledForce{"m03_pebble", Force::kCohesion, guarded_cohesion},
    LabelledForce{"m03_pebble", Force::kSeparation, m03_separation},
    LabelledForce{"m03_pebble", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"m11_ember", Force::kCohesion, m11_cohesion},
    LabelledForce{"m11_ember", Force::kSeparation, m11_separation},
    LabelledForce{"m11_ember", Force::kAlignment, m11_alignment},
    LabelledForce{"m13_tundra", Force::kCohesion, m13_cohesion},
    LabelledForce{"m13_tundra", Force::kSeparation, m13_separation},
    LabelledForce{"m13_tundra", Force::kAlignment, m13_alignment},
    LabelledForce{"m20_hollow", Force::kCohesion, guarded_cohesion},
    LabelledForce{"m20_hollow", Force::kSeparation, m20_separation},
    LabelledForce{"m20_hollow", Force::kAlignment, weighted_right_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_m() { return kForcesM; }

}  // namespace flocking::testing::labels
