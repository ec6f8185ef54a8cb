#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/effects.h"
#include "explain/variant.h"

namespace flocking::audit {

/// What a search for an input that shows a mutant found.
struct ShowingInput {
  std::string input;        ///< the first that does; empty where none does
  std::uint64_t tried = 0;  ///< inputs
};

/// Tries small inputs, smallest first, then all sorts at random. `passes` is asked for cases whose
/// name is empty.
ShowingInput showing_input(const explain::Variant& mutant, const explain::Variant& right,
                           const explain::Passes& passes);

/// Inputs with a bit of everything, of at most 6 agents: each shows many mutants. The smallest
/// first.
const std::vector<std::string>& rich_inputs();

/// Whether an input has fewer lines than another, or as many and fewer bytes.
bool is_smaller_input(const std::string& a, const std::string& b);

}  // namespace flocking::audit
