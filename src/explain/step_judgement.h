#pragma once

#include <optional>
#include <vector>

#include "explain/budget.h"
#include "explain/explanation.h"
#include "explain/study.h"
#include "explain/variant.h"

namespace flocking::explain {

/// What a whole time step is seen to do, beside how velocity and position follow from one force.
/// Nothing is said of what cannot be seen, because it dies, prints no numbers or no velocities.
struct StepHabits {
  std::optional<bool> heeds_order;  ///< with the agents in another order they do something else
  std::optional<bool> remembers;    ///< begun anew from a state printed it goes on otherwise
  bool may_heed_order = false;      ///< it or its forces heed the order: which was not seen
};

/// What the step of a program is seen to do that a variant of it does not.
struct StepFindings {
  StepHabits habits;
  std::optional<bool> follows_variant;  ///< it prints what the variant prints
};

/// Asks for it with agents that these forces act on: four runs.
StepFindings step_findings(Investigation& investigation, const std::vector<Force>& forces,
                           const Variant& variant, Budget& budget);

/// Whether no rule for positions, or more than one, fits all that was seen of the program.
bool is_position_open(const Study& study);

/// What is told of them, if anything; `forces` are those that were asked for.
std::optional<Fact> fact_of_step(const StepFindings& findings, const std::vector<Force>& forces);

}  // namespace flocking::explain
