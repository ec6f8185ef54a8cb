#pragma once

#include <functional>
#include <map>
#include <string>

#include "world.h"

namespace oracle::steering {

using ParameterSetter = std::function<void(Personality&, const std::string&)>;

// How to set what an agent can have of its own, by path: docs/settings.md.
const std::map<std::string, ParameterSetter>& parameter_table();

}  // namespace oracle::steering
