#pragma once

#include <cstdint>
#include <optional>

#include "cli/observer.h"
#include "cli/simulate.h"
#include "core/course_parameters.h"
#include "io/assignment_reader.h"
#include "io/flock_output.h"
#include "io/output.h"
#include "io/scanner.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking::cli {

/// One simulation from its assignment to the end of its input.
class Simulation {
 public:
  /// Reads the assignment. Throws InputError, and UsageError for a flag that does not fit to it.
  /// With an observer, which is told of the start at once, nothing is printed.
  Simulation(const SimulateOptions& options, const StandardStreams& streams, io::Scanner& scanner,
             io::Output& output, Observer* observer = nullptr);

  /// Reads on and steps until the input ends. Throws InputError.
  void run();

  /// Prints what is still owed: the last step where only that is wanted.
  void finish();

 private:
  Simulation(const SimulateOptions& options, const StandardStreams& streams, io::Scanner& scanner,
             io::Output& output, Observer* observer, io::Assignment assignment);

  void apply(const io::Instruction& instruction);
  [[nodiscard]] sim::Configuration changed_configuration();
  [[noreturn]] void blame_last_change(const Error& error) const;
  void step(double dt);
  void print();
  void warn_once();

  const SimulateOptions& options_;
  const StandardStreams& streams_;
  io::Scanner& scanner_;
  io::Output& output_;
  Observer* observer_;  // null: print
  settings::Tree settings_;
  std::optional<io::Instruction> last_change_;  // since the configuration was made
  CourseParameters course_;
  settings::Maps maps_;
  sim::Configuration configuration_;  // moved into the flock at once
  sim::Flock flock_;
  io::FlockPrinter printer_;
  std::uint64_t steps_ = 0;
  bool owes_last_ = false;
  bool has_warned_ = false;
};

}  // namespace flocking::cli
