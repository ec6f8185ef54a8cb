#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/words.h"
#include "report/cells.h"
#include "report/formats.h"
#include "report/line_words.h"
#include "report/program_rules_words.h"
#include "report/result_words.h"
#include "report/text_width.h"

namespace flocking::report {
namespace {

constexpr std::string_view kIndent = "     ";
constexpr std::size_t kCasesAcross = 20;

struct Column {
  std::size_t width = 0;
  bool is_left = false;
};

std::vector<Column> columns_of(const std::vector<Row>& rows) {
  std::vector<Column> columns(rows.front().size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_number = row[i].kind == CellKind::kPlain || row[i].kind == CellKind::kHead;
      columns[i].width = std::max(columns[i].width, width_of(row[i].text));
      columns[i].is_left = columns[i].is_left || !is_number;
    }
  }
  return columns;
}

std::size_t widest_verdict(const redaction::RedactedSubmission& submission) {
  std::size_t widest = 0;
  for (const redaction::RedactedCase& one : submission.cases) {
    if (!one.passed()) widest = std::max(widest, width_of(verdict_cell(one).text));
  }
  return widest;
}

class TextReport {
 public:
  explicit TextReport(ReportStyle style) : style_(std::move(style)) {}

  std::string write(const redaction::RedactedRecord& record) {
    line(fmt::format("flocking {}, started {}", record.about.program_version,
                     record.about.started_at));
    for (const std::string& first : first_lines(record)) line(first);
    if (record.about.is_class) {
      write_class(record);
    } else {
      for (const redaction::RedactedSubmission& submission : record.submissions)
        write_one(submission);
    }
    write_end(record);
    return std::move(text_);
  }

  std::string write(const redaction::RedactedSubmission& submission) {
    write_one(submission);
    return std::move(text_);
  }

 private:
  void write_one(const redaction::RedactedSubmission& submission);
  void write_class(const redaction::RedactedRecord& record);
  void write_failures(const redaction::RedactedSubmission& submission);
  void write_changes(const redaction::RedactedSubmission& submission, std::string_view indent);
  void write_below(const redaction::RedactedCase& result, bool with_excerpts);
  void write_end(const redaction::RedactedRecord& record);

  void line(std::string_view text) {
    text_ += text;
    text_ += '\n';
  }
  void indented(std::string_view lines) {
    for (const std::string_view piece : split(lines, '\n')) {
      if (!piece.empty()) line(std::string(kIndent) + std::string(piece));
    }
  }
  [[nodiscard]] std::string painted(const std::string& text, CellKind kind) const;
  [[nodiscard]] std::string row_text(const Row& row, const std::vector<Column>& columns) const;
  void table(const std::vector<Row>& rows) {
    const std::vector<Column> columns = columns_of(rows);
    for (const Row& row : rows) line("  " + row_text(row, columns));
  }

  ReportStyle style_;
  std::string text_;
};

std::string TextReport::painted(const std::string& text, CellKind kind) const {
  const char* color = "";
  if (kind == CellKind::kHead) color = "\x1b[1m";
  if (kind == CellKind::kPassed) color = "\x1b[32m";
  if (kind == CellKind::kFailed) color = "\x1b[31m";
  if (kind == CellKind::kJudgeError) color = "\x1b[1;35m";
  if (!style_.color || *color == '\0' || text.empty()) return text;
  return color + text + "\x1b[0m";
}

std::string TextReport::row_text(const Row& row, const std::vector<Column>& columns) const {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::string blanks = blanks_behind(row[i].text, columns[i].width);
    const std::string word = painted(row[i].text, row[i].kind);
    if (i > 0) text += "  ";
    text += columns[i].is_left ? word + blanks : blanks + word;
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

void TextReport::write_one(const redaction::RedactedSubmission& submission) {
  line("submission: " + submission.name);
  for (const auto& warning : submission.build_warnings) line("warning: " + warning);
  for (const std::string& sentence : line_sentences(submission)) line(sentence);
  line("");
  if (!submission.cannot_start.empty()) {
    line(painted(cannot_start_words(submission), CellKind::kFailed));
    write_changes(submission, "");
    return;
  }
  const std::vector<Row> rows = case_rows(submission);
  const std::vector<Column> columns = columns_of(rows);
  line(row_text(rows.front(), columns));
  for (std::size_t i = 0; i < submission.cases.size(); ++i) {
    const redaction::RedactedCase& one = submission.cases[i];
    const std::string margin = margin_of(one);
    line(row_text(rows[i + 1], columns) + (margin.empty() ? "" : "  " + margin));
    write_below(one, true);
  }
  write_changes(submission, "");
}

void TextReport::write_changes(const redaction::RedactedSubmission& submission,
                               std::string_view indent) {
  for (const std::string& change : point_change_lines(submission)) {
    line(std::string(indent) + change);
  }
}

void TextReport::write_below(const redaction::RedactedCase& result, bool with_excerpts) {
  if (result.passed()) {
    for (const std::string& remark : remarks(result)) indented(remark);
    return;
  }
  indented(explanation(result, with_excerpts));
}

void TextReport::write_class(const redaction::RedactedRecord& record) {
  for (std::size_t first = 0; first < record.cases.size(); first += kCasesAcross) {
    line("");
    table(matrix_rows(record, first, std::min(first + kCasesAcross, record.cases.size())));
  }
  line("");
  table(total_rows(record));
  for (const redaction::RedactedSubmission& submission : record.submissions)
    write_failures(submission);
}

void TextReport::write_failures(const redaction::RedactedSubmission& submission) {
  const bool all_pass = submission.score.passed == submission.score.cases;
  if (all_pass && submission.point_changes.empty()) return;
  line("");
  line("submission: " + submission.name);
  if (submission.followed) indented(program_rules_words(*submission.followed));
  for (const std::string& sentence : line_sentences(submission)) indented(sentence);
  write_changes(submission, kIndent);
  if (!submission.cannot_start.empty()) {
    indented(cannot_start_words(submission));
    return;
  }
  const std::size_t name_column = std::max(kIndent.size(), widest_verdict(submission) + 2);
  for (const redaction::RedactedCase& one : submission.cases) {
    if (one.passed() && one.uncounted.empty()) continue;
    const Cell verdict = verdict_cell(one);
    line(painted(verdict.text, verdict.kind) + blanks_behind(verdict.text, name_column) + one.name);
    write_below(one, false);
  }
}

void TextReport::write_end(const redaction::RedactedRecord& record) {
  line("");
  for (const std::string& told : rules_lines(record)) line(told);
  line(sandbox_words(record));
  if (const std::string layout = origin_line(record); !layout.empty()) line(layout);
  for (const std::string& alarm : alarms(record)) {
    line(painted("WARNING: " + alarm, CellKind::kJudgeError));
  }
  const std::string who =
      record.about.is_class ? fmt::format("{} submissions: ", record.submissions.size()) : "";
  const bool all_pass = record.score.passed == record.score.cases && record.score.cases > 0;
  line(painted(who + score_words(record.score), all_pass ? CellKind::kPassed : CellKind::kFailed) +
       ", graded in " + seconds_text(record.about.wall_s));
}

}  // namespace

std::string submission_text(const redaction::RedactedSubmission& submission) {
  return TextReport({}).write(submission);
}

std::string write_text(const redaction::RedactedRecord& record, const ReportStyle& style) {
  return TextReport(style).write(record);
}

}  // namespace flocking::report
