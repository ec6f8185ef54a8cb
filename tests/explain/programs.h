#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/program.h"
#include "explain/variant.h"

namespace flocking::testing {

/// A variant as a program; one that crashes on empty lines does so, behind the last line end too.
explain::Program program_of(const explain::Variant& variant);

/// Right inputs at random; the same for the same seed.
std::vector<std::string> fresh_inputs(std::uint64_t seed, int count);

/// Whether a variant prints what `program` prints for an input, as far as NaN, rounding and text
/// beside the numbers matter to an explanation.
bool agrees(const explain::Variant& found, const explain::Program& program,
            const std::string& input);

/// How a variant compares with a program over many inputs.
struct Comparison {
  int differing = 0;     ///< inputs
  int delicate = 0;      ///< inputs that differ too, but hang on the last bits of numbers
  std::string evidence;  ///< the first that differs, with both outputs; empty if there is none
};
Comparison compared(const explain::Variant& found, const explain::Program& program,
                    const std::vector<std::string>& inputs);

}  // namespace flocking::testing
