#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "explain/explainer.h"
#include "explain/search/joint_search.h"
#include "explain/study/study.h"

namespace flocking::explain {

/// The extent of the search for a variant that combines the findings about forces. kNear is a short
/// search, for findings that are not certain yet.
enum class Depth : std::uint8_t { kNear, kWhole };

/// Combines the findings of a study, runs the program on more inputs if the findings are not
/// enough, and verifies the result.
class Conclusion {
 public:
  Conclusion(Study& study, std::span<const CaseInput> cases, Budget& budget)
      : study_(study), cases_(cases), budget_(budget) {}

  /// Searches for a variant that prints what the program prints. Returns false if there is none;
  /// otherwise fills `into`, including whether the variant also reproduces the cases.
  bool explain(Depth depth, Explanation& into);

 private:
  Variant first_guess(JointSearch& search) const;
  Variant combined(JointSearch& search, Variant best) const;
  Variant improved(JointSearch& search, Variant found) const;
  Variant nearby(JointSearch& search, const Variant& found) const;
  std::optional<Variant> verified(JointSearch& search, Variant found);
  void announce_fresh(std::size_t most) const;
  bool holds_on_fresh(JointSearch& search, const Variant& found);
  [[nodiscard]] std::vector<CaseInput> cases_for(const Variant& found) const;
  void announce_cases(std::span<const CaseInput> cases) const;
  bool holds_on_cases(const Variant& found, Explanation& into);
  Investigation& investigation() const { return study_.investigation(); }

  Study& study_;
  std::span<const CaseInput> cases_;
  Budget& budget_;
  std::uint64_t seed_ = 1;
};

}  // namespace flocking::explain
