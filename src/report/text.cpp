#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.h"
#include "report/cells.h"
#include "report/formats.h"
#include "report/words.h"

namespace flocking::report {
namespace {

constexpr std::string_view kIndent = "     ";
constexpr std::size_t kCasesAcross = 20;

std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;  // characters of UTF-8, not its bytes
  }));
}

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

class TextReport {
 public:
  explicit TextReport(ReportStyle style) : style_(std::move(style)) {}

  std::string write(const Shown& shown) {
    line(fmt::format("flocking {}, started {}", shown.about.program_version,
                     shown.about.started_at));
    if (shown.about.is_class) {
      write_class(shown);
    } else {
      for (const ShownSubmission& submission : shown.submissions) write_one(submission);
    }
    write_end(shown);
    return std::move(text_);
  }

 private:
  void write_one(const ShownSubmission& submission);
  void write_class(const Shown& shown);
  void write_failures(const ShownSubmission& submission);
  void write_below(const ShownCase& result, bool with_excerpts);
  void write_end(const Shown& shown);

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
  [[nodiscard]] std::string drawn(const Row& row, const std::vector<Column>& columns) const;
  void table(const std::vector<Row>& rows) {
    const std::vector<Column> columns = columns_of(rows);
    for (const Row& row : rows) line("  " + drawn(row, columns));
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

std::string TextReport::drawn(const Row& row, const std::vector<Column>& columns) const {
  std::string text;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::string blanks(columns[i].width - width_of(row[i].text), ' ');
    const std::string word = painted(row[i].text, row[i].kind);
    if (i > 0) text += "  ";
    text += columns[i].is_left ? word + blanks : blanks + word;
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

void TextReport::write_one(const ShownSubmission& submission) {
  line("submission: " + submission.name);
  line("");
  if (!submission.cannot_start.empty()) {
    line(painted(cannot_start_words(submission), CellKind::kFailed));
    return;
  }
  const std::vector<Row> rows = case_rows(submission);
  const std::vector<Column> columns = columns_of(rows);
  line(drawn(rows.front(), columns));
  for (std::size_t i = 0; i < submission.cases.size(); ++i) {
    const ShownCase& one = submission.cases[i];
    const std::string margin = margin_of(one);
    line(drawn(rows[i + 1], columns) + (margin.empty() ? "" : "  " + margin));
    write_below(one, true);
  }
}

void TextReport::write_below(const ShownCase& result, bool with_excerpts) {
  if (result.passed()) {
    for (const std::string& remark : remarks(result)) indented(remark);
    return;
  }
  indented(explanation(result, with_excerpts));
}

void TextReport::write_class(const Shown& shown) {
  for (std::size_t first = 0; first < shown.cases.size(); first += kCasesAcross) {
    line("");
    table(matrix_rows(shown, first, std::min(first + kCasesAcross, shown.cases.size())));
  }
  line("");
  table(total_rows(shown));
  for (const ShownSubmission& submission : shown.submissions) write_failures(submission);
}

void TextReport::write_failures(const ShownSubmission& submission) {
  if (submission.score.passed == submission.score.cases) return;
  line("");
  line("submission: " + submission.name);
  if (!submission.cannot_start.empty()) {
    indented(cannot_start_words(submission));
    return;
  }
  for (const ShownCase& one : submission.cases) {
    if (one.passed()) continue;
    const Cell verdict = verdict_cell(one);
    line(fmt::format("{}{}{}", painted(verdict.text, verdict.kind),
                     kIndent.substr(verdict.text.size()), one.name));
    write_below(one, false);
  }
}

void TextReport::write_end(const Shown& shown) {
  line("");
  line(sandbox_words(shown));
  for (const std::string& alarm : alarms(shown)) {
    line(painted("WARNING: " + alarm, CellKind::kJudgeError));
  }
  const std::string who =
      shown.about.is_class ? fmt::format("{} submissions: ", shown.submissions.size()) : "";
  const bool all_pass = shown.score.passed == shown.score.cases && shown.score.cases > 0;
  line(painted(who + score_words(shown.score), all_pass ? CellKind::kPassed : CellKind::kFailed) +
       ", graded in " + seconds_text(shown.about.wall_s));
}

}  // namespace

std::string write_text(const Shown& shown, const ReportStyle& style) {
  return TextReport(style).write(shown);
}

}  // namespace flocking::report
