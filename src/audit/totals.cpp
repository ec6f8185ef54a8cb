#include <algorithm>

#include "audit/audit.h"

namespace flocking::audit {
namespace {

void count(Tally& tally, Fate fate) {
  switch (fate) {
    case Fate::kNoticed:
      ++tally.noticed;
      break;
    case Fate::kSurvives:
      ++tally.survive;
      break;
    case Fate::kUnshown:
      ++tally.unshown;
      break;
  }
}

}  // namespace

std::vector<Tally> tallies_by_part(const Audit& audit) {
  std::vector<Tally> tallies;
  for (std::size_t i = 0; i < audit.mutants.size(); ++i) {
    const std::string& part = audit.mutants[i].part;
    auto found = std::find_if(tallies.begin(), tallies.end(),
                              [&part](const Tally& tally) { return tally.name == part; });
    if (found == tallies.end()) found = tallies.insert(tallies.end(), Tally{.name = part});
    count(*found, audit.fate(i));
  }
  return tallies;
}

Tally total_tally(const Audit& audit) {
  Tally total{.name = "all"};
  for (std::size_t i = 0; i < audit.mutants.size(); ++i) count(total, audit.fate(i));
  return total;
}

double score(const Audit& audit) {
  double noticed = 0.0;
  double shown = 0.0;
  for (std::size_t i = 0; i < audit.mutants.size(); ++i) {
    const Fate fate = audit.fate(i);
    if (fate == Fate::kUnshown) continue;
    shown += audit.mutants[i].prior;
    if (fate == Fate::kNoticed) noticed += audit.mutants[i].prior;
  }
  return shown > 0.0 ? 100.0 * noticed / shown : 100.0;
}

std::vector<std::size_t> noticed_alone(const Audit& audit, std::size_t one) {
  std::vector<std::size_t> alone;
  for (std::size_t i = 0; i < audit.mutants.size(); ++i) {
    if (audit.cases[one].notices[i] && audit.noticed_by(i) == 1) alone.push_back(i);
  }
  return alone;
}

std::vector<std::size_t> idle_cases(const Audit& audit) {
  std::vector<std::size_t> idle;
  for (std::size_t i = 0; i < audit.cases.size(); ++i) {
    if (noticed_alone(audit, i).empty()) idle.push_back(i);
  }
  return idle;
}

}  // namespace flocking::audit
