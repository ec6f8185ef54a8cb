#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "variant/choices.h"
#include "variant/variant.h"

/// Names and descriptions of causes.
namespace flocking::redaction {

/// Returns the names as a list: "cohesion", "cohesion and separation", "cohesion, separation and
/// alignment".
std::string listed(const std::vector<std::string>& names);

/// Returns `text` with a capital at its start.
std::string capitalized(std::string text);

/// The forces that a wrong loop encloses.
enum class Around : std::uint8_t {
  kNothing,  ///< not a loop
  kThese,    ///< the named forces; it is unknown for the others
  kAll,      ///< all forces that are computed
};

/// Title, clause and sentence of a cause.
struct CauseWords {
  std::string title;
  std::string clause;    ///< a sentence without its full stop
  std::string sentence;  ///< the full description
};

/// Returns the words for a deviating choice that one or several forces (`parts`) make.
CauseWords words_of(const explain::Choice& choice, const std::vector<std::string>& parts,
                    Around around);

/// Returns the words for two forces that are multiplied by each other's weight.
CauseWords words_of_exchange(const std::vector<std::string>& forces);

/// Returns the formula of a slot in the program of the rules `right`.
std::string rules_formula(const explain::Variant& right, explain::Slot slot);

}  // namespace flocking::redaction
