#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/mutants.h"
#include "explain/effects.h"
#include "explain/variant.h"

/// What cases are worth: which wrong programs they notice. Nothing is run; mutants are simulated.
namespace flocking::audit {

using explain::CaseText;
using explain::Passes;

/// A case, and what it notices.
struct AuditedCase {
  std::string name;
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
  double pairs = 0.0;         ///< agents * agents * steps: what it costs to compute
  std::vector<bool> notices;  ///< of each mutant: does it fail?
};

/// Why no case notices a mutant.
enum class Fate : std::uint8_t {
  kNoticed,   ///< a case does
  kSurvives,  ///< an input that was tried shows it, but no case
  kUnshown,   ///< no input that was tried shows it
};

/// A mutant that no case notices.
struct Survivor {
  std::size_t mutant = 0;  ///< its index
  std::string input;       ///< the smallest tried that shows it; empty where none does
};

struct Audit {
  std::vector<Mutant> mutants;
  std::vector<AuditedCase> cases;   ///< those that a right program passes and that could be paid
  std::vector<std::string> wrong;   ///< names of cases that a right program fails
  std::vector<std::string> large;   ///< names of those that are too large
  std::vector<Survivor> survivors;  ///< in the order of the mutants
  std::uint64_t inputs = 0;         ///< so many were tried on survivors

  [[nodiscard]] Fate fate(std::size_t mutant) const;
  /// How many of the cases notice a mutant.
  [[nodiscard]] std::size_t noticed_by(std::size_t mutant) const;
};

/// Plays all mutants of `right` on each case. `pair_budget` is for everything, in pairs of agents
/// of some 40 ns each: the smallest cases are paid first. Each case is worked on by one of
/// `threads` (>= 1); `passes` must be safe to be called by all. Throws std::bad_alloc.
Audit audit(std::span<const CaseText> cases, const explain::Variant& right, const Passes& passes,
            double pair_budget, std::size_t threads);

/// Whether a mutant fails a case.
bool is_noticed(const explain::Variant& mutant, const CaseText& one, const Passes& passes);

/// How many mutants there are, and how many of these are noticed.
struct Tally {
  std::string name;
  std::size_t noticed = 0;
  std::size_t survive = 0;  ///< though an input shows them
  std::size_t unshown = 0;

  [[nodiscard]] std::size_t all() const { return noticed + survive + unshown; }
};

/// By part, in the order of the mutants.
std::vector<Tally> tallies_by_part(const Audit& audit);
/// Of all mutants.
Tally total_tally(const Audit& audit);

/// Of 100 mistakes that beginners make, and that inputs show, so many are noticed: single
/// deviations count as often as they are made. 0 to 100; 100 where nothing can be noticed.
double score(const Audit& audit);

/// The mutants that only this case notices.
std::vector<std::size_t> noticed_alone(const Audit& audit, std::size_t one);

/// The cases without any of which as much is noticed, each by itself.
std::vector<std::size_t> idle_cases(const Audit& audit);

}  // namespace flocking::audit
