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

// a05_vehicle: a neighbour at rest has no direction. In the program, the neighbour may already have
// moved.

template <class Value>
Tally a05_others(const View& view, double radius, bool apart, Value value) {
  return tally(
      view,
      [&](std::size_t i) {
        const double d = view.distance(i);
        return view.is_other(i) && d < radius && (!apart || d > 0.0);
      },
      value);
}
Vec2 a05_steering(const View& view, Vec2 way) {
  return truncated(4.0 * unit(way) - view.own_velocity(), view.course().max_separation);
}
Vec2 a05_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = a05_others(view, flock.course.cohesion_radius, false,
                                [&](std::size_t i) { return view.place(i); });
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * a05_steering(view, seen.mean() - view.here());
}
Vec2 a05_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = a05_others(view, flock.course.separation_radius, true, [&](std::size_t i) {
    return view.away(i) / (view.distance(i) * view.distance(i));
  });
  if (seen.count == 0.0) return {};
  return flock.course.separation_weight * a05_steering(view, seen.mean());
}
Vec2 a05_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = a05_others(view, flock.course.alignment_radius, false,
                                [&](std::size_t i) { return view.velocity(i); });
  if (seen.count == 0.0) return {};
  return flock.course.alignment_weight * a05_steering(view, seen.mean());
}

// a09_unity: a negative weight reverses the shortened force again; a vector of length up to 1e-5 is
// shortened to 0.

Vec2 a09_shortened(Vec2 move, double weight) {
  const Vec2 part = weight * move;
  if (length_squared(part) <= weight * weight) return part;
  return length(part) > 1e-5 ? weight * unit(part) : Vec2{};
}
Vec2 a09_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_places(view, flock.course.cohesion_radius);
  const Vec2 move = seen.count > 0.0 ? seen.mean() - view.here() : Vec2{};
  return a09_shortened(move, flock.course.cohesion_weight);
}
Vec2 a09_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) <= radius; },
      [&](std::size_t i) { return view.away(i); });
  return a09_shortened(seen.count > 0.0 ? seen.mean() : Vec2{}, flock.course.separation_weight);
}
Vec2 a09_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = other_velocities(view, flock.course.alignment_radius);
  const Vec2 move = seen.count > 0.0 ? seen.mean() : view.own_velocity();
  return a09_shortened(move, flock.course.alignment_weight);
}

// a11_compensate: 0/0 for a single agent.

Vec2 a11_per_other(const View& view, double radius, Vec2 force) {
  const Vec2 total = times(others_within(view, radius), force);
  return total / (static_cast<double>(view.size()) - 1.0);
}
Vec2 a11_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Vec2 force = radius == 0.0 ? Vec2{} : -1.0 * right_cohesion(view);
  return a11_per_other(view, radius, flock.course.cohesion_weight * force);
}
Vec2 a11_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  return a11_per_other(view, flock.course.separation_radius,
                       flock.course.separation_weight * right_separation(view));
}
Vec2 a11_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.alignment_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) <= radius; },
      [&](std::size_t i) { return view.place(i); });
  return a11_per_other(view, radius, flock.course.alignment_weight * seen.mean());
}

// a12_cstyle

Vec2 a12_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  Vec2 middle;
  bool found = false;
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (!view.is_other(i) || view.distance(i) > radius) continue;
    middle = (middle + view.place(i)) / 2.0;
    found = true;
  }
  if (!found || radius == 0.0) return {};
  return flock.course.cohesion_weight * ((middle - view.here()) / radius);
}
Vec2 a12_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double most = flock.course.max_separation;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.is_other(i) && view.distance(i) <= flock.course.separation_radius;
      },
      [&](std::size_t i) {
        const Vec2 away = view.away(i);
        return Vec2{away.x != 0.0 ? 1.0 / away.x : 0.0, away.y != 0.0 ? 1.0 / away.y : 0.0};
      });
  const Vec2 cut{std::min(seen.sum.x, most), std::min(seen.sum.y, most)};
  return flock.course.separation_weight * cut;
}
Vec2 a12_alignment(const Flock& flock, std::size_t agent) {
  return flock.course.alignment_weight * right_alignment(View{flock, agent});
}

// a18_soa: the sum of the forces is limited; here that is the weighted force.

Vec2 a18_total(const Flock& flock, Vec2 total) {
  return truncated(total, flock.course.max_separation);
}
Vec2 a18_cohesion(const Flock& flock, std::size_t agent) {
  if (flock.course.cohesion_radius == 0.0) return {};
  return a18_total(flock, flock.course.cohesion_weight * right_cohesion(View{flock, agent}));
}
Vec2 a18_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.is_other(i) && view.distance(i) <= flock.course.separation_radius;
      },
      [&](std::size_t i) {
        const double d = view.distance(i);
        const Vec2 direction = d == 0.0 ? Vec2{-1.0, 0.0} : view.away(i) / d;
        return direction / std::max(d, 0.01);
      });
  return a18_total(flock, flock.course.separation_weight * seen.sum);
}
Vec2 a18_alignment(const Flock& flock, std::size_t agent) {
  const Tally seen = velocities(View{flock, agent}, flock.course.cohesion_radius);
  return a18_total(flock, flock.course.alignment_weight * seen.mean());
}

// a19_ints: if r_c = 0, cohesion is the sum of the positions, without mean and weight.

Vec2 a19_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = tally(
      view,
      [&](std::size_t i) { return view.is_other(i) && std::floor(view.distance(i)) <= radius; },
      [&](std::size_t i) { return view.place(i); });
  const bool is_bare = seen.count == 0.0 || radius == 0.0;
  const Vec2 force =
      is_bare ? seen.sum : flock.course.cohesion_weight * ((seen.mean() - view.here()) / radius);
  return times(others_within(view, radius), force);
}
Vec2 a19_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        const double whole = std::floor(view.distance(i));
        return view.is_other(i) && whole >= 1.0 && whole <= radius;
      },
      [&](std::size_t i) {
        const double whole = std::floor(view.distance(i));
        return view.away(i) / whole / whole;
      });
  const Vec2 force = truncated(seen.sum, flock.course.max_separation);
  return times(others_within(view, radius), flock.course.separation_weight * force);
}
Vec2 a19_alignment(const Flock& /*flock*/, std::size_t /*agent*/) { return {}; }

// a21_steer: K_c is the weight of all three forces.

Vec2 a21_total(const View& view, double radius, Vec2 force) {
  return times(others_within(view, radius), view.course().cohesion_weight * force);
}
Vec2 a21_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = other_places(view, radius);
  if (seen.count == 0.0 || radius == 0.0) return {};
  return a21_total(view, radius, (seen.mean() - view.here() - view.own_velocity()) / radius);
}
Vec2 a21_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = pushes(view, radius);
  const Vec2 mean = seen.count > 0.0 ? seen.mean() : Vec2{};
  return a21_total(view, radius, truncated(mean, flock.course.max_separation));
}
Vec2 a21_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.alignment_radius;
  if (radius == 0.0) return {};
  return a21_total(view, radius, (right_alignment(view) - view.own_velocity()) / radius);
}

// b07_tests_3_of_9

Vec2 b07_cohesion(const Flock& flock, std::size_t agent) {
  if (flock.course.cohesion_radius < 0.0001) return {};
  return flock.course.cohesion_weight * right_cohesion(View{flock, agent});
}
Vec2 b07_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.is_other(i) && view.distance(i) != 0.0 && view.distance(i) <= radius;
      },
      [&](std::size_t i) {
        const double d = view.distance(i);
        return truncated(view.away(i) / d / (d + 0.01), flock.course.max_separation);
      });
  return times(others_within(view, radius), flock.course.separation_weight * seen.sum);
}
Vec2 b07_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Vec2 force = 0.5 * right_alignment(view);
  return times(others_within(view, flock.course.alignment_radius),
               flock.course.alignment_weight * force);
}

// d23_jsport

Vec2 d23_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) < radius; },
      [&](std::size_t i) { return view.place(i); });
  if (seen.count == 0.0) return {};
  const Vec2 center = (view.here() + seen.sum) / (seen.count + 1.0);
  return flock.course.cohesion_weight * ((center - view.here()) / radius);
}
Vec2 d23_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.distance(i) > 0.0 && view.distance(i) < radius; },
      [&](std::size_t i) { return view.away(i) / radius; });
  if (seen.count == 0.0) return {};
  return flock.course.separation_weight * (flock.course.max_separation * seen.mean());
}
Vec2 d23_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.alignment_radius;
  const Tally seen = tally(
      view,
      [&](std::size_t i) { return view.distance(i) < radius && length(view.velocity(i)) > 0.0; },
      [&](std::size_t i) { return unit(view.velocity(i)); });
  return seen.count > 0.0 ? flock.course.alignment_weight * seen.mean() : Vec2{};
}

// e20_lines: reads only integer radii.

Vec2 e20_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = tally(
      view, [&](std::size_t i) { return view.is_other(i) && view.distance(i) <= radius; },
      [&](std::size_t i) { return -1.0 * view.away(i) / radius; });
  return flock.course.cohesion_weight * seen.sum;
}
Vec2 e20_separation(const Flock& flock, std::size_t agent) {
  const Tally seen = pushes(View{flock, agent}, flock.course.separation_radius);
  return flock.course.separation_weight * truncated(seen.sum, flock.course.max_separation);
}
Vec2 e20_alignment(const Flock& flock, std::size_t agent) {
  const double radius = flock.course.alignment_radius;
  return flock.course.alignment_weight * other_velocities(View{flock, agent}, radius).sum;
}

constexpr std::array kForcesAToE = {
    LabelledForce{"a05_vehicle", Force::kCohesion, a05_cohesion},
    LabelledForce{"a05_vehicle", Force::kSeparation, a05_separation},
    LabelledForce{"a05_vehicle", Force::kAlignment, a05_alignment},
    LabelledForce{"a09_unity", Force::kCohesion, a09_cohesion},
    LabelledForce{"a09_unity", Force::kSeparation, a09_separation},
    LabelledForce{"a09_unity", Force::kAlignment, a09_alignment},
    LabelledForce{"a11_compensate", Force::kCohesion, a11_cohesion},
    LabelledForce{"a11_compensate", Force::kSeparation, a11_separation},
    LabelledForce{"a11_compensate", Force::kAlignment, a11_alignment},
    LabelledForce{"a12_cstyle", Force::kCohesion, a12_cohesion},
    LabelledForce{"a12_cstyle", Force::kSeparation, a12_separation},
    LabelledForce{"a12_cstyle", Force::kAlignment, a12_alignment},
    LabelledForce{"a18_soa", Force::kCohesion, a18_cohesion},
    LabelledForce{"a18_soa", Force::kSeparation, a18_separation},
    LabelledForce{"a18_soa", Force::kAlignment, a18_alignment},
    LabelledForce{"a19_ints", Force::kCohesion, a19_cohesion},
    LabelledForce{"a19_ints", Force::kSeparation, a19_separation},
    LabelledForce{"a19_ints", Force::kAlignment, a19_alignment},
    LabelledForce{"a21_steer", Force::kCohesion, a21_cohesion},
    LabelledForce{"a21_steer", Force::kSeparation, a21_separation},
    LabelledForce{"a21_steer", Force::kAlignment, a21_alignment},
    LabelledForce{"b07_tests_3_of_9", Force::kCohesion, b07_cohesion},
    LabelledForce{"b07_tests_3_of_9", Force::kSeparation, b07_separation},
    LabelledForce{"b07_tests_3_of_9", Force::kAlignment, b07_alignment},
    LabelledForce{"d23_jsport", Force::kCohesion, d23_cohesion},
    LabelledForce{"d23_jsport", Force::kSeparation, d23_separation},
    LabelledForce{"d23_jsport", Force::kAlignment, d23_alignment},
    LabelledForce{"e20_lines", Force::kCohesion, e20_cohesion},
    LabelledForce{"e20_lines", Force::kSeparation, e20_separation},
    LabelledForce{"e20_lines", Force::kAlignment, e20_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_a_to_e() { return kForcesAToE; }

}  // namespace flocking::testing::labels
