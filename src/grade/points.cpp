#include "grade/points.h"

#include <cstddef>
#include <map>
#include <string>

namespace flocking::grade {
namespace {

/// Determines which results of one submission count.
class Counting {
 public:
  Counting(const std::vector<Case>& cases, const std::vector<CaseResult>& results)
      : cases_(cases), results_(results) {
    for (std::size_t i = 0; i < cases.size(); ++i) places_.emplace(cases[i].name, i);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      if (!holds(i)) first_failed_.emplace(results[i].group, i);
    }
  }

  /// Returns why a case that passed does not count; empty if it counts.
  [[nodiscard]] std::string reason_against(std::size_t one) {
    for (const std::string& name : cases_[one].settings.required) {
      const std::size_t other = places_.at(name);
      if (!holds(other)) return "counts only together with " + name + ", which " + fault_of(other);
    }
    if (cases_[one].settings.credit == Credit::kShare) return "";
    const auto other = first_failed_.find(results_[one].group);
    if (other == first_failed_.end()) return "";
    return "counts only together with all cases of " + results_[one].group + ", and " +
           cases_[other->second].name + ' ' + fault_of(other->second);
  }

 private:
  // Returns true if the case and all cases that it requires passed. There are no cycles.
  bool holds(std::size_t one) {
    const auto known = holds_.find(one);
    if (known != holds_.end()) return known->second;
    bool all = results_[one].passed();
    for (const std::string& name : cases_[one].settings.required) {
      all = all && holds(places_.at(name));
    }
    holds_.emplace(one, all);
    return all;
  }

  [[nodiscard]] const char* fault_of(std::size_t one) const {
    return results_[one].passed() ? "does not count" : "did not pass";
  }

  const std::vector<Case>& cases_;
  const std::vector<CaseResult>& results_;
  std::map<std::string, std::size_t> places_;
  std::map<std::size_t, bool> holds_;
  std::map<std::string, std::size_t> first_failed_;  // by group
};

}  // namespace

CasePoints::CasePoints(const std::vector<Case>& cases, std::optional<double> total)
    : total_(total) {
  for (const Case& one : cases) weights_ += one.settings.weight;
  for (const Case& one : cases) all_ += of(one);
}

double CasePoints::of(const Case& one) const {
  const CaseSettings& settings = one.settings;
  if (!total_) return settings.points.value_or(settings.weight);
  return weights_ > 0.0 ? *total_ * settings.weight / weights_ : 0.0;
}

void take_uncounted(const std::vector<Case>& cases, std::vector<CaseResult>& results) {
  Counting counting(cases, results);
  std::vector<std::string> reasons(results.size());
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].passed()) reasons[i] = counting.reason_against(i);
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (!reasons[i].empty()) results[i].points = 0.0;
    results[i].uncounted = reasons[i];
  }
}

}  // namespace flocking::grade
