#pragma once

#include <cstdint>
#include <vector>

#include "replay/step_rules.h"
#include "sim/configuration.h"

namespace flocking::app {

/// Notes with what the steps from `from_step` on are computed, where that differs from the last of
/// `rules`.
void note_rules(const sim::Configuration& configuration, std::uint64_t from_step,
                std::vector<replay::StepRules>& rules);

}  // namespace flocking::app
