#include <fmt/format.h>

#include <string>
#include <string_view>

#include "base/markup.h"
#include "report/class_page.h"
#include "report/formats.h"
#include "report/grading_document.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string cell(std::string_view name, std::string_view text) {
  return fmt::format("<{0}>{1}</{0}>", name, in_markup(text));
}

std::string paragraph(const std::string& text) {
  return text.empty() ? "" : cell("p", text) + "\n";
}

std::string score_cells(const Score& score) {
  return cell("td", fmt::format("{}/{}", score.passed, score.cases)) +
         cell("td", points_text(score.points) + "/" + points_text(score.max_points));
}

std::string submission_row(const RedactedRecord& record, const RedactedSubmission& submission) {
  std::string row = "<tr><th scope=\"row\">" + in_markup(submission.name) + "</th>";
  for (const CaseTotal& total : record.cases) {
    const RedactedCase* const found = find_case(submission, total.name);
    row += cell("td", found == nullptr ? "" : grade::short_name(found->verdict));
  }
  return row + score_cells(submission.score) + "</tr>\n";
}

// Of a single submission, what there is to say of it in a line each.
std::string plain_words(const RedactedSubmission& submission) {
  if (!submission.cannot_start.empty()) return paragraph(cannot_start_words(submission));
  std::string text;
  for (const RedactedCase& one : submission.cases) {
    if (!one.passed()) text += paragraph(one.name + ": " + headline(one));
    if (!one.uncounted.empty()) text += paragraph(one.name + ": no points: " + one.uncounted);
  }
  return text;
}

// For readers without scripts: the verdicts, and of a class nothing else.
std::string plain_table(const RedactedRecord& record) {
  std::string text;
  for (const std::string& first : first_lines(record)) text += paragraph(first);
  text += paragraph(score_words(record.score)) + paragraph(sandbox_words(record)) +
          paragraph(layout_line(record));
  for (const std::string& told : rules_lines(record)) text += paragraph(told);
  for (const std::string& alarm : alarms(record)) text += paragraph(alarm);
  text += "<table>\n<thead><tr><th>submission</th>";
  for (const CaseTotal& total : record.cases) {
    text += "<th scope=\"col\">" + in_markup(total.name) + "</th>";
  }
  text += "<th>passed</th><th>points</th></tr></thead>\n<tbody>\n";
  for (const RedactedSubmission& submission : record.submissions) {
    text += submission_row(record, submission);
  }
  text += "</tbody>\n</table>\n";
  return record.about.is_class || record.submissions.empty()
             ? text
             : text + plain_words(record.submissions.front());
}

std::string title_of(const RedactedRecord& record) {
  return record.about.started_at.empty() ? "Grading" : "Grading, " + record.about.started_at;
}

}  // namespace

std::string write_html(const RedactedRecord& record, const ReportStyle& /*style*/) {
  const std::string title = title_of(record);
  const std::string table = plain_table(record);
  const std::string data = grading_document(record, JsonWriter::Style::kCompact);
  return class_page({.title = title, .table = table, .data = data});
}

}  // namespace flocking::report
