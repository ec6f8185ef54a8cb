#include "report/audit_report.h"
#include "report/markdown_text.h"
#include "report/rules_words.h"
#include "report/safe_text.h"

namespace flocking::report {
namespace {

using audit::Fate;

std::string markdown_section(const std::string& title, const std::vector<Row>& rows) {
  if (rows.size() < 2) return "";
  return "\n## " + title + "\n\n" + table(rows);
}

}  // namespace

std::string write_audit_markdown(const AuditReport& report) {
  const audit::Audit& audit = report.audit;
  std::string text =
      "# Cases of " + code(one_line(report.folder)) + "\n\n" + audit_line(audit) + "\n";
  const std::string rules = rules_words(report.rules);
  if (!rules.empty()) text += "\n" + rules + "\n";
  std::string sentences;
  for (const std::string& sentence : audit_sentences(report)) sentences += sentence + "\n";
  if (!sentences.empty()) text += "\n" + fenced(sentences);
  text += "\n" + table(audit_part_rows(audit));
  text += markdown_section("Survive", audit_survivor_rows(audit, Fate::kSurvives));
  text += markdown_section("Shown by no input that was tried",
                           audit_survivor_rows(audit, Fate::kUnshown));
  text += markdown_section("Cases", audit_case_rows(audit));
  text += markdown_section("Which case notices what", audit_matrix_rows(audit));
  return text;
}

}  // namespace flocking::report
