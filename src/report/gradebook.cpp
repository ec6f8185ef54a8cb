#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "gradebook/grade_export.h"
#include "redaction/points_text.h"
#include "report/csv_cell.h"
#include "report/explanation_headline.h"
#include "report/formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string head_of(const redaction::RedactedRecord& record) {
  std::string head = "id,name,points,max_points,passed,cases";
  for (const redaction::CaseTotal& total : record.cases) head += ',' + as_cell(total.name);
  return head + ",presence,late_penalty,adjustment,remark\r\n";
}

// Returns everything that needs the instructor's attention, in one cell.
std::string remark_on(const redaction::RedactedSubmission& submission) {
  std::vector<std::string> remarks(submission.notes.begin(), submission.notes.end());
  if (!submission.cannot_start.empty()) remarks.push_back(cannot_start_words(submission));
  for (std::string& line : point_change_lines(submission)) remarks.push_back(std::move(line));
  const auto errors = std::count_if(submission.cases.begin(), submission.cases.end(),
                                    [](const redaction::RedactedCase& one) {
                                      return one.verdict == grade::Verdict::kJudgeError;
                                    });
  if (errors > 0) {
    remarks.push_back(
        fmt::format("{} of {} cases could not be judged", errors, submission.cases.size()));
  }
  if (submission.explanation) remarks.push_back(headline(*submission.explanation));
  return fmt::format("{}", fmt::join(remarks, "; "));
}

// Returns an empty string if there is no roster.
const char* presence_of(const redaction::RedactedSubmission& submission) {
  if (submission.presence == Presence::kMissing) return "missing";
  if (submission.presence == Presence::kUnknown) return "unknown";
  return submission.roster_line != 0 ? "submitted" : "";
}

// Returns the points that changes of this kind add; empty if there are none.
std::string changed_by(const redaction::RedactedSubmission& submission,
                       grade::PointChange::Kind kind) {
  double points = 0.0;
  bool is_changed = false;
  for (const redaction::RedactedPointChange& change : submission.point_changes) {
    if (change.kind != kind) continue;
    points += change.points;
    is_changed = true;
  }
  return is_changed ? redaction::points_text(points) : "";
}

std::string gradebook_row(const redaction::RedactedRecord& record,
                          const redaction::RedactedSubmission& submission) {
  const redaction::Score& score = submission.score;
  std::string row = fmt::format(
      "{},{},{},{},{},{}", as_cell(submission.id), as_cell(submission.name),
      redaction::has_unknown_points(submission) ? "" : redaction::points_text(score.points),
      redaction::points_text(score.max_points), score.passed, score.cases);
  for (const redaction::CaseTotal& total : record.cases) {
    const redaction::RedactedCase* const found = redaction::find_case(submission, total.name);
    row += std::string(",") + (found == nullptr ? "" : grade::short_name(found->verdict));
  }
  using Kind = grade::PointChange::Kind;
  return row + fmt::format(",{},{},{},{}\r\n", presence_of(submission),
                           changed_by(submission, Kind::kLatePenalty),
                           changed_by(submission, Kind::kAdjustment),
                           as_cell(remark_on(submission)));
}

}  // namespace

std::string write_gradebook(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = head_of(record);
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    text += gradebook_row(record, submission);
  }
  return text;
}

std::string write_import(const redaction::RedactedRecord& record, const ReportStyle& style) {
  if (style.gradebook == nullptr) throw std::invalid_argument("there is no export to fill in");
  return gradebook::with_grades(*style.gradebook, record).text;
}

}  // namespace flocking::report
