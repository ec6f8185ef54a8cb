#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "labelled_forces.h"
#include "labelled_forces_tools.h"
#include "observe/fact_flock.h"

namespace flocking::testing::labels {
namespace {

// Shared by several programs.

/// Returns (P_CM - P) / r_c, not limited to r_c.
Vec2 uncut_cohesion(const View& view, const Tally& seen) {
  if (seen.count == 0.0) return {};
  return (seen.mean() - view.here()) / view.course().cohesion_radius;
}
/// Returns (limit, limit) instead of a force that is too long.
Vec2 cut_to_corner(Vec2 force, double limit) {
  return length(force) > limit ? Vec2{limit, limit} : force;
}
double inverse_or_zero(double x) { return x == 0.0 ? 0.0 : 1.0 / x; }
/// Returns 1 / (P_a - P_i), computed per axis.
Vec2 push_by_axis(const View& view, std::size_t i) {
  const Vec2 away = view.away(i);
  return {inverse_or_zero(away.x), inverse_or_zero(away.y)};
}

// k02_estornino: forces are kept from agent to agent. Alignment sees the new velocities of earlier
// agents, which is part of the step and not modelled here.

Vec2 k02_cohesion(const Flock& flock, std::size_t agent) {
  for (std::size_t i = agent + 1; i-- > 0;) {
    const View view{flock, i};
    const Tally seen = other_places(view, flock.course.cohesion_radius);
    if (seen.count > 0.0) return flock.course.cohesion_weight * uncut_cohesion(view, seen);
  }
  return {};
}
Vec2 k02_separation(const Flock& flock, std::size_t agent) {
  Vec2 force;
  for (std::size_t i = 0; i <= agent; ++i) {
    force += pushes(View{flock, i}, flock.course.separation_radius).sum;
    force = cut_to_corner(force, flock.course.max_separation);
  }
  return flock.course.separation_weight * force;
}
Vec2 k02_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_velocities(view, flock.course.cohesion_radius);
  const Vec2 average = seen.count == 0.0 ? Vec2{} : seen.mean();
  return flock.course.alignment_weight * (average - view.own_velocity());
}

// k03_composite: all forces share one neighbourhood; agents move in place, which is not modelled
// here.

double k03_context(const CourseParameters& course) {
  return std::max({course.cohesion_radius, course.separation_radius, course.alignment_radius});
}
Vec2 k03_unit(Vec2 v) { return length(v) > 0.00001 ? unit(v) : Vec2{}; }
/// Returns the weighted force, at most as long as the weight.
Vec2 k03_limited(double weight, Vec2 force) {
  const Vec2 part = weight * force;
  return length_squared(part) > weight * weight ? weight * k03_unit(part) : part;
}
Vec2 k03_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, k03_context(flock.course));
  if (seen.count == 0.0) return {};
  return k03_limited(flock.course.cohesion_weight, seen.mean() - view.here());
}
Vec2 k03_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) <= radius; },
      [&](std::size_t i) { return view.away(i); });
  if (seen.count == 0.0) return {};
  return k03_limited(flock.course.separation_weight,
                     truncated(seen.mean(), flock.course.max_separation));
}
Vec2 k03_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_velocities(view, k03_context(flock.course));
  return k03_limited(flock.course.alignment_weight,
                     seen.count == 0.0 ? k03_unit(view.own_velocity()) : seen.mean());
}

// k08_pardal: pairs in zones that exclude each other.

Vec2 k08_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const CourseParameters& course = flock.course;
  const double from = std::max(course.separation_radius, course.alignment_radius);
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.distance(i) > from && view.distance(i) <= course.cohesion_radius;
      },
      [&](std::size_t i) { return (view.place(i) - view.here()) / course.cohesion_radius; });
  return course.cohesion_weight * seen.sum;
}
Vec2 k08_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const CourseParameters& course = flock.course;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.distance(i) > 0.0 && view.distance(i) <= course.separation_radius;
      },
      [&](std::size_t i) {
        const Vec2 away = view.away(i);
        return truncated(away / length_squared(away), course.max_separation);
      });
  return course.separation_weight * seen.sum;
}
/// The later agent of a pair gets the force of the earlier agent.
Vec2 k08_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const CourseParameters& course = flock.course;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.distance(i) > course.separation_radius &&
               view.distance(i) <= course.alignment_radius;
      },
      [&](std::size_t i) {
        return (view.velocity(std::max(i, agent)) - view.velocity(std::min(i, agent))) / 2.0;
      });
  return course.alignment_weight * seen.sum;
}

// k09_physics: r_a and F_Smax are swapped; in the first step, its neighbour lists are still up to
// date.

Vec2 k09_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const double maximum = flock.course.alignment_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) <= radius; },
      [&](std::size_t i) { return (1.0 - view.distance(i) / radius) * unit(view.away(i)); });
  return flock.course.separation_weight * truncated(seen.sum, maximum);
}
Vec2 k09_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.max_separation;
  return flock.course.alignment_weight *
         (unit(velocities(view, radius).mean()) - unit(view.own_velocity()));
}

// k14_minnow: agents move in place, which is not modelled here.

bool k14_is_near(const View& view, std::size_t i, double radius) {
  const Vec2 away = view.away(i);
  return std::abs(away.x) <= radius && std::abs(away.y) <= radius;
}
Tally k14_places(const View& view, double radius) {
  return tally(
      view, [&](std::size_t i) { return view.is_other(i) && k14_is_near(view, i, radius); },
      [&](std::size_t i) { return view.place(i); });
}
/// The count is kept from agent to agent, the sum is not.
Vec2 k14_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  Tally seen = k14_places(view, radius);
  for (std::size_t i = 0; i < agent; ++i) seen.count += k14_places(View{flock, i}, radius).count;
  if (seen.count == 0.0 || length(seen.mean() - view.here()) > radius) return {};
  return flock.course.cohesion_weight * uncut_cohesion(view, seen);
}
Vec2 k14_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const double maximum = flock.course.max_separation;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && k14_is_near(view, i, radius); },
      [&](std::size_t i) { return push_by_axis(view, i); });
  const Vec2 sum = seen.sum;
  return flock.course.separation_weight *
         Vec2{std::clamp(sum.x, -maximum, maximum), std::clamp(sum.y, -maximum, maximum)};
}
/// Uses x for both axes.
Vec2 k14_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [&](std::size_t i) { return k14_is_near(view, i, flock.course.alignment_radius); },
      [&](std::size_t i) { return view.velocity(i); });
  const double x = seen.sum.x / static_cast<double>(view.size()) - view.own_velocity().x;
  return flock.course.alignment_weight * Vec2{x, x};
}

// k15_marsh: agents move in place, which is not modelled here.

bool k15_sees(const View& view, std::size_t i, double radius) {
  return view.distance(i) > 0.0 && view.distance(i) <= radius;
}
Vec2 k15_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [&](std::size_t i) { return k15_sees(view, i, flock.course.cohesion_radius); },
      [&](std::size_t i) { return view.place(i); });
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * (unit(seen.mean() - view.here()) - view.own_velocity());
}
Vec2 k15_separation(const Flock& flock, std::size_t agent) {
  const Tally seen = pushes(View{flock, agent}, flock.course.separation_radius);
  if (seen.count == 0.0) return {};
  return flock.course.separation_weight * truncated(seen.mean(), flock.course.max_separation);
}
Vec2 k15_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [&](std::size_t i) { return k15_sees(view, i, flock.course.alignment_radius); },
      [&](std::size_t i) { return view.velocity(i); });
  if (seen.count == 0.0) return {};
  return flock.course.alignment_weight * (unit(seen.mean()) - view.own_velocity());
}

// k17_storch

bool k17_sees(const View& view, std::size_t i, double radius) {
  return view.distance(i) <= radius && dot(view.own_velocity(), view.away(i)) <= 0.0;
}
Vec2 k17_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && k17_sees(view, i, radius); },
      [&](std::size_t i) { return view.place(i); });
  return flock.course.cohesion_weight * uncut_cohesion(view, seen);
}
Vec2 k17_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) > 0.0 && view.distance(i) <= radius; },
      [&](std::size_t i) { return (1.0 - view.distance(i) / radius) * unit(view.away(i)); });
  return flock.course.separation_weight * truncated(seen.sum, flock.course.max_separation);
}
Vec2 k17_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [&](std::size_t i) { return k17_sees(view, i, flock.course.alignment_radius); },
      [&](std::size_t i) { return view.velocity(i); });
  return flock.course.alignment_weight * (unit(seen.mean()) - unit(view.own_velocity()));
}

// k20_egg: the forces see all agents; the loop adds them once for each agent in reach.

Vec2 k20_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i); },
      [&](std::size_t i) { return view.place(i); });
  if (length(seen.mean() - view.here()) > radius) return {};
  return times(others_within(view, radius),
               flock.course.cohesion_weight * uncut_cohesion(view, seen));
}
/// Applies the weight before the limit.
Vec2 k20_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i); },
      [&](std::size_t i) { return push_by_axis(view, i); });
  return times(
      others_within(view, flock.course.separation_radius),
      cut_to_corner(flock.course.separation_weight * seen.sum, flock.course.max_separation));
}
Vec2 k20_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view, [](std::size_t /*i*/) { return true; },
      [&](std::size_t i) { return view.velocity(i); });
  return times(others_within(view, flock.course.alignment_radius),
               flock.course.alignment_weight * seen.mean());
}

// l05_aves: the label does not mention that the agent's own velocity is subtracted.

double l05_distance(const View& view, std::size_t i) { return length_squared(view.away(i)); }
Vec2 l05_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return flock.course.cohesion_weight *
         uncut_cohesion(view, places_by(l05_distance, view, flock.course.cohesion_radius));
}
Vec2 l05_separation(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.max_separation;
  const Vec2 sum = pushes_by(l05_distance, View{flock, agent}, flock.course.separation_radius).sum;
  const double square = length_squared(sum);
  return flock.course.separation_weight * (square > maximum ? sum / square * maximum : sum);
}
/// The count starts from that of cohesion.
Vec2 l05_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  Tally seen = velocities_by(l05_distance, view, flock.course.alignment_radius);
  seen.count += places_by(l05_distance, view, flock.course.cohesion_radius).count;
  return flock.course.alignment_weight * seen.mean();
}

constexpr std::array kForcesKToL = {
    LabelledForce{"k02_estornino", Force::kCohesion, k02_cohesion},
    LabelledForce{"k02_estornino", Force::kSeparation, k02_separation},
    LabelledForce{"k02_estornino", Force::kAlignment, k02_alignment},
    LabelledForce{"k03_composite", Force::kCohesion, k03_cohesion},
    LabelledForce{"k03_composite", Force::kSeparation, k03_separation},
    LabelledForce{"k03_composite", Force::kAlignment, k03_alignment},
    LabelledForce{"k08_pardal", Force::kCohesion, k08_cohesion},
    LabelledForce{"k08_pardal", Force::kSeparation, k08_separation},
    LabelledForce{"k08_pardal", Force::kAlignment, k08_alignment},
    LabelledForce{"k09_physics", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"k09_physics", Force::kSeparation, k09_separation},
    LabelledForce{"k09_physics", Force::kAlignment, k09_alignment},
    LabelledForce{"k14_minnow", Force::kCohesion, k14_cohesion},
    LabelledForce{"k14_minnow", Force::kSeparation, k14_separation},
    LabelledForce{"k14_minnow", Force::kAlignment, k14_alignment},
    LabelledForce{"k15_marsh", Force::kCohesion, k15_cohesion},
    LabelledForce{"k15_marsh", Force::kSeparation, k15_separation},
    LabelledForce{"k15_marsh", Force::kAlignment, k15_alignment},
    LabelledForce{"k17_storch", Force::kCohesion, k17_cohesion},
    LabelledForce{"k17_storch", Force::kSeparation, k17_separation},
    LabelledForce{"k17_storch", Force::kAlignment, k17_alignment},
    LabelledForce{"k20_egg", Force::kCohesion, k20_cohesion},
    LabelledForce{"k20_egg", Force::kSeparation, k20_separation},
    LabelledForce{"k20_egg", Force::kAlignment, k20_alignment},
    LabelledForce{"l05_aves", Force::kCohesion, l05_cohesion},
    LabelledForce{"l05_aves", Force::kSeparation, l05_separation},
    LabelledForce{"l05_aves", Force::kAlignment, l05_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_k_to_l() { return kForcesKToL; }

}  // namespace flocking::testing::labels
