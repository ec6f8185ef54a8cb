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

// f09: cohesion and alignment share a counter, so each depends on both radii.

double f09_counter(const View& view) {
  return others_within(view, view.course().cohesion_radius) +
         velocities(view, view.course().alignment_radius).count;
}
Vec2 f09_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Vec2 way = other_places(view, radius).sum / f09_counter(view) - view.here();
  if (length(way) > radius) return {};
  return flock.course.cohesion_weight * way / radius;
}
Vec2 f09_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  const Tally seen = tally(
      view,
      [&](std::size_t i) {
        return view.is_other(i) && view.distance(i) > 0.0 && view.distance(i) <= radius;
      },
      [&](std::size_t i) {
        const Vec2 mixed{view.here().x - view.place(i).x, view.here().x - view.place(i).y};
        return mixed / view.distance(i) / view.distance(i);
      });
  return flock.course.separation_weight * truncated(seen.sum, flock.course.max_separation);
}
Vec2 f09_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Vec2 sum = velocities(view, flock.course.alignment_radius).sum;
  return flock.course.alignment_weight * sum / f09_counter(view);
}

// f22

double f22_length(Vec2 v) { return std::sqrt(std::trunc(length_squared(v))); }
double f22_distance(const View& view, std::size_t i) { return f22_length(view.away(i)); }
Vec2 f22_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = places_by(f22_distance, view, radius);
  if (seen.count == 0.0) return {};
  const Vec2 way = seen.mean() - view.here();
  const double size = f22_length(way);
  return size > 0.0 && size <= radius ? flock.course.cohesion_weight * way / size : Vec2{};
}
Vec2 f22_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double most = flock.course.max_separation;
  const Tally seen = pushes_by(f22_distance, view, flock.course.separation_radius);
  const double size = f22_length(seen.sum);
  const Vec2 cut = size > most ? most / size * seen.sum : seen.sum;
  return flock.course.separation_weight * cut;
}
Vec2 f22_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_by(f22_distance, view, flock.course.alignment_radius);
  return flock.course.alignment_weight * seen.mean();
}

// f23: its distance may be NaN; agents at such a distance are not seen.

double f23_distance(const View& view, std::size_t i) {
  const Vec2 a = view.here();
  const Vec2 b = view.place(i);
  return std::sqrt(a.x - b.x * a.x - b.x + a.y - b.y * a.y - b.y);
}
Vec2 f23_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = places_by(f23_distance, view, radius);
  if (seen.count == 0.0) return {};
  return flock.course.cohesion_weight * (seen.mean() - view.here()) / radius;
}
Vec2 f23_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes_by(f23_distance, view, flock.course.separation_radius);
  return flock.course.separation_weight * seen.sum;
}
Vec2 f23_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_by(f23_distance, view, flock.course.alignment_radius);
  return seen.count > 0.0 ? flock.course.alignment_weight * seen.mean() : Vec2{};
}

// h12: cohesion and separation are right in the first step.

Vec2 h12_alignment(const Flock& flock, std::size_t agent) {
  const Vec2 sum = velocities(View{flock, agent}, flock.course.alignment_radius).sum;
  return flock.course.alignment_weight * sum / static_cast<double>(flock.agents.size());
}

// h17: the step ignores dt, which is not modelled here.

Vec2 h17_total(const View& view, double radius, Vec2 force) {
  if (view.size() <= 1) return {};
  return times(others_within(view, radius), force) / (static_cast<double>(view.size()) - 1.0);
}
Vec2 h17_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  Vec2 middle = view.here();
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (view.is_other(i) && view.distance(i) <= radius) middle = (middle + view.place(i)) / 2.0;
  }
  const Vec2 force = (middle - view.here()) / radius;
  return h17_total(view, radius, flock.course.cohesion_weight * force);
}
Vec2 h17_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.separation_radius;
  double least = radius;
  Vec2 away;
  for (std::size_t i = 0; i < view.size(); ++i) {
    if (!view.is_other(i) || view.distance(i) > least) continue;
    least = view.distance(i);
    away = view.away(i);
  }
  const Vec2 force = (radius - least) / radius * unit(away);
  return h17_total(view, radius,
                   flock.course.separation_weight * truncated(force, flock.course.max_separation));
}
Vec2 h17_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.alignment_radius;
  const Tally seen = other_velocities(view, radius);
  return h17_total(view, radius,
                   flock.course.alignment_weight * (seen.mean() - view.own_velocity()));
}

// h21

Vec2 h21_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double most = flock.course.max_separation;
  const auto cut = [most](double part) { return std::abs(std::trunc(part)) > most ? most : part; };
  const double radius = flock.course.separation_radius;
  const Vec2 sum = pushes(view, radius).sum;
  const Vec2 force{cut(sum.x), cut(sum.y)};
  return times(others_within(view, radius), flock.course.separation_weight * force);
}
Vec2 h21_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.alignment_radius;
  return times(others_within(view, radius),
               flock.course.alignment_weight * right_alignment(view) / radius);
}

// h24: with r_c = 0 and two agents the program divides by zero and stops; here the result is not
// finite.

double h24_distance(const View& view, std::size_t i) {
  return std::abs(view.away(i).x) + std::abs(view.away(i).y);
}
double h24_turns(const View& view) { return static_cast<double>(view.size()) - 1.0; }
Vec2 h24_cohesion(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const double radius = flock.course.cohesion_radius;
  const Tally seen = places_by(h24_distance, view, radius);
  const Vec2 center = seen.count > 0.0 ? seen.mean() : Vec2{};
  return times(h24_turns(view), flock.course.cohesion_weight * ((center - view.here()) / radius));
}
Vec2 h24_separation(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = pushes_by(h24_distance, view, flock.course.separation_radius);
  const Vec2 force = truncated(seen.sum, flock.course.max_separation);
  return times(h24_turns(view), flock.course.separation_weight * force);
}
Vec2 h24_alignment(const Flock& flock, std::size_t agent) {
  const View view{flock, agent};
  const Tally seen = velocities_by(h24_distance, view, flock.course.alignment_radius);
  return times(h24_turns(view), flock.course.alignment_weight * seen.mean());
}

// h26: only the weighted mean. Not modelled here: the agent's own velocity becomes the mean before
// the step, with any weight.

Vec2 h26_alignment(const Flock& flock, std::size_t agent) {
  Flock changed = flock;
  for (std::size_t i = 0; i <= agent; ++i) {
    const Vec2 mean = right_alignment(View{changed, i});
    changed.agents[i].vx = mean.x;
    changed.agents[i].vy = mean.y;
  }
  return flock.course.alignment_weight * changed.velocity(agent);
}

constexpr std::array kForcesFToH = {
    LabelledForce{"f09", Force::kCohesion, f09_cohesion},
    LabelledForce{"f09", Force::kSeparation, f09_separation},
    LabelledForce{"f09", Force::kAlignment, f09_alignment},
    LabelledForce{"f22", Force::kCohesion, f22_cohesion},
    LabelledForce{"f22", Force::kSeparation, f22_separation},
    LabelledForce{"f22", Force::kAlignment, f22_alignment},
    LabelledForce{"f23", Force::kCohesion, f23_cohesion},
    LabelledForce{"f23", Force::kSeparation, f23_separation},
    LabelledForce{"f23", Force::kAlignment, f23_alignment},
    LabelledForce{"h12", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"h12", Force::kSeparation, weighted_right_separation},
    LabelledForce{"h12", Force::kAlignment, h12_alignment},
    LabelledForce{"h17", Force::kCohesion, h17_cohesion},
    LabelledForce{"h17", Force::kSeparation, h17_separation},
    LabelledForce{"h17", Force::kAlignment, h17_alignment},
    LabelledForce{"h21", Force::kCohesion, cohesion_per_other},
    LabelledForce{"h21", Force::kSeparation, h21_separation},
    LabelledForce{"h21", Force::kAlignment, h21_alignment},
    LabelledForce{"h24", Force::kCohesion, h24_cohesion},
    LabelledForce{"h24", Force::kSeparation, h24_separation},
    LabelledForce{"h24", Force::kAlignment, h24_alignment},
    LabelledForce{"h26", Force::kCohesion, weighted_right_cohesion},
    LabelledForce{"h26", Force::kSeparation, weighted_right_separation},
    LabelledForce{"h26", Force::kAlignment, h26_alignment},
};

}  // namespace

std::span<const LabelledForce> forces_f_to_h() { return kForcesFToH; }

}  // namespace flocking::testing::labels
