#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "explain/explanation.h"

namespace flocking::report {

/// One thing to repair. The same mistake in several forces is one, and so is a loop around all of
/// them.
struct Cause {
  std::vector<explain::Deviation> deviations;  ///< in the order of the explanation
  std::vector<std::string> parts;  ///< to look at: forces in their order, "the loop", "printing"
  std::string part;                ///< the same in words: "cohesion and separation"
  std::string title;               ///< "Pulls towards neighbours"
  std::string clause;              ///< for a headline: "Separation points the wrong way"
  std::string sentence;            ///< what the program does
  std::string slot;                ///< "separation.direction"; of several forces "*.who"
  std::string choice;              ///< "towards"
  std::string code;  ///< those of its deviations, or "*.who=open-disc" where it is of all forces
  std::string expected_formula;  ///< of what is computed by the rules
  std::string formula;           ///< of what the program computes
};

/// The deviations of an explanation, each in one cause. Causes stand in the order of their first
/// deviations; where there are cases, those of which no deviation breaks one come last.
///
/// Deviations are of one cause where they are the same choice in the same kind of slot of several
/// forces. That is the loop where it is how often forces are added, and of all forces, two or
/// three, that are computed at all and known. It is around "everything" where none is unknown. And
/// two forces of which each has the other's weight are one cause, with the choice "exchanged".
std::vector<Cause> causes_of(const explain::Explanation& explanation);

/// Whether no case fails for one of the cause's deviations alone; false where there are no cases.
bool breaks_nothing(const Cause& cause, const explain::Explanation& explanation);

/// Of the first `fixed` deviations of an explanation, how many causes they are, from the first;
/// 0 where they are not just the first causes.
std::size_t causes_fixed(const std::vector<Cause>& causes, const explain::Explanation& explanation,
                         std::size_t fixed);

}  // namespace flocking::report
