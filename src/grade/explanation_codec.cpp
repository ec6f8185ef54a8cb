#include "grade/explanation_codec.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "grade/record_fields.h"
#include "variant/choices.h"

namespace flocking::grade {

namespace {

/// A choice of a slot that has the same words in a variant as another choice.
struct ChoiceBesideWords {
  std::uint64_t slot = 0;
  std::uint64_t choice = 0;
};

std::vector<ChoiceBesideWords> beside_words(const explain::Variant& variant,
                                            const std::string& text) {
  const explain::Variant same = explain::parse_variant(text);
  std::vector<ChoiceBesideWords> found;
  for (std::size_t i = 0; i < explain::kSlots; ++i) {
    const auto slot = static_cast<explain::Slot>(i);
    if (same.choice(slot) != variant.choice(slot)) found.push_back({i, variant.choice(slot)});
  }
  return found;
}

void set(const ChoiceBesideWords& one, explain::Variant& variant) {
  const auto slot = static_cast<explain::Slot>(one.slot);
  if (one.slot < explain::kSlots) {
    for (const explain::Choice& row : explain::choices_of(slot)) {
      if (row.value == one.choice) return variant.set(slot, row.value);
    }
    if (one.choice == 0) return variant.set(slot, std::uint8_t{0});
  }
  throw std::runtime_error("this is no choice of a variant");
}

}  // namespace

template <class Way, FieldsOf<ChoiceBesideWords> Beside>
void visit(Way& way, Beside& beside) {
  way("slot", beside.slot);
  way("choice", beside.choice);
}

template <class Way, FieldsOf<explain::Variant> Variant>
void visit(Way& way, Variant& variant) {
  std::string text;
  std::vector<ChoiceBesideWords> beside;
  if constexpr (!Way::kReads) {
    text = text_of(variant);
    beside = beside_words(variant, text);
  }
  way("text", text);
  way("beside", beside);
  if constexpr (Way::kReads) {
    variant = explain::parse_variant(text);
    for (const ChoiceBesideWords& one : beside) set(one, variant);
  }
}

template <class Way, FieldsOf<explain::Deviation> Deviation>
void visit(Way& way, Deviation& deviation) {
  way("slot", deviation.slot);
  std::uint64_t choice = deviation.choice;
  way("choice", choice);
  if constexpr (Way::kReads) deviation.choice = static_cast<std::uint8_t>(choice);
  way("witness", deviation.witness);
  way("breaks", deviation.breaks);
}

template <class Way, FieldsOf<explain::Fact> Fact>
void visit(Way& way, Fact& fact) {
  way("code", fact.code);
  way("sentence", fact.sentence);
  way("input", fact.input);
  way("holds_for_rules", fact.holds_for_rules);
}

template <class Way, FieldsOf<explain::PartFinding> Part>
void visit(Way& way, Part& part) {
  way("part", part.part);
  way("knowledge", part.knowledge);
  way("deviations", part.deviations);
  way("facts", part.facts);
}

template <class Way, FieldsOf<explain::Crash> Crash>
void visit(Way& way, Crash& crash) {
  way("how", crash.how);
  way("last_words", crash.last_words);
  way("input", crash.input);
  way("cause", crash.cause);
  way("advice", crash.advice);
  way("inputs", crash.inputs);
}

template <class Way, FieldsOf<explain::Explanation> Explanation>
void visit(Way& way, Explanation& explanation) {
  way("status", explanation.status);
  way("variant", explanation.variant);
  way("right", explanation.right);
  way("right_name", explanation.right_name);
  way("deviations", explanation.deviations);
  way("unknown", explanation.unknown);
  way("parts", explanation.parts);
  way("crash", explanation.crash);
  way("dies_behind_last_line", explanation.dies_behind_last_line);
  way("debug_lines", explanation.debug_lines);
  way("reason", explanation.reason);
  way("remarks", explanation.remarks);
  way("inputs", explanation.inputs);
  way("fresh", explanation.fresh);
  way("cases", explanation.cases);
  way("judged", explanation.judged);
  way("passed", explanation.passed);
  way("fixes", explanation.fixes);
  way("fixes_are_bounds", explanation.fixes_are_bounds);
}

explain::Explanation unpacked_explanation(std::string_view text) {
  return unpacked_fields<explain::Explanation>(text);
}

std::optional<std::string> packed_explanation(const explain::Explanation& explanation) {
  std::string text = packed_fields(explanation);
  const explain::Explanation same = unpacked_explanation(text);
  const bool is_same = same.variant == explanation.variant && same.right == explanation.right;
  return is_same ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace flocking::grade
