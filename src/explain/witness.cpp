#include "explain/witness.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/words.h"
#include "explain/right_rules.h"
#include "explain/witness_inputs.h"
#include "variant/force.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

constexpr double kOverlooked = 0.0015;  // tolerance of judges, and half a printed digit

// The drawbacks of an input, added up; smaller is better.
using Drawback = int;
constexpr Drawback kNone = 0;
constexpr Drawback kLooksMissing = 1;
constexpr Drawback kSmallDifference = 2;
constexpr Drawback kNothingFinite = 4;
constexpr Drawback kProgramDiffers = 8;
constexpr Drawback kShowsNothing = 16;

double value_of(std::string_view word) {
  double value = std::numeric_limits<double>::quiet_NaN();
  std::from_chars(word.data(), word.data() + word.size(), value);
  return value;
}

bool is_all_finite(const std::vector<std::string_view>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](std::string_view word) { return std::isfinite(value_of(word)); });
}

// Returns true if the texts are equal, ignoring the signs of zeros and NaN.
bool is_same(std::string_view left, std::string_view right) {
  if (left == right) return true;
  const auto unsigned_word = [](std::string_view word) {
    const double value = value_of(word);
    if (word.starts_with('-') && (value == 0.0 || std::isnan(value))) word.remove_prefix(1);
    return word;
  };
  return unsigned_word(left) == unsigned_word(right);
}

// Returns how poorly two outputs show a difference.
Drawback drawback_of(std::string_view expected, std::string_view found) {
  if (expected == found) return kShowsNothing;
  const std::vector<std::string_view> rules = words(expected);
  const std::vector<std::string_view> theirs = words(found);
  const bool is_plain = !theirs.empty() && is_all_finite(theirs);
  const Drawback of_numbers = is_plain ? kNone : kNothingFinite;
  if (rules.size() != theirs.size()) return of_numbers;
  if (std::equal(rules.begin(), rules.end(), theirs.begin(), is_same)) return kShowsNothing;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const double difference = std::fabs(value_of(rules[i]) - value_of(theirs[i]));
    // Also true if one of the numbers is NaN.
    if (!(difference <= kOverlooked) && !is_same(rules[i], theirs[i])) return of_numbers;
  }
  return of_numbers + kSmallDifference;
}

// Returns the variant without a force, if the slot says how strong this force is.
std::optional<Variant> without_force(const Variant& variant, Slot slot) {
  const std::optional<Force> force = force_named(part_of(slot));
  if (!force || (slot != weight_slot(*force) && slot != times_slot(*force))) return std::nullopt;
  Variant missing = variant;
  missing.set(weight_slot(*force), Weight::kZero);
  if (missing == variant) return std::nullopt;
  return missing;
}

// Returns the best witness. `without` and `with` are programs that differ only in the slot; `whole`
// is the explained variant.
std::optional<Witness> best_of(const std::vector<WitnessInput>& inputs, Slot slot,
                               const Variant& without, const Variant& with, const Variant& whole) {
  const std::optional<Variant> missing = without_force(with, slot);
  const auto prints = [](const Variant& variant, const WitnessInput& input) {
    return variant == Variant() ? input.by_rules : play(variant, input.text);
  };
  std::optional<Witness> best;
  Drawback least = kShowsNothing;
  for (const WitnessInput& input : inputs) {
    std::string expected = prints(without, input);
    std::string found = prints(with, input);
    Drawback drawback = drawback_of(expected, found);
    if (drawback >= least) continue;
    if (missing && prints(*missing, input) == found) drawback += kLooksMissing;
    if (!(whole == with) && prints(whole, input) != found) drawback += kProgramDiffers;
    if (drawback >= least) continue;
    least = drawback;
    best = Witness{input.text, std::move(expected), std::move(found), false};
    if (least == kNone) break;
  }
  return best;
}

// Returns the base with the deviations of the force that the slot belongs to; for other slots, one
// such variant for each force.
std::vector<Variant> parts_beside(const Variant& from, Slot slot, const Variant& base) {
  const std::optional<Force> own = force_named(part_of(slot));
  std::vector<Variant> parts;
  for (const Force force : kForces) {
    if (!own || force == *own) parts.push_back(with_force_of(base, force, from));
  }
  return parts;
}

}  // namespace

std::optional<Witness> find_witness(const Variant& variant, Slot slot, const Variant& right) {
  const bool deviates = variant.choice(slot) != right.choice(slot);
  if (!deviates || slot == Slot::kPrintingText) return std::nullopt;
  // The rules never divide by zero, so this slot has an effect, a crash, only together with another
  // deviation.
  if (slot == Slot::kDivisionByZero) return std::nullopt;
  const auto shown = [&](const std::vector<WitnessInput>& inputs, const Variant& company) {
    Variant with = company;
    with.take(slot, variant);
    return best_of(inputs, slot, company, with, variant);
  };
  const std::vector<WitnessInput>& inputs = witness_inputs(slot);
  if (std::optional<Witness> alone = shown(inputs, right)) return alone;
  for (Variant company : parts_beside(variant, slot, right)) {
    repair(company, slot, right);
    if (company == right) continue;
    if (std::optional<Witness> beside = shown(inputs, company)) return beside;
  }
  return shown(rounding_inputs(), right);
}

}  // namespace flocking::explain
