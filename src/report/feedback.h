#pragma once

#include <cstddef>
#include <string>

#include "grade/record.h"

namespace flocking::report {

/// The feedback for one student, in three formats with the same content.
struct Feedback {
  std::string html;      ///< a single-file page like that of the class
  std::string markdown;  ///< for a repository
  std::string text;      ///< for e-mail
};

/// Options of feedback.
struct FeedbackStyle {
  std::string folder;  ///< its destination, an absolute path: links to replays are relative to it
  bool at_length = false;  ///< describe every cause in full
};

/// Returns the feedback on one submission of `record`: its cases, points, what prevents its
/// grading, its explanation, its replays. It contains nothing about other submissions or the
/// machine, and nothing that the record withholds.
Feedback feedback_of(const grade::Record& record, std::size_t submission,
                     const FeedbackStyle& style);

}  // namespace flocking::report
