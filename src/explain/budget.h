#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include "base/team.h"

namespace flocking::explain {

/// How long may be searched, handed through to whatever searches. It is spent in pairs of agents
/// looked at, of about 40 nanoseconds each, not in seconds: the same program is explained in the
/// same way on any machine.
class Budget {
 public:
  /// Without limit. Halves of a search go side by side where there is a team of two.
  explicit Budget(Team* team = nullptr) : team_(team) {}
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  void spend(std::uint64_t pairs) { spent_ += pairs; }

  /// Whether its limit is reached: searches end with what they have, and nothing they say then is
  /// sure.
  [[nodiscard]] bool is_spent() const { return spent_ >= limit_; }

 private:
  friend class BudgetLimit;
  friend void search_in_halves(Budget& budget,
                               const std::function<void(std::size_t half, Budget& own)>& search);

  Team* team_;
  std::uint64_t spent_ = 0;
  std::uint64_t limit_ = std::numeric_limits<std::uint64_t>::max();
};

/// As long as it lives no more than so many pairs may be spent, from now on, and no more than the
/// limit before allows; then that alone holds again.
class BudgetLimit {
 public:
  BudgetLimit(Budget& budget, std::uint64_t pairs) : budget_(budget), before_(budget.limit_) {
    budget.limit_ = std::min(before_, budget.spent_ + pairs);
  }
  ~BudgetLimit() { budget_.limit_ = before_; }
  BudgetLimit(const BudgetLimit&) = delete;
  BudgetLimit& operator=(const BudgetLimit&) = delete;

 private:
  Budget& budget_;
  std::uint64_t before_;
};

/// Calls search(0, own) and search(1, own), side by side where the budget has a team. Each half has
/// a budget of its own, of all that is left, so that it ends at the same place however many threads
/// there are; what both spend is spent of `budget`.
void search_in_halves(Budget& budget,
                      const std::function<void(std::size_t half, Budget& own)>& search);

/// What a half has found, each with its number in the whole search, in ascending order.
template <class Found>
using NumberedFinds = std::vector<std::pair<std::size_t, Found>>;

/// What both halves have found, in the order of the whole search.
template <class Found>
std::vector<Found> in_one_order(const std::array<NumberedFinds<Found>, 2>& halves) {
  NumberedFinds<Found> numbered;
  std::merge(halves[0].begin(), halves[0].end(), halves[1].begin(), halves[1].end(),
             std::back_inserter(numbered),
             [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Found> all;
  for (const auto& [number, found] : numbered) all.push_back(found);
  return all;
}

}  // namespace flocking::explain
