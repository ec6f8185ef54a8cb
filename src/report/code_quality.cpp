#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/json_writer.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "report/annotations.h"
#include "report/formats.h"

// GitLab's code quality report: a part of the format of Code Climate.
namespace flocking::report {
namespace {

struct IssueKind {
  std::string_view check_name;
  std::string_view severity;
};

// In the order of Check.
constexpr std::array<IssueKind, 5> kIssueKinds = {{{"compile-error", "blocker"},
                                                   {"failure", "critical"},
                                                   {"wrong-line", "major"},
                                                   {"wrong-part", "minor"},
                                                   {"compiler-warning", "info"}}};

// Returns one line.
std::string description_of(const Annotation& annotation) {
  std::string text;
  for (const std::string_view line : split(annotation.message, '\n')) {
    text += (text.empty() ? "" : "; ") + std::string(line);
  }
  const std::string cases = cases_words(annotation);
  return annotation.title + ": " + text + (cases.empty() ? "" : "; " + cases);
}

// `number` counts equal identities from 1.
void write_issue(JsonWriter& json, const Annotation& annotation, const std::string& identity,
                 std::uint64_t number) {
  const IssueKind& row = kIssueKinds.at(static_cast<std::size_t>(annotation.check));
  json.begin_object();
  json.text("description", description_of(annotation));
  json.text("check_name", row.check_name);
  json.text("fingerprint", hex_sha256(identity + "\n" + std::to_string(number)));
  json.text("severity", row.severity);
  json.begin_object("location");
  json.text("path", annotation.file);
  json.begin_object("lines");
  json.count("begin", annotation.line);
  json.end_object();
  json.end_object();
  json.end_object();
}

}  // namespace

std::string write_code_quality(const redaction::RedactedRecord& record,
                               const ReportStyle& /*style*/) {
  if (record.submissions.size() > 1) {
    throw std::invalid_argument("the format is for one submission, not for a class");
  }
  // GitLab compares fingerprints between branches, so they leave out the line: it changes if lines
  // are inserted above.
  std::map<std::string, std::uint64_t> known;
  JsonWriter json;
  json.begin_array();
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    for (const Annotation& one : annotations_of(submission)) {
      if (one.line == 0) continue;
      const std::string identity = one.file + "\n" + one.title + "\n" + one.message;
      write_issue(json, one, identity, ++known[identity]);
    }
  }
  json.end_array();
  return json.take();
}

}  // namespace flocking::report
