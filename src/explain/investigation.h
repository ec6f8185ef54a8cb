#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "explain/explanation.h"
#include "explain/input_layout.h"
#include "explain/observation.h"
#include "explain/probes.h"
#include "explain/program.h"

namespace flocking::explain {

/// A program under examination: runs it on inputs and keeps what it printed.
class Investigation {
 public:
  explicit Investigation(const Program& program) : program_(program) {}

  /// Finds out how it reads and prints; `choice` counts the ways in which that can be understood,
  /// the likeliest first. False where there is none, or no such; then reason() says why. `order` is
  /// taken for the order in which it reads, unless it was seen to read velocities first.
  bool learn_format(std::size_t choice, ReadingOrder order);
  /// The same of a program of which `known` has learnt it, without asking again: what `known` saw
  /// before it began with forces is taken for what the program does with numbers in that order.
  /// False where `known` has seen in which order it reads.
  bool learn_format_of(const Investigation& known, ReadingOrder order);
  /// How it reads, prints and steps is learnt: what follows depends on what its parameters mean.
  void begin_with_forces();

  /// How it reads and prints; once that is known.
  [[nodiscard]] const Format& format() const { return format_; }
  /// Whether its numbers were seen to be floats.
  [[nodiscard]] bool is_float() const { return is_float_; }

  /// Whether it was seen to print NaN, or to die, where agents have no neighbours.
  [[nodiscard]] bool needs_company() const { return needs_company_; }

  /// Whether it was seen to print NaN, or to die, where agents are at rest.
  [[nodiscard]] bool needs_motion() const { return needs_motion_; }

  /// Shorter time steps change nothing; 0 if that was not seen.
  [[nodiscard]] double least_step() const { return least_step_; }
  void learn_least_step(double dt) { least_step_ = dt; }

  /// Why it is not asked again: it was stopped at its limits again and again, or needs too much of
  /// something. Empty where it is.
  [[nodiscard]] std::string why_given_up() const;

  /// Runs it on a probe, put so that it reads what the probe says: in its order of numbers, with
  /// time steps put in where it does not use all. Nothing where its output does not have the
  /// format; without states where it died of a division by zero, as it is known to do.
  const Observation* observe(const Probe& probe);
  const Observation* observe(const std::string& name, const std::string& input);

  /// Tells the program of a few probes that are likely to be observed next, or inputs.
  void announce(std::span<const Probe> probes);
  void announce(std::vector<std::string> inputs);

  /// Of several, those that it printed a state for.
  std::vector<const Observation*> observe_all(const std::vector<Probe>& probes);

  /// Leaves the last observation out of those that are told of; pointers to it are no longer valid.
  void forget_last() { seen_.pop_back(); }

  /// All observations so far, in their order.
  [[nodiscard]] const std::deque<Observation>& seen() const { return seen_; }
  [[nodiscard]] std::uint64_t runs() const { return runs_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }
  [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }
  /// How often it died on what it was asked, once its format was known.
  [[nodiscard]] std::uint64_t crashes() const { return crashes_; }
  /// How it ends where it does not end well, on the smallest input that was seen to do it.
  [[nodiscard]] const std::optional<Crash>& crash() const { return crash_; }
  /// In how many runs it did not end well.
  [[nodiscard]] std::uint64_t bad_ends() const { return bad_ends_; }
  /// Whether it does its work, and then ends with an error where the input ends with a line end.
  [[nodiscard]] bool dies_behind_last_line() const { return !layout_.ends_last_line; }
  /// Which parameters have to be whole numbers: with others nothing of a flock is printed.
  [[nodiscard]] WholeNumbers needs_whole() const { return layout_.whole; }
  /// An input, as the assignment has it, on which nothing of a flock is printed for want of these.
  [[nodiscard]] const std::string& lost_input() const { return lost_input_; }

 private:
  RunResult run(const std::string& input);
  [[nodiscard]] std::string as_given(const std::string& input) const;
  [[nodiscard]] std::string input_for(Probe probe) const;
  bool is_repeatable(const std::string& input, const RunResult& first);
  void try_layouts(const std::string& input, RunResult& result);
  bool try_whole_numbers(const std::string& input, RunResult& result);
  bool try_layout(const InputLayout& layout, const std::string& input, RunResult& result);
  void note_crash(const std::string& given, const RunResult& result);
  void learn_first_character();
  void learn_first_step_character();
  void learn_whole_parameters();
  void learn_even_steps();
  void learn_points_in_time(const std::vector<Format>& formats);
  std::optional<Observation> seen_of_forces(std::vector<double> steps);
  void learn_own_step();
  bool learn_until_zero(const Probe& with_zero);
  void learn_old_velocities();
  void take_apart_again();
  void learn_first_zero();
  void learn_empty_lines(const std::string& input, const RunResult& result);
  void order_by_motion(std::vector<Format>& formats);
  bool find_out(const std::string& input, RunResult result, std::size_t choice);
  void learn_numbers();
  void learn_floats_from_residue();
  bool changes_large_numbers();
  void learn_rounding();
  void learn_rounding_in_long();
  const PrintedRow* row_of_one(const Probe& probe);
  void announce_format(const std::string& input, bool ended_well);
  bool fails_on(const Probe& probe);
  void remark(const std::string& text);

  const Program& program_;
  Format format_;
  InputLayout layout_;
  std::string lost_input_;
  bool is_float_ = false;
  bool needs_company_ = false;
  bool needs_motion_ = false;
  double least_step_ = 0.0;
  std::deque<Observation> seen_;
  // So many of these in whatever order it reads, and how often it died by then.
  std::size_t seen_before_forces_ = 0;
  std::uint64_t crashes_before_forces_ = 0;
  std::uint64_t runs_ = 0;
  std::uint64_t stops_ = 0;
  std::uint64_t bad_ends_ = 0;
  std::uint64_t crashes_ = 0;
  double cpu_s_ = 0.0;                          // of all runs
  std::chrono::steady_clock::duration time_{};  // of all runs
  std::size_t bytes_ = 0;                       // of what they printed
  std::string reason_;
  std::vector<std::string> remarks_;
  std::optional<Crash> crash_;
};

}  // namespace flocking::explain
