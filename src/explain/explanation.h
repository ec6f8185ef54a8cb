#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "explain/variant.h"

/// What was found out about a program: everything that may be said of it.
namespace flocking::explain {

enum class Status : std::uint8_t {
  kExplained,    ///< the variant prints what the program prints, on every input that was tried
  kPartly,       ///< some of its parts are known, some are not
  kUnexplained,  ///< no part is known to be right, and none is reproduced
};

/// An input that shows a deviation and nothing else, as small as could be found.
struct Witness {
  std::string input;
  std::string expected;  ///< what the rules print
  std::string found;     ///< what a program with this deviation alone prints
  bool is_seen = false;  ///< the program itself was run on it and printed just `found`
};

/// A slot in which the program deviates from what is right.
struct Deviation {
  Slot slot{};
  std::uint8_t choice = 0;
  std::optional<Witness> witness;
  std::uint64_t breaks = 0;  ///< so many cases fail with this deviation alone
};

/// What fixing the first `fixed` deviations gives.
struct Fix {
  std::uint64_t fixed = 0;
  std::uint64_t passed = 0;  ///< cases
};

/// What is known of one part of a program, judged by itself.
enum class Knowledge : std::uint8_t {
  kRight,      ///< it does what the rules say
  kDescribed,  ///< a variant does the same
  kUnknown,    ///< neither; facts are all there is
};

/// Something that is true of a part without a formula for it, with an input that shows it.
struct Fact {
  std::string code;              ///< "no-effect", "points-towards", ...: for programs
  std::string sentence;          ///< for people
  std::string input;             ///< on which it was seen
  bool holds_for_rules = false;  ///< for what the assignment's text says, too
};

/// A part of a program: a force, the step, reading or printing.
struct PartFinding {
  std::string
      part;  ///< "cohesion", "separation", "alignment", "the time step", "reading", "printing"
  Knowledge knowledge = Knowledge::kUnknown;
  std::vector<Slot> deviations;  ///< of the variant, those that are of this part
  std::vector<Fact> facts;       ///< of one that is unknown
};

/// How a program dies, hangs or eats memory.
struct Crash {
  std::string how;         ///< "exit status 134", "signal 11 (SIGSEGV)", "CPU time, more than 1 s"
  std::string last_words;  ///< the last line that it wrote to stderr; may be empty
  std::string input;       ///< the smallest input that was seen to do it
  std::string cause;       ///< a sentence; empty where it is not known
  std::string advice;      ///< what to change; empty where that is not known
  std::uint64_t inputs = 0;  ///< that end so, of those that were tried; 0 where not counted
};

/// A program, explained as far as it goes.
struct Explanation {
  /// Whether nothing but the rules explains it, and it ends well.
  [[nodiscard]] bool follows_rules() const { return prints_by_rules() && !crash; }
  /// Whether what it prints is explained without a deviation, however it ends.
  [[nodiscard]] bool prints_by_rules() const {
    return status == Status::kExplained && deviations.empty();
  }

  Status status = Status::kUnexplained;
  Variant variant;                    ///< where it is explained partly, what is known of it
  Variant right;                      ///< the rules that the answers follow
  std::string right_name = "course";  ///< what these rules are called
  std::vector<Deviation> deviations;  ///< of the variant; those that break most cases first
  std::vector<std::string> unknown;  ///< parts that are not known: "cohesion", "the time step", ...
  std::vector<PartFinding> parts;    ///< each part by itself; empty where it could not be run
  std::optional<Crash> crash;        ///< on inputs that the assignment allows
  bool dies_behind_last_line = false;    ///< where the input ends with a line end, all printed
  std::vector<std::string> debug_lines;  ///< printed beside the answer, as quoted: at most three
  std::string reason;                    ///< why it is not explained; empty where it is
  std::vector<std::string> remarks;      ///< what else was seen: crashes, limits, text taken out
  std::uint64_t inputs = 0;              ///< on which the program was run
  std::uint64_t fresh = 0;               ///< of these, random ones that only verified the variant
  std::uint64_t cases = 0;               ///< that have been looked at; 0 where there are none
  std::uint64_t judged = 0;              ///< that it was graded with; 0: it was not, `cases` count
  std::uint64_t passed = 0;              ///< of these, so many it passes as it is
  std::vector<Fix> fixes;                ///< one for each number of deviations, from 1 up
};

/// How much of an explanation is told.
enum class Hint : std::uint8_t {
  kNone,   ///< whether it is explained
  kWhere,  ///< and which parts to look at
  kWhat,   ///< and what is wrong there, in a sentence each
  kFull,   ///< and formulas, witnesses and the variant
};

/// "cohesion", "separation", "alignment", "the time step", "the numbers", "reading", "printing":
/// the part of a program that a slot belongs to.
std::string part_of(Slot slot);

/// The deviations of a variant, in the order of slots, with nothing said of them yet.
std::vector<Deviation> deviations_of(const Variant& variant);

/// The number that orders explanations: the likelier a variant by the priors of its deviations, the
/// smaller. 0 for the rules; each deviation adds something.
double cost_of(const Variant& variant);

/// By that number, the likeliest first: of more than `most` the others are left out.
std::vector<Variant> likeliest_of(const std::vector<Variant>& variants,
                                  std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace flocking::explain
