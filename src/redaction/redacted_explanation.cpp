#include "redaction/redacted_explanation.h"

#include <algorithm>
#include <cstddef>

#include "explain/right_rules.h"
#include "redaction/cause_words.h"
#include "redaction/causes.h"
#include "redaction/field_redactor.h"
#include "redaction/redacted_parts.h"
#include "redaction/safe_text.h"
#include "redaction/symbols.h"

namespace flocking::redaction {
namespace {

using explain::Hint;

constexpr std::size_t kMostOfName = 80;  // also for a line of debug text
constexpr std::size_t kMostDebugLines = 3;

SafeTexts ours(const std::vector<std::string>& words) {
  SafeTexts texts;
  texts.reserve(words.size());
  for (const std::string& word : words) texts.push_back(SafeText::ours(word));
  return texts;
}

// Returns the witness. Its outputs come from the rules and from variants, so it contains no text of
// the submission.
std::optional<RedactedWitness> redacted_witness(const std::optional<explain::Witness>& witness) {
  if (!witness) return std::nullopt;
  return redacted_fields<RedactedWitness>(*witness, SafeText::ours);
}

RedactedDeviation redacted_deviation(const explain::Deviation& deviation,
                                     const explain::Explanation& all, Hint hint) {
  const explain::Choice& choice = explain::deviation_row(deviation.slot, deviation.choice);
  RedactedDeviation kept;
  kept.part = SafeText::ours(explain::part_of(deviation.slot));
  kept.title = SafeText::ours(choice.title);
  kept.sentence = SafeText::ours(choice.sentence);
  kept.breaks = deviation.breaks;
  if (hint < Hint::kFull) return kept;
  kept.slot = SafeText::ours(explain::code_of(deviation.slot));
  kept.choice = SafeText::ours(choice.code);
  kept.expected_formula = SafeText::ours(rules_formula(all.right, deviation.slot));
  kept.formula = SafeText::ours(explain::formula_of(all.variant, deviation.slot));
  kept.witness = redacted_witness(deviation.witness);
  return kept;
}

// Adds the witness whose output the program printed, if there is one.
void add_witness(RedactedCause& kept, const Cause& cause) {
  for (const bool wants_seen : {true, false}) {
    for (const explain::Deviation& deviation : cause.deviations) {
      if (kept.witness || !deviation.witness) continue;
      if (wants_seen && !deviation.witness->is_seen) continue;
      kept.witness = redacted_witness(deviation.witness);
      if (cause.deviations.size() > 1)
        kept.witness_part = SafeText::ours(explain::part_of(deviation.slot));
    }
  }
}

RedactedCause redacted_cause(const Cause& cause, const explain::Explanation& all, Hint hint) {
  RedactedCause kept;
  const explain::Deviation& first = cause.deviations.front();
  const explain::Choice& choice = explain::row_of(first.slot, first.choice);
  kept.rank = static_cast<std::size_t>(&choice - explain::choices().data());
  kept.part = SafeText::ours(cause.part);
  kept.parts = ours(cause.parts);
  kept.title = SafeText::ours(cause.title);
  kept.clause = SafeText::ours(cause.clause);
  kept.sentence = SafeText::ours(cause.sentence);
  for (const explain::Deviation& deviation : cause.deviations) {
    kept.breaks.push_back({SafeText::ours(explain::part_of(deviation.slot)), deviation.breaks});
  }
  kept.breaks_nothing = breaks_nothing(cause, all);
  kept.is_by_the_text = explain::is_by_the_text(first);
  if (hint < Hint::kFull) return kept;
  kept.slot = SafeText::ours(cause.slot);
  kept.choice = SafeText::ours(cause.choice);
  kept.code = SafeText::ours(cause.code);
  kept.expected_formula = SafeText::ours(cause.expected_formula);
  kept.formula = SafeText::ours(cause.formula);
  kept.symbols = SafeText::ours(
      symbols_in({cause.expected_formula, cause.formula}, explain::part_of(first.slot)));
  add_witness(kept, cause);
  return kept;
}

// Returns the parts to look at, each only once: below the hint `what`, the number of deviations of
// a part is withheld.
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

// Returns true if a cause says when the program crashes. Then all of its crashes were reproduced.
bool has_cause_that_ends_it(const explain::Explanation& all) {
  return all.status == explain::Status::kExplained &&
         std::any_of(all.deviations.begin(), all.deviations.end(), [](const auto& deviation) {
           return deviation.slot == explain::Slot::kReadingFirstLine ||
                  deviation.slot == explain::Slot::kReadingEmptyLine ||
                  deviation.slot == explain::Slot::kDivisionByZero;
         });
}

// Returns a remark if separation follows the assignment's text: the published answers come from a
// program that computes it in another way.
std::string remark_on_separation(const explain::Explanation& all) {
  if (!explain::is_separation_per_axis(all.right) || all.status == explain::Status::kUnexplained)
    return "";
  bool is_concerned =
      std::find(all.unknown.begin(), all.unknown.end(), "separation") != all.unknown.end();
  for (const explain::Deviation& deviation : all.deviations) {
    const std::string_view code = explain::code_of(deviation.slot);
    if (explain::is_by_the_text(deviation)) return "";  // a separate cause describes it
    is_concerned = is_concerned || code == "separation.weight" || code == "separation.formula";
  }
  return is_concerned ? "the answers compute separation differently from the assignment's text: "
                        "each neighbour pushes away by 1/d in x and by 1/d in y, and by 0 where "
                        "the difference in x or y is 0 (rules " +
                            all.right_name + ")"
                      : "";
}

SafeTexts unknown_parts(const explain::Explanation& all) {
  SafeTexts unknown = one_line_each(all.unknown);
  for (const explain::PartFinding& part : all.parts) {
    if (part.knowledge != explain::Knowledge::kUnknown) continue;
    if (std::find(unknown.begin(), unknown.end(), part.part) == unknown.end()) {
      unknown.push_back(SafeText::ours(part.part));
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
  kept.right_name = SafeText::ours(all.right_name);
  kept.fixes = all.fixes;
  kept.fixes_are_bounds = all.fixes_are_bounds;
  for (const explain::Fix& fix : all.fixes) {
    const std::size_t fixed = causes_fixed(causes, all, fix.fixed);
    if (fixed > 0) kept.cause_fixes.push_back({fixed, fix.passed});
  }
}

SafeTexts first_debug_lines(const explain::Explanation& all) {
  SafeTexts lines;
  for (const std::string& line : all.debug_lines) {
    if (lines.size() < kMostDebugLines) lines.push_back(one_line(line, kMostOfName));
  }
  return lines;
}

// Returns true if each deviation in a part follows the assignment's text, so that no line is wrong.
bool is_only_by_the_text(const explain::Explanation& all, const std::string& part) {
  bool is_any = false;
  for (const explain::Deviation& one : all.deviations) {
    if (explain::part_of(one.slot) != part) continue;
    if (!explain::is_by_the_text(one)) return false;
    is_any = true;
  }
  return is_any;
}

// Adds the places of edits. The hint decides whether the kind of an edit and its diff appear: both
// may contain names from the student's source.
void add_lines(RedactedExplanation& kept, const explain::Explanation& all,
               const diagnosis::LineFindings& findings) {
  for (const diagnosis::LineFix& fix : findings.fixes) {
    kept.line_fixes.push_back(
        {.file = one_line(fix.file),
         .line = fix.line,
         .part = SafeText::ours(fix.part),
         .kind = kept.hint >= Hint::kWhat ? one_line(fix.kind) : SafeText(),
         .diff = kept.hint == Hint::kFull ? several_lines(fix.diff) : SafeText(),
         .cases_after = fix.cases_after});
  }
  for (const diagnosis::PartLines& lines : findings.lines) {
    if (is_only_by_the_text(all, lines.part)) continue;
    kept.lines.push_back(
        {SafeText::ours(lines.part), one_line(lines.file), lines.first, lines.last});
  }
  kept.line_cases = findings.cases;
  kept.lines_cut = findings.was_cut;
  kept.is_repaired = !findings.fixes.empty() && findings.unrepaired.empty();
}

// Adds the crash or hang. Withholds its cause unless it may be shown, since it may quote the input.
void add_trouble(RedactedExplanation& kept, const diagnosis::Crash& trouble) {
  kept.trouble_file = one_line(trouble.file);
  kept.trouble_line = trouble.line;
  const bool has_cause = kept.hint >= Hint::kWhat && !trouble.cause.empty();
  kept.trouble =
      has_cause ? one_line(trouble.cause) : one_line(diagnosis::trouble_words(trouble.trouble));
}

// Returns the place of the first crash or hang in a case that is not hidden.
std::optional<diagnosis::Crash> trouble_of(const grade::SubmissionResult& submission,
                                           grade::Disclosure disclosure) {
  if (disclosure == grade::Disclosure::kVerdict) return std::nullopt;
  for (const grade::CaseResult& one : submission.cases) {
    if (one.hidden || !one.crash) continue;
    diagnosis::Crash trouble = *one.crash;
    if (disclosure != grade::Disclosure::kFull) trouble.cause.clear();
    return trouble;
  }
  return std::nullopt;
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
  kept.to_look_at = ours(parts_in(causes));
  kept.unknown = unknown_parts(all);
  kept.parts = redacted_parts(all, causes, hint);
  kept.crash = redacted_crash(all.crash, hint);
  if (named.lines) add_lines(kept, all, *named.lines);
  if (named.trouble) add_trouble(kept, *named.trouble);
  if (hint < Hint::kWhat) return kept;
  add_causes(kept, causes, all);
  kept.debug_lines = first_debug_lines(all);
  kept.is_crash_a_cause = has_cause_that_ends_it(all);
  kept.remarks = one_line_each(all.remarks);
  const std::string remark = remark_on_separation(all);
  if (!remark.empty()) kept.remarks.push_back(SafeText::ours(remark));
  if (hint == Hint::kFull) kept.variant = SafeText::ours(explain::text_of(all.variant));
  return kept;
}

}  // namespace

std::vector<NamedExplanation> explanations_in(const grade::Record& record) {
  std::vector<NamedExplanation> explanations;
  for (const grade::SubmissionResult& submission : record.submissions) {
    if (!submission.explanation) continue;
    explanations.push_back({submission.name, *submission.explanation, submission.followed,
                            submission.lines, trouble_of(submission, record.disclosure)});
    explain::Explanation& known = explanations.back().explanation;
    if (record.disclosure == grade::Disclosure::kFull) continue;
    // Text of the program may quote a case, and the input of a crash may be a case.
    known.debug_lines.clear();
    if (!known.crash) continue;
    known.crash->last_words.clear();
    known.crash->input.clear();
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

}  // namespace flocking::redaction
