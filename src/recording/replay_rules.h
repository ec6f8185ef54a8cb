#pragma once

#include <cstdint>
#include <vector>

#include "replay/step_rules.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::recording {

/// Appends the rules of the steps after `from_step` to `rules`, if they differ from its last entry.
/// `configuration` is `settings` resolved.
void note_rules(const sim::Configuration& configuration, const settings::Tree& settings,
                std::uint64_t from_step, std::vector<replay::StepRules>& rules);

}  // namespace flocking::recording
