#include "rules/group.h"

#include "rules/course.h"
#include "rules/profiles.h"

namespace flocking::rules {
namespace {

// Computes the course's sums from finished lists, in the same order of operations as the double
// loop.
template <class Separation>
GroupForces course_forces(const Senses& senses, const GroupParameters& parameters,
                          const NeighborLists& lists) {
  const bool torus = senses.wrap && senses.wrap->torus;
  const Vec2 here = senses.position();
  NeighborSums sums;
  for (const std::uint32_t i : lists.of[0]) {
    // On a torus, the nearest image of a neighbour counts.
    sums.positions += torus ? here + senses.offset_to(senses.position(i)) : senses.position(i);
    sums.positions_count += 1.0;
  }
  for (const std::uint32_t i : lists.of[1]) {
    const Vec2 offset = senses.offset(senses.position(i), here);
    const double distance = length(offset);
    if (distance > 0.0) sums.separation += Separation::term(offset, distance);
  }
  for (const std::uint32_t i : lists.of[2]) {
    sums.velocities += senses.velocity(i);
    sums.velocities_count += 1.0;
  }
  return {cohesion(sums, here, parameters.course.cohesion_radius),
          separation<Separation>(sums, parameters.course.max_separation), alignment(sums)};
}

}  // namespace

double GroupParameters::radius(GroupForce force) const {
  switch (force) {
    case GroupForce::kCohesion:
      return course.cohesion_radius;
    case GroupForce::kSeparation:
      return course.separation_radius;
    case GroupForce::kAlignment:
      return course.alignment_radius;
  }
  return 0.0;
}

double GroupParameters::weight(GroupForce force) const {
  switch (force) {
    case GroupForce::kCohesion:
      return course.cohesion_weight;
    case GroupForce::kSeparation:
      return course.separation_weight;
    case GroupForce::kAlignment:
      return course.alignment_weight;
  }
  return 0.0;
}

Needs needs_of(Profile profile, GroupForce force) {
  switch (profile) {
    case Profile::kCourse:
    case Profile::kCourseTests:
      break;
    case Profile::kBook:
    case Profile::kBuas:
      return {.max_speed = force == GroupForce::kCohesion, .max_force = false};
    case Profile::kHowtorts:
      return {.max_speed = force != GroupForce::kSeparation, .max_force = true};
  }
  return {};
}

GroupForces group_forces(const Senses& senses, const GroupParameters& parameters,
                         const NeighborLists& lists) {
  GroupForces forces{};
  switch (parameters.profile) {
    case Profile::kCourse:
      forces = course_forces<CourseSeparation>(senses, parameters, lists);
      break;
    case Profile::kCourseTests:
      forces = course_forces<CourseTestsSeparation>(senses, parameters, lists);
      break;
    case Profile::kBook:
      forces = book_forces(senses, parameters, lists);
      break;
    case Profile::kBuas:
      forces = buas_forces(senses, parameters, lists);
      break;
    case Profile::kHowtorts:
      forces = howtorts_forces(senses, parameters, lists);
      break;
  }
  for (std::size_t f = 0; f < kGroupForces; ++f) {
    if (!parameters.enabled[f]) forces[f] = {};
  }
  return forces;
}

}  // namespace flocking::rules
