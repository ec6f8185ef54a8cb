#include "report/cells.h"

#include <fmt/format.h>

#include <utility>

#include "redaction/points_text.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string name_of(const std::string& name, bool hidden) {
  return hidden ? name + " (hidden)" : name;
}

Row head(std::vector<std::string> titles) {
  Row row;
  for (std::string& title : titles) row.push_back({std::move(title), CellKind::kHead});
  return row;
}

Cell passed_cell(const redaction::Score& score) {
  return {fmt::format("{}/{}", score.passed, score.cases)};
}

Cell points_cell(double points, double max_points) {
  return {redaction::points_text(points) + "/" + redaction::points_text(max_points)};
}

}  // namespace

Cell verdict_cell(const redaction::RedactedCase& result) {
  CellKind kind = result.passed() ? CellKind::kPassed : CellKind::kFailed;
  if (result.verdict == grade::Verdict::kJudgeError) kind = CellKind::kJudgeError;
  return {grade::short_name(result.verdict), kind};
}

std::vector<Row> case_rows(const redaction::RedactedSubmission& submission) {
  std::vector<Row> rows = {head({"", "case", "CPU", "wall", "memory", "points"})};
  for (const redaction::RedactedCase& one : submission.cases) {
    const bool has_numbers = has_usage(one);
    rows.push_back({verdict_cell(one),
                    {name_of(one.name, one.hidden), CellKind::kName},
                    {has_numbers ? seconds_text(one.usage.cpu_s) : "-"},
                    {has_numbers ? seconds_text(one.usage.wall_s) : "-"},
                    {has_numbers ? memory_text(one.usage.peak_memory_bytes) : "-"},
                    points_cell(one.points, one.max_points)});
  }
  return rows;
}

std::vector<Row> matrix_rows(const redaction::RedactedRecord& record, std::size_t first,
                             std::size_t last) {
  Row titles = head({"submission"});
  for (std::size_t i = first; i < last; ++i) {
    titles.push_back({std::to_string(i + 1), CellKind::kHead});
  }
  titles.push_back({"passed", CellKind::kHead});
  titles.push_back({"points", CellKind::kHead});
  std::vector<Row> rows = {std::move(titles)};
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    Row row = {{submission.name, CellKind::kName}};
    for (std::size_t i = first; i < last; ++i) {
      const redaction::RedactedCase* one = redaction::find_case(submission, record.cases[i].name);
      row.push_back(one == nullptr ? Cell{"-"} : verdict_cell(*one));
    }
    row.push_back(passed_cell(submission.score));
    row.push_back(redaction::has_unknown_points(submission)
                      ? Cell{"?/" + redaction::points_text(submission.score.max_points)}
                      : points_cell(submission.score.points, submission.score.max_points));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<Row> total_rows(const redaction::RedactedRecord& record) {
  std::vector<Row> rows = {head({"", "case", "passed", "points"})};
  for (std::size_t i = 0; i < record.cases.size(); ++i) {
    const redaction::CaseTotal& total = record.cases[i];
    rows.push_back({{std::to_string(i + 1)},
                    {name_of(total.name, total.hidden), CellKind::kName},
                    passed_cell(total.score),
                    points_cell(total.score.points, total.score.max_points)});
  }
  return rows;
}

}  // namespace flocking::report
