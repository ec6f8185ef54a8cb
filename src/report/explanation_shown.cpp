#include "report/explanation_shown.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "explain/choices.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

using explain::Hint;

constexpr std::size_t kMostOfName = 80;

std::vector<std::string> harmless(const std::vector<std::string>& texts) {
  std::vector<std::string> lines;
  lines.reserve(texts.size());
  for (const std::string& text : texts) lines.push_back(one_line(text));
  return lines;
}

ShownDeviation shown_deviation(const explain::Deviation& deviation, Hint hint) {
  const explain::Choice& choice = explain::row_of(deviation.slot, deviation.choice);
  ShownDeviation shown;
  shown.rank = static_cast<std::size_t>(&choice - explain::choices().data());
  shown.part = explain::part_of(deviation.slot);
  if (hint < Hint::kWhat) return shown;
  shown.title = choice.title;
  shown.sentence = choice.sentence;
  shown.breaks = deviation.breaks;
  if (hint < Hint::kFull) return shown;
  shown.slot = explain::code_of(deviation.slot);
  shown.choice = choice.code;
  shown.expected_formula = explain::row_of(deviation.slot, 0).formula;
  shown.formula = choice.formula;
  shown.witness = deviation.witness;
  return shown;
}

// Below the hint `what` each part once: how many deviations it has is withheld.
std::vector<ShownDeviation> shown_deviations(const std::vector<explain::Deviation>& all,
                                             Hint hint) {
  std::vector<ShownDeviation> told;
  for (const explain::Deviation& deviation : all) {
    ShownDeviation next = shown_deviation(deviation, hint);
    const bool is_told =
        hint < Hint::kWhat && std::any_of(told.begin(), told.end(), [&next](const auto& other) {
          return other.part == next.part;
        });
    if (!is_told) told.push_back(std::move(next));
  }
  return told;
}

ShownExplanation shown_explanation(const NamedExplanation& named, Hint hint) {
  const explain::Explanation& all = named.explanation;
  ShownExplanation shown;
  shown.hint = hint;
  shown.name = one_line(named.name, kMostOfName);
  shown.status = all.status;
  shown.follows_rules = all.status == explain::Status::kExplained && all.deviations.empty();
  if (hint < Hint::kWhere) return shown;
  shown.inputs = all.inputs;
  shown.fresh = all.fresh;
  shown.deviations = shown_deviations(all.deviations, hint);
  shown.unknown = harmless(all.unknown);
  if (hint < Hint::kWhat) return shown;
  shown.reason = one_line(all.reason);
  shown.remarks = harmless(all.remarks);
  shown.cases = all.cases;
  shown.passed = all.passed;
  shown.fixes = all.fixes;
  if (hint == Hint::kFull) shown.variant = explain::text_of(all.variant);
  return shown;
}

StatusCounts counts_of(const std::vector<ShownExplanation>& submissions) {
  StatusCounts counts;
  for (const ShownExplanation& one : submissions) {
    if (one.status == explain::Status::kExplained) ++counts.explained;
    if (one.status == explain::Status::kPartly) ++counts.partly;
    if (one.status == explain::Status::kUnexplained) ++counts.unexplained;
    if (one.follows_rules) ++counts.follow_rules;
  }
  return counts;
}

// By what is told of them: what is called the same is counted together, once for each submission.
std::vector<Occurrence> histogram_of(const std::vector<ShownExplanation>& submissions) {
  using Key = std::tuple<std::string, std::string_view, std::string_view, std::string_view>;
  std::map<Key, Occurrence> found;
  for (const ShownExplanation& one : submissions) {
    std::map<Key, std::size_t> mine;  // the first row in the table
    for (const ShownDeviation& deviation : one.deviations) {
      const Key key(deviation.part, deviation.title, deviation.slot, deviation.choice);
      const auto [place, is_new] = mine.emplace(key, deviation.rank);
      if (!is_new) place->second = std::min(place->second, deviation.rank);
    }
    for (const auto& [key, rank] : mine) {
      const auto& [part, title, slot, choice] = key;
      const auto place =
          found.emplace(key, Occurrence{{rank, part, title, slot, choice}, {}}).first;
      place->second.rank = std::min(place->second.rank, rank);
      place->second.who.push_back(one.name);
    }
  }
  std::vector<Occurrence> histogram;
  for (auto& [key, occurrence] : found) histogram.push_back(std::move(occurrence));
  std::sort(histogram.begin(), histogram.end(), [](const Occurrence& a, const Occurrence& b) {
    return a.who.size() != b.who.size() ? a.who.size() > b.who.size() : a.rank < b.rank;
  });
  return histogram;
}

}  // namespace

std::vector<NamedExplanation> explanations_in(const grade::Record& record) {
  std::vector<NamedExplanation> explanations;
  for (const grade::SubmissionResult& submission : record.submissions) {
    if (submission.explanation) explanations.push_back({submission.name, *submission.explanation});
  }
  return explanations;
}

ShownExplanations shown(std::span<const NamedExplanation> explanations, Hint hint) {
  ShownExplanations shown;
  for (const NamedExplanation& named : explanations) {
    shown.submissions.push_back(shown_explanation(named, hint));
  }
  shown.counts = counts_of(shown.submissions);
  shown.histogram = histogram_of(shown.submissions);
  return shown;
}

}  // namespace flocking::report
