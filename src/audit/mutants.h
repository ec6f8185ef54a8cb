#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/slots.h"
#include "explain/variant.h"

namespace flocking::audit {

enum class MutantKind : std::uint8_t {
  kSingle,    ///< one deviation of the table of choices
  kPair,      ///< two common ones together
  kTemplate,  ///< what the course hands out, left as it is
};

/// A wrong program that cases should notice.
struct Mutant {
  MutantKind kind = MutantKind::kSingle;
  explain::Variant variant;
  std::string code;      ///< what `--variant` understands: "separation.direction=towards"
  std::string part;      ///< cohesion, ..., printing, pairs or template
  std::string sentence;  ///< what it does
  double prior = 0.0;    ///< of 100 programs that fail, about so many do this; 0 counts nowhere
};

/// Every single deviation from `right`, in the order of the table; then the commonest pairs of
/// deviations in different slots; then the template's loop around right forces, and no force at
/// all. Choices that only spell another choice are left out.
std::vector<Mutant> mutants(const explain::Variant& right);

/// So many pairs.
inline constexpr std::size_t kPairs = 60;

}  // namespace flocking::audit
