#include "sim/flock.h"

#include <cfloat>
#include <cstddef>
#include <limits>
#include <utility>

#include "rules/course.h"
#include "sim/steered_flock.h"

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

Configuration plain_configuration(Profile profile, const CourseParameters& course) {
  Configuration configuration;
  configuration.profile = profile;
  configuration.course = course;
  configuration.traits.resize(1);
  AgentClass all{.group = {.profile = profile, .course = course}, .behaviors = {}};
  for (std::size_t force = 0; force < rules::kGroupForces; ++force) {
    ActiveBehavior active;
    active.group_force = static_cast<rules::GroupForce>(force);
    all.behaviors.push_back(std::move(active));
  }
  configuration.classes.push_back(std::move(all));
  return configuration;
}

Flock::Flock(FlockState start, Configuration configuration)
    : configuration_(std::move(configuration)), now_(std::move(start)), next_(now_.size()) {
  if (!configuration_.plain) keep_more();
}

Flock::~Flock() = default;

void Flock::configure(Configuration configuration) {
  configuration_ = std::move(configuration);
  if (!configuration_.plain) keep_more();
}

void Flock::keep_more() {
  if (steered_ == nullptr) steered_ = std::make_unique<SteeredFlock>(now_, rest_headings_);
}

void Flock::step(double dt) {
  if (steered_ == nullptr) {
    step_plainly(dt);
  } else {
    steered_->step(configuration_, now_, next_, steps_ + 1, time_, dt);
  }
  std::swap(now_, next_);
  ++steps_;
  time_ += dt;
}

void Flock::step_plainly(double dt) {
  if (configuration_.profile == Profile::kCourseTests) {
    step_all<rules::CourseTestsSeparation>(configuration_.course, now_, next_, dt);
  } else {
    step_all<rules::CourseSeparation>(configuration_.course, now_, next_, dt);
  }
  for (std::size_t i = 0; i < now_.size(); ++i) {
    const bool comes_to_rest = length_squared(next_.velocity(i)) <= kRestSquared &&
                               length_squared(now_.velocity(i)) > kRestSquared;
    if (comes_to_rest) rest_headings_[i] = unit(now_.velocity(i));
  }
}

FlockView Flock::view() const { return steered_->view(now_, steps_, time_); }

}  // namespace flocking::sim
