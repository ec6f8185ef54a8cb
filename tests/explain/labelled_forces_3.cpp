#include <array>
#include <cstddef>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "labelled_forces.h"
#include "labelled_forces_tools.h"
#include "observe/fact_flock.h"

namespace flocking::testing::labels {
namespace {

// j05_unity

Vec2 j05_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * unit(seen.mean() - view.here());
}
Vec2 j05_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) > 0.0 && view.distance(i) <= radius; },
      [&](std::size_t i) { return (1.0 - view.distance(i) / radius) * unit(view.away(i)); });
  return flock.course.separation_weight * truncated(seen.sum, flock.course.max_separation);
}
Vec2 j05_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_velocities(view, flock.course.alignment_radius);
  if (seen.count == 0.0) return {};
  return flock.course.alignment_weight * (seen.mean() - view.own_velocity());
}

// j19_share: every agent gets the sum of the forces on all agents.

template <class On>
Vec2 j19_shared(const Flock& flock, On on) {
  Vec2 sum;
  for (std::size_t i = 0; i < flock.agents.size(); ++i) sum += on(flock, i);
  return sum;
}
Vec2 j19_cohesion(const Flock& flock, std::size_t /*agent*/) {
  return j19_shared(flock, weighted_right_cohesion);
}
Vec2 j19_separation(const Flock& flock, std::size_t /*agent*/) {
  return j19_shared(flock, weighted_right_separation);
}
Vec2 j19_alignment(const Flock& flock, std::size_t /*agent*/) {
  return j19_shared(flock, [](const Flock& all, std::size_t i) {
    return all.course.alignment_weight *
           velocities(View{all, i}, all.course.cohesion_radius).mean();
  });
}

// j21_stod: the line of alignment calls cohesion with K_c; that call counts as cohesion.

Vec2 j21_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double turns = others_within(view, flock.course.cohesion_radius) +
                       others_within(view, flock.course.alignment_radius);
  return times(turns, weighted_right_cohesion(flock, agent));
}
Vec2 j21_separation(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               weighted_right_separation(flock, agent));
}
Vec2 j21_alignment(const Flock& /*flock*/, std::size_t /*agent*/) { return {}; }

// j23_classes: the extra step from the rest of the last line is not modelled; sums start at zero.

Vec2 j23_alignment(const Flock& flock, std::size_t agent) {
  Tally all;
  for (std::size_t i = 0; i <= agent; ++i) {
    const Tally seen = velocities(View{flock, i}, flock.course.alignment_radius);
    all.sum += seen.sum;
    all.count += seen.count;
  }
  return flock.course.alignment_weight * all.mean();
}

// j26_inplace: earlier agents have not moved yet; the step ignores dt, which is not modelled here.

Vec2 j26_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const double weight = flock.course.separation_weight;
  const Vec2 sum = pushes(view, radius).sum;
  const Vec2 force = length(sum) > flock.course.max_separation ? weight * unit(sum) : sum;
  return times(others_within(view, radius), weight * force);
}
Vec2 j26_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return times(others_within(view, flock.course.alignment_radius),
               flock.course.alignment_weight * right_alignment(view));
}

constexpr std::array kForcesJ = {
    LabelledForce{"j05_unity", Force::kCohesion, j05_cohesion},
    LabelledForce{"j05_unity", Force::kSeparation, j05_separation},
    LabelledForce{"j05_unity", Force::kAlignment, j05_alignment},
    LabelledForce{"j19_share", Force::kCohesion, j19_cohesion},
    LabelledForce{"j19_share", Force::kSeparation, j19_separation},
    LabelledForce{"j19_share", Force::kAlignment, j19_alignment},
    LabelledForce{"j21_stod", Force::kCohesion, j21_cohesion},
    LabelledForce{"j21_stod", Force::kSeparation, j21_separation},
    LabelledForce{"j21_stod", Force::kAlignment, j21_alignment},
    LabelledForce{"j23_classes", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"j23_classes", Force::kSeparation, weighted_right_separation},
    LabelledForce{"j23_classes", Force::kAlignment, j23_alignment},
    LabelledForce{"j26_inplace", Force::kCohesion, cohesion_per_other},
    LabelledForce{"j26_inplace", Force::kSeparation, j26_separation},
    LabelledForce{"j26_inplace", Force::kAlignment, j26_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_j() { return kForcesJ; }

}  // namespace flocking::testing::labels
