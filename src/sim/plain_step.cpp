#include "sim/plain_step.h"

#include <cfloat>
#include <limits>

#include "rules/course.h"

namespace flocking::sim {
namespace {

static_assert(std::numeric_limits<double>::is_iec559 && FLT_EVAL_METHOD == 0,
              "results are defined for IEEE doubles without excess precision");

template <class Separation>
void move(const CourseParameters& parameters, const rules::NeighborSums& sums,
          const FlockState& now, FlockState& next, double dt, std::size_t agent) {
  const Vec2 force = rules::group_force<Separation>(sums, parameters, now.position(agent));
  const Vec2 velocity = now.velocity(agent) + force * dt;
  next.set(agent, now.position(agent) + velocity * dt, velocity);
}

template <class Separation>
void step_range(const CourseParameters& parameters, const FlockState& now, FlockState& next,
                double dt, std::size_t first, std::size_t last) {
  const std::size_t agents = now.size();
  for (std::size_t self = first; self < last; ++self) {
    rules::NeighborSums sums;
    for (std::size_t i = 0; i < agents; ++i) {
      rules::gather<Separation>(sums, parameters, now, self, i);
    }
    move<Separation>(parameters, sums, now, next, dt, self);
  }
}

}  // namespace

void step_plainly(Profile profile, const CourseParameters& parameters, const FlockState& now,
                  FlockState& next, double dt, std::size_t first, std::size_t last) {
  if (profile == Profile::kCourseTests) {
    step_range<rules::CourseTestsSeparation>(parameters, now, next, dt, first, last);
  } else {
    step_range<rules::CourseSeparation>(parameters, now, next, dt, first, last);
  }
}

void step_alone(Profile profile, const CourseParameters& parameters, const FlockState& now,
                FlockState& next, double dt, std::size_t agent) {
  if (profile == Profile::kCourseTests) {
    move<rules::CourseTestsSeparation>(parameters, {}, now, next, dt, agent);
  } else {
    move<rules::CourseSeparation>(parameters, {}, now, next, dt, agent);
  }
}

}  // namespace flocking::sim
