#pragma once

#include <cstdint>

#include "app/simulate_command.h"
#include "app/step_observer.h"
#include "io/flock_output.h"
#include "io/output.h"

namespace flocking::app {

/// Prints the flock after the steps that are wanted.
class StepPrinter final : public StepObserver {
 public:
  /// All must outlive this.
  StepPrinter(const SimulateOptions& options, const StandardStreams& streams, io::Output& output)
      : options_(options), streams_(streams), output_(output) {}

  void begins(sim::Flock& flock, const settings::Tree& settings) override;
  void stepped(sim::Flock& flock, double dt) override;

  /// Prints what is still owed: the last step where only that is wanted.
  void finish(sim::Flock& flock);

 private:
  void print(sim::Flock& flock);
  void warn_once(const sim::Flock& flock);

  const SimulateOptions& options_;
  const StandardStreams& streams_;
  io::Output& output_;
  io::FlockPrinter printer_;
  std::uint64_t steps_ = 0;
  bool owes_last_ = false;
  bool has_warned_ = false;
};

}  // namespace flocking::app
