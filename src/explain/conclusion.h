#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "explain/explainer.h"
#include "explain/joint_search.h"
#include "explain/study.h"

namespace flocking::explain {

/// How long a variant is looked for that joins what was found of the forces: where that is not sure
/// yet, only for a while.
enum class Depth : std::uint8_t { kNear, kWhole };

/// Joins what a study found, asks the program where that is not enough, and verifies the result.
class Conclusion {
 public:
  Conclusion(Study& study, std::span<const CaseInput> cases, Budget& budget)
      : study_(study), cases_(cases), budget_(budget) {}

  /// Looks for a variant that prints what the program prints, but for `unknown` forces: these are
  /// given no weight in inputs. False where there is none; else `into` tells of it.
  bool explain(const std::vector<Force>& unknown, Depth depth, Explanation& into);

 private:
  [[nodiscard]] JointSearch search_among(const std::vector<Force>& unknown) const;
  Variant first_guess(JointSearch& search, const std::vector<Force>& unknown) const;
  Variant combined(JointSearch& search, Variant best, const std::vector<Force>& unknown) const;
  Variant improved(JointSearch& search, Variant found, const std::vector<Force>& unknown) const;
  Variant nearby(JointSearch& search, const Variant& found) const;
  std::optional<Variant> verified(JointSearch& search, Variant found,
                                  const std::vector<Force>& unknown);
  [[nodiscard]] bool is_proven(const Variant& variant, Force force) const;
  void announce_fresh(const std::vector<Force>& unknown) const;
  bool holds_on_fresh(JointSearch& search, const Variant& found, const std::vector<Force>& unknown);
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
