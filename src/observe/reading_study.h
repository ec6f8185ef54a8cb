#pragma once

#include <optional>
#include <string>
#include <vector>

#include "observe/investigation.h"

namespace flocking::explain {

/// Learns the details of reading and printing that the first output does not show.
class ReadingStudy {
 public:
  explicit ReadingStudy(Investigation& investigation)
      : investigation_(investigation),
        format_(investigation.manner().format),
        layout_(investigation.manner().layout) {}

  /// Announces the inputs on which most programs are run to learn how they read and print.
  void announce(const std::string& input, bool ended_well);
  /// Compares `result`, the output for `input`, with the output for the same input with an empty
  /// line.
  void learn_empty_lines(const std::string& input, const RunResult& result);
  /// Chooses among all formats that fit the output.
  void learn(const std::vector<Format>& formats);
  /// Returns true if the program stops reading at a time step of 0.
  bool learn_until_zero(const Probe& with_zero);

 private:
  void learn_first_character();
  void learn_first_step_character();
  void learn_whole_parameters();
  void learn_even_steps();
  void learn_points_in_time(const std::vector<Format>& formats);
  std::optional<Observation> seen_of_forces(std::vector<double> steps);
  void learn_own_step();
  void learn_old_velocities();
  void take_apart_again();
  void learn_first_zero();

  Investigation& investigation_;
  Format& format_;
  InputLayout& layout_;
};

}  // namespace flocking::explain
