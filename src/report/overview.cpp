#include "report/overview.h"

#include "report/explanation_formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

// Returns the explanation as far as the hint allows.
std::string explanation_below(const redaction::RedactedRecord& record) {
  if (record.submissions.empty() || !record.submissions.front().explanation) return "";
  redaction::RedactedExplanations all;
  all.submissions.push_back(*record.submissions.front().explanation);
  const redaction::Telling telling = {
      .hint = record.about.hint.value_or(explain::Hint::kNone), .at_length = false, .rules = {}};
  return "\n" + write_explanation_text(all, telling);
}

}  // namespace

std::string overview(const redaction::RedactedRecord& record) {
  std::string output;
  for (const std::string& first : first_lines(record)) output += first + "\n";
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    if (!submission.cannot_start.empty()) output += cannot_start_words(submission) + "\n";
  }
  output += score_words(record.score) + "\n" + sandbox_words(record) + "\n";
  for (const std::string& told : rules_lines(record)) output += told + "\n";
  for (const std::string& alarm : alarms(record)) output += "WARNING: " + alarm + "\n";
  return output + explanation_below(record);
}

}  // namespace flocking::report
