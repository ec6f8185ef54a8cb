#include "observe/budget.h"

#include <array>

namespace flocking::explain {
namespace {

// Aligned to separate cache lines, since two threads write to the halves all the time.
struct alignas(128) HalfBudget {
  Budget own;
};

}  // namespace

void search_in_halves(Budget& budget,
                      const std::function<void(std::size_t half, Budget& own)>& search) {
  std::array<HalfBudget, 2> halves;
  for (HalfBudget& half : halves) {
    half.own.stop_ = budget.stop_;
    half.own.limit_ = budget.is_spent() ? 0 : budget.limit_ - budget.spent_;
  }
  const auto work = [&](std::size_t half) { search(half, halves[half].own); };
  if (budget.team_ != nullptr && budget.team_->size() == halves.size()) {
    budget.team_->run(work);
  } else {
    for (std::size_t half = 0; half < halves.size(); ++half) work(half);
  }
  for (const HalfBudget& half : halves) budget.spend(half.own.spent_);
}

}  // namespace flocking::explain
