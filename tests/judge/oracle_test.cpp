// Compares the comparator with the oracle, which was written from the specification alone, on
// random pairs with many special cases.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "judge/comparator.h"
#include "oracle/compare/random_pairs.h"

namespace flocking::judge {
namespace {

namespace oc = oracle::compare;

Comparison compared(const oc::Pair& pair, oracle::RandomSource& random) {
  const oc::Options& options = pair.options;
  const Tolerance tolerance =
      options.exact ? Tolerance{"0", "0"} : Tolerance{options.abs_tolerance, options.rel_tolerance};
  Comparator comparator(pair.expected, tolerance);
  std::span<const char> rest(pair.actual);
  while (!rest.empty()) {
    const std::size_t piece = std::min<std::size_t>(
        rest.size(), 1 + static_cast<std::size_t>(random.below(random.chance(50) ? 9 : 5000)));
    comparator.feed(rest.first(piece));
    rest = rest.subspan(piece);
  }
  return comparator.finish();
}

std::string place_text(std::uint64_t step, std::uint64_t agent, int field) {
  return std::to_string(step) + "/" + std::to_string(agent) + "/" + std::to_string(field);
}

std::string first_text(const Comparison& ours, long agents) {
  if (!ours.first) return "none";
  const auto per_agent = kFieldsPerAgent;
  const std::uint64_t index = ours.first->index;
  const auto count = static_cast<std::uint64_t>(agents);
  return place_text(index / (count * per_agent) + 1, index / per_agent % count,
                    static_cast<int>(index % per_agent)) +
         " at " + std::to_string(ours.first->line) + ":" + std::to_string(ours.first->column);
}

std::string first_text(const oc::Report& theirs) {
  if (!theirs.first) return "none";
  const oc::Place& place = theirs.first->place;
  return place_text(static_cast<std::uint64_t>(place.step), static_cast<std::uint64_t>(place.agent),
                    place.field) +
         " at " + std::to_string(theirs.first->line) + ":" + std::to_string(theirs.first->column);
}

oc::Verdict verdict_of(const Comparison& ours, const oc::Options& options) {
  if (!ours.matches()) return oc::Verdict::kWrong;
  return options.strict_format && !ours.layout.empty() ? oc::Verdict::kLayout
                                                       : oc::Verdict::kAccepted;
}

// Returns "" if both comparisons agree.
std::string disagreement(const Comparison& ours, const oc::Report& theirs,
                         const oc::Options& options) {
  if (verdict_of(ours, options) != theirs.verdict) return "the verdict";
  const auto all =
      static_cast<std::uint64_t>(theirs.differences + theirs.missing_tokens + theirs.extra_tokens);
  if (ours.differences != all) {
    return "the differences: " + std::to_string(ours.differences) + " instead of " +
           std::to_string(all);
  }
  if (ours.layout.empty() != theirs.layout.empty()) return "whether the layout is as it should be";
  if (first_text(ours, options.agents) != first_text(theirs)) {
    return "the first difference: " + first_text(ours, options.agents) + " instead of " +
           first_text(theirs);
  }
  return "";
}

TEST(Comparator, AgreesWithTheOracleOnRandomPairs) {
  const char* wish = std::getenv("FLOCKING_RANDOM_PAIRS");
  const std::uint64_t count = wish != nullptr ? std::strtoull(wish, nullptr, 10) : 4000;
  int shown = 0;
  for (std::uint64_t seed = 0; seed < count && shown < 5; ++seed) {
    oracle::RandomSource random(seed);
    const oc::Pair pair = oc::random_pair(random);
    const oc::Report theirs = oc::compare_outputs(pair.expected, pair.actual, pair.options);
    const std::string found = disagreement(compared(pair, random), theirs, pair.options);
    if (found.empty()) continue;
    ++shown;
    ADD_FAILURE() << "seed " << seed << " (" << pair.story << "): they disagree about " << found
                  << "\nexpected:\n"
                  << pair.expected.substr(0, 400) << "\nactual:\n"
                  << pair.actual.substr(0, 400) << "\ntolerances " << pair.options.abs_tolerance
                  << " " << pair.options.rel_tolerance;
  }
}

}  // namespace
}  // namespace flocking::judge
