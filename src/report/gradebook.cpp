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
  return head + ",remark\r\n";
}

// What whoever grades has to look at, in one cell.
std::string remark_on(const RedactedSubmission& submission) {
  std::vector<std::string> remarks = submission.notes;
  if (!submission.cannot_start.empty()) remarks.push_back(cannot_start_words(submission));
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

std::string row_of(const RedactedRecord& record, const RedactedSubmission& submission) {
  const Score& score = submission.score;
  std::string row = fmt::format("{},{},{},{},{},{}", as_cell(submission.id),
                                as_cell(submission.name), points_text(score.points),
                                points_text(score.max_points), score.passed, score.cases);
  for (const CaseTotal& total : record.cases) {
    const RedactedCase* const found = find_case(submission, total.name);
    row += std::string(",") + (found == nullptr ? "" : grade::short_name(found->verdict));
  }
  return row + ',' + as_cell(remark_on(submission)) + "\r\n";
}

std::string filled_in(const RedactedRecord& record, const ReportStyle& style) {
  if (style.gradebook == nullptr) throw std::invalid_argument("there is no export to fill in");
  return with_grades(*style.gradebook, record);
}

}  // namespace

std::string write_gradebook(const RedactedRecord& record, const ReportStyle& /*style*/) {
  std::string text = head_of(record);
  for (const RedactedSubmission& submission : record.submissions) {
    text += row_of(record, submission);
  }
  return text;
}

std::string write_canvas(const RedactedRecord& record, const ReportStyle& style) {
  return filled_in(record, style);
}

std::string write_moodle(const RedactedRecord& record, const ReportStyle& style) {
  return filled_in(record, style);
}

}  // namespace flocking::report
