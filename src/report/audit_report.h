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

/// Reports of what cases are worth, each a pure function of one record.
namespace flocking::report {

/// A case that was written for what survived.
struct AddedCase {
  std::string name;
  std::vector<std::size_t> notices;  ///< mutants that no case noticed before
};

/// Everything that is known of a set of cases.
struct AuditReport {
  std::string folder;
  audit::Audit audit;
  grade::AnswerRules rules;
  std::optional<audit::MinimalSet> minimal;     ///< where it was asked for
  std::optional<std::vector<AddedCase>> added;  ///< where it was asked for
  std::vector<std::size_t> open;                ///< survivors that only unfair inputs show
  std::vector<audit::UnfairCase> unfair;
  std::vector<std::string> remarks;  ///< of the set itself, a line each
};

/// A way to write it.
struct AuditFormat {
  std::string_view name;
  std::string (*write)(const AuditReport& report);
};
std::span<const AuditFormat> audit_formats();

std::string write_audit_text(const AuditReport& report);
std::string write_audit_markdown(const AuditReport& report);
std::string write_audit_json(const AuditReport& report);
std::string write_audit_html(const AuditReport& report);

/// "audit: score 97.3 of 100; 301 of 312 wrong programs are noticed, 3 survive, 8 show on no input
/// that was tried".
std::string audit_line(const audit::Audit& audit);

/// What all formats have in tables: a head, then a row each.
std::vector<Row> audit_part_rows(const audit::Audit& audit);
std::vector<Row> audit_case_rows(const audit::Audit& audit);
/// A row per mutant: its code and, for each case, x where that notices it. Cases are numbered.
std::vector<Row> audit_matrix_rows(const audit::Audit& audit);
/// A row per mutant with that fate: its code and what it does.
std::vector<Row> audit_survivor_rows(const audit::Audit& audit, audit::Fate fate);

/// What is said of the set itself, a sentence each.
std::vector<std::string> set_words(const audit::SetFindings& findings);

/// "CASE is unfair: a right program that compares squares prints 1.000 for 0.500 at step 1, agent
/// 0, x; right programs differ by 0.5".
std::string unfair_words(const audit::UnfairCase& one);

/// What is said in sentences: of cases left out, of cases that add nothing, of the smallest set, of
/// what was added, of the set itself.
std::vector<std::string> audit_sentences(const AuditReport& report);

}  // namespace flocking::report
