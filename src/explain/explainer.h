#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "explain/explanation.h"
#include "explain/program.h"

namespace flocking::explain {

/// An input on which a variant is verified beside those that are made up.
struct CaseInput {
  std::string name;
  std::string input;
};

/// Finds out what `program` computes: runs it on small inputs, about 100, and on `cases`, and looks
/// for the likeliest variant that prints the same. What it prints is never trusted further than it
/// was seen. Witnesses and effects on cases are not part of this. With two `threads` the search
/// takes about half the time; what is found is the same.
Explanation explain(const Program& program, std::span<const CaseInput> cases,
                    std::size_t threads = 1);

}  // namespace flocking::explain
