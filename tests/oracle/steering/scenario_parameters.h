#pragma once

#include <string>

#include "world.h"

namespace oracle::steering {

// Sets a parameter that an agent can have, by its path in docs/settings.md. Throws
// std::invalid_argument if `path` is unknown.
void set_parameter(Personality& personality, const std::string& path, const std::string& value);

}  // namespace oracle::steering
