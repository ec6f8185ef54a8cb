#include "app/audit_texts.h"

#include <cstddef>
#include <utility>

#include "app/output_comparison.h"
#include "grade/mapped_file.h"
#include "variant/layouts.h"

namespace flocking::app {

AuditTexts::AuditTexts(const std::vector<grade::Case>& cases) {
  for (const grade::Case& one : cases) {
    std::string input(grade::MappedFile(one.input_path).text());
    if (!explain::is_assignment(input)) continue;
    texts_.push_back(
        {one.name, std::move(input), std::string(grade::MappedFile(one.answer_path).text())});
    settings_.push_back(one.settings);
  }
}

std::vector<audit::SetCase> AuditTexts::as_set() const {
  std::vector<audit::SetCase> set;
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    set.push_back({texts_[i], settings_[i].hidden});
  }
  return set;
}

bool AuditTexts::judge(const audit::CaseText& one, std::string_view output) const {
  const grade::CaseSettings* settings = &usual_;
  if (!texts_.empty() && &one >= texts_.data() && &one < texts_.data() + texts_.size()) {
    settings = &settings_[static_cast<std::size_t>(&one - texts_.data())];
  }
  return passes(one.answer, output, *settings);
}

explain::Variant right_variant(const grade::AnswerRules& rules, const std::string& wanted) {
  const std::string name = !rules.main().empty() ? rules.main() : wanted;
  return explain::parse_variant(name == "course-tests" ? name : "course");
}

}  // namespace flocking::app
