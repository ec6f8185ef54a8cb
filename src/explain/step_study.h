#pragma once

#include <vector>

#include "explain/investigation.h"
#include "explain/probes.h"
#include "explain/variant.h"

namespace flocking::explain {

/// How velocity and position may follow from force and time step.
struct StepFinding {
  std::vector<Variant> rules;      ///< with the format and the numbers; the likeliest first
  std::vector<Variant> all_rules;  ///< those that are thought unlikely included
  Regime regime;                   ///< in which forces are seen well
  bool is_seen = false;  ///< whether positions were seen to follow from velocities by these rules
};

/// Asks the program, once its format is known, without knowing any force: positions follow from
/// printed velocities; where only positions are printed, from how far forces move agents in time
/// steps of different length.
StepFinding find_step(Investigation& investigation, Budget& budget);

}  // namespace flocking::explain
