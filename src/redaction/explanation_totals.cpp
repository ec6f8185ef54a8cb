#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include "redaction/redacted_explanation.h"

namespace flocking::redaction {
namespace {

StatusCounts counts_of(const std::vector<RedactedExplanation>& submissions) {
  StatusCounts counts;
  for (const RedactedExplanation& one : submissions) {
    if (one.status == explain::Status::kExplained) ++counts.explained;
    if (one.status == explain::Status::kPartly) ++counts.partly;
    if (one.status == explain::Status::kUnexplained) ++counts.unexplained;
    if (one.follows_rules) ++counts.follow_rules;
  }
  return counts;
}

// Returns the names that the histogram counts: causes, or below the hint `what` the parts to look
// at.
std::vector<CauseName> names_in(const RedactedExplanation& explanation) {
  std::vector<CauseName> names(explanation.causes.begin(), explanation.causes.end());
  if (explanation.hint >= explain::Hint::kWhat) return names;
  for (const SafeText& part : explanation.to_look_at) names.emplace_back().part = part;
  return names;
}

// Part, title and code, as far as the hint shows them.
using CauseKey = std::tuple<std::string, std::string, std::string>;
CauseKey key_of(const CauseName& name) { return {name.part, name.title, name.code}; }

// Returns the place of a part in the order of a program; parts have no rows in the table of
// choices.
std::size_t rank_of_part(const std::string& part) {
  constexpr std::array<std::string_view, 8> kParts = {"cohesion", "separation",    "alignment",
                                                      "the loop", "the time step", "the numbers",
                                                      "reading",  "printing"};
  return static_cast<std::size_t>(std::find(kParts.begin(), kParts.end(), part) - kParts.begin());
}

}  // namespace

// Causes with the same name are counted together, once for each submission.
ExplanationTotals totals_of(const std::vector<RedactedExplanation>& submissions) {
  std::map<CauseKey, Occurrence> found;
  for (const RedactedExplanation& one : submissions) {
    std::map<CauseKey, CauseName> mine;
    for (const CauseName& name : names_in(one)) {
      const auto [place, is_new] = mine.emplace(key_of(name), name);
      if (!is_new) place->second.rank = std::min(place->second.rank, name.rank);
    }
    for (auto& [key, name] : mine) {
      if (name.title.empty()) name.rank = rank_of_part(name.part);
      Occurrence& occurrence = found.emplace(key, Occurrence{name, {}}).first->second;
      occurrence.rank = std::min(occurrence.rank, name.rank);
      occurrence.who.push_back(one.name);
    }
  }
  ExplanationTotals totals;
  totals.counts = counts_of(submissions);
  for (auto& [key, occurrence] : found) totals.histogram.push_back(std::move(occurrence));
  std::stable_sort(totals.histogram.begin(), totals.histogram.end(),
                   [](const Occurrence& a, const Occurrence& b) {
                     return a.who.size() != b.who.size() ? a.who.size() > b.who.size()
                                                         : a.rank < b.rank;
                   });
  return totals;
}

}  // namespace flocking::redaction
