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
#include "variant/variant.h"

/// The quality of a set of cases: which wrong programs they notice. No program is run; mutants are
/// simulated.
namespace flocking::audit {

using explain::CaseText;
using explain::Passes;

/// A case and the mutants that it notices.
struct AuditedCase {
  std::string name;
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
  double pairs = 0.0;         ///< agents * agents * steps: the cost of computing it
  std::vector<bool> notices;  ///< for each mutant: true if it fails the case
};

/// The outcome for a mutant: a case notices it, or the reason why no case does.
enum class Fate : std::uint8_t {
  kNoticed,   ///< a case notices it
  kSurvives,  ///< a tried input exposes it, but no case does
  kUnshown,   ///< no tried input exposes it
};

/// A mutant that no case notices.
struct Survivor {
  std::size_t mutant = 0;  ///< index of the mutant
  std::string input;       ///< the smallest tried input that exposes it; empty if none does
};

struct Audit {
  std::vector<Mutant> mutants;
  std::vector<AuditedCase> cases;  ///< cases that a right program passes and that the budget allows
  std::vector<std::string> wrong;  ///< names of cases that a right program fails
  std::vector<std::string> large;  ///< names of cases that exceed the budget
  std::vector<Survivor> survivors;  ///< in the order of the mutants
  std::uint64_t inputs = 0;         ///< number of inputs tried on survivors

  [[nodiscard]] Fate fate(std::size_t mutant) const;
  /// Returns how many cases notice a mutant.
  [[nodiscard]] std::size_t noticed_by(std::size_t mutant) const;
};

/// Plays all mutants of `right` on each case. `pair_budget` limits the total number of pairs of
/// agents, about 40 ns each; the smallest cases come first. Each case is handled by one of
/// `threads` (>= 1); `passes` must be thread-safe. Throws std::bad_alloc.
Audit audit(std::span<const CaseText> cases, const explain::Variant& right, const Passes& passes,
            double pair_budget, std::size_t threads);

/// Returns true if a mutant fails a case.
bool is_noticed(const explain::Variant& mutant, const CaseText& one, const Passes& passes);

/// The numbers of mutants that are noticed, survive, or are not exposed.
struct Tally {
  std::string name;
  std::size_t noticed = 0;
  std::size_t survive = 0;  ///< not noticed, although an input exposes them
  std::size_t unshown = 0;

  [[nodiscard]] std::size_t all() const { return noticed + survive + unshown; }
};

/// Returns the tallies by part, in the order of the mutants.
std::vector<Tally> tallies_by_part(const Audit& audit);
/// Returns the tally of all mutants.
Tally total_tally(const Audit& audit);

/// Returns the percentage of beginners' mistakes that are noticed, among those that inputs expose.
/// Single deviations are weighted by how common they are. From 0 to 100; 100 if no mistake can be
/// noticed.
double score(const Audit& audit);

/// Returns the mutants that only the case `one` notices.
std::vector<std::size_t> noticed_alone(const Audit& audit, std::size_t one);

/// Returns the cases that could each be removed so that the remaining cases still notice the same
/// mutants.
std::vector<std::size_t> idle_cases(const Audit& audit);

}  // namespace flocking::audit
