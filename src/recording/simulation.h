#pragma once

#include <cstdint>
#include <optional>

#include "core/course_parameters.h"
#include "io/assignment_reader.h"
#include "io/scanner.h"
#include "recording/step_observer.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking::recording {

/// A simulation from its assignment to the end of its input.
class Simulation {
 public:
  /// Reads the assignment and passes it to the observer. Throws InputError, and UsageError for a
  /// flag that does not fit the assignment.
  Simulation(const settings::Tree& settings, io::Scanner& scanner, StepObserver& observer);

  /// Reads and steps until the input ends or the observer stops. Throws InputError.
  void run();
  /// Does one step, for callers without time steps in an input.
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
  std::optional<io::Instruction> last_change_;  // if newer than `configuration_`
  CourseParameters course_;
  settings::Maps maps_;
  sim::Configuration configuration_;  // the constructor moves it into the flock at once
  sim::Flock flock_;
  std::uint64_t steps_ = 0;
};

}  // namespace flocking::recording
