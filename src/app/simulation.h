#pragma once

#include <cstdint>
#include <optional>

#include "app/step_observer.h"
#include "core/course_parameters.h"
#include "io/assignment_reader.h"
#include "io/scanner.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking::app {

/// One simulation from its assignment to the end of its input.
class Simulation {
 public:
  /// Reads the assignment and shows it to the observer. Throws InputError, and UsageError for a
  /// flag that does not fit to it.
  Simulation(const settings::Tree& settings, io::Scanner& scanner, StepObserver& observer);

  /// Reads on and steps until the input ends, or the observer has seen enough. Throws InputError.
  void run();
  /// One step, for those who do not have time steps in an input.
  void step(double dt);

  [[nodiscard]] sim::Flock& flock() { return flock_; }

 private:
  Simulation(settings::Tree settings, io::Scanner& scanner, StepObserver& observer,
             io::Assignment assignment);

  void apply(const io::Instruction& instruction);
  [[nodiscard]] sim::Configuration changed_configuration();
  [[noreturn]] void blame_last_change(const Error& error) const;

  io::Scanner& scanner_;
  StepObserver& observer_;
  settings::Tree settings_;
  std::optional<io::Instruction> last_change_;  // since the configuration was made
  CourseParameters course_;
  settings::Maps maps_;
  sim::Configuration configuration_;  // moved into the flock at once
  sim::Flock flock_;
  std::uint64_t steps_ = 0;
};

}  // namespace flocking::app
