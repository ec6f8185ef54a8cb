#pragma once

#include <cstddef>

#include "core/course_parameters.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::settings {

/// Returns the configuration of a flock of `agents` agents. Throws through the origin of a setting
/// for an agent that does not exist, or that requires another setting that is missing: "--seek:
/// seek needs max_speed; give --max-speed S". Takes maps and flow fields from `maps`, and stores
/// new ones there.
sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents,
                           Maps& maps);
/// Returns the configuration without using a cache.
sim::Configuration resolve(const Tree& tree, const CourseParameters& course, std::size_t agents);

}  // namespace flocking::settings
