#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "explain/variant.h"

/// What was found out about a program: everything that may be said of it.
namespace flocking::explain {

enum class Status : std::uint8_t {
  kExplained,    ///< the variant prints what the program prints, on every input that was tried
  kPartly,       ///< some of its parts are known, some are not
  kUnexplained,  ///< nothing reliable is known
};

/// An input that shows a deviation and nothing else, as small as could be found.
struct Witness {
  std::string input;
  std::string expected;  ///< what the rules print
  std::string found;     ///< what a program with this deviation alone prints
  bool is_seen = false;  ///< the program itself was run on it and printed just `found`
};

/// A slot in which the program deviates from the rules.
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

/// A program, explained as far as it goes.
struct Explanation {
  Status status = Status::kUnexplained;
  Variant variant;                    ///< where it is explained partly, what is known of it
  std::vector<Deviation> deviations;  ///< of the variant; those that break most cases first
  std::vector<std::string> unknown;  ///< parts that are not known: "cohesion", "the time step", ...
  std::string reason;                ///< why it is not explained; empty where it is
  std::vector<std::string> remarks;  ///< what else was seen: crashes, limits, text taken out
  std::uint64_t inputs = 0;          ///< on which the program was run
  std::uint64_t fresh = 0;           ///< of these, random ones that only verified the variant
  std::uint64_t cases = 0;           ///< that have been looked at; 0 where there are none
  std::uint64_t passed = 0;          ///< of these, so many pass with the variant as it is
  std::vector<Fix> fixes;            ///< one for each number of deviations, from 1 up
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

}  // namespace flocking::explain
