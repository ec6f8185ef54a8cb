#pragma once

#include <cstddef>
#include <string>

#include "grade/record.h"

namespace flocking::report {

/// What one student gets back, in three formats that say the same.
struct Feedback {
  std::string html;      ///< a page like that of the class, in one file
  std::string markdown;  ///< for a repository
  std::string text;      ///< for mail
};

/// How it is told.
struct FeedbackStyle {
  std::string folder;      ///< that it goes to, absolute: links to replays start there
  bool at_length = false;  ///< explanations tell every cause
};

/// What `record` tells of that submission: its cases, points, what keeps it from being graded, its
/// explanation, its replays. Nothing of any other submission, of the machine, or of what the record
/// withholds is in it.
Feedback feedback_of(const grade::Record& record, std::size_t submission,
                     const FeedbackStyle& style);

}  // namespace flocking::report
