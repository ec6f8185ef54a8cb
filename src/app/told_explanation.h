#pragma once

#include <string>

#include "explain/explanation.h"
#include "replay/replay.h"

namespace flocking::app {

/// What a replay says of why its program parts from the rules: no more than the hint lets.
replay::ToldExplanation told_explanation(const std::string& submission,
                                         const explain::Explanation& explanation,
                                         explain::Hint hint);

}  // namespace flocking::app
