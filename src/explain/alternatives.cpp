#include "explain/alternatives.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "observe/ill_conditioned.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostAlternatives = 300;
constexpr int kMostQuestions = 25;
constexpr std::uint64_t kFirstSeed = 1'000'000;
constexpr std::uint64_t kInputs = 240;

// Returns input `number` of the sequence of tried inputs.
Probe trial(std::uint64_t number) {
  if (number == 0) return tie_probe();
  const std::uint64_t seed = kFirstSeed + number - 1;
  if (seed % 2 == 0) return tiny_probe(seed);
  return seed % 4 == 1 ? nasty_probe(seed) : random_probe(seed);
}

// Returns an input on which a variant prints another output than the first variant.
std::optional<Probe> distinguishing(const std::vector<Variant>& variants, std::uint64_t& number,
                                    Budget& budget) {
  for (std::uint64_t i = 0; i < kInputs; ++i) {
    Probe probe = trial(number++);
    const auto first = observe_variant("", input_of(probe), variants.front());
    if (!first) continue;
    for (const Variant& variant : variants) {
      if (!reproduces(variant, *first, budget)) return probe;
    }
  }
  return std::nullopt;
}

// Returns the variant with the fewest inexact observations. The order of operations affects the
// last digits in single precision.
Variant most_exact(const std::vector<Variant>& variants, JointSearch& search) {
  Variant best = variants.front();
  if (best.at<Numbers>(Slot::kNumbers) == Numbers::kDouble) return best;
  std::size_t fewest = search.inexact(best);
  for (const Variant& variant : variants) {
    const std::size_t count = search.inexact(variant);
    if (count >= fewest) continue;
    fewest = count;
    best = variant;
  }
  return best;
}

}  // namespace

Variant distinguished(const Variant& found, JointSearch& search, const Ask& ask, Budget& budget) {
  std::vector<Variant> variants = search.neighbors(found);
  // A chain of changes may lead to likelier variants: for example, two exchanged weights may be a
  // swap.
  while (!variants.empty() && !(variants.front() == found)) {
    const std::vector<Variant> more = search.neighbors(variants.front());
    if (more.front() == variants.front()) break;
    variants = more;
  }
  if (variants.size() > kMostAlternatives) variants.resize(kMostAlternatives);
  std::uint64_t asked = 0;
  for (int i = 0; i < kMostQuestions && variants.size() > 1; ++i) {
    std::optional<Probe> probe = distinguishing(variants, asked, budget);
    if (!probe) break;
    const Observation* seen = ask(*std::move(probe));
    if (seen == nullptr) continue;
    std::vector<Variant> left;
    for (const Variant& variant : variants) {
      if (reproduces(variant, *seen, budget)) left.push_back(variant);
    }
    if (left.empty() && is_ill_conditioned(found, *seen, budget)) continue;
    search.add(*seen);
    if (left.empty()) return found;
    variants = std::move(left);
  }
  return most_exact(variants, search);
}

}  // namespace flocking::explain
