#pragma once

#include <vector>

#include "observe/investigation.h"
#include "observe/probes.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The rules by which velocity and position may follow from force and time step.
struct StepFinding {
  std::vector<Variant> rules;      ///< with the format and the numbers; the likeliest first
  std::vector<Variant> all_rules;  ///< including those considered unlikely
  Regime regime;                   ///< in which forces are clearly visible
  bool is_seen = false;            ///< positions were seen to follow from velocities by these rules
};

/// Runs the program, whose format must be known, without knowing any force. Compares positions with
/// printed velocities. If only positions are printed, compares the distances by which forces move
/// agents in time steps of different length.
StepFinding find_step(Investigation& investigation, Budget& budget);

}  // namespace flocking::explain
