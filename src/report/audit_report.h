#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/audit.h"
#include "audit/minimal.h"
#include "audit/set_check.h"
#include "audit/unfair.h"
#include "grade/answer_rules.h"
#include "report/cells.h"
#include "report/document.h"

/// Reports of an audit of a set of cases. Each report is a pure function of one record.
namespace flocking::report {

/// A new case for mutants that survived the other cases.
struct AddedCase {
  std::string name;
  std::vector<std::size_t> notices;  ///< mutants that no case before noticed
};

/// The results of an audit.
struct AuditReport {
  std::string folder;
  audit::Audit audit;
  grade::AnswerRules rules;
  std::optional<audit::MinimalSet> minimal;     ///< only if requested
  std::optional<std::vector<AddedCase>> added;  ///< only if requested
  std::vector<std::size_t> open;                ///< survivors that only unfair inputs expose
  std::vector<audit::UnfairCase> unfair;
  std::vector<std::string> remarks;  ///< about the case set, a line each
};

/// An output format of the report.
struct AuditFormat {
  std::string_view name;
  std::string (*write)(const AuditReport& report);
};
std::span<const AuditFormat> audit_formats();

/// Returns the report as a document for one format.
Document audit_document(const AuditReport& report, Medium medium);

std::string write_audit_text(const AuditReport& report);
std::string write_audit_markdown(const AuditReport& report);
std::string write_audit_json(const AuditReport& report);
std::string write_audit_html(const AuditReport& report);

/// Returns "audit: score 97.3 of 100; 301 of 312 wrong programs are noticed, 3 survive, 8 show on
/// no input that was tried".
std::string audit_line(const audit::Audit& audit);

/// Returns the table of cases, equal in all formats: a head, then a row per case.
std::vector<Row> audit_part_rows(const audit::Audit& audit);
std::vector<Row> audit_case_rows(const audit::Audit& audit);
/// Returns a row per mutant: its code and, for each case, x if the case notices the mutant. Cases
/// are numbered.
std::vector<Row> audit_matrix_rows(const audit::Audit& audit);
/// Returns a row per mutant with the fate `fate`: its code and its description.
std::vector<Row> audit_survivor_rows(const audit::Audit& audit, audit::Fate fate);

/// Returns remarks on the case set, a sentence each.
std::vector<std::string> set_words(const audit::SetFindings& findings);

/// Returns "CASE is unfair: a right program that compares squares prints 1.000 for 0.500 at step 1,
/// agent 0, x; right programs differ by 0.5".
std::string unfair_words(const audit::UnfairCase& one);

/// Returns the sentences of a report: cases left out, cases that add nothing, the smallest set,
/// added cases, remarks on the case set.
std::vector<std::string> audit_sentences(const AuditReport& report);

}  // namespace flocking::report
