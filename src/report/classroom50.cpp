#include <stdexcept>
#include <string>

#include "base/json_writer.h"
#include "report/formats.h"
#include "report/overview.h"
#include "report/result_words.h"

// This is the only file that knows the names of the fields of Classroom 50.
namespace flocking::report {
namespace {

void write_classroom50_test(JsonWriter& json, const redaction::RedactedCase& result) {
  json.begin_object();
  json.text("name", result.name);
  json.flag("passed", result.passed());
  json.number("score", result.points);
  json.number("max_score", result.max_points);
  json.text("output", verdict_words(result) + "\n" + account(result));
  json.end_object();
}

}  // namespace

std::string write_classroom50(const redaction::RedactedRecord& record,
                              const ReportStyle& /*style*/) {
  if (record.submissions.size() > 1) {
    throw std::invalid_argument("the format is for one submission, not for a class");
  }
  JsonWriter json;
  json.begin_object();
  json.number("score", record.score.points);
  json.number("max_score", record.score.max_points);
  json.text("output", overview(record));
  json.begin_array("tests");
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    for (const redaction::RedactedCase& one : submission.cases) write_classroom50_test(json, one);
  }
  json.end_array();
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
