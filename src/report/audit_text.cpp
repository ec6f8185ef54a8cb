#include <algorithm>

#include "base/words.h"
#include "report/audit_report.h"
#include "report/rules_words.h"
#include "report/safe_text.h"
#include "report/text_width.h"

namespace flocking::report {
namespace {

using audit::Fate;

// Columns as wide as their widest cells, but for the last one.
std::string text_table(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width_of(row[i].text));
    }
  }
  std::string text;
  for (const Row& row : rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += " " + row[i].text;
      if (i + 1 < row.size()) line += blanks_behind(row[i].text, widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string survivors_text(const audit::Audit& audit, Fate fate, const std::string& title) {
  std::string text;
  for (const audit::Survivor& survivor : audit.survivors) {
    if (audit.fate(survivor.mutant) != fate) continue;
    const audit::Mutant& mutant = audit.mutants[survivor.mutant];
    text += "  " + mutant.code + "\n    " + mutant.sentence + "\n";
    if (fate == Fate::kSurvives) text += marked(trimmed(survivor.input));
  }
  return text.empty() ? "" : "\n" + title + "\n" + text;
}

// A letter for each case: as narrow as can be.
std::string matrix_text(const audit::Audit& audit) {
  std::string text;
  for (std::size_t mutant = 0; mutant < audit.mutants.size(); ++mutant) {
    text += "  ";
    for (const audit::AuditedCase& one : audit.cases) text += one.notices[mutant] ? 'x' : '.';
    text += " " + audit.mutants[mutant].code + "\n";
  }
  return text;
}

}  // namespace

std::string write_audit_text(const AuditReport& report) {
  const audit::Audit& audit = report.audit;
  std::string text = one_line(report.folder) + ": " + audit_line(audit) + "\n";
  const std::string rules = rules_words(report.rules);
  if (!rules.empty()) text += rules + "\n";
  for (const std::string& sentence : audit_sentences(report)) text += sentence + "\n";
  text += "\n" + text_table(audit_part_rows(audit));
  text += survivors_text(audit, Fate::kSurvives, "Survive, though these inputs show them:");
  text += survivors_text(audit, Fate::kUnshown, "No input that was tried shows these:");
  text += "\nCases:\n" + text_table(audit_case_rows(audit));
  text += "\nWhich case notices what, a column each:\n" + matrix_text(audit);
  return text;
}

}  // namespace flocking::report
