#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "base/markup.h"
#include "base/source_hash.h"
#include "report/audit_report.h"
#include "report/class_page.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

using audit::Fate;

// Beside the styles of the page of a grading, whose colours these are.
constexpr std::string_view kAuditStyle = R"(main { padding: 1rem; overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; background: var(--card); }
th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: left; vertical-align: top; }
td.noticed { background: var(--pass); color: var(--on-pass); text-align: center; }
code { white-space: nowrap; }
.matrix th, .matrix td { padding: .1rem .3rem; }
)";

std::string html_cell(const Cell& one) {
  const std::string text = in_markup(one.text);
  switch (one.kind) {
    case CellKind::kHead:
      return "<th>" + text + "</th>";
    case CellKind::kName:
      return "<td><code>" + text + "</code></td>";
    case CellKind::kPassed:
      return "<td class=\"noticed\">" + text + "</td>";
    default:
      return "<td>" + text + "</td>";
  }
}

std::string html_table(const std::vector<Row>& rows, std::string_view kind = "plain") {
  std::string text = "<table class=\"" + std::string(kind) + "\">\n";
  for (const Row& row : rows) {
    text += "<tr>";
    for (const Cell& one : row) text += html_cell(one);
    text += "</tr>\n";
  }
  return text + "</table>\n";
}

std::string html_section(std::string_view title, const std::vector<Row>& rows,
                         std::string_view kind = "plain") {
  if (rows.size() < 2) return "";
  return "<h2>" + std::string(title) + "</h2>\n" + html_table(rows, kind);
}

}  // namespace

std::string write_audit_html(const AuditReport& report) {
  const audit::Audit& audit = report.audit;
  const std::string style =
      std::string(bytes_of(class_files(), "base.css")) + std::string(kAuditStyle);
  const std::string title = "Cases of " + in_markup(one_line(report.folder));
  std::string text = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  text += R"(<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src )" +
          source_hash(style) + "; base-uri 'none'; form-action 'none'\">\n";
  text += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + title +
          "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<main>\n<h1>" + title +
          "</h1>\n<p>" + in_markup(audit_line(audit)) + "</p>\n";
  const std::string rules = rules_words(report.rules);
  if (!rules.empty()) text += "<p>" + in_markup(rules) + "</p>\n";
  for (const std::string& sentence : audit_sentences(report)) {
    text += "<p>" + in_markup(sentence) + "</p>\n";
  }
  text += html_table(audit_part_rows(audit));
  text += html_section("Survive", audit_survivor_rows(audit, Fate::kSurvives));
  text +=
      html_section("Shown by no input that was tried", audit_survivor_rows(audit, Fate::kUnshown));
  text += html_section("Cases", audit_case_rows(audit));
  text += html_section("Which case notices what", audit_matrix_rows(audit), "matrix");
  return text + "</main>\n</body>\n</html>\n";
}

}  // namespace flocking::report
