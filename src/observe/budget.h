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

/// Number of agent pairs that one explanation may evaluate: about three seconds of one processor.
inline constexpr std::uint64_t kBudgetForAll = 68'000'000;

/// The cost limit of a search, passed to every function that searches. The unit is not time but one
/// evaluated pair of agents (about 40 nanoseconds), so that a program gets the same explanation on
/// any machine.
class Budget {
 public:
  /// Returns true if the search must end at once. Any thread may call it.
  using Stop = bool (*)();

  /// Creates a budget without limit. search_in_halves() runs its halves in parallel if `team` has
  /// two threads.
  explicit Budget(Team* team = nullptr, Stop stop = nullptr) : team_(team), stop_(stop) {}
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;

  void spend(std::uint64_t pairs) { spent_ += pairs; }

  /// Returns true if the limit is reached or `stop` returns true. Searches then return what they
  /// have found so far, and their conclusions are not reliable.
  [[nodiscard]] bool is_spent() const { return spent_ >= limit_ || (stop_ != nullptr && stop_()); }

 private:
  friend class BudgetLimit;
  friend void search_in_halves(Budget& budget,
                               const std::function<void(std::size_t half, Budget& own)>& search);

  Team* team_;
  Stop stop_;
  std::uint64_t spent_ = 0;
  std::uint64_t limit_ = std::numeric_limits<std::uint64_t>::max();
};

/// A limit of `pairs` from its construction on, within the existing limit. The destructor restores
/// the earlier limit.
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

/// Calls search(0, own) and search(1, own), in parallel if the budget has a team. Each half gets a
/// separate budget, equal to the whole remaining budget, so that it ends at the same place for any
/// number of threads. The sum of both costs is charged to `budget`.
void search_in_halves(Budget& budget,
                      const std::function<void(std::size_t half, Budget& own)>& search);

/// The results of one half, each with its number in the whole search, in ascending order.
template <class Found>
using NumberedFinds = std::vector<std::pair<std::size_t, Found>>;

/// Returns the results of both halves in the order of the whole search.
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
