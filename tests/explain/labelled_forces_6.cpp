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

// Not modelled here: n03_pebble and n16_pebble move agents in place, n05_orchard uses floats. The
// cohesion of n25_bramble is right, but 0/0 for r_c = 0.

// Shared by several programs.

/// Right, but with d < r_c.
Vec2 n_strict_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_of(view, [&](std::size_t i) {
                       return view.is_other(i) && view.distance(i) < flock.course.cohesion_radius;
                     }));
}
Vec2 n_separation_cut_by_axis(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.max_separation;
  const Vec2 sum = right_pushes(flock, agent);
  return flock.course.separation_weight *
         Vec2{std::clamp(sum.x, -maximum, maximum), std::clamp(sum.y, -maximum, maximum)};
}
/// Returns 0 if another agent is at the same place.
Vec2 n_separation_if_apart(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  if (others_within(view, 0.0) > 0.0) return {};
  return weighted_right_separation(flock, agent);
}
Vec2 n_mean_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes(view, flock.course.separation_radius);
  return seen.count == 0.0 ? Vec2{} : separation_of(view, seen.mean());
}
/// Applies the weight before the limit.
Vec2 n_weighted_before_cut(const Flock& flock, std::size_t agent) {
  return truncated(flock.course.separation_weight * right_pushes(flock, agent),
                   flock.course.max_separation);
}
Vec2 n_separation_of_units(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return separation_of(view, pushes_of(view, apart(view, flock.course.separation_radius), 1).sum);
}
Vec2 n_alignment_twice_itself(const View& view, double radius) {
  Tally seen = velocities(view, radius);
  seen.sum += view.own_velocity();
  seen.count += 1.0;
  return alignment_of(view, seen);
}

// Cohesion

Vec2 n02_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * unit(seen.mean() - view.here());
}
Vec2 n05_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * (seen.mean() - view.here());
}
/// Includes the agent itself.
Vec2 n06_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_of(view, [&](std::size_t i) {
                       return view.distance(i) <= flock.course.cohesion_radius;
                     }));
}
Vec2 n08_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0 || radius == 0.0) return {};
  const Vec2 way = seen.sum / (static_cast<double>(view.size()) - 1.0) - view.here();
  return length(way) <= radius ? flock.course.cohesion_weight * (way / radius) : Vec2{};
}
Vec2 n15_cohesion(const Flock& flock, std::size_t agent) {
  return flock.course.cohesion_radius == 0.0 ? Vec2{} : cohesion_per_other(flock, agent);
}
Vec2 n18_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_of(view, apart(view, flock.course.cohesion_radius)));
}
/// Crashes for r_c = 0, which is not modelled here.
Vec2 n23_cohesion(const Flock& flock, std::size_t agent) {
  return 2.0 * n06_cohesion(flock, agent);
}
/// Counts only the agents before the first one that is out of reach.
Vec2 n26_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  bool ends = false;
  return cohesion_of(view, places_of(view, [&](std::size_t i) {
                       ends = ends || view.distance(i) > flock.course.cohesion_radius;
                       return view.is_other(i) && !ends;
                     }));
}
double n27_distance(const View& view, std::size_t i) { return std::floor(view.distance(i)); }
Vec2 n27_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_by(n27_distance, view, flock.course.cohesion_radius));
}

// Separation

Vec2 n01_separation(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               weighted_right_separation(flock, agent));
}
Vec2 n02_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(view, apart(view, flock.course.separation_radius), [&](std::size_t i) {
    const double d = view.distance(i);
    return view.away(i) / d * std::min(1.0 / d, flock.course.max_separation);
  });
  return flock.course.separation_weight * seen.sum;
}
Vec2 n07_separation(const Flock& flock, std::size_t agent) {
  if (flock.course.max_separation > 0.0) return weighted_right_separation(flock, agent);
  return flock.course.separation_weight * right_pushes(flock, agent);
}
/// r_a and F_Smax are swapped.
Vec2 n14_separation(const Flock& flock, std::size_t agent) {
  return flock.course.separation_weight *
         truncated(right_pushes(flock, agent), flock.course.alignment_radius);
}
Vec2 n15_separation(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               n_weighted_before_cut(flock, agent));
}
Vec2 n16_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes_of(view, [&](std::size_t i) {
    return view.distance(i) > 0.0 && view.distance(i) < flock.course.separation_radius;
  });
  return separation_of(view, seen.sum);
}
Vec2 n17_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return separation_of(view, pushes_of(view, apart(view, flock.course.separation_radius), 3).sum);
}
/// Returns true if the agent is in the cells around the agent's own cell; only these are searched.
bool n20_is_in_cells(const View& view, std::size_t i) {
  const double radius = view.course().cohesion_radius;
  const double side = radius > 0.0 ? radius : 1.0;
  const auto is_beside = [side](double a, double b) {
    return std::abs(std::floor(a / side) - std::floor(b / side)) <= 1.0;
  };
  return is_beside(view.place(i).x, view.here().x) && is_beside(view.place(i).y, view.here().y);
}
Vec2 n20_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const auto is_apart = apart(view, flock.course.separation_radius);
  const Tally seen =
      pushes_of(view, [&](std::size_t i) { return is_apart(i) && n20_is_in_cells(view, i); });
  return separation_of(view, seen.sum);
}
/// Recomputes the length after x was limited; 0/0 in y if the length is 0.
Vec2 n21_separation(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.max_separation;
  Vec2 force = right_pushes(flock, agent);
  if (length(force) > maximum) {
    force.x = force.x / length(force) * maximum;
    force.y = force.y / length(force) * maximum;
  }
  return flock.course.separation_weight * force;
}
/// Truncates the numbers of the first line.
Vec2 n22_separation(const Flock& flock, std::size_t agent) {
  Flock whole = flock;
  CourseParameters& course = whole.course;
  course.separation_radius = std::trunc(course.separation_radius);
  course.max_separation = std::trunc(course.max_separation);
  course.separation_weight = std::trunc(course.separation_weight);
  return n_separation_of_units(whole, agent);
}
Vec2 n23_separation(const Flock& flock, std::size_t agent) {
  return -1.0 * weighted_right_separation(flock, agent);
}
Vec2 n27_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  return separation_of(view, pushes_by(n27_distance, view, radius).sum);
}
Vec2 n28_separation(const Flock& flock, std::size_t agent) {
  return flock.course.separation_weight *
         (flock.course.max_separation * unit(right_pushes(flock, agent)));
}

// Alignment

Vec2 n03_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return flock.course.alignment_weight * (right_alignment(view) - view.own_velocity());
}
/// The count starts from that of cohesion.
Vec2 n04_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  Tally seen = velocities(view, flock.course.alignment_radius);
  seen.count += others_within(view, flock.course.cohesion_radius);
  return alignment_of(view, seen);
}
Vec2 n05_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, other_velocities(view, flock.course.alignment_radius));
}
Vec2 n06_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, velocities(view, flock.course.cohesion_radius));
}
/// Uses x for both axes.
Vec2 n07_alignment(const Flock& flock, std::size_t agent) {
  const double x = right_alignment(View{flock, agent}).x;
  return flock.course.alignment_weight * Vec2{x, x};
}
/// Truncates to integers after each addition.
Vec2 n12_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  Tally seen;
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (view.distance(i) > flock.course.alignment_radius) continue;
    seen.sum += view.velocity(i);
    seen.sum = {std::trunc(seen.sum.x), std::trunc(seen.sum.y)};
    seen.count += 1.0;
  }
  return alignment_of(view, seen);
}
/// r_a and F_Smax are swapped.
Vec2 n14_alignment(const Flock& flock, std::size_t agent) {
  return n_alignment_twice_itself(View{flock, agent}, flock.course.max_separation);
}
Vec2 n16_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, velocities_of(view, [&](std::size_t i) {
                        return view.distance(i) < flock.course.alignment_radius;
                      }));
}
Vec2 n18_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_of(view, apart(view, flock.course.alignment_radius));
  if (seen.count == 0.0) return {};
  return flock.course.alignment_weight * (seen.mean() - view.own_velocity());
}
Vec2 n19_alignment(const Flock& flock, std::size_t agent) {
  return n_alignment_twice_itself(View{flock, agent}, flock.course.alignment_radius);
}
Vec2 n20_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, velocities_of(view, [&](std::size_t i) {
                        return view.distance(i) <= flock.course.alignment_radius &&
                               n20_is_in_cells(view, i);
                      }));
}
/// The sum is kept from agent to agent, the count is not.
Vec2 n21_alignment(const Flock& flock, std::size_t agent) {
  const double radius = flock.course.alignment_radius;
  const View view{flock, agent};
  Tally seen = velocities(view, radius);
  for (std::size_t i = 0; i < agent; ++i) seen.sum += velocities(View{flock, i}, radius).sum;
  return alignment_of(view, seen);
}
Vec2 n25_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  Tally seen = velocities_of(view, apart(view, flock.course.separation_radius));
  seen.count += 1.0;
  return alignment_of(view, seen);
}
Vec2 n27_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_by(n27_distance, view, flock.course.alignment_radius);
  return seen.count == 1.0 ? flock.course.alignment_weight * view.own_velocity() : Vec2{};
}

constexpr std::array kForcesN = {
    LabelledForce{"n01_harbor", Force::kCohesion, cohesion_per_other},
    LabelledForce{"n01_harbor", Force::kSeparation, n01_separation},
    LabelledForce{"n01_harbor", Force::kAlignment, alignment_per_other},
    LabelledForce{"n02_kite", Force::kCohesion, n02_cohesion},
    LabelledForce{"n02_kite", Force::kSeparation, n02_separation},
    LabelledForce{"n03_pebble", Force::kAlignment, n03_alignment},
    LabelledForce{"n04_compass", Force::kSeparation, n_separation_of_units},
    LabelledForce{"n04_compass", Force::kAlignment, n04_alignment},
    LabelledForce{"n05_orchard", Force::kCohesion, n05_cohesion},
    LabelledForce{"n05_orchard", Force::kAlignment, n05_alignment},
    LabelledForce{"n06_kettle", Force::kCohesion, n06_cohesion},
    LabelledForce{"n06_kettle", Force::kSeparation, n_separation_cut_by_axis},
    LabelledForce{"n06_kettle", Force::kAlignment, n06_alignment},
    LabelledForce{"n07_ribbon", Force::kSeparation, n07_separation},
    LabelledForce{"n07_ribbon", Force::kAlignment, n07_alignment},
    LabelledForce{"n08_canyon", Force::kCohesion, n08_cohesion},
    LabelledForce{"n08_canyon", Force::kSeparation, n_weighted_before_cut},
    LabelledForce{"n09_saddle", Force::kCohesion, n_strict_cohesion},
    LabelledForce{"n11_mirror", Force::kSeparation, n_separation_if_apart},
    LabelledForce{"n12_walnut", Force::kAlignment, n12_alignment},
    LabelledForce{"n13_tunnel", Force::kSeparation, n_mean_separation},
    LabelledForce{"n14_meadow", Force::kSeparation, n14_separation},
    LabelledForce{"n14_meadow", Force::kAlignment, n14_alignment},
    LabelledForce{"n15_lantern", Force::kCohesion, n15_cohesion},
    LabelledForce{"n15_lantern", Force::kSeparation, n15_separation},
    LabelledForce{"n15_lantern", Force::kAlignment, alignment_per_other},
    LabelledForce{"n16_pebble", Force::kCohesion, n_strict_cohesion},
    LabelledForce{"n16_pebble", Force::kSeparation, n16_separation},
    LabelledForce{"n16_pebble", Force::kAlignment, n16_alignment},
    LabelledForce{"n17_orbit", Force::kSeparation, n17_separation},
    LabelledForce{"n18_starling", Force::kCohesion, n18_cohesion},
    LabelledForce{"n18_starling", Force::kSeparation, n_mean_separation},
    LabelledForce{"n18_starling", Force::kAlignment, n18_alignment},
    LabelledForce{"n19_kettle", Force::kSeparation, n_separation_cut_by_axis},
    LabelledForce{"n19_kettle", Force::kAlignment, n19_alignment},
    LabelledForce{"n20_cathedral", Force::kSeparation, n20_separation},
    LabelledForce{"n20_cathedral", Force::kAlignment, n20_alignment},
    LabelledForce{"n21_button", Force::kSeparation, n21_separation},
    LabelledForce{"n21_button", Force::kAlignment, n21_alignment},
    LabelledForce{"n22_paperclip", Force::kSeparation, n22_separation},
    LabelledForce{"n23_mitten", Force::kCohesion, n23_cohesion},
    LabelledForce{"n23_mitten", Force::kSeparation, n23_separation},
    LabelledForce{"n25_bramble", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"n25_bramble", Force::kAlignment, n25_alignment},
    LabelledForce{"n26_gravel", Force::kCohesion, n26_cohesion},
    LabelledForce{"n26_gravel", Force::kSeparation, n_separation_if_apart},
    LabelledForce{"n27_acorn", Force::kCohesion, n27_cohesion},
    LabelledForce{"n27_acorn", Force::kSeparation, n27_separation},
    LabelledForce{"n27_acorn", Force::kAlignment, n27_alignment},
    LabelledForce{"n28_harbor", Force::kSeparation, n28_separation},
};

}  // namespace

std::span<const LabelledForce> forces_n() { return kForcesN; }

}  // namespace flocking::testing::labels
