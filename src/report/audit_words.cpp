#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/words.h"
#include "redaction/rules_words.h"
#include "redaction/safe_text.h"
#include "report/audit_report.h"

namespace flocking::report {
namespace {

using audit::Audit;
using audit::Fate;

constexpr std::array<AuditFormat, 4> kAuditFormats = {{{"text", write_audit_text},
                                                       {"markdown", write_audit_markdown},
                                                       {"json", write_audit_json},
                                                       {"html", write_audit_html}}};

std::string listed_names(const std::vector<std::string>& names) {
  std::vector<std::string> harmless;
  for (const std::string& name : names) harmless.push_back(redaction::one_line(name));
  return fmt::format("{}", fmt::join(harmless, ", "));
}

std::vector<std::string> names_of(const Audit& audit, const std::vector<std::size_t>& cases) {
  std::vector<std::string> names;
  for (const std::size_t i : cases) names.push_back(audit.cases[i].name);
  return names;
}

Row tally_row(const audit::Tally& tally) {
  return {{tally.name},
          {fmt::format("{} of {}", tally.noticed, tally.all())},
          {std::to_string(tally.survive)},
          {std::to_string(tally.unshown)}};
}

std::string minimal_words(const AuditReport& report) {
  const audit::MinimalSet& set = *report.minimal;
  return fmt::format("{} of {} notice as much as all{}: {}", set.cases.size(),
                     counted(report.audit.cases.size(), "case"),
                     set.is_smallest
                         ? ", and no smaller set does"
                         : "; none of them can be left out, but a smaller set may exist",
                     listed_names(names_of(report.audit, set.cases)));
}

std::string added_words(const AuditReport& report) {
  if (report.added->empty())
    return "no case was added: the cases notice every mistake that an input could show";
  std::vector<std::string> names;
  for (const AddedCase& one : *report.added) {
    names.push_back(
        fmt::format("{} (notices {} more)", redaction::one_line(one.name), one.notices.size()));
  }
  return counted(names.size(), "case") + (names.size() == 1 ? " was added: " : " were added: ") +
         fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::span<const AuditFormat> audit_formats() { return kAuditFormats; }

std::string audit_line(const Audit& audit) {
  const audit::Tally total = audit::total_tally(audit);
  return fmt::format(
      "audit: score {:.1f} of 100; {} of {} wrong programs are noticed, {} survive, {} show on no "
      "input that was tried",
      audit::score(audit), total.noticed, total.all(), total.survive, total.unshown);
}

std::string unfair_words(const audit::UnfairCase& one) {
  const std::string apart =
      std::isfinite(one.drift) ? fmt::format("{:.3g}", one.drift) : "without limit";
  return fmt::format(
      "{} is unfair: a right program that {} prints {} for {} at step {}, agent {}, {}; right "
      "programs differ by {}",
      redaction::one_line(one.name), one.manner, one.found, one.expected, one.step, one.agent,
      one.field, apart);
}

std::vector<Row> audit_part_rows(const Audit& audit) {
  std::vector<Row> rows = {{{"part", CellKind::kHead},
                            {"noticed", CellKind::kHead},
                            {"survive", CellKind::kHead},
                            {"shown by no input", CellKind::kHead}}};
  for (const audit::Tally& tally : audit::tallies_by_part(audit)) rows.push_back(tally_row(tally));
  rows.push_back(tally_row(audit::total_tally(audit)));
  return rows;
}

std::vector<Row> audit_case_rows(const Audit& audit) {
  std::vector<Row> rows = {{{"", CellKind::kHead},
                            {"case", CellKind::kHead},
                            {"agents", CellKind::kHead},
                            {"steps", CellKind::kHead},
                            {"notices", CellKind::kHead},
                            {"noticed only here", CellKind::kHead}}};
  for (std::size_t i = 0; i < audit.cases.size(); ++i) {
    const audit::AuditedCase& one = audit.cases[i];
    std::string alone;
    for (const std::size_t mutant : audit::noticed_alone(audit, i)) {
      alone += (alone.empty() ? "" : "; ") + audit.mutants[mutant].code;
    }
    rows.push_back({{std::to_string(i + 1)},
                    {redaction::one_line(one.name), CellKind::kName},
                    {std::to_string(one.agents)},
                    {std::to_string(one.steps)},
                    {std::to_string(std::count(one.notices.begin(), one.notices.end(), true))},
                    {alone}});
  }
  return rows;
}

std::vector<Row> audit_matrix_rows(const Audit& audit) {
  std::vector<Row> rows(1);
  rows[0].push_back({"deviation", CellKind::kHead});
  for (std::size_t i = 0; i < audit.cases.size(); ++i) {
    rows[0].push_back({std::to_string(i + 1), CellKind::kHead});
  }
  for (std::size_t mutant = 0; mutant < audit.mutants.size(); ++mutant) {
    Row row = {{audit.mutants[mutant].code, CellKind::kName}};
    for (const audit::AuditedCase& one : audit.cases) {
      row.push_back(one.notices[mutant] ? Cell{"x", CellKind::kPassed} : Cell{});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<Row> audit_survivor_rows(const Audit& audit, Fate fate) {
  std::vector<Row> rows = {
      {{"deviation", CellKind::kHead}, {"what the wrong program does", CellKind::kHead}}};
  for (const audit::Survivor& survivor : audit.survivors) {
    if (audit.fate(survivor.mutant) != fate) continue;
    const audit::Mutant& mutant = audit.mutants[survivor.mutant];
    rows.push_back({{mutant.code, CellKind::kName}, {mutant.sentence}});
  }
  return rows;
}

std::vector<std::string> audit_sentences(const AuditReport& report) {
  const Audit& audit = report.audit;
  std::vector<std::string> sentences = redaction::computed_words(report.rules);
  for (std::string& remark : redaction::rules_remarks(report.rules))
    sentences.push_back(std::move(remark));
  if (!audit.wrong.empty()) {
    sentences.push_back("left out, since a right program fails them: " + listed_names(audit.wrong));
  }
  if (!audit.large.empty()) {
    sentences.push_back("left out, since they take too long: " + listed_names(audit.large));
  }
  const std::vector<std::size_t> idle = audit::idle_cases(audit);
  if (!idle.empty()) {
    sentences.push_back(fmt::format("{} of {} notice only what other cases notice too, such as {}",
                                    idle.size(), counted(audit.cases.size(), "case"),
                                    redaction::first_names(names_of(audit, idle))));
  }
  for (const audit::UnfairCase& one : report.unfair) sentences.push_back(unfair_words(one));
  if (report.minimal) sentences.push_back(minimal_words(report));
  if (report.added) sentences.push_back(added_words(report));
  if (!report.open.empty()) {
    std::vector<std::string> codes;
    for (const std::size_t mutant : report.open) codes.push_back(audit.mutants[mutant].code);
    sentences.push_back("only inputs that are unfair to right programs show " +
                        listed_names(codes));
  }
  sentences.insert(sentences.end(), report.remarks.begin(), report.remarks.end());
  return sentences;
}

}  // namespace flocking::report
