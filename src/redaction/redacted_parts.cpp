#include "redaction/redacted_parts.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "redaction/safe_text.h"
#include "variant/choices.h"

namespace flocking::redaction {
namespace {

using explain::Hint;
using explain::Knowledge;
using explain::PartFinding;

constexpr std::array<std::string_view, 6> kJudgedParts = {
    "cohesion", "separation", "alignment", "the time step", "reading", "printing"};

// Returns the findings about the judged parts if the program was verified as a whole; else no
// findings.
std::vector<PartFinding> verified_parts(const explain::Explanation& explanation) {
  const bool is_verified =
      explanation.status == explain::Status::kExplained ||
      (explanation.status == explain::Status::kPartly && !explanation.unknown.empty());
  std::vector<PartFinding> parts;
  if (!is_verified) return parts;
  for (const std::string_view name : kJudgedParts) {
    PartFinding& part = parts.emplace_back();
    part.part = name;
    for (const explain::Deviation& deviation : explanation.deviations) {
      if (explain::part_of(deviation.slot) == name) part.deviations.push_back(deviation.slot);
    }
    const bool is_unknown = std::find(explanation.unknown.begin(), explanation.unknown.end(),
                                      name) != explanation.unknown.end();
    part.knowledge = part.deviations.empty() ? Knowledge::kRight : Knowledge::kDescribed;
    if (is_unknown) part.knowledge = Knowledge::kUnknown;
  }
  return parts;
}

// Returns true if the part is known and no cause is in it. Some causes, such as the loop, are in no
// part.
bool is_right(const PartFinding& part, const std::vector<Cause>& causes) {
  if (part.knowledge == Knowledge::kUnknown) return false;
  if (part.knowledge == Knowledge::kDescribed && part.deviations.empty()) return false;
  return std::none_of(causes.begin(), causes.end(), [&part](const Cause& cause) {
    return std::find(cause.parts.begin(), cause.parts.end(), part.part) != cause.parts.end();
  });
}

std::string code_of_slot(const explain::Explanation& explanation, explain::Slot slot) {
  std::uint8_t choice = explanation.variant.choice(slot);
  for (const explain::Deviation& deviation : explanation.deviations) {
    if (deviation.slot == slot) choice = deviation.choice;
  }
  return std::string(explain::code_of(slot)) + "=" +
         std::string(explain::row_of(slot, choice).code);
}

}  // namespace

std::vector<RedactedPart> redacted_parts(const explain::Explanation& explanation,
                                         const std::vector<Cause>& causes, Hint hint) {
  std::vector<RedactedPart> kept;
  for (const PartFinding& part :
       explanation.parts.empty() ? verified_parts(explanation) : explanation.parts) {
    RedactedPart& one = kept.emplace_back();
    one.name = SafeText::ours(part.part);
    one.knowledge = part.knowledge;
    one.is_right = is_right(part, causes);
    if (hint < Hint::kWhat) continue;
    for (const explain::Fact& fact : part.facts) {
      one.facts.push_back({.code = SafeText::ours(fact.code),
                           .sentence = one_line(fact.sentence),
                           .input = SafeText::ours(hint == Hint::kFull ? fact.input : ""),
                           .holds_for_rules = fact.holds_for_rules});
    }
    if (hint < Hint::kFull) continue;
    for (const explain::Slot slot : part.deviations) {
      one.deviations.push_back(SafeText::ours(code_of_slot(explanation, slot)));
    }
  }
  return kept;
}

std::optional<RedactedCrash> redacted_crash(const std::optional<explain::Crash>& crash, Hint hint) {
  if (!crash || hint < Hint::kWhere) return std::nullopt;
  RedactedCrash kept;
  kept.how = one_line(crash->how);
  kept.inputs = crash->inputs;
  if (hint < Hint::kWhat) return kept;
  kept.last_words = one_line(crash->last_words);
  kept.cause = one_line(crash->cause);
  if (hint < Hint::kFull) return kept;
  kept.advice = one_line(crash->advice);
  kept.input = SafeText::ours(crash->input);
  return kept;
}

}  // namespace flocking::redaction
