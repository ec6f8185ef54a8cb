#pragma once

#include <optional>
#include <string_view>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/slots.h"

namespace flocking::explain {

/// The numbers of an input, one after another, as a student's program gets them.
class InputTokens {
 public:
  /// `stops_at_empty_line`: nothing is read behind the first line without anything in it.
  InputTokens(std::string_view text, bool stops_at_empty_line);

  /// Nothing at the end, and from the first word on that is not a number.
  std::optional<double> next();

  /// Whether nothing but blanks is left of the line.
  [[nodiscard]] bool is_at_line_end() const;

  /// Leaves out the next character that is no blank.
  void drop_character();

 private:
  std::string_view rest_;
};

/// What comes before the time steps.
struct ReadFlock {
  CourseParameters course;
  FlockState flock;
};

/// Exchanges the parameters that a program which reads in that order takes for each other; the
/// second time they are as before.
void exchange(CourseParameters& course, ReadingOrder order);

/// Nothing where numbers are missing, or where there cannot be so many agents.
std::optional<ReadFlock> read_flock(InputTokens& tokens, ReadingOrder order);

}  // namespace flocking::explain
