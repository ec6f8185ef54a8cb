#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "report/csv_cell.h"
#include "report/explanation_headline.h"
#include "report/formats.h"
#include "report/grade_export.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string head_of(const RedactedRecord& record) {
  std::string head = "id,name,points,max_points,passed,cases";
  for (const CaseTotal& total : record.cases) head += ',' + as_cell(total.name);
  return head + ",presence,late_penalty,adjustment,remark\r\n";
}

// What whoever grades has to look at, in one cell.
std::string remark_on(const RedactedSubmission& submission) {
  std::vector<std::string> remarks = submission.notes;
  if (!submission.cannot_start.empty()) remarks.push_back(cannot_start_words(submission));
  for (std::string& line : point_change_lines(submission)) remarks.push_back(std::move(line));
  const auto errors = std::count_if(
      submission.cases.begin(), submission.cases.end(),
      [](const RedactedCase& one) { return one.verdict == grade::Verdict::kJudgeError; });
  if (errors > 0) {
    remarks.push_back(
        fmt::format("{} of {} cases could not be judged", errors, submission.cases.size()));
  }
  if (submission.explanation) remarks.push_back(headline(*submission.explanation));
  return fmt::format("{}", fmt::join(remarks, "; "));
}

// Empty where there is no roster.
const char* presence_of(const RedactedSubmission& submission) {
  if (submission.presence == Presence::kMissing) return "missing";
  if (submission.presence == Presence::kUnknown) return "unknown";
  return submission.roster_line != 0 ? "submitted" : "";
}

// The points that such changes add; empty where there are none.
std::string changed_by(const RedactedSubmission& submission, grade::PointChange::Kind kind) {
  double points = 0.0;
  bool is_changed = false;
  for (const grade::PointChange& change : submission.point_changes) {
    if (change.kind != kind) continue;
    points += change.points;
    is_changed = true;
  }
  return is_changed ? points_text(points) : "";
}

std::string gradebook_row(const RedactedRecord& record, const RedactedSubmission& submission) {
  const Score& score = submission.score;
  std::string row =
      fmt::format("{},{},{},{},{},{}", as_cell(submission.id), as_cell(submission.name),
                  has_unknown_points(submission) ? "" : points_text(score.points),
                  points_text(score.max_points), score.passed, score.cases);
  for (const CaseTotal& total : record.cases) {
    const RedactedCase* const found = find_case(submission, total.name);
    row += std::string(",") + (found == nullptr ? "" : grade::short_name(found->verdict));
  }
  using Kind = grade::PointChange::Kind;
  return row + fmt::format(",{},{},{},{}\r\n", presence_of(submission),
                           changed_by(submission, Kind::kLatePenalty),
                           changed_by(submission, Kind::kAdjustment),
                           as_cell(remark_on(submission)));
}

}  // namespace

std::string write_gradebook(const RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = head_of(record);
  for (const RedactedSubmission& submission : record.submissions) {
    text += gradebook_row(record, submission);
  }
  return text;
}

std::string write_import(const RedactedRecord& record, const ReportStyle& style) {
  if (style.gradebook == nullptr) throw std::invalid_argument("there is no export to fill in");
  return with_grades(*style.gradebook, record).text;
}

}  // namespace flocking::report
