#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "observe/fact.h"
#include "observe/facts/force_meter.h"

namespace flocking::explain {

/// The set-up in which one force is measured: small flocks in which it acts, and the facts found so
/// far. The measurements are in fact_*.cpp, one function for each kind of fact.
class Bench {
 public:
  explicit Bench(ForceMeter meter);

  /// Searches for a flock of two in which the force acts, and reports a fact if it acts only in
  /// unusual conditions. Returns false if there is no such flock: then no further measurement is
  /// possible.
  bool find_action();

  ForceMeter& meter() { return meter_; }
  [[nodiscard]] Force force() const { return meter_.force(); }
  [[nodiscard]] bool is_alignment() const { return force() == Force::kAlignment; }
  /// Returns true if the radius of another force decides which agents the force sees.
  [[nodiscard]] bool is_within_another_radius() const { return others_ != OtherRadii::kSmall; }
  /// Returns true if the force changes when all agents are in reach of the other forces.
  bool depends_on_other_radii();
  /// Returns true if the force acts on agents within its own radius.
  [[nodiscard]] bool is_inside() const { return is_inside_; }
  [[nodiscard]] bool has_weight() const { return has_weight_; }
  /// Returns true if the force acts only on the last agent of an input: the other agents may have
  /// moved before.
  [[nodiscard]] bool is_last() const { return is_last_; }

  /// Returns the watched agent and a neighbour at the distance `distance`, to its upper right. Both
  /// are at rest unless the force is alignment or the program needs motion. All agents are in
  /// reach.
  [[nodiscard]] Experiment pair(double distance) const;
  /// Returns pair(distance) with the velocities `own` and `other`.
  [[nodiscard]] Experiment pair(double distance, Vec2 own, Vec2 other) const;
  /// Returns a pair in another place and direction.
  [[nodiscard]] Experiment other_pair() const;
  /// Returns pair(2) with `count` copies of the second agent, all in one place with one velocity.
  [[nodiscard]] Experiment in_one_place(std::size_t count) const;
  /// Returns an agent with three neighbours.
  [[nodiscard]] Experiment crowd() const;
  /// Adds agents at `offsets` from the watched agent.
  void add(Experiment& experiment, const std::vector<Vec2>& offsets) const;

  /// Makes agents move from now on, whatever the force.
  void set_in_motion();

  /// Returns the force measured in pair(2).
  [[nodiscard]] const Push& base() const { return base_; }
  Push measure(const Experiment& experiment) { return meter_.measure(experiment); }
  /// Starts runs of experiments that are likely to be measured soon, in parallel.
  void announce(const std::vector<Experiment>& experiments) { meter_.announce(experiments); }
  /// Announces the experiments, then measures each.
  std::vector<Push> measure_each(const std::vector<Experiment>& experiments);

  void tell(std::string_view code, const Push& shown) { tell(code, shown.input); }
  void tell(std::string_view code, const std::string& input);
  [[nodiscard]] bool has_told(std::string_view code) const;
  /// Returns the facts in the order in which they were found.
  [[nodiscard]] const std::vector<Fact>& facts() const { return facts_; }

 private:
  bool acts_inside();
  bool acts_within_another_radius();
  bool acts_beyond_radius();
  bool acts_by_another_weight();
  bool acts_without_weight();
  [[nodiscard]] Experiment pair_out_of_reach() const;
  [[nodiscard]] Experiment heavy_pair() const;
  bool ignores_weight();
  [[nodiscard]] std::vector<Experiment> all_kinds() const;
  bool acts_alike_on_all();
  bool acts_in_another_place();
  void tell_no_effect();
  [[nodiscard]] Experiment arranged(Experiment experiment) const;
  [[nodiscard]] AgentState agent(Vec2 place, Vec2 velocity) const;

  ForceMeter meter_;
  Push base_;
  double radius_ = 5.0;
  OtherRadii others_ = OtherRadii::kSmall;
  bool is_inside_ = true;
  bool is_last_ = false;
  bool has_weight_ = true;
  bool moves_ = false;
  bool may_be_missing_ = true;  // so far, no other weight has made the force act
  std::vector<Fact> facts_;
};

/// Returns the same flock shifted by `offset`.
Experiment moved(Experiment experiment, Vec2 offset);

// Each of the following functions finds facts of one kind about a force that acts.
void find_directions(Bench& bench);
/// Finds facts that compare the force with the assignment's text.
void find_likeness(Bench& bench);
void find_powers(Bench& bench);
void find_twins(Bench& bench);
void find_reach(Bench& bench);
void find_frame(Bench& bench);
void find_velocities(Bench& bench);
// Finds facts about the order of agents. Reports none if the rules of the step never move one of
// the agents.
void find_order(Bench& bench, const Variant& rules);
void find_limit(Bench& bench);
/// Finds the inputs that produce NaN; also works for a force that does not act.
void find_nan(Bench& bench);

}  // namespace flocking::explain
