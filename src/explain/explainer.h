#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "explain/explanation.h"
#include "observe/budget.h"
#include "observe/program.h"

namespace flocking::explain {

/// An input on which a variant is verified, in addition to the generated inputs.
struct CaseInput {
  std::string name;
  std::string input;
};

/// Determines what `program` computes: runs it on about 100 small inputs and on `cases`, and
/// searches for the likeliest variant that prints the same. Draws no conclusion beyond the observed
/// outputs. Witnesses and effects on cases are added separately. With two `threads`, the search
/// takes about half the time and has the same result. Once `stop` has returned true, the result is
/// meaningless.
Explanation explain(const Program& program, std::span<const CaseInput> cases,
                    std::size_t threads = 1, Budget::Stop stop = nullptr);

}  // namespace flocking::explain
