#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "variant/slots.h"
#include "variant/variant.h"

namespace flocking::audit {

enum class MutantKind : std::uint8_t {
  kSingle,    ///< one deviation of the table of choices
  kPair,      ///< two common deviations together
  kTemplate,  ///< the starter code that the course provides, unchanged
};

/// A wrong program that cases should notice.
struct Mutant {
  MutantKind kind = MutantKind::kSingle;
  explain::Variant variant;
  std::string code;      ///< for `--variant`: "separation.direction=towards"
  std::string part;      ///< cohesion, ..., printing, pairs or template
  std::string sentence;  ///< what the program does
  double prior = 0.0;    ///< of 100 failing programs, this many do this; 0: not in the score
};

/// Returns every single deviation from `right`, in the order of the table; then the commonest pairs
/// of deviations in different slots; then the starter code: its loop around right forces, and
/// without any force. Leaves out choices that have the same effect as another choice.
std::vector<Mutant> mutants(const explain::Variant& right);

/// The largest number of pairs of deviations that mutants() returns.
inline constexpr std::size_t kPairs = 60;

}  // namespace flocking::audit
