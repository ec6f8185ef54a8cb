#include "audit/mutants.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "explain/right_rules.h"
#include "variant/choices.h"

namespace flocking::audit {
namespace {

using explain::Choice;
using explain::Slot;
using explain::Variant;

std::vector<Mutant> single_mutants(const Variant& right) {
  std::vector<Mutant> all;
  for (const Choice& choice : explain::choices()) {
    if (choice.value == right.choice(choice.slot)) continue;
    const Choice& row = explain::deviation_row(choice.slot, choice.value);
    if (row.prior == 0.0) continue;  // another name for a right choice, or a formula
    Mutant mutant;
    mutant.variant = right;
    mutant.variant.set(choice.slot, choice.value);
    mutant.code = std::string(explain::code_of(choice.slot)) + "=" + std::string(choice.code);
    mutant.part = mutant.code.substr(0, mutant.code.find_first_of(".="));
    mutant.sentence = row.sentence;
    mutant.prior = row.prior;
    all.push_back(std::move(mutant));
  }
  return all;
}

// Returns the slot in which a single mutant deviates: the part of its code before "=".
std::string slot_in(const Mutant& mutant) { return mutant.code.substr(0, mutant.code.find('=')); }

Mutant together(const Mutant& first, const Mutant& second, const Variant& right) {
  Mutant pair;
  pair.kind = MutantKind::kPair;
  pair.variant = first.variant;
  for (std::size_t i = 0; i < explain::kSlots; ++i) {
    const auto slot = static_cast<Slot>(i);
    if (second.variant.choice(slot) != right.choice(slot)) pair.variant.take(slot, second.variant);
  }
  pair.code = first.code + " " + second.code;
  pair.part = "pairs";
  pair.sentence = first.sentence + " " + second.sentence;
  return pair;
}

std::vector<Mutant> pair_mutants(const std::vector<Mutant>& singles, const Variant& right) {
  struct Pair {
    const Mutant* first;
    const Mutant* second;
  };
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < singles.size(); ++i) {
    for (std::size_t k = i + 1; k < singles.size(); ++k) {
      if (slot_in(singles[i]) != slot_in(singles[k])) pairs.push_back({&singles[i], &singles[k]});
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
    return a.first->prior * a.second->prior > b.first->prior * b.second->prior;
  });
  pairs.resize(std::min(pairs.size(), kPairs));
  std::vector<Mutant> all;
  for (const Pair& pair : pairs) all.push_back(together(*pair.first, *pair.second, right));
  return all;
}

Mutant template_mutant(const Variant& right, const std::string& code, const std::string& sentence) {
  const Variant deviation = explain::parse_variant(code);
  Mutant mutant;
  mutant.kind = MutantKind::kTemplate;
  mutant.variant = right;
  for (const Slot slot : deviation.deviations()) mutant.variant.take(slot, deviation);
  mutant.code = code;
  mutant.part = "template";
  mutant.sentence = sentence;
  return mutant;
}

}  // namespace

std::vector<Mutant> mutants(const Variant& right) {
  std::vector<Mutant> all = single_mutants(right);
  std::vector<Mutant> pairs = pair_mutants(all, right);
  std::move(pairs.begin(), pairs.end(), std::back_inserter(all));
  all.push_back(
      template_mutant(right, "loop=within",
                      "The template's loop over the other agents still surrounds the forces: each "
                      "force is added once for each other agent within its radius."));
  all.push_back(template_mutant(right,
                                "cohesion.weight=missing separation.weight=missing "
                                "alignment.weight=missing",
                                "The template's forces are left empty: no force moves any agent."));
  return all;
}

}  // namespace flocking::audit
