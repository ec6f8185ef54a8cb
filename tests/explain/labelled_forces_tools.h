#pragma once

#include <cmath>
#include <cstddef>
#include <span>

#include "core/course_parameters.h"
#include "core/vec2.h"
#include "labelled_forces.h"
#include "observe/fact_flock.h"

/// Helpers shared by the labelled forces.
namespace flocking::testing::labels {

std::span<const LabelledForce> forces_a_to_e();
std::span<const LabelledForce> forces_f_to_h();
std::span<const LabelledForce> forces_j();
std::span<const LabelledForce> forces_k_to_l();
std::span<const LabelledForce> forces_m();
std::span<const LabelledForce> forces_n();
std::span<const LabelledForce> forces_o();
std::span<const LabelledForce> forces_p();

/// An agent and its surroundings before the step.
struct View {
  const Flock& flock;
  std::size_t self;

  [[nodiscard]] const CourseParameters& course() const { return flock.course; }
  [[nodiscard]] std::size_t size() const { return flock.agents.size(); }
  [[nodiscard]] bool is_other(std::size_t i) const { return i != self; }
  [[nodiscard]] Vec2 here() const { return flock.place(self); }
  [[nodiscard]] Vec2 own_velocity() const { return flock.velocity(self); }
  [[nodiscard]] Vec2 place(std::size_t i) const { return flock.place(i); }
  [[nodiscard]] Vec2 velocity(std::size_t i) const { return flock.velocity(i); }
  [[nodiscard]] Vec2 away(std::size_t i) const { return here() - place(i); }
  [[nodiscard]] double distance(std::size_t i) const { return length(away(i)); }
};

struct Tally {
  Vec2 sum;
  double count = 0.0;
  [[nodiscard]] Vec2 mean() const { return sum / count; }
};

/// Returns the sum and count of value(i) over all agents that `sees` selects, in the order of the
/// input.
template <class Sees, class Value>
Tally tally(const View& view, Sees sees, Value value) {
  Tally result;
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (!sees(i)) continue;
    result.sum += value(i);
    result.count += 1.0;
  }
  return result;
}

/// Tallies the positions of other agents with d <= radius, where `distance` defines d.
template <class Distance>
Tally places_by(Distance distance, const View& view, double radius) {
  return tally(
      view, [&](std::size_t i) { return view.is_other(i) && distance(view, i) <= radius; },
      [&](std::size_t i) { return view.place(i); });
}
/// Tallies velocities, including the agent's own.
template <class Distance>
Tally velocities_by(Distance distance, const View& view, double radius) {
  return tally(
      view, [&](std::size_t i) { return distance(view, i) <= radius; },
      [&](std::size_t i) { return view.velocity(i); });
}
/// Tallies (P_a - P_i) / d^2 of other agents with 0 < d <= radius.
template <class Distance>
Tally pushes_by(Distance distance, const View& view, double radius) {
  return tally(
      view,
      [&](std::size_t i) {
        const double d = distance(view, i);
        return view.is_other(i) && d > 0.0 && d <= radius;
      },
      [&](std::size_t i) { return view.away(i) / distance(view, i) / distance(view, i); });
}

/// The tallies above with the assignment's distance.
inline double right_distance(const View& view, std::size_t i) { return view.distance(i); }
inline Tally other_places(const View& view, double radius) {
  return places_by(right_distance, view, radius);
}
inline Tally velocities(const View& view, double radius) {
  return velocities_by(right_distance, view, radius);
}
inline Tally pushes(const View& view, double radius) {
  return pushes_by(right_distance, view, radius);
}
inline Tally other_velocities(const View& view, double radius) {
  return tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) <= radius; },
      [&](std::size_t i) { return view.velocity(i); });
}
/// Returns how many other agents are within the radius: how often the loop of the starter code adds
/// a force.
inline double others_within(const View& view, double radius) {
  return other_places(view, radius).count;
}

/// The forces that labels call right, without weight. For r_c = 0, they are 0/0.
inline Vec2 right_cohesion(const View& view) {
  const double radius = view.course().cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  return length(way) > radius ? Vec2{} : way / radius;
}
inline Vec2 right_separation(const View& view) {
  return truncated(pushes(view, view.course().separation_radius).sum, view.course().max_separation);
}
inline Vec2 right_alignment(const View& view) {
  return velocities(view, view.course().alignment_radius).mean();
}

inline Vec2 weighted_right_cohesion(const Flock& flock, std::size_t agent) {
  return flock.course.cohesion_weight * right_cohesion(View{flock, agent});
}
inline Vec2 weighted_right_separation(const Flock& flock, std::size_t agent) {
  return flock.course.separation_weight * right_separation(View{flock, agent});
}
inline Vec2 weighted_right_alignment(const Flock& flock, std::size_t agent) {
  return flock.course.alignment_weight * right_alignment(View{flock, agent});
}

/// Tally the agents that `sees` selects, in the order of the input. Pushes are (P - P_i) / d^power.
template <class Sees>
Tally places_of(const View& view, Sees sees) {
  return tally(view, sees, [&](std::size_t i) { return view.place(i); });
}
template <class Sees>
Tally velocities_of(const View& view, Sees sees) {
  return tally(view, sees, [&](std::size_t i) { return view.velocity(i); });
}
template <class Sees>
Tally pushes_of(const View& view, Sees sees, int power = 2) {
  return tally(view, sees,
               [&](std::size_t i) { return view.away(i) / std::pow(view.distance(i), power); });
}
/// Returns true for agents with 0 < d <= radius.
inline auto apart(const View& view, double radius) {
  return [&view, radius](std::size_t i) {
    return view.distance(i) > 0.0 && view.distance(i) <= radius;
  };
}
inline Vec2 right_pushes(const Flock& flock, std::size_t agent) {
  return pushes(View{flock, agent}, flock.course.separation_radius).sum;
}

/// Returns (P_CM - P) / r_c; 0 if there are no neighbours or r_c = 0.
inline Vec2 pull_of(const View& view, const Tally& seen) {
  const double radius = view.course().cohesion_radius;
  if (seen.count == 0.0 || radius == 0.0) return {};
  return (seen.mean() - view.here()) / radius;
}
/// Return the weighted forces of a tally: pull_of(); the sum, limited to F_Smax; the mean, which is
/// 0 if there are no neighbours.
inline Vec2 cohesion_of(const View& view, const Tally& seen) {
  return view.course().cohesion_weight * pull_of(view, seen);
}
inline Vec2 separation_of(const View& view, Vec2 sum) {
  return view.course().separation_weight * truncated(sum, view.course().max_separation);
}
inline Vec2 alignment_of(const View& view, const Tally& seen) {
  return seen.count == 0.0 ? Vec2{} : view.course().alignment_weight * seen.mean();
}

/// Returns a force added `count` times: 0 for a count of 0, even if the force is NaN.
inline Vec2 times(double count, Vec2 force) { return count == 0.0 ? Vec2{} : count * force; }

/// Return right forces as often as the loop of the starter code adds them: once for each other
/// agent within the radius.
inline Vec2 cohesion_per_other(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.cohesion_radius),
               weighted_right_cohesion(flock, agent));
}

inline Vec2 alignment_per_other(const Flock& flock, std::size_t agent) {
  return times(others_within(View{flock, agent}, flock.course.alignment_radius),
               weighted_right_alignment(flock, agent));
}

}  // namespace flocking::testing::labels
