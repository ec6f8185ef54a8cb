#include "explain/variant.h"

#include "core/error.h"
#include "core/printable.h"
#include "core/words.h"
#include "explain/choices.h"

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

// Choices that only repeat what the rules say have no title, and no name for users.
bool is_offered(const Choice& choice) { return choice.value == 0 || !choice.title.empty(); }

std::string list_of(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
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

// "separation.towards": the choice of whatever slot of this force has it.
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
    throw UsageError("a variant has no " + in_quotes(word.substr(0, sign)) + "; there is " +
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
      " is no choice of a variant; write SLOT=CHOICE, as separation.direction=towards");
}

}  // namespace

std::vector<Slot> Variant::deviations() const {
  std::vector<Slot> slots;
  for (const Slot slot : all_slots()) {
    if (choice(slot) != 0) slots.push_back(slot);
  }
  return slots;
}

bool prints_positions_only(const Variant& variant) {
  return variant.at<Columns>(Slot::kPrintingColumns) == Columns::kPositionOnly;
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
    const Setting setting = setting_of(word);
    variant.set(setting.slot, setting.choice);
  }
  return variant;
}

std::string text_of(const Variant& variant) {
  std::string text;
  for (const Slot slot : variant.deviations()) {
    if (!text.empty()) text += ' ';
    text += std::string(code_of(slot)) + "=" + std::string(row_of(slot, variant.choice(slot)).code);
  }
  return text;
}

}  // namespace flocking::explain
