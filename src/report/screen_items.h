#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "redaction/redacted_explanation.h"

namespace flocking::report {

/// A mistake to fix, as the first screen shows it.
struct ScreenItem {
  std::vector<std::string> places;   ///< "main.cpp:27"; none where no line is known
  std::string sentence;              ///< the mistake, or under a low hint only the part
  std::string instruction;           ///< the kind of edit or the formulas; may be empty
  std::string gain;                  ///< "then 11 pass"; may be empty
  std::vector<std::string> changes;  ///< lines of a diff
  const redaction::RedactedCause* cause = nullptr;  ///< its cause, if known
};

/// Returns the mistakes to fix, in order: edits of the source, in the order in which they were
/// verified; causes that no edit repairs; edits that let no more cases pass. An edit is combined
/// with a cause only if the cause is the only one of its part.
std::vector<ScreenItem> screen_items(const redaction::RedactedExplanation& explanation);

/// Returns the explanation without claims that contradict verified edits: a part that an edit
/// repairs is neither right nor unknown.
redaction::RedactedExplanation reconciled(redaction::RedactedExplanation explanation);

}  // namespace flocking::report
