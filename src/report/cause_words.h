#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "explain/choices.h"
#include "explain/variant.h"

/// How causes are called.
namespace flocking::report {

/// "cohesion", "cohesion and separation", "cohesion, separation and alignment".
std::string listed(const std::vector<std::string>& names);

/// `text` with a capital at its start.
std::string capitalized(std::string text);

/// What a wrong loop is around.
enum class Around : std::uint8_t {
  kNothing,  ///< it is no loop
  kThese,    ///< the forces named; others are not known
  kAll,      ///< all forces that are computed
};

/// What is said of a cause.
struct CauseWords {
  std::string title;
  std::string clause;    ///< a sentence without its full stop
  std::string sentence;  ///< as long as it needs to be
};

/// Of a choice that deviates, in the parts of a program named: one, or several forces.
CauseWords words_of(const explain::Choice& choice, const std::vector<std::string>& parts,
                    Around around);

/// Of two forces, each multiplied by the weight of the other.
CauseWords words_of_exchange(const std::vector<std::string>& forces);

/// What the rules compute in a slot, those that are right.
std::string rules_formula(const explain::Variant& right, explain::Slot slot);

}  // namespace flocking::report
