#pragma once

#include <string>

#include "explain/explanation.h"
#include "replay/replay.h"

namespace flocking::app {

/// Returns the explanation for a replay: why the program differs from the rules, as far as the hint
/// allows.
replay::ToldExplanation told_explanation(const std::string& submission,
                                         const explain::Explanation& explanation,
                                         explain::Hint hint);

}  // namespace flocking::app
