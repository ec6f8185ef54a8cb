#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/explanation.h"
#include "explain/program.h"
#include "explain/variant.h"

namespace flocking::testing {

/// A variant as a program; one that crashes on empty lines does so, behind the last line end too.
explain::Program program_of(const explain::Variant& variant);

/// A program that is started with this command for each input, without a sandbox.
explain::Program program_run_by(const std::vector<std::string>& command);

/// Right inputs at random; the same for the same seed.
std::vector<std::string> fresh_inputs(std::uint64_t seed, int count);

/// An explanation in a line, for where a test fails.
std::string told(const explain::Explanation& found);

/// How a variant compares with a program over many inputs, as far as NaN, rounding and text beside
/// the numbers matter to an explanation.
struct Comparison {
  int differing = 0;        ///< inputs
  int ill_conditioned = 0;  ///< inputs that differ too, but hang on the last bits of numbers
  std::string evidence;     ///< the first that differs, with both outputs; empty if there is none
};
Comparison compared(const explain::Variant& found, const explain::Program& program,
                    const std::vector<std::string>& inputs);

}  // namespace flocking::testing
