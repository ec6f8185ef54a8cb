#pragma once

#include <cstdint>

#include "app/simulate_command.h"
#include "io/flock_output.h"
#include "io/output.h"
#include "recording/step_observer.h"

namespace flocking::app {

/// Prints the flock after the selected steps.
class StepPrinter final : public recording::StepObserver {
 public:
  /// All must outlive this.
  StepPrinter(const SimulateOptions& options, const console::StandardStreams& streams,
              io::Output& output)
      : options_(options), streams_(streams), output_(output) {}

  void begins(sim::Flock& flock, const settings::Tree& settings) override;
  void stepped(sim::Flock& flock, double dt) override;

  /// Prints the last step if only the last step is selected.
  void finish(sim::Flock& flock);

 private:
  void print(sim::Flock& flock);
  void warn_once(const sim::Flock& flock);

  const SimulateOptions& options_;
  const console::StandardStreams& streams_;
  io::Output& output_;
  io::FlockPrinter printer_;
  std::uint64_t steps_ = 0;
  bool owes_last_ = false;
  bool has_warned_ = false;
};

}  // namespace flocking::app
