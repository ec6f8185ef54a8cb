#pragma once

#include <span>

#include "base/json_writer.h"
#include "replay/recording.h"
#include "replay/step_rules.h"

namespace flocking::replay {

/// The member "calculation" of the facts: what each step is computed with.
void add_step_rules(JsonWriter& json, std::span<const StepRules> rules, const ShownAgents& shown);

}  // namespace flocking::replay
