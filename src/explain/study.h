#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "explain/force_search.h"
#include "explain/investigation.h"
#include "explain/step_study.h"

namespace flocking::explain {

/// What probes tell of a program, part by part: how it reads and prints, how it steps, and each
/// force by itself.
class Study {
 public:
  Study(const Program& program, Budget& budget) : budget_(budget), investigation_(program) {}

  /// Asks the program. `format` counts the ways in which its output can be understood, the
  /// likeliest first. False where it cannot be understood, or not in so many ways: the
  /// investigation has the reason. False too where in a less likely way no force may be understood.
  bool learn(std::size_t format);

  /// Asks a program of which `as_given` has learnt how it prints and steps, as one that reads in
  /// another order. False where it is known in which order it reads, and after a few questions
  /// where no force that may be misread in `as_given` is understood by its own weight.
  bool learn_if_clearer(ReadingOrder order, const Study& as_given);

  /// Looks further for forces that were seen to act and are not understood: for two that depend on
  /// one weight, and for formulas.
  void look_further();

  /// Tries the forces again with all rules of the step: one that depends on the time step itself
  /// hides how the velocity does. False where that is no use.
  bool widen();

  /// Forgets what widen() found.
  void narrow();

  /// Whether positions were seen to follow from the velocities printed: then its output is
  /// understood.
  [[nodiscard]] bool is_step_seen() const { return step_.is_seen; }

  /// Whether separation was seen not to be cut to F_Smax.
  [[nodiscard]] bool is_uncut() const;

  /// What forces are seen to do, as a cost: large where they are not understood.
  [[nodiscard]] double strangeness() const;

  /// Whether every force is understood as far as it was seen to act.
  [[nodiscard]] bool is_clear() const;

  /// Whether one was seen to act in a way that is understood.
  [[nodiscard]] bool is_understood(Force force) const;

  /// Whether its own weight did nothing where the other radii were small: as where it is another's
  /// weight, or the radius is. So too where the other radii cannot be small, or agents not at rest.
  [[nodiscard]] bool may_be_quiet(Force force) const {
    return step_.regime.has_company || step_.regime.is_moving ||
           is_quiet_[static_cast<std::size_t>(force)];
  }

  /// Whether separation was not seen to be larger than a cut to the radius of alignment leaves it:
  /// that stands where F_Smax does for a program that reads F_Smax last of the four.
  [[nodiscard]] bool may_be_cut_to_alignment_radius() const;

  /// Whether it was seen to act in a way that numbers read in the wrong order may explain.
  [[nodiscard]] bool may_be_misread(Force force) const;

  /// How velocity and position may follow from force and time step, with the format; the likeliest
  /// first.
  [[nodiscard]] const std::vector<Variant>& rules() const { return step_.rules; }
  /// The same with those that are thought unlikely, though they fit all positions that were seen.
  [[nodiscard]] const std::vector<Variant>& all_rules() const { return step_.all_rules; }
  [[nodiscard]] const ForceFinding& finding(Force force) const {
    return findings_[static_cast<std::size_t>(force)];
  }
  /// Weight and time step with which a force is seen well.
  [[nodiscard]] const Regime& regime() const { return step_.regime; }
  /// Where the program can be asked more.
  [[nodiscard]] Investigation& investigation() { return investigation_; }

 private:
  using Seen = std::vector<const Observation*>;
  static constexpr std::uint64_t kBudgetForWide = 15'000'000;

  // Whether it was seen to act, or not to, in a way that is not understood.
  [[nodiscard]] bool is_open(Force force) const;
  void learn_forces(const std::vector<Force>& forces);
  void learn_rest();
  bool lengthen_steps();
  bool acts_in(const Regime& regime);
  [[nodiscard]] std::vector<Probe> probes_of(Force force) const;
  bool may_be_understood(Force force, const std::vector<Probe>& probes);
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
  [[nodiscard]] bool shows_weightless() const;
  [[nodiscard]] bool may_be_cut_together() const;
  [[nodiscard]] bool may_share_weights() const;
  [[nodiscard]] bool may_cohesion_and_separation_be_one_pair() const;
  void find_pairs();
  bool find_pair_by(Weight weight, const std::vector<Force>& open);
  bool find_pair_in(Weight weight, const std::array<Force, 2>& forces,
                    const std::vector<Variant>& bases, const Seen& seen);
  [[nodiscard]] Seen seen_by(Weight weight) const;
  void find_by_own_weight(Force force);
  void keep_where_wide(Force force);
  [[nodiscard]] std::vector<Weight> weights_that_act(Force force, const Variant& base) const;
  void find_beside_others(Force force);
  void find_formula(Force force);
  bool find_formula_by(Weight weight, Force force, const Seen& others);
  [[nodiscard]] std::vector<Weight> other_weights_of(Force force) const;
  std::vector<Weight> ask_by_other_weights(Force force, const std::vector<Variant>& bases);
  void ask_by(const std::vector<Weight>& weights, Force force, bool is_first);
  bool may_act_by(Weight weight, Force force, const std::vector<Variant>& bases);
  void look_elsewhere(Force force);
  [[nodiscard]] std::vector<Variant> bases_for(Force force) const;
  [[nodiscard]] std::vector<Variant> with_known(std::vector<Variant> bases,
                                                const std::function<bool(Force)>& is_such) const;
  [[nodiscard]] std::vector<Variant> bases_beside_others(Force force) const;
  Seen& own(Force force) { return own_[static_cast<std::size_t>(force)]; }
  Seen& foreign(Force force) { return foreign_[static_cast<std::size_t>(force)]; }
  ForceFinding& found(Force force) { return findings_[static_cast<std::size_t>(force)]; }

  Budget& budget_;
  Investigation investigation_;
  StepFinding step_;
  std::array<ForceFinding, 3> findings_;
  std::array<bool, 3> is_quiet_{};     // where all other radii are small
  std::vector<Variant> narrow_rules_;  // before they were widened, with their findings
  std::array<ForceFinding, 3> narrow_findings_;
  std::array<Seen, 3> own_;      // of each force, what its probes gave
  std::array<Seen, 3> foreign_;  // the same by other weights
  // By which weight what is asked of a force at first was asked, or (true) the rest.
  std::set<std::tuple<Force, Weight, bool>> asked_;
  // What the formula of a force is looked for in, by the weight that is set.
  std::map<std::pair<Force, Weight>, Seen> pairs_;
};

}  // namespace flocking::explain
