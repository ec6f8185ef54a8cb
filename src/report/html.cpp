#include <fmt/format.h>

#include <string>
#include <string_view>

#include "core/markup.h"
#include "report/formats.h"
#include "report/grading_document.h"
#include "report/words.h"
#include "view/class_page.h"

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

std::string submission_row(const Shown& shown, const ShownSubmission& submission) {
  std::string row = "<tr><th scope=\"row\">" + in_markup(submission.name) + "</th>";
  for (const CaseTotal& total : shown.cases) {
    const ShownCase* const found = find_case(submission, total.name);
    row += cell("td", found == nullptr ? "" : grade::short_name(found->verdict));
  }
  return row + score_cells(submission.score) + "</tr>\n";
}

// For readers without scripts: the verdicts, and nothing else.
std::string plain_table(const Shown& shown) {
  std::string text = paragraph(score_words(shown.score)) + paragraph(sandbox_words(shown));
  for (const std::string& alarm : alarms(shown)) text += paragraph(alarm);
  text += "<table>\n<thead><tr><th>submission</th>";
  for (const CaseTotal& total : shown.cases) {
    text += "<th scope=\"col\">" + in_markup(total.name) + "</th>";
  }
  text += "<th>passed</th><th>points</th></tr></thead>\n<tbody>\n";
  for (const ShownSubmission& submission : shown.submissions) {
    text += submission_row(shown, submission);
  }
  return text + "</tbody>\n</table>\n";
}

std::string title_of(const Shown& shown) {
  return shown.about.started_at.empty() ? "Grading" : "Grading, " + shown.about.started_at;
}

}  // namespace

std::string write_html(const Shown& shown, const ReportStyle& /*style*/) {
  const std::string title = title_of(shown);
  const std::string table = plain_table(shown);
  const std::string data = grading_document(shown, JsonWriter::Style::kCompact);
  return view::class_page({.title = title, .table = table, .data = data});
}

}  // namespace flocking::report
