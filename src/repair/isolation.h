#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "variant/variant.h"

namespace flocking::repair {

/// The part of a program that an input isolates.
enum class Part : std::uint8_t { kCohesion, kSeparation, kAlignment, kStep, kTogether };
inline constexpr std::size_t kParts = 5;

/// Returns "cohesion", ..., "the step", "several steps".
std::string_view part_name(Part part);

/// Position and velocity of an agent.
using AgentRow = std::array<double, 4>;

/// A small input on which only one part acts, and its answer.
struct IsolatingInput {
  Part part = Part::kStep;
  std::string input;
  std::vector<AgentRow> start;
  double dt = 0.0;               ///< of the first step
  std::vector<AgentRow> answer;  ///< of all steps
  /// Only the positions after the first step are judged, by the velocities that the program prints.
  bool follows_own_velocity = false;
};

/// Returns about 35 inputs with answers by `right`: nine for each force, with only its weight not
/// 0, and a few for the step and for all together.
std::vector<IsolatingInput> isolating_inputs(const explain::Variant& right);

/// Returns `for_each` random inputs for each part, from `seed`, for verification.
std::vector<IsolatingInput> fresh_inputs(const explain::Variant& right, std::uint64_t seed,
                                         int for_each);

/// Returns the lines of an output that are four numbers.
std::vector<AgentRow> rows_in(std::string_view output);

/// Returns how right an output is, from 0 to 1. For a force, 1 if all velocities after the first
/// step are right; else less, by the direction and the size of the change of velocity. For other
/// parts, 1 if all numbers are right and the program ended well; else less, by the number of rows
/// before the first wrong one. With `follows_own_velocity`, 1 if each position moved by the
/// velocity that is printed with it.
double score(const IsolatingInput& input, std::string_view output, bool ended_well);

}  // namespace flocking::repair
