#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "labelled_forces.h"
#include "labelled_forces_tools.h"
#include "observe/fact_flock.h"

namespace flocking::testing::labels {
namespace {

// Left out: o09_ribbon and o24_mirror (agents move in place), o13_barrel (floats), the alignment of
// o20_bucket (velocities change in place). o17_pencil crashes for r_c = 0 with other agents in its
// place, which is not modelled here. o08_wagon and o23_bridge are right in the first step; later
// steps are not modelled here.

// Shared by several programs.

/// Returns true for agents with dx*dx + dy*dy <= radius*radius.
auto o_in_square(const View& view, double radius) {
  return [&view, radius](std::size_t i) { return length_squared(view.away(i)) <= radius * radius; };
}
auto o_others_in_square(const View& view, double radius) {
  return
      [&view, radius](std::size_t i) { return view.is_other(i) && o_in_square(view, radius)(i); };
}
/// Returns true for agents with 0 < d < radius.
auto o_strictly_apart(const View& view, double radius) {
  return [&view, radius](std::size_t i) {
    return view.distance(i) > 0.0 && view.distance(i) < radius;
  };
}
/// Returns the right cohesion, and 0 for r_c = 0.
Vec2 o_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, other_places(view, flock.course.cohesion_radius));
}
/// Returns the right cohesion, but divides by zero for r_c = 0.
Vec2 o_unguarded_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight *
         ((seen.mean() - view.here()) / flock.course.cohesion_radius);
}
Vec2 o_cohesion_per_other(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.cohesion_radius),
               o_unguarded_cohesion(flock, agent));
}
/// Returns 0 if no other agent is within r_a.
Vec2 o_alignment_unless_alone(const Flock& flock, std::size_t agent) {
  const double others = others_within(View{flock, agent}, flock.course.alignment_radius);
  return times(std::min(others, 1.0), weighted_right_alignment(flock, agent));
}

// Cohesion

Vec2 o03_normalized(Vec2 v) { return length(v) > 0.00001 ? v / length(v) : Vec2{}; }
/// Returns the weighted force, at most as long as the weight.
Vec2 o03_clamped(double weight, Vec2 force) {
  const Vec2 weighted = weight * force;
  const bool is_long = length_squared(weighted) > weight * weight;
  return is_long ? weight * o03_normalized(weighted) : weighted;
}
Vec2 o03_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return o03_clamped(flock.course.cohesion_weight,
                     pull_of(view, other_places(view, flock.course.cohesion_radius)));
}
Vec2 o04_cohesion(const Flock& flock, std::size_t agent) {
  return flock.course.cohesion_radius < 0.000000001 ? Vec2{} : o_cohesion(flock, agent);
}
Vec2 o07_unit(Vec2 v) {
  return length(v) > std::numeric_limits<double>::epsilon() ? v / length(v) : v;
}
Vec2 o07_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = places_of(view, o_others_in_square(view, flock.course.cohesion_radius));
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * o07_unit(seen.mean() - view.here());
}
Vec2 o08_cohesion(const Flock& flock, std::size_t agent) {
  return flock.course.cohesion_radius <= 0.000000000001 ? Vec2{} : o_cohesion(flock, agent);
}
/// Does not divide if r_c = 0.
Vec2 o14_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  return flock.course.cohesion_weight * (radius == 0.0 ? way : way / radius);
}
/// 1 / count is an integer division.
Vec2 o18_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0 || radius == 0.0) return {};
  const Vec2 way = (seen.count == 1.0 ? seen.sum : Vec2{}) - view.here();
  return length(way) > radius ? Vec2{} : flock.course.cohesion_weight * (way / radius);
}
Vec2 o26_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = places_of(view, o_others_in_square(view, flock.course.cohesion_radius));
  return cohesion_of(view, seen);
}
/// Points to the origin if there are no neighbours.
Vec2 o27_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  if (radius <= 0.0) return {};
  const Tally seen = other_places(view, radius);
  const Vec2 center = seen.count == 0.0 ? Vec2{} : seen.mean();
  return flock.course.cohesion_weight * ((center - view.here()) / radius);
}

// Separation

Vec2 o02_separation(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               weighted_right_separation(flock, agent));
}
Vec2 o03_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double maximum = flock.course.max_separation;
  const Tally seen = tally(view, apart(view, flock.course.separation_radius), [&](std::size_t i) {
    return o03_normalized(view.away(i)) / view.distance(i);
  });
  const bool is_long = length_squared(seen.sum) > maximum * maximum;
  return o03_clamped(flock.course.separation_weight,
                     is_long ? maximum * o03_normalized(seen.sum) : seen.sum);
}
/// Falls off with the square of the distance; each push is limited separately.
Vec2 o05_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(view, apart(view, flock.course.separation_radius), [&](std::size_t i) {
    const double d = view.distance(i);
    return view.away(i) / d * std::min(1.0 / (d * d), flock.course.max_separation);
  });
  return flock.course.separation_weight * seen.sum;
}
Vec2 o07_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double maximum = flock.course.max_separation;
  const auto is_in = o_others_in_square(view, flock.course.separation_radius);
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) > 0.0 && is_in(i); },
      [&](std::size_t i) { return o07_unit(view.away(i)) / view.distance(i); });
  const bool is_long = length(seen.sum) > maximum;
  return flock.course.separation_weight * (is_long ? maximum * o07_unit(seen.sum) : seen.sum);
}
/// Points towards the neighbours; F_Smax = 0 means no limit.
Vec2 o11_separation(const Flock& flock, std::size_t agent) {
  const Vec2 sum = -1.0 * right_pushes(flock, agent);
  if (flock.course.max_separation > 0.0) return separation_of(View{flock, agent}, sum);
  return flock.course.separation_weight * sum;
}
/// Has a softened denominator.
Vec2 o12_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.is_other(i) && view.distance(i) <= flock.course.separation_radius;
      },
      [&](std::size_t i) { return view.away(i) / (length_squared(view.away(i)) + 0.01 * 0.01); });
  return separation_of(view, seen.sum);
}
/// Returns the mean over agents with d < r_s.
Vec2 o14_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes_of(view, o_strictly_apart(view, flock.course.separation_radius));
  return seen.count == 0.0 ? Vec2{} : separation_of(view, seen.mean());
}
/// Doubles the sum before the limit.
Vec2 o19_separation(const Flock& flock, std::size_t agent) {
  return separation_of(View{flock, agent}, 2.0 * right_pushes(flock, agent));
}
/// Grows with the distance.
Vec2 o20_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(view, apart(view, flock.course.separation_radius),
                           [&](std::size_t i) { return view.away(i); });
  return separation_of(view, seen.sum);
}
/// Points towards the neighbours, and is added once for each of them.
Vec2 o22_separation(const Flock& flock, std::size_t agent) {
  return -1.0 * o02_separation(flock, agent);
}
/// Compares the squared length with the limit; K_a and K_s are swapped.
Vec2 o26_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double maximum = flock.course.max_separation;
  const auto is_in = o_others_in_square(view, flock.course.separation_radius);
  const Vec2 sum =
      pushes_of(view, [&](std::size_t i) { return view.distance(i) > 0.0 && is_in(i); }).sum;
  const bool is_long = length_squared(sum) > maximum;
  return flock.course.alignment_weight * (is_long ? maximum / length(sum) * sum : sum);
}
/// Counts only agents that come later.
Vec2 o27_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const auto is_apart = apart(view, flock.course.separation_radius);
  const Tally seen = pushes_of(view, [&](std::size_t i) { return i > agent && is_apart(i); });
  return separation_of(view, seen.sum);
}
Vec2 o28_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  return separation_of(view, pushes_of(view, o_strictly_apart(view, radius)).sum);
}

// Alignment

Vec2 o03_alignment(const Flock& flock, std::size_t agent) {
  return o03_clamped(flock.course.alignment_weight, right_alignment(View{flock, agent}));
}
Vec2 o05_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return flock.course.alignment_weight * (right_alignment(view) - view.own_velocity());
}
/// Uses headings, which in the first step are the directions of the velocities.
Vec2 o07_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(view, o_in_square(view, flock.course.alignment_radius),
                           [&](std::size_t i) { return o07_unit(view.velocity(i)); });
  return alignment_of(view, seen);
}
/// Counts agents with d < r_a, so none for r_a = 0.
Vec2 o14_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, velocities_of(view, [&](std::size_t i) {
                        return view.distance(i) < flock.course.alignment_radius;
                      }));
}
/// The sum and the count are kept from agent to agent.
Vec2 o17_alignment(const Flock& flock, std::size_t agent) {
  Tally seen;
  for (std::size_t i = 0; i <= agent; ++i) {
    const Tally one = velocities(View{flock, i}, flock.course.alignment_radius);
    seen.sum += one.sum;
    seen.count += one.count;
  }
  return alignment_of(View{flock, agent}, seen);
}
/// Counts every other agent twice.
Vec2 o19_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally others = other_velocities(view, flock.course.alignment_radius);
  return alignment_of(view, {view.own_velocity() + 2.0 * others.sum, 1.0 + 2.0 * others.count});
}
/// K_a and K_s are swapped.
Vec2 o26_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_of(view, o_in_square(view, flock.course.alignment_radius));
  return flock.course.separation_weight * seen.mean();
}

constexpr std::array kForcesO = {
    LabelledForce{"o01_kettle", Force::kCohesion, o_cohesion},
    LabelledForce{"o01_kettle", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o01_kettle", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o02_basket", Force::kCohesion, o_cohesion_per_other},
    LabelledForce{"o02_basket", Force::kSeparation, o02_separation},
    LabelledForce{"o02_basket", Force::kAlignment, alignment_per_other},
    LabelledForce{"o03_ladder", Force::kCohesion, o03_cohesion},
    LabelledForce{"o03_ladder", Force::kSeparation, o03_separation},
    LabelledForce{"o03_ladder", Force::kAlignment, o03_alignment},
    LabelledForce{"o04_button", Force::kCohesion, o04_cohesion},
    LabelledForce{"o04_button", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o04_button", Force::kAlignment, o_alignment_unless_alone},
    LabelledForce{"o05_lantern", Force::kCohesion, o_cohesion},
    LabelledForce{"o05_lantern", Force::kSeparation, o05_separation},
    LabelledForce{"o05_lantern", Force::kAlignment, o05_alignment},
    LabelledForce{"o06_marble", Force::kCohesion, o_cohesion},
    LabelledForce{"o06_marble", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o06_marble", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o07_pillow", Force::kCohesion, o07_cohesion},
    LabelledForce{"o07_pillow", Force::kSeparation, o07_separation},
    LabelledForce{"o07_pillow", Force::kAlignment, o07_alignment},
    LabelledForce{"o08_wagon", Force::kCohesion, o08_cohesion},
    LabelledForce{"o08_wagon", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o08_wagon", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o10_candle", Force::kCohesion, o_cohesion},
    LabelledForce{"o10_candle", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o10_candle", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o11_spoon", Force::kCohesion, o_cohesion},
    LabelledForce{"o11_spoon", Force::kSeparation, o11_separation},
    LabelledForce{"o11_spoon", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o12_anchor", Force::kCohesion, o_cohesion},
    LabelledForce{"o12_anchor", Force::kSeparation, o12_separation},
    LabelledForce{"o12_anchor", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o14_feather", Force::kCohesion, o14_cohesion},
    LabelledForce{"o14_feather", Force::kSeparation, o14_separation},
    LabelledForce{"o14_feather", Force::kAlignment, o14_alignment},
    LabelledForce{"o15_teapot", Force::kCohesion, o_cohesion},
    LabelledForce{"o15_teapot", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o15_teapot", Force::kAlignment, o_alignment_unless_alone},
    LabelledForce{"o16_compass", Force::kCohesion, o_cohesion},
    LabelledForce{"o16_compass", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o16_compass", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o17_pencil", Force::kCohesion, o_cohesion},
    LabelledForce{"o17_pencil", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o17_pencil", Force::kAlignment, o17_alignment},
    LabelledForce{"o18_pocket", Force::kCohesion, o18_cohesion},
    LabelledForce{"o18_pocket", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o18_pocket", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o19_harbor", Force::kCohesion, o_cohesion},
    LabelledForce{"o19_harbor", Force::kSeparation, o19_separation},
    LabelledForce{"o19_harbor", Force::kAlignment, o19_alignment},
    LabelledForce{"o20_bucket", Force::kCohesion, o_unguarded_cohesion},
    LabelledForce{"o20_bucket", Force::kSeparation, o20_separation},
    LabelledForce{"o21_orchard", Force::kCohesion, o_cohesion},
    LabelledForce{"o21_orchard", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o21_orchard", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o22_blanket", Force::kCohesion, o_cohesion_per_other},
    LabelledForce{"o22_blanket", Force::kSeparation, o22_separation},
    LabelledForce{"o22_blanket", Force::kAlignment, alignment_per_other},
    LabelledForce{"o23_bridge", Force::kCohesion, o_cohesion},
    LabelledForce{"o23_bridge", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o23_bridge", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o25_window", Force::kCohesion, o_cohesion},
    LabelledForce{"o25_window", Force::kSeparation, weighted_right_separation},
    LabelledForce{"o25_window", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o26_saddle", Force::kCohesion, o26_cohesion},
    LabelledForce{"o26_saddle", Force::kSeparation, o26_separation},
    LabelledForce{"o26_saddle", Force::kAlignment, o26_alignment},
    LabelledForce{"o27_thimble", Force::kCohesion, o27_cohesion},
    LabelledForce{"o27_thimble", Force::kSeparation, o27_separation},
    LabelledForce{"o27_thimble", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"o28_pebble", Force::kCohesion, o_cohesion},
    LabelledForce{"o28_pebble", Force::kSeparation, o28_separation},
    LabelledForce{"o28_pebble", Force::kAlignment, weighted_right_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_o() { return kForcesO; }

}  // namespace flocking::testing::labels
