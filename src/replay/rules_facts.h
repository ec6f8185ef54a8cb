#pragma once

#include <span>

#include "base/json_writer.h"
#include "replay/recording.h"
#include "replay/step_rules.h"

namespace flocking::replay {

/// Adds the member "calculation" of the facts: the rules for computing each step.
void add_step_rules(JsonWriter& json, std::span<const StepRules> rules, const ShownAgents& shown);

}  // namespace flocking::replay
