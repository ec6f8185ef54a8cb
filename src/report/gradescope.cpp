#include <stdexcept>
#include <string>

#include "base/json_writer.h"
#include "report/explanation_formats.h"
#include "report/formats.h"
#include "report/markdown_text.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

void write_gradescope_test(JsonWriter& json, const redaction::RedactedCase& result) {
  std::string lines = has_usage(result) ? usage_words(result) + "\n" : "";
  lines = fenced(lines + account(result));
  json.begin_object();
  json.text("name", result.name);
  json.number("score", result.points);
  json.number("max_score", result.max_points);
  json.text("status", result.passed() ? "passed" : "failed");
  json.text("output", code(verdict_words(result)) + "\n" + (lines.empty() ? "" : "\n" + lines));
  json.text("output_format", "md");
  json.text("visibility", result.hidden ? "hidden" : "visible");
  json.end_object();
}

// Adds the explanation, as far as the hint allows, as a test without points.
void write_explanation(JsonWriter& json, const redaction::RedactedRecord& record,
                       const redaction::RedactedExplanation& explanation) {
  redaction::RedactedExplanations all;
  all.submissions.push_back(explanation);
  const redaction::Telling telling = {.hint = record.about.hint.value_or(explain::Hint::kNone)};
  json.begin_object();
  json.text("name", "Explanation");
  json.text("status", "failed");
  json.text("output", write_explanation_markdown(all, telling));
  json.text("output_format", "md");
  json.text("visibility", "visible");
  json.end_object();
}

// Returns what is shown above the tests.
std::string gradescope_overview(const redaction::RedactedRecord& record) {
  std::string text = markdown_head(record);
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    const std::string reason = cannot_start_words(submission);
    if (!reason.empty()) text += "\n" + code(reason) + "\n";
  }
  return text + "\n" + code(sandbox_words(record)) + "\n";
}

}  // namespace

std::string write_gradescope(const redaction::RedactedRecord& record,
                             const ReportStyle& /*style*/) {
  if (record.submissions.size() > 1) {
    throw std::invalid_argument("the format is for one submission, not for a class");
  }
  JsonWriter json;
  json.begin_object();
  if (record.score.cases == 0) json.number("score", 0.0);  // Gradescope requires a score
  json.number("execution_time", record.about.wall_s);
  json.text("output", gradescope_overview(record));
  json.text("output_format", "md");
  json.begin_array("tests");
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    if (submission.explanation) write_explanation(json, record, *submission.explanation);
    for (const redaction::RedactedCase& one : submission.cases) write_gradescope_test(json, one);
  }
  json.end_array();
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
