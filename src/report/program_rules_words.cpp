#include "report/program_rules_words.h"

#include <fmt/format.h>

#include <cstddef>
#include <map>
#include <optional>
#include <tuple>

#include "base/words.h"

namespace flocking::report {
namespace {

// Returns advice to use other cases if --rules would change no answer, that is, if only single
// answers follow other rules.
std::string rules_advice(const grade::ProgramRules& followed) {
  if (followed.is_computed) return "use --rules " + followed.rules;
  if (followed.rules_of_cases.empty()) {
    return followed.failed == 1 ? "correct or remove it" : "correct or remove them";
  }
  return fmt::format("use cases that follow {0}, such as --cases testcases/{0}", followed.rules);
}

}  // namespace

std::string rules_title(const std::string& rules) {
  if (rules == "course") return "the assignment's text (course)";
  if (rules == "course-tests") return "the rules of the published answers (course-tests)";
  return "the rules " + rules;
}

std::string program_rules_words(const grade::ProgramRules& followed) {
  const std::string misses =
      followed.missed == 0 ? "" : fmt::format(", except in {}", counted(followed.missed, "case"));
  const std::string program =
      fmt::format("Your program follows {}{}. ", rules_title(followed.rules), misses);
  const std::string advice = rules_advice(followed) + ".";
  if (followed.failed == 0) {
    return program + "It is compared with " + rules_title(followed.rules_of_cases) + ": " + advice;
  }
  if (!followed.rules_of_cases.empty()) {
    return program + "These cases follow " + rules_title(followed.rules_of_cases) + ": " + advice;
  }
  return program +
         fmt::format("{} it fails {} not: {}",
                     followed.failed == 1
                         ? "The answer of the case that"
                         : fmt::format("The answers of the {} cases that", followed.failed),
                     followed.failed == 1 ? "does" : "do", advice);
}

std::vector<std::string> class_rules_words(const std::vector<grade::ProgramRules>& followed,
                                           std::size_t submissions) {
  std::map<std::tuple<std::string, std::string, bool>, std::size_t> counts;
  for (const grade::ProgramRules& one : followed) {
    ++counts[{one.rules, one.rules_of_cases, one.is_computed}];
  }
  std::vector<std::string> lines;
  for (const auto& [kind, count] : counts) {
    const auto& [rules, of_cases, is_computed] = kind;
    const bool is_one = count == 1;
    lines.push_back(fmt::format(
        "{} of {} {} {}; the answers that {} {}: {}", count, counted(submissions, "submission"),
        is_one ? "follows" : "follow", rules, is_one ? "it fails" : "they fail",
        of_cases.empty() ? "do not" : "follow " + of_cases,
        rules_advice({.rules = rules, .rules_of_cases = of_cases, .is_computed = is_computed})));
  }
  return lines;
}

void write_program_rules(JsonWriter& json, const std::optional<grade::ProgramRules>& followed) {
  if (!followed) return;
  json.begin_object("follows");
  json.text("sentence", program_rules_words(*followed));
  json.text("rules", followed->rules);
  json.text("rules_of_cases", followed->rules_of_cases);
  json.count("failed", followed->failed);
  json.count("missed", followed->missed);
  json.flag("is_computed", followed->is_computed);
  json.end_object();
}

}  // namespace flocking::report
