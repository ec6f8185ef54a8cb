#include "audit/trial_inputs.h"

#include <algorithm>
#include <tuple>

#include "audit/audit.h"
#include "explain/witness_inputs.h"
#include "observe/probes.h"
#include "variant/play.h"

namespace flocking::audit {
namespace {

using explain::Probe;
using explain::Slot;
using explain::Variant;

constexpr std::uint64_t kRandomInputs = 150;  // number of inputs of each of the two kinds

// A number that has more digits than some ways of printing support and is too large to multiply by
// 1000.
constexpr const char* kLargeNumbers = "0 0 0 0 0 0 0 1\n1e306 0 0 0\n1\n";

void add(const std::vector<Probe>& probes, std::vector<std::string>& inputs) {
  for (const Probe& probe : probes) inputs.push_back(explain::input_of(probe));
}

std::vector<std::string> made_rich_inputs() {
  std::vector<std::string> inputs;
  add(explain::mixed_probes(), inputs);
  add(explain::rare_probes(), inputs);
  add(explain::zero_probes(), inputs);
  add(explain::reading_probes(), inputs);
  inputs.emplace_back(kLargeNumbers);
  inputs.push_back(explain::input_of(explain::rounding_probe()));
  add(explain::precision_probes(), inputs);
  for (std::uint64_t seed = 1; seed <= kRandomInputs; ++seed) {
    inputs.push_back(explain::input_of(explain::random_probe(seed)));
    inputs.push_back(explain::input_of(explain::nasty_probe(seed)));
  }
  const std::vector<std::string> plain = inputs;
  for (std::size_t i = 0; i < plain.size(); i += 10) {
    inputs.push_back(explain::with_empty_line(plain[i]));
  }
  std::stable_sort(inputs.begin(), inputs.end(), is_smaller_input);
  return inputs;
}

bool shows(const Variant& mutant, const Variant& right, const std::string& input,
           const explain::Passes& passes) {
  const explain::CaseText one{"", input, explain::play(right, input)};
  return is_noticed(mutant, one, passes) && !is_noticed(right, one, passes);
}

}  // namespace

bool is_smaller_input(const std::string& a, const std::string& b) {
  return std::tuple(std::count(a.begin(), a.end(), '\n'), a.size()) <
         std::tuple(std::count(b.begin(), b.end(), '\n'), b.size());
}

const std::vector<std::string>& rich_inputs() {
  static const std::vector<std::string> inputs = made_rich_inputs();
  return inputs;
}

ShowingInput showing_input(const Variant& mutant, const Variant& right,
                           const explain::Passes& passes) {
  ShowingInput found;
  const auto is_shown_by = [&](const std::string& input) {
    ++found.tried;
    if (!shows(mutant, right, input, passes)) return false;
    found.input = input;
    return true;
  };
  for (std::size_t i = 0; i < explain::kSlots; ++i) {
    const auto slot = static_cast<Slot>(i);
    if (mutant.choice(slot) == right.choice(slot)) continue;
    for (const explain::WitnessInput& one : explain::witness_inputs(slot)) {
      if (is_shown_by(one.text)) return found;
    }
  }
  for (const std::string& input : rich_inputs()) {
    if (is_shown_by(input)) return found;
  }
  return found;
}

}  // namespace flocking::audit
