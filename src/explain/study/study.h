#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "explain/study/formula_study.h"
#include "explain/study/learnt.h"
#include "explain/study/other_weights.h"

namespace flocking::explain {

/// Studies a program part by part with probes: reading and printing, stepping, and each force
/// separately.
class Study {
 public:
  Study(const Program& program, Budget& budget)
      : learnt_(program, budget), other_weights_(learnt_), formulas_(learnt_, other_weights_) {}
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;

  /// Runs the program. `format` is the number of the interpretation of its output, in order of
  /// likelihood. Returns false if there is no such interpretation (the investigation has the
  /// reason), or if it is not the first interpretation and no force would be understood.
  bool learn(std::size_t format);

  /// Studies the program again as one that reads in the order `order`. Copies the findings about
  /// printing and stepping from `as_given`. Returns false if the reading order is known, or if
  /// `order` does not explain the forces better than `as_given`; most wrong orders need only a few
  /// runs.
  bool learn_if_clearer(ReadingOrder order, const Study& as_given);

  /// Continues with forces that act but are not understood: searches for two forces that depend on
  /// the same weight, and for formulas.
  void look_further();

  /// Tries the forces again with all rules of the step, since a force that depends on the time step
  /// hides how the velocity depends on it. Returns false if that cannot help.
  bool widen();

  /// Undoes widen().
  void narrow();

  /// Returns true if positions follow from the printed velocities. Then the output is interpreted
  /// correctly.
  [[nodiscard]] bool is_step_seen() const { return learnt_.step.is_seen; }

  /// Returns true if the runs show that separation is not limited to F_Smax.
  [[nodiscard]] bool is_uncut() const;

  /// Returns the cost of the forces as observed, which is large for forces that are not understood.
  [[nodiscard]] double strangeness() const;

  /// Returns true if every force that acts is understood.
  [[nodiscard]] bool is_clear() const;

  /// Returns true if the force acts and is understood.
  [[nodiscard]] bool is_understood(Force force) const;

  /// Returns true if the force's own weight had no effect while the other radii were small, for
  /// example because the force uses another force's weight or radius. Also returns true if the
  /// other radii cannot be small or agents cannot be at rest.
  [[nodiscard]] bool may_be_quiet(Force force) const {
    return learnt_.step.regime.has_company || learnt_.step.regime.is_moving || is_quiet_[force];
  }

  /// Returns true if separation was never larger than the radius of alignment, which is its limit
  /// in a program that reads F_Smax as the last of the four radii and limits.
  [[nodiscard]] bool may_be_cut_to_alignment_radius() const;

  /// Returns true if a wrong reading order may explain how the force acts.
  [[nodiscard]] bool may_be_misread(Force force) const;

  /// Returns the possible rules for velocity and position, with the format; the likeliest first.
  [[nodiscard]] const std::vector<Variant>& rules() const { return learnt_.step.rules; }
  /// Also returns unlikely rules that fit all observed positions.
  [[nodiscard]] const std::vector<Variant>& all_rules() const { return learnt_.step.all_rules; }
  [[nodiscard]] const ForceFinding& finding(Force force) const { return learnt_.finding(force); }
  /// Returns the weight and time step that show a force clearly.
  [[nodiscard]] const Regime& regime() const { return learnt_.step.regime; }
  /// Returns the investigation, for further runs.
  [[nodiscard]] Investigation& investigation() { return learnt_.investigation; }

 private:
  static constexpr std::uint64_t kBudgetForWide = 15'000'000;

  void learn_forces(const std::vector<Force>& forces);
  void learn_rest();
  ForceFinding found_in_few(Force force);
  [[nodiscard]] bool is_told(const CourseParameters& course) const;
  [[nodiscard]] bool is_foretold(const Observation& seen) const;
  [[nodiscard]] double strangeness_of(Force force) const;
  double least_strangeness(Force known, const std::vector<Force>& others, const Study& as_given);
  void find_forces();
  void find_elsewhere();
  void find_by_total(Total total);
  void find_by_measure();
  void find_by_measure(Measure measure);
  [[nodiscard]] bool may_measure_so(Measure measure) const;
  [[nodiscard]] std::size_t open_forces() const;
  [[nodiscard]] bool may_be_cut_together() const;
  void find_by_own_weight(Force force);
  void keep_where_wide(Force force);
  void find_beside_others(Force force);

  Learnt learnt_;
  OtherWeights other_weights_;
  FormulaStudy formulas_;
  PerForce<bool> is_quiet_;            // the force was silent while all other radii were small
  std::vector<Variant> narrow_rules_;  // rules before widen(), with the findings
  PerForce<ForceFinding> narrow_findings_;
};

}  // namespace flocking::explain
