#include "base/words.h"
#include "redaction/rules_words.h"
#include "redaction/safe_text.h"
#include "report/audit_report.h"
#include "report/document.h"

namespace flocking::report {
namespace {

using audit::Fate;

// Adds a table under a heading. The text format uses another title and also shows tables without
// rows.
void add_section(Document& document, const std::string& title, const std::string& in_text,
                 std::vector<Row> rows, std::string_view style = "plain") {
  if (rows.size() < 2 && !document.is_text()) return;
  document.heading(2, {{document.is_text() ? in_text : title}});
  document.table(std::move(rows), style);
}

// Adds the mutants with a fate; the text format also shows an input for each survivor.
void add_survivors(Document& document, const audit::Audit& audit, Fate fate,
                   const std::string& title, const std::string& in_text) {
  std::vector<Row> rows = audit_survivor_rows(audit, fate);
  if (!document.is_text()) return add_section(document, title, in_text, std::move(rows));
  if (rows.size() < 2) return;
  document.heading(2, {{in_text}});
  for (const audit::Survivor& survivor : audit.survivors) {
    if (audit.fate(survivor.mutant) != fate) continue;
    const audit::Mutant& mutant = audit.mutants[survivor.mutant];
    document.code("  " + mutant.code + "\n    " + mutant.sentence);
    if (fate == Fate::kSurvives) document.code(trimmed(survivor.input), true);
  }
}

// Adds the matrix of mutants and cases. The text format has one letter per case, to stay narrow.
void add_matrix(Document& document, const audit::Audit& audit) {
  if (!document.is_text()) {
    return add_section(document, "Which case notices which mistake", "", audit_matrix_rows(audit),
                       "matrix");
  }
  std::vector<std::string> lines;
  for (std::size_t mutant = 0; mutant < audit.mutants.size(); ++mutant) {
    std::string& line = lines.emplace_back("  ");
    for (const audit::AuditedCase& one : audit.cases) line += one.notices[mutant] ? 'x' : '.';
    line += " " + audit.mutants[mutant].code;
  }
  document.heading(2, {{"Which case notices which mistake (one column per case):"}});
  document.notes(lines);
}

}  // namespace

Document audit_document(const AuditReport& report, Medium medium) {
  const audit::Audit& audit = report.audit;
  const redaction::SafeText folder = redaction::one_line(report.folder);
  Document document(medium);
  document.section(1, {{"Cases of "}, quote(folder)});
  document.paragraph({quote(document.is_text() ? folder + ": " : ""), {audit_line(audit)}});
  document.paragraph({{redaction::rules_words(report.rules)}});
  document.notes(audit_sentences(report));
  document.part();
  document.table(audit_part_rows(audit));
  add_survivors(document, audit, Fate::kSurvives, "Survive",
                "Not noticed by any case, although these inputs show them:");
  add_survivors(document, audit, Fate::kUnshown, "Shown by no input that was tried",
                "No input that was tried shows these:");
  add_section(document, "Cases", "Cases:", audit_case_rows(audit));
  add_matrix(document, audit);
  return document;
}

std::string write_audit_text(const AuditReport& report) {
  return drawn(audit_document(report, Medium::kText));
}

std::string write_audit_markdown(const AuditReport& report) {
  return drawn(audit_document(report, Medium::kMarkdown));
}

}  // namespace flocking::report
