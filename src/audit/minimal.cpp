#include "audit/minimal.h"

#include <algorithm>
#include <utility>

#include "audit/set_cover.h"

namespace flocking::audit {
namespace {

// Branch and bound: picks a case for the uncovered mutant that fewest cases notice, and recurses.
// Prunes sets that cannot beat the best so far.
class CoverSearch {
 public:
  CoverSearch(const Audit& audit, std::size_t most_nodes)
      : audit_(audit), nodes_left_(most_nodes), covered_(audit.mutants.size(), 0) {
    for (std::size_t mutant = 0; mutant < audit.mutants.size(); ++mutant) {
      std::vector<std::size_t> by;
      for (std::size_t i = 0; i < audit.cases.size(); ++i) {
        if (audit.cases[i].notices[mutant]) by.push_back(i);
      }
      std::stable_sort(by.begin(), by.end(), [&](std::size_t a, std::size_t b) {
        return width(a) != width(b) ? width(a) > width(b)
                                    : audit.cases[a].pairs < audit.cases[b].pairs;
      });
      noticed_by_.push_back(std::move(by));
    }
  }

  MinimalSet run() {
    std::vector<Covered> cases;
    for (const auto& one : audit_.cases) cases.push_back(one.notices);
    best_ = greedy_cover(cases);
    std::vector<std::size_t> chosen;
    search(chosen);
    std::sort(best_.begin(), best_.end());
    return {best_, nodes_left_ > 0};
  }

 private:
  [[nodiscard]] std::size_t width(std::size_t one) const {
    const std::vector<bool>& notices = audit_.cases[one].notices;
    return static_cast<std::size_t>(std::count(notices.begin(), notices.end(), true));
  }

  void take(std::size_t one, int change) {
    for (std::size_t i = 0; i < covered_.size(); ++i) {
      if (audit_.cases[one].notices[i]) covered_[i] += change;
    }
  }

  // Returns the uncovered mutant that fewest cases notice; the number of mutants if all are
  // covered.
  [[nodiscard]] std::size_t hardest() const {
    std::size_t found = covered_.size();
    for (std::size_t i = 0; i < covered_.size(); ++i) {
      if (covered_[i] > 0 || noticed_by_[i].empty()) continue;
      if (found == covered_.size() || noticed_by_[i].size() < noticed_by_[found].size()) found = i;
    }
    return found;
  }

  // Returns a lower bound of the number of further cases: the size of a set of uncovered mutants
  // such that no case notices two of them.
  [[nodiscard]] std::size_t least_more() const {
    std::vector<bool> used(audit_.cases.size(), false);
    std::size_t count = 0;
    for (std::size_t i = 0; i < covered_.size(); ++i) {
      const std::vector<std::size_t>& by = noticed_by_[i];
      if (covered_[i] > 0 || by.empty()) continue;
      if (std::any_of(by.begin(), by.end(), [&](std::size_t one) { return bool{used[one]}; })) {
        continue;
      }
      for (const std::size_t one : by) used[one] = true;
      ++count;
    }
    return count;
  }

  void search(std::vector<std::size_t>& chosen) {
    if (nodes_left_ == 0 || --nodes_left_ == 0) return;
    const std::size_t mutant = hardest();
    if (mutant == covered_.size()) {
      if (chosen.size() < best_.size()) best_ = chosen;
      return;
    }
    if (chosen.size() + least_more() >= best_.size()) return;
    for (const std::size_t one : noticed_by_[mutant]) {
      take(one, 1);
      chosen.push_back(one);
      search(chosen);
      chosen.pop_back();
      take(one, -1);
    }
  }

  const Audit& audit_;
  std::size_t nodes_left_;
  std::vector<int> covered_;
  std::vector<std::vector<std::size_t>> noticed_by_;
  std::vector<std::size_t> best_;
};

}  // namespace

MinimalSet minimal_set(const Audit& audit, std::size_t most_nodes) {
  return CoverSearch(audit, most_nodes).run();
}

}  // namespace flocking::audit
