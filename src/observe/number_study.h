#pragma once

#include "observe/investigation.h"

namespace flocking::explain {

/// Determines which number type a program uses, and how it rounds its output. The format must be
/// known.
void learn_numbers(Investigation& investigation);

}  // namespace flocking::explain
