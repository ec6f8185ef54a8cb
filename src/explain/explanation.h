#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "observe/fact.h"
#include "observe/program_crash.h"
#include "variant/variant.h"

/// The result of explaining a program.
namespace flocking::explain {

enum class Status : std::uint8_t {
  kExplained,    ///< the variant prints what the program prints, on every input that was tried
  kPartly,       ///< some of its parts are known
  kUnexplained,  ///< no part is known
};

/// An input that shows one deviation and nothing else, as small as possible.
struct Witness {
  std::string input;
  std::string expected;  ///< the output by the rules
  std::string found;     ///< the output of a program with only this deviation
  bool is_seen = false;  ///< the program was run on the input and printed exactly `found`
};

/// A slot in which the program deviates from the right rules.
struct Deviation {
  Slot slot{};
  std::uint8_t choice = 0;
  std::optional<Witness> witness;
  std::uint64_t breaks = 0;  ///< number of cases that fail with this deviation alone
};

/// The effect of fixing the first `fixed` deviations.
struct Fix {
  std::uint64_t fixed = 0;
  std::uint64_t passed = 0;  ///< number of cases
};

/// How much is known about one part of a program, which is judged separately.
enum class Knowledge : std::uint8_t {
  kRight,      ///< the part follows the rules
  kDescribed,  ///< the part does the same as a variant
  kUnknown,    ///< neither of these; there may be facts
};

/// The result for a part of a program: a force, the step, reading or printing.
struct PartFinding {
  std::string
      part;  ///< "cohesion", "separation", "alignment", "the time step", "reading", "printing"
  Knowledge knowledge = Knowledge::kUnknown;
  std::vector<Slot> deviations;  ///< the variant's deviations in this part
  std::vector<Fact> facts;       ///< observed facts, if the part is unknown
};

/// The explanation of a program, which may be incomplete.
struct Explanation {
  /// Returns true if the program follows the rules and ends normally.
  [[nodiscard]] bool follows_rules() const { return prints_by_rules() && !crash; }
  /// Returns true if the output is explained without a deviation, even if the program crashes.
  [[nodiscard]] bool prints_by_rules() const {
    return status == Status::kExplained && deviations.empty();
  }

  Status status = Status::kUnexplained;
  Variant variant;                    ///< if partly explained: contains the known parts
  Variant right;                      ///< the rules that the answers follow
  std::string right_name = "course";  ///< name of these rules
  std::vector<Deviation> deviations;  ///< of the variant; those that break most cases first
  std::vector<std::string> unknown;   ///< unknown parts: "cohesion", "the time step", ...
  std::vector<PartFinding> parts;     ///< judged separately; empty if the program could not run
  std::optional<Crash> crash;         ///< a crash on inputs that the assignment allows
  /// prints its whole output, then crashes if the input ends with a line end
  bool dies_behind_last_line = false;
  std::vector<std::string> debug_lines;  ///< extra output lines, quoted; at most three
  std::string reason;                    ///< why the program is not explained; empty if it is
  std::vector<std::string> remarks;      ///< other observations: crashes, limits, omitted text
  std::uint64_t inputs = 0;              ///< number of inputs on which the program was run
  std::uint64_t fresh = 0;   ///< number of the random inputs that only verified the variant
  std::uint64_t cases = 0;   ///< number of played cases; 0 if there are none
  std::uint64_t judged = 0;  ///< number of cases of the grading; 0: not graded, then `cases` counts
  std::uint64_t passed = 0;  ///< number of graded or played cases that the unchanged program passes
  std::vector<Fix> fixes;    ///< one for each number of fixed deviations, from 1 up
  /// The program fails some graded cases that the variant passes, so that `fixes` are upper bounds.
  bool fixes_are_bounds = false;
};

/// How much of an explanation is disclosed.
enum class Hint : std::uint8_t {
  kNone,   ///< only whether the program is explained
  kWhere,  ///< also the parts to look at
  kWhat,   ///< also the mistakes in these parts, a sentence each
  kFull,   ///< also formulas, witnesses and the variant
};

/// Returns the deviations of a variant in the order of slots, without witnesses and effects.
std::vector<Deviation> deviations_of(const Variant& variant);

}  // namespace flocking::explain
