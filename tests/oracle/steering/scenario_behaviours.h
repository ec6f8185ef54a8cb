#pragma once

#include <functional>
#include <map>
#include <string>

#include "world.h"

namespace oracle::steering {

using ParameterSetter = std::function<void(Personality&, const std::string&)>;

// Everything that an agent can have of its own, by path: docs/settings.md.
const std::map<std::string, ParameterSetter>& parameter_table();

// Throws std::invalid_argument when there is no such behaviour.
Behaviour behaviour_named(const std::string& name);

}  // namespace oracle::steering
