#pragma once

#include <string>

#include "world.h"

namespace oracle::steering {

// Sets what an agent can have of its own, by path: docs/settings.md. Throws std::invalid_argument
// when there is no such path.
void set_parameter(Personality& personality, const std::string& path, const std::string& value);

}  // namespace oracle::steering
