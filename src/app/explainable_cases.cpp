#include "app/explainable_cases.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "app/output_comparison.h"
#include "base/words.h"
#include "grade/mapped_file.h"
#include "redaction/rules_words.h"
#include "variant/layouts.h"

namespace flocking::app {
namespace {

void add_remark(ExplainableCases& cases, std::uint64_t count, const std::string& why) {
  if (count == 0) return;
  cases.remarks.push_back(counted(count, "case") + (count == 1 ? " was" : " were") +
                          " left out: " + why);
}

// Adds a remark that names the first of `odd` with its first difference.
void add_odd_remark(ExplainableCases& cases, const std::vector<const grade::CaseRules*>& odd) {
  if (odd.empty()) return;
  std::vector<std::string> names;
  for (const grade::CaseRules* const one : odd) names.push_back(one->name);
  std::string why =
      redaction::first_names(names) + ": " + redaction::odd_answer_words(*odd.front());
  if (odd.size() > 1) {
    why = "no known rules give the answers of " + redaction::first_names(names);
  }
  add_remark(cases, odd.size(), why);
}

}  // namespace

bool ExplainableCases::passes(const explain::CaseText& one, std::string_view output) const {
  const auto index = static_cast<std::size_t>(&one - texts.data());
  return app::passes(one.answer, output, settings.at(index));
}

ExplainableCases explainable(const std::vector<grade::Case>& cases, const grade::AnswerRules& rules,
                             const std::string& wanted) {
  ExplainableCases found;
  found.right_name = !rules.main().empty() ? rules.main() : wanted.empty() ? "course" : wanted;
  found.right = explain::parse_variant(found.right_name);
  std::uint64_t hidden = 0;
  std::uint64_t others = 0;
  std::vector<const grade::CaseRules*> odd;
  for (const grade::Case& one : cases) {
    std::string input(grade::MappedFile(one.input_path).text());
    if (one.settings.hidden) {
      ++hidden;
    } else if (rules.is_odd(one.name)) {
      odd.push_back(rules.find(one.name));
    } else if (!explain::is_assignment(input)) {
      ++others;
    } else {
      found.texts.push_back(
          {one.name, std::move(input), std::string(grade::MappedFile(one.answer_path).text())});
      found.settings.push_back(one.settings);
    }
  }
  add_remark(found, hidden, "hidden");
  add_remark(found, others, "the input contains more than the numbers of an assignment");
  add_odd_remark(found, odd);
  return found;
}

}  // namespace flocking::app
