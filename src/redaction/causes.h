#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "explain/explanation.h"

namespace flocking::redaction {

/// A mistake to fix. The same mistake in several forces is one cause; a loop around several forces
/// is one cause, too.
struct Cause {
  std::vector<explain::Deviation> deviations;  ///< in the order of the explanation
  std::vector<std::string> parts;  ///< to look at: "the loop", "printing", forces in their order
  std::string part;                ///< `parts` in words: "cohesion and separation"
  std::string title;               ///< "Pulls towards neighbours"
  std::string clause;              ///< for a headline: "Separation points the wrong way"
  std::string sentence;            ///< what the program does
  std::string slot;                ///< "separation.direction"; for several forces "*.who"
  std::string choice;              ///< "towards"
  std::string code;  ///< the codes of its deviations; "*.who=open-disc" if it is in all forces
  std::string expected_formula;  ///< by the rules
  std::string formula;           ///< of the program
};

/// Returns the causes of an explanation; each deviation belongs to exactly one. Causes are in the
/// order of their first deviations. If there are cases, causes that break no case come last.
///
/// Deviations share a cause if they are the same choice in the same kind of slot of several forces.
/// The cause is the loop if two or three forces are added equally often and no other force is both
/// computed and known. It is around "everything" if no force is unknown. Two forces that each have
/// the other's weight are one cause, with the choice "exchanged".
std::vector<Cause> causes_of(const explain::Explanation& explanation);

/// Returns true if no deviation of the cause breaks a case alone; false if there are no cases.
bool breaks_nothing(const Cause& cause, const explain::Explanation& explanation);

/// Returns how many causes, counted from the first, make up the first `fixed` deviations of an
/// explanation; 0 if those deviations are not exactly the first causes.
std::size_t causes_fixed(const std::vector<Cause>& causes, const explain::Explanation& explanation,
                         std::size_t fixed);

}  // namespace flocking::redaction
