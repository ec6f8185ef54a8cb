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

// Left out: p09_marble (agents move in place), the separation of p03_orchard (other agents have
// already moved), the alignment of p05_pebble, p07_glacier, p13_button, p18_harbor and p26_ladder
// (velocities change in place). p22_biscuit crashes for r_c = 0 with other agents in its place,
// which is not modelled here. Later steps are not modelled here; in the first step, p02_lantern and
// p20_compass have no sums from earlier steps and p11_anchor counts no agent twice. For
// p04_compass, the first of its short steps is modelled.

// Shared by several programs.

/// Returns the right cohesion, and 0 for r_c = 0.
Vec2 p_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, other_places(view, flock.course.cohesion_radius));
}
/// Returns the right cohesion, but divides by zero for r_c = 0.
Vec2 p_unguarded_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight *
         ((seen.mean() - view.here()) / flock.course.cohesion_radius);
}
Vec2 p_separation_per_other(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               weighted_right_separation(flock, agent));
}
/// Applies the weight before the limit.
Vec2 p_separation_weighted_first(const Flock& flock, std::size_t agent) {
  return truncated(flock.course.separation_weight * right_pushes(flock, agent),
                   flock.course.max_separation);
}
/// Limits the sum after every push.
Vec2 p_separation_cut_while_adding(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const auto is_apart = apart(view, flock.course.separation_radius);
  Vec2 sum;
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (!is_apart(i)) continue;
    const double d = view.distance(i);
    sum = truncated(sum + view.away(i) / d / d, flock.course.max_separation);
  }
  return flock.course.separation_weight * sum;
}
Vec2 p_separation_cut_by_axis(const Flock& flock, std::size_t agent) {
  const double maximum = flock.course.max_separation;
  const Vec2 sum = right_pushes(flock, agent);
  return flock.course.separation_weight *
         Vec2{std::clamp(sum.x, -maximum, maximum), std::clamp(sum.y, -maximum, maximum)};
}
/// F_Smax and r_a are swapped.
Vec2 p_separation_cut_to_alignment_radius(const Flock& flock, std::size_t agent) {
  return flock.course.separation_weight *
         truncated(right_pushes(flock, agent), flock.course.alignment_radius);
}
/// Returns the mean velocity of the other agents; uses the agent's own velocity if it is alone.
Vec2 p_alignment_of_others_or_own(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_velocities(view, flock.course.alignment_radius);
  return flock.course.alignment_weight * (seen.count == 0.0 ? view.own_velocity() : seen.mean());
}

// Cohesion

Vec2 p01_cohesion(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.cohesion_radius),
               p_unguarded_cohesion(flock, agent));
}
/// Divides the sum by the number of all other agents.
Vec2 p05_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0 || radius == 0.0) return {};
  const Vec2 way = seen.sum / static_cast<double>(view.size() - 1) - view.here();
  return length(way) > radius ? Vec2{} : flock.course.cohesion_weight * (way / radius);
}
/// Returns the index of the agent whose forces `agent` gets: the rank of `agent` by x is used as an
/// index of the input.
std::size_t p08_whose(const Flock& flock, std::size_t agent) {
  const double x = flock.place(agent).x;
  std::size_t before = 0;
  for (std::size_t i = 0; i < flock.agents.size(); ++i) {
    const double other_x = flock.place(i).x;
    if (other_x < x || (other_x == x && i < agent)) ++before;
  }
  return before;
}
Vec2 p08_cohesion(const Flock& flock, std::size_t agent) {
  return p_cohesion(flock, p08_whose(flock, agent));
}
/// Counts agents with d < r_c.
Vec2 p16_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_of(view, [&](std::size_t i) {
                       return view.is_other(i) && view.distance(i) < flock.course.cohesion_radius;
                     }));
}
/// Excludes other agents in the agent's own place.
Vec2 p17_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return cohesion_of(view, places_of(view, apart(view, flock.course.cohesion_radius)));
}
/// Returns only the direction.
Vec2 p20_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  return length(way) > radius ? Vec2{} : flock.course.cohesion_weight * unit(way);
}
/// Includes the agent itself in the centre, and doubles the force.
Vec2 p22_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 center = (view.here() + seen.sum) / (seen.count + 1.0);
  return flock.course.cohesion_weight * (2.0 * (center - view.here()) / radius);
}
/// Not divided by r_c.
Vec2 p23_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  return length(way) > radius ? Vec2{} : flock.course.cohesion_weight * way;
}
/// Counts agents with d * d <= r_c.
Vec2 p24_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = places_of(view, [&](std::size_t i) {
    return view.is_other(i) && length_squared(view.away(i)) <= radius;
  });
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  return length(way) > radius ? Vec2{} : flock.course.cohesion_weight * (way / radius);
}

// Separation

Vec2 p08_separation(const Flock& flock, std::size_t agent) {
  return weighted_right_separation(flock, p08_whose(flock, agent));
}
/// Points towards the neighbours.
Vec2 p16_separation(const Flock& flock, std::size_t agent) {
  return -1.0 * weighted_right_separation(flock, agent);
}
/// Uses the mean instead of the sum.
Vec2 p17_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes(view, flock.course.separation_radius);
  return seen.count == 0.0 ? Vec2{} : separation_of(view, seen.mean());
}
/// Limits each push separately.
Vec2 p18_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(view, apart(view, flock.course.separation_radius), [&](std::size_t i) {
    const double d = view.distance(i);
    return truncated(view.away(i) / d / d, flock.course.max_separation);
  });
  return flock.course.separation_weight * seen.sum;
}
/// Adds the mean once for each other agent, including those in the agent's own place.
Vec2 p21_separation(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.separation_radius),
               p17_separation(flock, agent));
}
/// Falls off linearly to 0 at r_s.
Vec2 p23_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(view, apart(view, radius), [&](std::size_t i) {
    const double d = view.distance(i);
    return view.away(i) / d * ((radius - d) / radius);
  });
  return separation_of(view, seen.sum);
}
/// Falls off with the square of the distance.
Vec2 p27_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const auto is_apart = apart(view, flock.course.separation_radius);
  const auto sees = [&](std::size_t i) { return is_apart(i) && view.distance(i) >= 1e-12; };
  return separation_of(view, pushes_of(view, sees, 3).sum);
}
/// Each push has length 1.
Vec2 p28_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return separation_of(view, pushes_of(view, apart(view, flock.course.separation_radius), 1).sum);
}

// Alignment

/// Counts only other agents.
Vec2 p02_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, other_velocities(view, flock.course.alignment_radius));
}
/// Returns 0 if no other agent is within r_a.
Vec2 p03_alignment(const Flock& flock, std::size_t agent) {
  const double others = others_within(View{flock, agent}, flock.course.alignment_radius);
  return times(std::min(others, 1.0), weighted_right_alignment(flock, agent));
}
/// Counts the agent's own velocity once for each other agent; other agents must also be near in x.
Vec2 p08_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, p08_whose(flock, agent)};
  const double window = std::max(flock.course.cohesion_radius, flock.course.separation_radius);
  const Tally seen = velocities_of(view, [&](std::size_t i) {
    return view.is_other(i) && view.distance(i) <= flock.course.alignment_radius &&
           std::abs(view.away(i).x) <= window;
  });
  if (seen.count == 0.0) return flock.course.alignment_weight * view.own_velocity();
  return flock.course.alignment_weight *
         ((seen.count * view.own_velocity() + seen.sum) / (2.0 * seen.count));
}
/// Counts agents in the agent's own cell and the eight cells around it; the cell size ignores r_a.
Vec2 p11_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double largest = std::max(flock.course.cohesion_radius, flock.course.separation_radius);
  const double size = largest > 0.0 ? largest : 1.0;
  const auto are_close = [size](double a, double b) {
    return std::abs(std::floor(a / size) - std::floor(b / size)) <= 1.0;
  };
  return alignment_of(view, velocities_of(view, [&](std::size_t i) {
                        return view.distance(i) <= flock.course.alignment_radius &&
                               are_close(view.place(i).x, view.here().x) &&
                               are_close(view.place(i).y, view.here().y);
                      }));
}
/// Averages with each other agent, one after another, from the last to the first.
Vec2 p14_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  Vec2 mean = view.own_velocity();
  for (std::size_t i = view.size(); i-- > 0;) {
    if (!view.is_other(i) || view.distance(i) > flock.course.alignment_radius) continue;
    mean = (mean + view.velocity(i)) / 2.0;
  }
  return flock.course.alignment_weight * mean;
}
/// Relative to the agent's own velocity; excludes the agent itself and other agents in its place.
Vec2 p17_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_of(view, apart(view, flock.course.alignment_radius));
  if (seen.count == 0.0) return {};
  return flock.course.alignment_weight * (seen.mean() - view.own_velocity());
}
/// Divides by the number of other agents.
Vec2 p22_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally others = other_velocities(view, flock.course.alignment_radius);
  return flock.course.alignment_weight *
         ((view.own_velocity() + others.sum) / std::max(others.count, 1.0));
}
/// Counts only other agents; F_Smax and r_a are swapped.
Vec2 p24_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return alignment_of(view, other_velocities(view, flock.course.max_separation));
}
/// Relative to the agent's own velocity.
Vec2 p28_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return flock.course.alignment_weight * (right_alignment(view) - view.own_velocity());
}

constexpr std::array kForcesP = {
    LabelledForce{"p01_kettle", Force::kCohesion, p01_cohesion},
    LabelledForce{"p01_kettle", Force::kSeparation, p_separation_per_other},
    LabelledForce{"p01_kettle", Force::kAlignment, alignment_per_other},
    LabelledForce{"p02_lantern", Force::kCohesion, p_cohesion},
    LabelledForce{"p02_lantern", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p02_lantern", Force::kAlignment, p02_alignment},
    LabelledForce{"p03_orchard", Force::kCohesion, p_cohesion},
    LabelledForce{"p03_orchard", Force::kAlignment, p03_alignment},
    LabelledForce{"p04_compass", Force::kCohesion, p_cohesion},
    LabelledForce{"p04_compass", Force::kSeparation, p_separation_weighted_first},
    LabelledForce{"p04_compass", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p05_pebble", Force::kCohesion, p05_cohesion},
    LabelledForce{"p05_pebble", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p06_saffron", Force::kCohesion, p_cohesion},
    LabelledForce{"p06_saffron", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p06_saffron", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p07_glacier", Force::kCohesion, p_cohesion},
    LabelledForce{"p07_glacier", Force::kSeparation, p_separation_cut_while_adding},
    LabelledForce{"p08_saddle", Force::kCohesion, p08_cohesion},
    LabelledForce{"p08_saddle", Force::kSeparation, p08_separation},
    LabelledForce{"p08_saddle", Force::kAlignment, p08_alignment},
    LabelledForce{"p10_ribbon", Force::kCohesion, p_cohesion},
    LabelledForce{"p10_ribbon", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p10_ribbon", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p11_anchor", Force::kCohesion, p_cohesion},
    LabelledForce{"p11_anchor", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p11_anchor", Force::kAlignment, p11_alignment},
    LabelledForce{"p12_pepper", Force::kCohesion, p_cohesion},
    LabelledForce{"p12_pepper", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p12_pepper", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p13_button", Force::kCohesion, p_cohesion},
    LabelledForce{"p13_button", Force::kSeparation, p_separation_cut_to_alignment_radius},
    LabelledForce{"p14_walnut", Force::kCohesion, p_unguarded_cohesion},
    LabelledForce{"p14_walnut", Force::kSeparation, p_separation_cut_by_axis},
    LabelledForce{"p14_walnut", Force::kAlignment, p14_alignment},
    LabelledForce{"p15_kettle", Force::kCohesion, cohesion_per_other},
    LabelledForce{"p15_kettle", Force::kSeparation, p_separation_per_other},
    LabelledForce{"p15_kettle", Force::kAlignment, alignment_per_other},
    LabelledForce{"p16_anchor", Force::kCohesion, p16_cohesion},
    LabelledForce{"p16_anchor", Force::kSeparation, p16_separation},
    LabelledForce{"p16_anchor", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p17_pebble", Force::kCohesion, p17_cohesion},
    LabelledForce{"p17_pebble", Force::kSeparation, p17_separation},
    LabelledForce{"p17_pebble", Force::kAlignment, p17_alignment},
    LabelledForce{"p18_harbor", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"p18_harbor", Force::kSeparation, p18_separation},
    LabelledForce{"p19_thimble", Force::kCohesion, p_cohesion},
    LabelledForce{"p19_thimble", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p19_thimble", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p20_compass", Force::kCohesion, p20_cohesion},
    LabelledForce{"p20_compass", Force::kSeparation, p_separation_weighted_first},
    LabelledForce{"p20_compass", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p21_lantern", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"p21_lantern", Force::kSeparation, p21_separation},
    LabelledForce{"p21_lantern", Force::kAlignment, p_alignment_of_others_or_own},
    LabelledForce{"p22_biscuit", Force::kCohesion, p22_cohesion},
    LabelledForce{"p22_biscuit", Force::kSeparation, p_separation_cut_by_axis},
    LabelledForce{"p22_biscuit", Force::kAlignment, p22_alignment},
    LabelledForce{"p23_mitten", Force::kCohesion, p23_cohesion},
    LabelledForce{"p23_mitten", Force::kSeparation, p23_separation},
    LabelledForce{"p23_mitten", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p24_teapot", Force::kCohesion, p24_cohesion},
    LabelledForce{"p24_teapot", Force::kSeparation, p_separation_cut_to_alignment_radius},
    LabelledForce{"p24_teapot", Force::kAlignment, p24_alignment},
    LabelledForce{"p25_candle", Force::kCohesion, p_cohesion},
    LabelledForce{"p25_candle", Force::kSeparation, weighted_right_separation},
    LabelledForce{"p25_candle", Force::kAlignment, weighted_right_alignment},
    LabelledForce{"p26_ladder", Force::kCohesion, p_cohesion},
    LabelledForce{"p26_ladder", Force::kSeparation, p_separation_cut_while_adding},
    LabelledForce{"p27_button", Force::kCohesion, p_cohesion},
    LabelledForce{"p27_button", Force::kSeparation, p27_separation},
    LabelledForce{"p27_button", Force::kAlignment, p_alignment_of_others_or_own},
    LabelledForce{"p28_ribbon", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"p28_ribbon", Force::kSeparation, p28_separation},
    LabelledForce{"p28_ribbon", Force::kAlignment, p28_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_p() { return kForcesP; }

}  // namespace flocking::testing::labels
