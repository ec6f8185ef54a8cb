#include <stdexcept>
#include <string>

#include "base/json_writer.h"
#include "report/formats.h"
#include "report/overview.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

void write_gradescope_test(JsonWriter& json, const RedactedCase& result) {
  std::string output = verdict_words(result) + "\n";
  if (has_usage(result)) output += usage_words(result) + "\n";
  json.begin_object();
  json.text("name", result.name);
  json.number("score", result.points);
  json.number("max_score", result.max_points);
  json.text("status", result.passed() ? "passed" : "failed");
  json.text("output", output + account(result));
  json.text("output_format", "text");
  json.text("visibility", result.hidden ? "hidden" : "visible");
  json.end_object();
}

}  // namespace

std::string write_gradescope(const RedactedRecord& record, const ReportStyle& /*style*/) {
  if (record.submissions.size() > 1) {
    throw std::invalid_argument("the format is for one submission, not for a class");
  }
  JsonWriter json;
  json.begin_object();
  if (record.score.cases == 0) json.number("score", 0.0);  // there must be one somewhere
  json.number("execution_time", record.about.wall_s);
  json.text("output", overview(record));
  json.text("output_format", "text");
  json.begin_array("tests");
  for (const RedactedSubmission& submission : record.submissions) {
    for (const RedactedCase& one : submission.cases) write_gradescope_test(json, one);
  }
  json.end_array();
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
