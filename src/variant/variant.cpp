#include "variant/variant.h"

#include <algorithm>
#include <cstddef>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "variant/choices.h"

namespace flocking::explain {
namespace {

struct Setting {
  Slot slot;
  std::uint8_t choice;
};

std::vector<Slot> all_slots() {
  std::vector<Slot> slots;
  for (std::size_t i = 0; i < kSlots; ++i) slots.push_back(static_cast<Slot>(i));
  return slots;
}

// Returns true if users can name the choice. Choices that repeat the rules have no title; formulas
// have their own names.
bool is_offered(const Choice& choice) {
  return choice.value == 0 || (!choice.title.empty() && choice.prior > 0.0);
}

std::string list_of(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

// Returns true for the `times` slot of any force.
bool says_how_often(Slot slot) {
  return std::any_of(kForces.begin(), kForces.end(),
                     [slot](Force force) { return times_slot(force) == slot; });
}

Setting setting_of(Slot slot, std::string_view value) {
  std::vector<std::string> known;
  for (const Choice& choice : choices_of(slot)) {
    if (!is_offered(choice)) continue;
    if (choice.code == value) return {slot, choice.value};
    known.emplace_back(choice.code);
  }
  throw UsageError(std::string(code_of(slot)) + " cannot be " + in_quotes(value) + "; there is " +
                   list_of(known));
}

// Returns the settings that a word like "separation.towards" may mean: the choice `towards` of any
// slot of separation.
std::vector<Setting> settings_by_choice(std::string_view word) {
  std::vector<Setting> found;
  const std::size_t point = word.find('.');
  if (point == std::string_view::npos) return found;
  for (const Slot slot : all_slots()) {
    if (!code_of(slot).starts_with(word.substr(0, point + 1))) continue;
    for (const Choice& choice : choices_of(slot)) {
      if (is_offered(choice) && choice.code == word.substr(point + 1)) {
        found.push_back({slot, choice.value});
      }
    }
  }
  return found;
}

Setting setting_of(std::string_view word) {
  const std::size_t sign = word.find('=');
  if (sign != std::string_view::npos) {
    std::vector<std::string> known;
    for (const Slot slot : all_slots()) {
      if (code_of(slot) == word.substr(0, sign)) return setting_of(slot, word.substr(sign + 1));
      known.emplace_back(code_of(slot));
    }
    throw UsageError("a variant has no slot " + in_quotes(word.substr(0, sign)) + "; there is " +
                     list_of(known));
  }
  const std::vector<Setting> found = settings_by_choice(word);
  if (found.size() == 1) return found[0];
  std::vector<std::string> candidates;
  for (const Setting& setting : found) {
    candidates.push_back(std::string(code_of(setting.slot)) + "=" +
                         std::string(row_of(setting.slot, setting.choice).code));
  }
  if (!found.empty()) {
    throw UsageError(in_quotes(word) + " may be " + list_of(candidates));
  }
  throw UsageError(
      in_quotes(word) +
      " is not a choice of a variant; write SLOT=CHOICE, such as separation.direction=towards");
}

// Applies "separation.formula=..." or "loop=...", which are not choices of one slot. Returns false
// if the word is neither of these.
bool set_beside_slots(Variant& variant, std::string_view word) {
  const std::size_t sign = word.find('=');
  if (sign == std::string_view::npos) return false;
  const std::string_view value = word.substr(sign + 1);
  if (word.substr(0, sign) == "loop") {
    for (const Force force : kForces) {
      variant.set(times_slot(force), setting_of(times_slot(force), value).choice);
    }
    return true;
  }
  for (const Force force : kForces) {
    const std::string_view code = code_of(formula_slot(force));
    if (word.substr(0, sign) != code || value == row_of(formula_slot(force), 0).code) continue;
    variant.set_formula(force, parse_formula(value));
    return true;
  }
  return false;
}

}  // namespace

void Variant::set_formula(Force force, const Formula& formula) {
  formulas_[static_cast<std::size_t>(force)] = formula;
  const bool is_composed = formula.is_composed();
  set(formula_slot(force), is_composed ? Composition::kComposed : Composition::kBySlots);
  if (!is_composed) return;
  for (const Slot slot : replaced_slots(force)) set(slot, 0);
}

void Variant::take(Slot slot, const Variant& from) {
  set(slot, from.choice(slot));
  for (const Force force : kForces) {
    if (formula_slot(force) == slot) set_formula(force, from.formula(force));
  }
}

std::vector<Slot> Variant::deviations() const {
  std::vector<Slot> slots;
  for (const Slot slot : all_slots()) {
    if (choice(slot) != 0) slots.push_back(slot);
  }
  return slots;
}

Variant without(Variant variant, Force force) {
  variant.set_formula(force, {});
  for (const Slot slot : main_slots(force)) variant.set(slot, 0);
  for (const Slot slot : rare_slots(force)) variant.set(slot, 0);
  variant.set(weight_slot(force), static_cast<std::uint8_t>(Weight::kZero));
  return variant;
}

Variant without_forces(Variant variant) {
  for (const Force force : kForces) variant = without(variant, force);
  return variant;
}

Weight own_weight(Force force) {
  constexpr std::array kWeights = {Weight::kCohesion, Weight::kSeparation, Weight::kAlignment};
  return kWeights[static_cast<std::size_t>(force)];
}

std::vector<Variant> in_place(std::vector<Variant> variants) {
  for (Variant& variant : variants) variant.set(Slot::kStepBuffers, Buffers::kInPlace);
  return variants;
}

std::vector<Variant> also_in_place(std::vector<Variant> variants) {
  const std::vector<Variant> more = in_place(variants);
  variants.insert(variants.end(), more.begin(), more.end());
  return variants;
}

Variant with_force_of(Variant variant, Force force, const Variant& from) {
  for (const Slot slot : main_slots(force)) variant.set(slot, from.choice(slot));
  for (const Slot slot : rare_slots(force)) variant.set(slot, from.choice(slot));
  variant.set_formula(force, from.formula(force));
  return variant;
}

std::optional<double> own_largest_speed(Speed speed) {
  switch (speed) {
    case Speed::kMost1:
      return 1.0;
    case Speed::kMost2:
      return 2.0;
    case Speed::kMost3:
      return 3.0;
    case Speed::kMost4:
      return 4.0;
    case Speed::kMost5:
      return 5.0;
    case Speed::kMost10:
      return 10.0;
    case Speed::kMost20:
      return 20.0;
    case Speed::kMost50:
      return 50.0;
    case Speed::kMost100:
      return 100.0;
    default:
      return std::nullopt;
  }
}

double share_kept(Speed speed) {
  switch (speed) {
    case Speed::kHundredth:
      return 0.99;
    case Speed::kTwentieth:
      return 0.95;
    case Speed::kTenth:
      return 0.9;
    case Speed::kHalf:
      return 0.5;
    default:
      return 1.0;
  }
}

bool prints_positions_only(const Variant& variant) {
  const auto columns = variant.at<Columns>(Slot::kPrintingColumns);
  return columns == Columns::kPositionOnly || columns == Columns::kOldVelocity;
}

Variant parse_variant(std::string_view text) {
  Variant variant;
  for (const std::string_view word : words(text)) {
    if (word == "course") continue;
    if (word == "course-tests") {
      variant.set(Slot::kSeparationTerm, static_cast<std::uint8_t>(SeparationTerm::kPerAxis));
      variant.set(Slot::kSeparationClamp, static_cast<std::uint8_t>(Clamp::kProduct));
      continue;
    }
    if (set_beside_slots(variant, word)) continue;
    const Setting setting = setting_of(word);
    variant.set(setting.slot, setting.choice);
  }
  // Set formulas last, so that the order of words does not matter: each formula resets the slots
  // that it replaces.
  for (const Force force : kForces) {
    if (variant.formula(force).is_composed()) variant.set_formula(force, variant.formula(force));
  }
  return variant;
}

std::string text_of(const Variant& variant) {
  std::string text;
  const auto add = [&text](std::string_view slot, std::string_view value) {
    text += (text.empty() ? "" : " ") + std::string(slot) + "=" + std::string(value);
  };
  const std::optional<Times> loop = loop_of(variant);
  const bool is_one = loop && std::all_of(kForces.begin(), kForces.end(), [&](Force force) {
                        return variant.at<Times>(times_slot(force)) == *loop;
                      });
  for (const Slot slot : variant.deviations()) {
    const Choice& choice = row_of(slot, variant.choice(slot));
    if (is_one && slot == Slot::kCohesionTimes) add("loop", choice.code);
    if (is_one && says_how_often(slot)) continue;
    const auto* const composed = std::find_if(kForces.begin(), kForces.end(), [slot](Force force) {
      return formula_slot(force) == slot;
    });
    if (composed == kForces.end()) {
      add(code_of(slot), choice.code);
    } else {
      add(code_of(slot), code_of(variant.formula(*composed)));
    }
  }
  return text;
}

std::string formula_of(const Variant& variant, Slot slot) {
  for (const Force force : kForces) {
    if (formula_slot(force) != slot || !variant.formula(force).is_composed()) continue;
    return symbols_of(variant.formula(force), force, variant.at<Collect>(collect_slot(force)));
  }
  return std::string(row_of(slot, variant.choice(slot)).formula);
}

std::optional<Times> loop_of(const Variant& variant) {
  std::optional<Times> loop;
  for (const Force force : kForces) {
    if (variant.at<Weight>(weight_slot(force)) == Weight::kZero) continue;
    const auto times = variant.at<Times>(times_slot(force));
    if (times == Times::kOnce || (loop && *loop != times)) return std::nullopt;
    loop = times;
  }
  return loop;
}

bool is_of_loop(const Variant& variant, Slot slot) {
  return says_how_often(slot) && loop_of(variant);
}

}  // namespace flocking::explain
