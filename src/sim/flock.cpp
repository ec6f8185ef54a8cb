#include "sim/flock.h"

#include <cfloat>
#include <cstddef>
#include <limits>
#include <utility>

#include "rules/course.h"

namespace flocking::sim {
namespace {

static_assert(std::numeric_limits<double>::is_iec559 && FLT_EVAL_METHOD == 0,
              "results are defined for IEEE doubles without excess precision");

template <class Separation>
Vec2 force_on(std::size_t self, const CourseParameters& parameters, const FlockState& flock) {
  rules::NeighborSums sums;
  const std::size_t agents = flock.size();
  for (std::size_t i = 0; i < agents; ++i) {
    rules::gather<Separation>(sums, parameters, flock, self, i);
  }
  return rules::group_force<Separation>(sums, parameters, flock.position(self));
}

template <class Separation>
void step_all(const CourseParameters& parameters, const FlockState& now, FlockState& next,
              double dt) {
  for (std::size_t i = 0; i < now.size(); ++i) {
    const Vec2 velocity = now.velocity(i) + force_on<Separation>(i, parameters, now) * dt;
    next.set(i, now.position(i) + velocity * dt, velocity);
  }
}

}  // namespace

Flock::Flock(const CourseParameters& parameters, FlockState start, Rules rules)
    : parameters_(parameters), rules_(rules), now_(std::move(start)), next_(now_.size()) {}

void Flock::step(double dt) {
  switch (rules_) {
    case Rules::kCourse:
      step_all<rules::CourseSeparation>(parameters_, now_, next_, dt);
      break;
    case Rules::kCourseTests:
      step_all<rules::CourseTestsSeparation>(parameters_, now_, next_, dt);
      break;
  }
  std::swap(now_, next_);
}

}  // namespace flocking::sim
