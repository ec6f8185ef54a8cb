#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "explain/budget.h"
#include "explain/layout.h"
#include "explain/program.h"
#include "explain/scene.h"
#include "explain/variant.h"

namespace flocking::explain {

/// How a program reads and prints: what a variant says of it, and in which lines its numbers stand.
struct Format {
  Variant variant;  ///< of the slots those of reading and printing
  LineShape shape;
  std::size_t behind = 0;  ///< so many numbers stand in a line behind those of the agent
  /// Whether positions do not follow from the velocities by any rule that is known. Then nothing
  /// but the velocities behind the first step tells of forces.
  bool has_odd_positions = false;
};

/// x, y, vx, vy of an agent, as printed; a program may print x and y only.
using PrintedRow = std::array<double, 4>;

/// An input and what a program printed for it, taken apart.
struct Observation {
  std::string name;  ///< of the probe
  std::string input;
  RunResult result;
  Scene scene;  ///< as the program reads it
  /// A row for each agent, in the order of the input, for each state printed.
  std::vector<std::vector<PrintedRow>> frames;
  bool is_complete = false;        ///< as many frames as it reads time steps
  double scale = 1.0;              ///< the largest coordinate, for how exact floats are
  bool has_odd_positions = false;  ///< see Format: these are the frames of one step, at most
};

/// Takes an output apart; nothing where it does not have that format.
std::optional<Observation> observe(std::string name, std::string input, RunResult result,
                                   const Format& format);

/// What a variant itself prints for an input, taken apart; nothing where it reads no flock in it.
std::optional<Observation> observe_variant(std::string name, std::string input,
                                           const Variant& variant);

/// How exactly a variant must agree.
struct Exactness {
  double slack = 1e-9;     ///< that a number may be off beside its rounding, relative to it
  bool skips_nan = false;  ///< whether what was printed as NaN does not count
  std::size_t steps = std::numeric_limits<std::size_t>::max();   ///< only so many are looked at
  std::size_t agents = std::numeric_limits<std::size_t>::max();  ///< and only the first so many
};

/// The slack for a variant's numbers: that of doubles, or of floats, whose last bits depend on the
/// order of operations.
double slack_of(const Variant& variant);

/// As exact as that, but for NaN, which another force may have brought in.
Exactness but_for_nan(const Variant& variant);

/// How much of an observation a variant prints. Agents see nobody moved where the first one is
/// computed in the first step: variants that differ in nothing but Slot::kStepBuffers do the same
/// there.
enum class Agreement : std::uint8_t {
  kNone,     ///< not even where the first agent is behind the first step
  kOfFirst,  ///< that, and not all
  kWhole,    ///< all of it, to the last digit
};

/// How much it prints of what was observed.
Agreement agreement(const Variant& variant, const Observation& seen, const Exactness& exactness,
                    Budget& budget);

/// Whether a variant prints what was observed, to the last digit.
bool reproduces(const Variant& variant, const Observation& seen, const Exactness& exactness,
                Budget& budget);

/// Whether it does with the slack of its numbers.
bool reproduces(const Variant& variant, const Observation& seen, Budget& budget);

/// Whether a variant prints all that was observed, but for NaN.
bool reproduces_all(const Variant& variant, const std::vector<const Observation*>& seen,
                    Budget& budget);

/// How much one of many variants prints of all that was observed, but for NaN: of the first that it
/// does not print. What refutes one refutes its neighbours, too, and is moved to the front of
/// `seen`.
Agreement agreement_with_all(const Variant& variant, std::vector<const Observation*>& seen,
                             Budget& budget);

/// Whether it prints all of it.
bool survives(const Variant& variant, std::vector<const Observation*>& seen, Budget& budget);

/// Whether two variants move all flocks that were seen in the same way, to the last bit.
bool move_alike(const Variant& one, const Variant& other,
                const std::vector<const Observation*>& seen);

/// Whether a number of a state, or of any that was observed, is NaN.
bool has_nan(const std::vector<PrintedRow>& frame);
bool has_nan(const Observation& seen);

/// Half of the last digit printed of `value`.
double half_digit(Digits digits, double value);

}  // namespace flocking::explain
