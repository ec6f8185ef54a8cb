#include "app/audit_command.h"

#include <string_view>
#include <vector>

#include "app/followed_rules.h"
#include "app/output_comparison.h"
#include "app/report_files.h"
#include "audit/minimal.h"
#include "base/processors.h"
#include "explain/layouts.h"
#include "grade/mapped_file.h"
#include "report/audit_report.h"

namespace flocking::app {
namespace {

// Half a minute or so on one processor, at the very worst.
constexpr double kMostPairsOfAudit = 1e9;

/// The texts of cases, and how each is judged.
class AuditTexts {
 public:
  explicit AuditTexts(const std::vector<grade::Case>& cases) {
    for (const grade::Case& one : cases) {
      std::string input(grade::MappedFile(one.input_path).text());
      if (!explain::is_assignment(input)) continue;
      texts_.push_back(
          {one.name, std::move(input), std::string(grade::MappedFile(one.answer_path).text())});
      settings_.push_back(one.settings);
    }
  }

  [[nodiscard]] const std::vector<audit::CaseText>& texts() const { return texts_; }

  // One that is none of these is judged as cases are that nothing is said of.
  [[nodiscard]] bool judge(const audit::CaseText& one, std::string_view output) const {
    const grade::CaseSettings* settings = &usual_;
    if (!texts_.empty() && &one >= texts_.data() && &one < texts_.data() + texts_.size()) {
      settings = &settings_[static_cast<std::size_t>(&one - texts_.data())];
    }
    return passes(one.answer, output, *settings);
  }

 private:
  std::vector<audit::CaseText> texts_;
  std::vector<grade::CaseSettings> settings_;
  grade::CaseSettings usual_;
};

explain::Variant right_variant(const grade::AnswerRules& rules, const std::string& wanted) {
  const std::string name = !rules.main().empty() ? rules.main() : wanted;
  return explain::parse_variant(name == "course-tests" ? name : "course");
}

}  // namespace

audit::Audit audit_of(const JudgedCases& judged, const std::string& wanted_rules,
                      std::size_t threads) {
  const AuditTexts texts(judged.list());
  return audit::audit(
      texts.texts(), right_variant(judged.rules(), wanted_rules),
      [&texts](const audit::CaseText& one, std::string_view output) {
        return texts.judge(one, output);
      },
      kMostPairsOfAudit, threads > 0 ? threads : available_processors());
}

ExitStatus audit_cases(const AuditOptions& options, const StandardStreams& streams) {
  grade::CaseOverrides overrides;
  if (!options.rules.empty()) overrides.rules = options.rules;
  const JudgedCases judged(options.cases, overrides);
  warn_of_other_rules(judged.rules(), streams);
  report::AuditReport found{.folder = options.cases,
                            .audit = audit_of(judged, options.rules, options.jobs),
                            .rules = judged.rules(),
                            .minimal = {},
                            .added = {},
                            .remarks = {}};
  if (options.is_minimised) found.minimal = audit::minimal_set(found.audit);
  for (const report::AuditFormat& format : report::audit_formats()) {
    if (format.name == options.format) write_report(format.write(found), options.output, streams);
  }
  return audit::total_tally(found.audit).survive == 0 ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::app
