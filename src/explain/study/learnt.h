#pragma once

#include <functional>
#include <vector>

#include "explain/search/force_search.h"
#include "explain/study/step_study.h"
#include "observe/investigation.h"
#include "variant/slot.h"

namespace flocking::explain {

/// Returns true if `weight` is the only weight that is not 0; for kNone, true if all are 0.
bool is_set_alone(Weight weight, const CourseParameters& course);

/// The knowledge about a program so far, written by a study and its parts.
class Learnt {
 public:
  using Seen = std::vector<const Observation*>;

  Learnt(const Program& program, Budget& own_budget) : budget(own_budget), investigation(program) {}

  [[nodiscard]] const ForceFinding& finding(Force force) const { return findings[force]; }

  /// Returns true if the force acts, or fails to act, in a way that is not understood.
  [[nodiscard]] bool is_open(Force force) const;

  /// Returns the rules of the step without forces: one for each way in which the output may follow
  /// from the force.
  [[nodiscard]] std::vector<Variant> bases_for(Force force) const;
  /// Returns `bases` with the known variants of the forces that `is_such` selects.
  [[nodiscard]] std::vector<Variant> with_known(std::vector<Variant> bases,
                                                const std::function<bool(Force)>& is_such) const;
  /// Returns bases_for() with the known variants of the other forces.
  [[nodiscard]] std::vector<Variant> bases_beside_others(Force force) const;

  [[nodiscard]] std::vector<Probe> probes_of(Force force) const;
  /// Returns false if no known variant has the observed effect on one of two agents.
  bool may_be_understood(Force force, const std::vector<Probe>& probes);
  /// Returns all inputs in which only the weight `weight` is set.
  [[nodiscard]] Seen seen_by(Weight weight) const;

  Budget& budget;
  Investigation investigation;
  StepFinding step;
  PerForce<ForceFinding> findings;
  PerForce<Seen> own;      ///< per force, the observations of its probes
  PerForce<Seen> foreign;  ///< per force, the observations with the weights of other forces
};

}  // namespace flocking::explain
