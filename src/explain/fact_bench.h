#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "explain/explanation.h"
#include "explain/force_meter.h"

namespace flocking::explain {

/// Where one force is measured: small flocks made so that it acts, and the codes of what was found.
/// Which measurements tell what is in fact_*.cpp, a function for each kind of facts.
class Bench {
 public:
  explicit Bench(ForceMeter meter);

  /// Looks for a flock of two in which the force acts, and tells where it has to be looked for in
  /// an odd place. False where there is none: then nothing else can be measured.
  bool find_action();

  ForceMeter& meter() { return meter_; }
  [[nodiscard]] Force force() const { return meter_.force(); }
  [[nodiscard]] bool is_alignment() const { return force() == Force::kAlignment; }
  /// Whether it acts on agents within its own radius.
  /// Whether another force's radius decides who is seen.
  [[nodiscard]] bool is_within_another_radius() const { return others_ != OtherRadii::kSmall; }
  /// Whether it does something else where everybody is in reach of the other forces.
  bool depends_on_other_radii();
  [[nodiscard]] bool is_inside() const { return is_inside_; }
  [[nodiscard]] bool has_weight() const { return has_weight_; }
  /// Whether only the last agent feels it: other agents may have moved before.
  [[nodiscard]] bool is_last() const { return is_last_; }

  /// The watched agent and a neighbour at that distance, to its right and above; both at rest
  /// unless the force is alignment or the program needs motion. All agents are in reach.
  [[nodiscard]] Experiment pair(double distance) const;
  /// The same with these velocities.
  [[nodiscard]] Experiment pair(double distance, Vec2 own, Vec2 other) const;
  /// Another one, elsewhere and in another direction.
  [[nodiscard]] Experiment other_pair() const;
  /// So many neighbours in one place, each as fast: pair(2) and more of its second agent.
  [[nodiscard]] Experiment in_one_place(std::size_t count) const;
  /// Three neighbours.
  [[nodiscard]] Experiment crowd() const;
  /// Adds agents at these offsets from the watched one.
  void add(Experiment& experiment, const std::vector<Vec2>& offsets) const;

  /// Agents move from now on, whatever the force.
  void set_in_motion();

  /// What was measured in pair(2).
  [[nodiscard]] const Push& base() const { return base_; }
  Push measure(const Experiment& experiment) { return meter_.measure(experiment); }
  /// Has those that are likely to be measured soon run side by side.
  void announce(const std::vector<Experiment>& experiments) { meter_.announce(experiments); }
  /// Of several, which are announced.
  std::vector<Push> measure_each(const std::vector<Experiment>& experiments);

  void tell(std::string_view code, const Push& shown) { tell(code, shown.input); }
  void tell(std::string_view code, const std::string& input);
  [[nodiscard]] bool has_told(std::string_view code) const;
  /// In the order in which they were told.
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
  bool may_be_missing_ = true;  // as far as other weights have not shown it
  std::vector<Fact> facts_;
};

/// The same flock elsewhere.
Experiment moved(Experiment experiment, Vec2 offset);

// What is found of a force that acts.
void find_directions(Bench& bench);
/// Beside what the assignment's text says.
void find_likeness(Bench& bench);
void find_powers(Bench& bench);
void find_twins(Bench& bench);
void find_reach(Bench& bench);
void find_frame(Bench& bench);
void find_velocities(Bench& bench);
// Nothing of the order of agents where one of them is never moved by the rules of the step.
void find_order(Bench& bench, const Variant& rules);
void find_limit(Bench& bench);
/// Where NaN begins; of a force that does not act, too.
void find_nan(Bench& bench);

}  // namespace flocking::explain
