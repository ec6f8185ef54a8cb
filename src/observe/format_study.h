#pragma once

#include <cstddef>

#include "observe/investigation.h"

namespace flocking::explain {

/// Determines how a program reads and prints. `choice` is the number of the interpretation to use,
/// in order of likelihood. Returns false if there is no such interpretation;
/// Investigation::reason() then has the reason. Assumes the reading order `order`, unless runs show
/// that the program reads velocities first.
bool learn_format(Investigation& investigation, std::size_t choice, ReadingOrder order);

}  // namespace flocking::explain
