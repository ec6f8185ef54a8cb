#pragma once

#include <cstdint>
#include <vector>

#include "replay/step_rules.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::app {

/// Notes with what the steps from `from_step` on are computed, `settings` resolved as
/// `configuration`, where that differs from the last of `rules`.
void note_rules(const sim::Configuration& configuration, const settings::Tree& settings,
                std::uint64_t from_step, std::vector<replay::StepRules>& rules);

}  // namespace flocking::app
