#pragma once

#include <optional>
#include <vector>

#include "explain/study/study.h"
#include "observe/budget.h"
#include "observe/fact.h"
#include "variant/variant.h"

namespace flocking::explain {

/// Observed properties of a whole time step, in addition to how velocity and position follow from
/// one force. A property is empty if it cannot be observed, because the program crashes or prints
/// no numbers or no velocities.
struct StepHabits {
  std::optional<bool> heeds_order;  ///< agents in another order give another result
  std::optional<bool> remembers;    ///< a restart from a printed state gives another result
  /// the step or the forces depend on the order, but it is unknown which of them
  bool may_heed_order = false;
};

/// Properties of a program's step that its variant does not have.
struct StepFindings {
  StepHabits habits;
  std::optional<bool> follows_variant;  ///< the program prints what the variant prints
};

/// Observes the step in four runs, with agents on which `forces` act.
StepFindings step_findings(Investigation& investigation, const std::vector<Force>& forces,
                           const Variant& variant, Budget& budget);

/// Returns true if no rule for positions fits all observations, or several do.
bool is_position_open(const Study& study);

/// Returns the fact to report, if any; `forces` are those passed to step_findings().
std::optional<Fact> fact_of_step(const StepFindings& findings, const std::vector<Force>& forces);

}  // namespace flocking::explain
