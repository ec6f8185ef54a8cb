#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "observe/budget.h"
#include "observe/layout.h"
#include "observe/program.h"
#include "variant/scene.h"
#include "variant/variant.h"

namespace flocking::explain {

/// The reading and printing of a program: the slots of a variant, and the lines that hold its
/// numbers.
struct Format {
  Variant variant;  ///< only the slots of reading and printing matter
  LineShape shape;
  std::size_t behind = 0;  ///< number of other numbers after the agent's numbers in a line
  /// True if positions follow from velocities by no known rule. Then only the velocities after the
  /// first step contain information about forces.
  bool has_odd_positions = false;
};

/// The printed x, y, vx, vy of an agent; a program may print only x and y.
using PrintedRow = std::array<double, 4>;

/// An input and the parsed output of a program.
struct Observation {
  std::string name;  ///< name of the probe
  std::string input;
  RunResult result;
  Scene scene;  ///< the input as the program reads it
  /// One row per agent, in the order of the input, for each printed state.
  std::vector<std::vector<PrintedRow>> frames;
  bool is_complete = false;        ///< there is a frame for each time step read
  double scale = 1.0;              ///< the largest coordinate: bounds the error of floats
  bool has_odd_positions = false;  ///< see Format; `frames` then holds at most one step
};

/// Parses an output; returns none if it does not have the format `format`.
std::optional<Observation> observe(std::string name, std::string input, RunResult result,
                                   const Format& format);

/// Returns the parsed output of a variant for an input; none if the variant cannot read a flock
/// from the input.
std::optional<Observation> observe_variant(std::string name, std::string input,
                                           const Variant& variant);

/// The exactness that a comparison with a variant requires.
struct Exactness {
  double slack = 1e-9;     ///< relative error allowed in addition to rounding
  bool skips_nan = false;  ///< numbers printed as NaN do not count
  std::size_t steps = std::numeric_limits<std::size_t>::max();   ///< compare only this many steps
  std::size_t agents = std::numeric_limits<std::size_t>::max();  ///< compare only this many agents
};

/// Returns the allowed relative error for a variant's number type, double or float, whose last bits
/// depend on the order of operations.
double slack_of(const Variant& variant);

/// Returns the exactness for a variant that ignores NaN, since another force may have caused it.
Exactness but_for_nan(const Variant& variant);

/// How much of an observation a variant reproduces. In the first step, the first agent sees no
/// agent moved, so variants that differ only in Slot::kStepBuffers agree on it.
enum class Agreement : std::uint8_t {
  kNone,     ///< not even the first agent after the first step
  kOfFirst,  ///< the first agent after the first step, but not the whole observation
  kWhole,    ///< the whole observation, to the last digit
};

/// Returns how much of the observation a variant reproduces.
Agreement agreement(const Variant& variant, const Observation& seen, const Exactness& exactness,
                    Budget& budget);

/// Returns true if a variant reproduces the observation to the last digit.
bool reproduces(const Variant& variant, const Observation& seen, const Exactness& exactness,
                Budget& budget);

/// Like the function above, with the allowed error of the variant's number type.
bool reproduces(const Variant& variant, const Observation& seen, Budget& budget);

/// Returns true if a variant reproduces all observations, ignoring NaN.
bool reproduces_all(const Variant& variant, const std::vector<const Observation*>& seen,
                    Budget& budget);

/// Returns kWhole if the variant reproduces all observations, ignoring NaN, else the agreement with
/// the first observation that it does not reproduce. Moves this observation to the front of `seen`,
/// since it probably refutes similar variants, too.
Agreement agreement_with_all(const Variant& variant, std::vector<const Observation*>& seen,
                             Budget& budget);

/// Returns true if agreement_with_all() is kWhole.
bool survives(const Variant& variant, std::vector<const Observation*>& seen, Budget& budget);

/// Returns true if two variants move all observed flocks identically, bit for bit.
bool move_alike(const Variant& one, const Variant& other,
                const std::vector<const Observation*>& seen);

/// Returns true if a state, or any observed state, contains NaN.
bool has_nan(const std::vector<PrintedRow>& frame);
bool has_nan(const Observation& seen);

/// Returns half a unit of the last digit with which `value` is printed.
double half_digit(Digits digits, double value);

}  // namespace flocking::explain
