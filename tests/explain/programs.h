#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "explain/explanation.h"
#include "observe/program.h"
#include "variant/variant.h"

namespace flocking::testing {

/// Returns a variant as a program. If it crashes on empty lines, it also crashes after the last
/// line end.
explain::Program program_of(const explain::Variant& variant);

/// Returns a program that runs `command` for each input, without a sandbox.
explain::Program program_run_by(const std::vector<std::string>& command);

/// Returns random valid inputs, the same for the same seed.
std::vector<std::string> fresh_inputs(std::uint64_t seed, int count);

/// Returns an explanation in one line, for test failures.
std::string told(const explain::Explanation& found);

/// The comparison of a variant with a program over many inputs, with the tolerance of explanations
/// for NaN, rounding and extra text.
struct Comparison {
  int differing = 0;        ///< number of inputs
  int ill_conditioned = 0;  ///< number of further inputs that differ, but depend on last bits
  std::string evidence;  ///< the first differing input, with both outputs; empty if there is none
};
Comparison compared(const explain::Variant& found, const explain::Program& program,
                    const std::vector<std::string>& inputs);

}  // namespace flocking::testing
