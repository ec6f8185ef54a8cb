#pragma once

#include <vector>

#include "grade/case.h"
#include "sandbox/channel.h"
#include "settings/tree.h"

namespace flocking::cli {

/// What the simulator is told of a case.
settings::Tree simulator_settings(const grade::Case& one);

/// Answers of the simulator for cases that have none of their own, for as long as this lives.
class Answers {
 public:
  /// Sets answer_path of the cases without one. Throws MisfitError naming a case whose input is
  /// wrong, EnvironmentError.
  explicit Answers(std::vector<grade::Case>& cases);

 private:
  std::vector<sandbox::Descriptor> memory_;
};

}  // namespace flocking::cli
