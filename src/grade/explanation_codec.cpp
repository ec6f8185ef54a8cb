#include "grade/explanation_codec.h"

#include "grade/fields.h"

namespace flocking::grade {

template <class Way, FieldsOf<explain::Variant> Variant>
void visit(Way& way, Variant& variant) {
  std::string text;
  if constexpr (!Way::kReads) text = text_of(variant);
  way(text);
  if constexpr (Way::kReads) variant = explain::parse_variant(text);
}

template <class Way, FieldsOf<explain::Witness> Witness>
void visit(Way& way, Witness& witness) {
  for (auto* text : {&witness.input, &witness.expected, &witness.found}) way(*text);
  way(witness.is_seen);
}

template <class Way, FieldsOf<explain::Deviation> Deviation>
void visit(Way& way, Deviation& deviation) {
  way(deviation.slot);
  std::uint64_t choice = deviation.choice;
  way(choice);
  if constexpr (Way::kReads) deviation.choice = static_cast<std::uint8_t>(choice);
  way(deviation.witness);
  way(deviation.breaks);
}

template <class Way, FieldsOf<explain::Fix> Fix>
void visit(Way& way, Fix& fix) {
  way(fix.fixed);
  way(fix.passed);
}

template <class Way, FieldsOf<explain::Fact> Fact>
void visit(Way& way, Fact& fact) {
  for (auto* text : {&fact.code, &fact.sentence, &fact.input}) way(*text);
  way(fact.holds_for_rules);
}

template <class Way, FieldsOf<explain::Slot> Slot>
void visit(Way& way, Slot& slot) {
  way(slot);
}

template <class Way, FieldsOf<explain::PartFinding> Part>
void visit(Way& way, Part& part) {
  way(part.part);
  way(part.knowledge);
  visit_all(way, part.deviations);
  visit_all(way, part.facts);
}

template <class Way, FieldsOf<explain::Crash> Crash>
void visit(Way& way, Crash& crash) {
  for (auto* text : {&crash.how, &crash.last_words, &crash.input, &crash.cause, &crash.advice}) {
    way(*text);
  }
  way(crash.inputs);
}

template <class Way, FieldsOf<explain::Explanation> Explanation>
void visit(Way& way, Explanation& explanation) {
  way(explanation.status);
  visit(way, explanation.variant);
  visit(way, explanation.right);
  way(explanation.right_name);
  visit_all(way, explanation.deviations);
  way(explanation.unknown);
  visit_all(way, explanation.parts);
  way(explanation.crash);
  way(explanation.dies_behind_last_line);
  way(explanation.debug_lines);
  way(explanation.reason);
  way(explanation.remarks);
  for (auto* count : {&explanation.inputs, &explanation.fresh, &explanation.cases,
                      &explanation.judged, &explanation.passed}) {
    way(*count);
  }
  visit_all(way, explanation.fixes);
}

explain::Explanation unpacked_explanation(std::string_view text) {
  explain::Explanation explanation;
  FieldReader reader(text);
  visit(reader, explanation);
  return explanation;
}

std::optional<std::string> packed_explanation(const explain::Explanation& explanation) {
  FieldWriter writer;
  visit(writer, explanation);
  std::string text = writer.take();
  // A variant is kept in words, which are its own but where a table says one thing twice.
  const explain::Explanation same = unpacked_explanation(text);
  const bool is_same = same.variant == explanation.variant && same.right == explanation.right;
  return is_same ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace flocking::grade
