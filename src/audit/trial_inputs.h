#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/effects.h"
#include "variant/variant.h"

namespace flocking::audit {

/// The result of a search for an input that exposes a mutant.
struct ShowingInput {
  std::string input;        ///< the first input that exposes it; empty if none does
  std::uint64_t tried = 0;  ///< number of tried inputs
};

/// Tries small inputs, the smallest first, then random inputs of all kinds. Calls `passes` with
/// cases whose name is empty.
ShowingInput showing_input(const explain::Variant& mutant, const explain::Variant& right,
                           const explain::Passes& passes);

/// Returns varied inputs of at most 6 agents, each of which exposes many mutants; the smallest
/// first.
const std::vector<std::string>& rich_inputs();

/// Returns true if `a` has fewer lines than `b`, or as many lines and fewer bytes.
bool is_smaller_input(const std::string& a, const std::string& b);

}  // namespace flocking::audit
