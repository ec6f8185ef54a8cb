#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "observe/manner.h"
#include "observe/observation.h"
#include "observe/probes.h"
#include "observe/program.h"
#include "observe/program_crash.h"

namespace flocking::explain {

/// A program under examination: runs it on inputs and keeps its output.
class Investigation {
 public:
  explicit Investigation(const Program& program) : program_(program) {}

  /// Copies what `known` learnt about reading and printing, without new runs, and parses its
  /// observations from before begin_with_forces() as if the program read in the order `order`.
  /// Returns false if `known` has determined the program's reading order.
  bool learn_format_of(const Investigation& known, ReadingOrder order);
  /// Marks the end of the study of reading, printing and stepping: later observations depend on the
  /// meaning of the parameters.
  void begin_with_forces();

  /// Returns how the program reads and prints, as far as known.
  [[nodiscard]] Manner& manner() { return manner_; }
  [[nodiscard]] const Manner& manner() const { return manner_; }
  [[nodiscard]] const Format& format() const { return manner_.format; }

  /// Returns why the program is not run any more: too many timeouts, or too much time or output in
  /// total. Empty if it may still run.
  [[nodiscard]] std::string why_given_up() const;

  /// Runs the program on a probe, written so that the program reads the intended numbers: in its
  /// reading order, with extra time steps if it skips some. Returns nothing if the output does not
  /// fit the format. If the program crashed on a division by zero as expected, the states from then
  /// on are missing.
  const Observation* observe(const Probe& probe);
  const Observation* observe(const std::string& name, const std::string& input);

  /// Announces probes or inputs that are likely to be observed next.
  void announce(std::span<const Probe> probes);
  void announce(std::vector<std::string> inputs);

  /// Observes several probes and returns those with at least one printed state.
  std::vector<const Observation*> observe_all(const std::vector<Probe>& probes);

  /// Removes the last observation; pointers to it become invalid.
  void forget_last() { seen_.pop_back(); }

  /// Returns all observations in their order.
  [[nodiscard]] const std::deque<Observation>& seen() const { return seen_; }
  [[nodiscard]] std::uint64_t runs() const { return runs_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }
  [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }
  /// Returns how often the program has crashed since its format became known.
  [[nodiscard]] std::uint64_t crashes() const { return crashes_; }
  /// Returns true if the program ended normally on the last input, but its output does not fit the
  /// format, so that there is no observation.
  [[nodiscard]] bool is_unread() const { return is_unread_; }
  /// Returns how the program crashes, with the smallest input that causes it.
  [[nodiscard]] const std::optional<Crash>& crash() const { return crash_; }
  /// Returns the number of runs that did not end normally.
  [[nodiscard]] std::uint64_t bad_ends() const { return bad_ends_; }

  /// Runs the program without recording an observation.
  RunResult run(const std::string& input);
  /// Returns the input in the program's layout.
  [[nodiscard]] std::string as_given(const std::string& input) const;
  /// Returns the input of a probe, in the program's reading order and for its use of time steps.
  [[nodiscard]] std::string input_for(Probe probe) const;
  /// Returns how often the program was stopped at a limit.
  [[nodiscard]] std::uint64_t stops() const { return stops_; }
  void keep(Observation seen) { seen_.push_back(std::move(seen)); }
  /// Parses the last observation again with the current format.
  void take_last_apart_again();
  /// Resets the number of crashes, to exclude those caused by a division by zero.
  void forgive_crashes(std::uint64_t crashes) { crashes_ = crashes; }
  void remark(const std::string& text);
  void set_reason(std::string reason) { reason_ = std::move(reason); }

 private:
  void note_crash(const std::string& given, const RunResult& result);

  const Program& program_;
  Manner manner_;
  std::deque<Observation> seen_;
  // Number of observations before begin_with_forces(), which are valid for any reading order.
  std::size_t seen_before_forces_ = 0;
  std::uint64_t crashes_before_forces_ = 0;
  std::uint64_t runs_ = 0;
  std::uint64_t stops_ = 0;
  std::uint64_t bad_ends_ = 0;
  std::uint64_t crashes_ = 0;
  bool is_unread_ = false;
  double cpu_s_ = 0.0;                          // processor time of all runs
  std::chrono::steady_clock::duration time_{};  // wall time of all runs
  std::size_t bytes_ = 0;                       // output of all runs
  std::string reason_;
  std::vector<std::string> remarks_;
  std::optional<Crash> crash_;
};

}  // namespace flocking::explain
