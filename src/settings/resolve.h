#pragma once

#include <cstddef>

#include "core/course_parameters.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// What the settings mean for a flock of `agents` agents. Throws through the origin of a setting
/// where it names an agent that is not there, or switches on what needs a setting that nobody gave:
/// "--seek: seek needs max_speed; give --max-speed S".
/// Maps and flow fields are taken from `maps`, and what is new goes there.
sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents,
                           Maps& maps);
/// The same where nothing is kept.
sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents);

}  // namespace flocking::settings
