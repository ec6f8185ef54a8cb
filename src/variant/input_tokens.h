#pragma once

#include <optional>
#include <string_view>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "variant/slots.h"

namespace flocking::explain {

/// The numbers of an input, one after another, as a student's program reads them.
class InputTokens {
 public:
  /// If `stops_at_empty_line`, reading ends at the first empty or blank line.
  InputTokens(std::string_view text, bool stops_at_empty_line);

  /// Returns the next number; none at the end of the input, and from the first text that is not a
  /// number on.
  std::optional<double> next();

  /// Returns true if only blanks are left on the line.
  [[nodiscard]] bool is_at_line_end() const;

  /// Skips the next non-blank character.
  void drop_character();

 private:
  std::string_view rest_;
};

/// The part of an input before the time steps.
struct ReadFlock {
  CourseParameters course;
  FlockState flock;
};

/// Swaps the parameters that a program with the reading order `order` confuses. A second call
/// restores them.
void exchange(CourseParameters& course, ReadingOrder order);

/// Reads parameters and agents. Returns none if numbers are missing or the number of agents is
/// impossible.
std::optional<ReadFlock> read_flock(InputTokens& tokens, ReadingOrder order);

}  // namespace flocking::explain
