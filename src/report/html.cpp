#include <fmt/format.h>

#include <string>
#include <string_view>

#include "base/markup.h"
#include "redaction/points_text.h"
#include "report/class_page.h"
#include "report/formats.h"
#include "report/grading_document.h"
#include "report/line_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

std::string cell(std::string_view name, std::string_view text) {
  return fmt::format("<{0}>{1}</{0}>", name, in_markup(text));
}

std::string paragraph(const std::string& text) {
  return text.empty() ? "" : cell("p", text) + "\n";
}

std::string score_cells(const redaction::Score& score) {
  return cell("td", fmt::format("{}/{}", score.passed, score.cases)) +
         cell("td", redaction::points_text(score.points) + "/" +
                        redaction::points_text(score.max_points));
}

std::string submission_row(const redaction::RedactedRecord& record,
                           const redaction::RedactedSubmission& submission) {
  std::string row = "<tr><th scope=\"row\">" + in_markup(submission.name) + "</th>";
  for (const redaction::CaseTotal& total : record.cases) {
    const redaction::RedactedCase* const found = redaction::find_case(submission, total.name);
    row += cell("td", found == nullptr ? "" : grade::short_name(found->verdict));
  }
  return row + score_cells(submission.score) + "</tr>\n";
}

// Returns the words for a single submission, a line each.
std::string plain_words(const redaction::RedactedSubmission& submission) {
  if (!submission.cannot_start.empty()) return paragraph(cannot_start_words(submission));
  std::string text;
  for (const std::string& sentence : line_sentences(submission)) text += paragraph(sentence);
  for (const redaction::RedactedCase& one : submission.cases) {
    if (!one.passed()) text += paragraph(one.name + ": " + headline(one));
    if (!one.uncounted.empty()) text += paragraph(one.name + ": no points: " + one.uncounted);
  }
  return text;
}

// Returns the table for readers without scripts; of a class it has only the verdicts.
std::string plain_table(const redaction::RedactedRecord& record) {
  std::string text;
  for (const std::string& first : first_lines(record)) text += paragraph(first);
  text += paragraph(score_words(record.score)) + paragraph(sandbox_words(record)) +
          paragraph(origin_line(record));
  for (const std::string& told : rules_lines(record)) text += paragraph(told);
  for (const std::string& alarm : alarms(record)) text += paragraph(alarm);
  text += "<table>\n<thead><tr><th>submission</th>";
  for (const redaction::CaseTotal& total : record.cases) {
    text += "<th scope=\"col\">" + in_markup(total.name) + "</th>";
  }
  text += "<th>passed</th><th>points</th></tr></thead>\n<tbody>\n";
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    text += submission_row(record, submission);
  }
  text += "</tbody>\n</table>\n";
  return record.about.is_class || record.submissions.empty()
             ? text
             : text + plain_words(record.submissions.front());
}

std::string title_of(const redaction::RedactedRecord& record) {
  return record.about.started_at.empty() ? "Grading" : "Grading, " + record.about.started_at;
}

}  // namespace

std::string write_html(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  const std::string title = title_of(record);
  const std::string table = plain_table(record);
  const std::string data = grading_document(record, JsonWriter::Style::kCompact);
  return class_page({.title = title, .table = table, .data = data});
}

}  // namespace flocking::report
