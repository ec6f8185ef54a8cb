#include "report/redacted_explanation.h"

#include <algorithm>
#include <cstddef>

#include "explain/right_rules.h"
#include "report/cause_words.h"
#include "report/causes.h"
#include "report/redacted_parts.h"
#include "report/safe_text.h"
#include "report/symbols.h"

namespace flocking::report {
namespace {

using explain::Hint;

constexpr std::size_t kMostOfName = 80;  // of a line of debug text, too
constexpr std::size_t kMostDebugLines = 3;

std::vector<std::string> harmless(const std::vector<std::string>& texts) {
  std::vector<std::string> lines;
  lines.reserve(texts.size());
  for (const std::string& text : texts) lines.push_back(one_line(text));
  return lines;
}

RedactedDeviation redacted_deviation(const explain::Deviation& deviation,
                                     const explain::Explanation& all, Hint hint) {
  const explain::Choice& choice = explain::deviation_row(deviation.slot, deviation.choice);
  RedactedDeviation kept;
  kept.part = explain::part_of(deviation.slot);
  kept.title = choice.title;
  kept.sentence = choice.sentence;
  kept.breaks = deviation.breaks;
  if (hint < Hint::kFull) return kept;
  kept.slot = explain::code_of(deviation.slot);
  kept.choice = choice.code;
  kept.expected_formula = rules_formula(all.right, deviation.slot);
  kept.formula = explain::formula_of(all.variant, deviation.slot);
  kept.witness = deviation.witness;
  return kept;
}

// One that the program was seen to print, where there is one.
void add_witness(RedactedCause& kept, const Cause& cause) {
  for (const bool wants_seen : {true, false}) {
    for (const explain::Deviation& deviation : cause.deviations) {
      if (kept.witness || !deviation.witness) continue;
      if (wants_seen && !deviation.witness->is_seen) continue;
      kept.witness = deviation.witness;
      if (cause.deviations.size() > 1) kept.witness_part = explain::part_of(deviation.slot);
    }
  }
}

RedactedCause redacted_cause(const Cause& cause, const explain::Explanation& all, Hint hint) {
  RedactedCause kept;
  const explain::Deviation& first = cause.deviations.front();
  const explain::Choice& choice = explain::row_of(first.slot, first.choice);
  kept.rank = static_cast<std::size_t>(&choice - explain::choices().data());
  kept.part = cause.part;
  kept.parts = cause.parts;
  kept.title = cause.title;
  kept.clause = cause.clause;
  kept.sentence = cause.sentence;
  for (const explain::Deviation& deviation : cause.deviations) {
    kept.breaks.push_back({explain::part_of(deviation.slot), deviation.breaks});
  }
  kept.breaks_nothing = breaks_nothing(cause, all);
  kept.is_by_the_text = explain::is_by_the_text(first);
  if (hint < Hint::kFull) return kept;
  kept.slot = cause.slot;
  kept.choice = cause.choice;
  kept.code = cause.code;
  kept.expected_formula = cause.expected_formula;
  kept.formula = cause.formula;
  kept.symbols = symbols_in({cause.expected_formula, cause.formula}, explain::part_of(first.slot));
  add_witness(kept, cause);
  return kept;
}

// How many deviations a part has is withheld below the hint `what`.
std::vector<std::string> parts_in(const std::vector<Cause>& causes) {
  std::vector<std::string> parts;
  for (const Cause& cause : causes) {
    for (const std::string& part : cause.parts) {
      if (std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(part);
    }
  }
  return parts;
}

bool is_template(const std::vector<Cause>& causes, const explain::Explanation& all) {
  return all.status == explain::Status::kExplained && causes.size() == 1 &&
         causes.front().choice == "missing" && causes.front().parts.size() == 3;
}

// Then all of its ends were reproduced.
bool has_cause_that_ends_it(const explain::Explanation& all) {
  return all.status == explain::Status::kExplained &&
         std::any_of(all.deviations.begin(), all.deviations.end(), [](const auto& deviation) {
           return deviation.slot == explain::Slot::kReadingFirstLine ||
                  deviation.slot == explain::Slot::kReadingEmptyLine ||
                  deviation.slot == explain::Slot::kDivisionByZero;
         });
}

// The published answers are of a program that computes separation in another way than the text.
std::string remark_on_separation(const explain::Explanation& all) {
  if (!explain::is_separation_per_axis(all.right) || all.status == explain::Status::kUnexplained)
    return "";
  bool is_concerned =
      std::find(all.unknown.begin(), all.unknown.end(), "separation") != all.unknown.end();
  for (const explain::Deviation& deviation : all.deviations) {
    const std::string_view code = explain::code_of(deviation.slot);
    if (explain::is_by_the_text(deviation)) return "";  // told at length
    is_concerned = is_concerned || code == "separation.weight" || code == "separation.formula";
  }
  return is_concerned
             ? "the answers compute separation otherwise than the assignment's text: each "
               "neighbour pushes by 1/d in x and by 1/d in y, away from it, and by nothing "
               "in x or y where it is exactly level (rules " +
                   all.right_name + ")"
             : "";
}

std::vector<std::string> unknown_parts(const explain::Explanation& all) {
  std::vector<std::string> unknown = harmless(all.unknown);
  for (const explain::PartFinding& part : all.parts) {
    if (part.knowledge != explain::Knowledge::kUnknown) continue;
    if (std::find(unknown.begin(), unknown.end(), part.part) == unknown.end()) {
      unknown.push_back(part.part);
    }
  }
  return unknown;
}

void add_causes(RedactedExplanation& kept, const std::vector<Cause>& causes,
                const explain::Explanation& all) {
  kept.is_template = is_template(causes, all);
  for (const Cause& cause : causes) kept.causes.push_back(redacted_cause(cause, all, kept.hint));
  for (const explain::Deviation& deviation : all.deviations) {
    kept.deviations.push_back(redacted_deviation(deviation, all, kept.hint));
  }
  kept.cases = all.cases;
  kept.judged = all.judged;
  kept.passed = all.passed;
  kept.right_name = all.right_name;
  kept.fixes = all.fixes;
  for (const explain::Fix& fix : all.fixes) {
    const std::size_t fixed = causes_fixed(causes, all, fix.fixed);
    if (fixed > 0) kept.cause_fixes.push_back({fixed, fix.passed});
  }
}

std::vector<std::string> first_debug_lines(const explain::Explanation& all) {
  std::vector<std::string> lines;
  for (const std::string& line : all.debug_lines) {
    if (lines.size() < kMostDebugLines) lines.push_back(one_line(line, kMostOfName));
  }
  return lines;
}

RedactedExplanation redacted_explanation(const NamedExplanation& named, Hint hint) {
  const explain::Explanation& all = named.explanation;
  RedactedExplanation kept;
  kept.hint = hint;
  kept.name = one_line(named.name, kMostOfName);
  kept.status = all.status;
  kept.follows_rules = all.follows_rules();
  kept.prints_by_rules = all.prints_by_rules();
  kept.followed = named.followed;
  kept.reason = one_line(all.reason);
  if (hint < Hint::kWhere) return kept;
  const std::vector<Cause> causes = causes_of(all);
  kept.inputs = all.inputs;
  kept.fresh = all.fresh;
  kept.to_look_at = parts_in(causes);
  kept.unknown = unknown_parts(all);
  kept.parts = redacted_parts(all, causes, hint);
  kept.crash = redacted_crash(all.crash, hint);
  if (hint < Hint::kWhat) return kept;
  add_causes(kept, causes, all);
  kept.debug_lines = first_debug_lines(all);
  kept.is_crash_a_cause = has_cause_that_ends_it(all);
  kept.remarks = harmless(all.remarks);
  const std::string remark = remark_on_separation(all);
  if (!remark.empty()) kept.remarks.push_back(remark);
  if (hint == Hint::kFull) kept.variant = explain::text_of(all.variant);
  return kept;
}

}  // namespace

std::vector<NamedExplanation> explanations_in(const grade::Record& record) {
  std::vector<NamedExplanation> explanations;
  for (const grade::SubmissionResult& submission : record.submissions) {
    if (!submission.explanation) continue;
    explanations.push_back({submission.name, *submission.explanation, submission.followed});
  }
  return explanations;
}

RedactedExplanations redacted(std::span<const NamedExplanation> explanations, Hint hint) {
  RedactedExplanations kept;
  for (const NamedExplanation& named : explanations) {
    kept.submissions.push_back(redacted_explanation(named, hint));
  }
  static_cast<ExplanationTotals&>(kept) = totals_of(kept.submissions);
  return kept;
}

const RedactedPart* find_part(const RedactedExplanation& explanation, std::string_view name) {
  for (const RedactedPart& part : explanation.parts) {
    if (part.name == name) return &part;
  }
  return nullptr;
}

}  // namespace flocking::report
