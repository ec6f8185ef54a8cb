#include "redaction/rules_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/words.h"
#include "redaction/safe_text.h"

namespace flocking::redaction {
namespace {

constexpr std::size_t kNamesTold = 3;
constexpr std::size_t kOddTold = 5;

using Names = std::vector<std::string>;

std::string listed_rules(const Names& rules) { return fmt::format("{}", fmt::join(rules, ", ")); }

bool follows(const grade::CaseRules& one, const std::string& rules) {
  return std::find(one.given_by.begin(), one.given_by.end(), rules) != one.given_by.end();
}

// Returns "course: 11", "no rules: 1": the counts after the main rules.
Names other_counts(const grade::AnswerRules& rules) {
  Names others;
  for (std::size_t i = 1; i < rules.counts.size(); ++i) {
    others.push_back(fmt::format("{}: {}", rules.counts[i].rules, rules.counts[i].cases));
  }
  if (rules.odd > 0) others.push_back(fmt::format("no rules: {}", rules.odd));
  return others;
}

std::string answers_of(const Names& names) {
  return (names.size() == 1 ? "the answer of " : "the answers of ") + first_names(names);
}

const char* verb(const Names& names) { return names.size() == 1 ? "follows" : "follow"; }

// Adds the cases whose answers do not follow the main rules, grouped by the rules that they follow.
void add_others(const grade::AnswerRules& rules, Names& lines) {
  std::map<std::string, Names> by_rules;
  for (const grade::CaseRules& one : rules.cases) {
    if (!one.given_by.empty() && !follows(one, rules.main())) {
      by_rules[listed_rules(one.given_by)].push_back(one.name);
    }
  }
  for (const auto& [others, names] : by_rules) {
    lines.push_back(
        fmt::format("{} {} {}, not {}", answers_of(names), verb(names), others, rules.main()));
  }
}

void add_odd(const grade::AnswerRules& rules, Names& lines) {
  std::size_t told = 0;
  std::size_t more = 0;
  for (const grade::CaseRules& one : rules.cases) {
    if (!one.is_looked_at || !one.given_by.empty()) continue;
    if (told++ < kOddTold) {
      lines.push_back(one_line(one.name) + ": " + odd_answer_words(one));
    } else {
      ++more;
    }
  }
  if (more > 0) {
    lines.push_back(
        fmt::format("no known rules give {}", counted(more, "more answer", "more answers")));
  }
}

void add_large(const grade::AnswerRules& rules, Names& lines) {
  Names parts;
  Names untouched;
  for (const grade::CaseRules& one : rules.cases) {
    if (!one.is_looked_at) untouched.push_back(one.name);
    if (!one.is_whole) parts.push_back(one.name);
  }
  if (!parts.empty()) {
    lines.push_back("large: of " + answers_of(parts) + " only the first steps were compared");
  }
  if (!untouched.empty()) {
    lines.push_back("too large: " + answers_of(untouched) +
                    (untouched.size() == 1 ? " was" : " were") + " not compared with any rules");
  }
}

void write_counts(JsonWriter& json, const char* name, const std::vector<grade::RuleCount>& counts) {
  json.begin_array(name);
  for (const grade::RuleCount& count : counts) {
    json.begin_object();
    json.text("rules", count.rules);
    json.count("cases", count.cases);
    json.end_object();
  }
  json.end_array();
}

void write_rules_of(JsonWriter& json, const grade::CaseRules& one) {
  json.begin_object();
  json.text("name", one.name);
  json.texts("given_by", one.given_by);
  if (one.nearest) {
    json.begin_object("nearest");
    json.text("rules", one.nearest->rules);
    json.count("step", one.nearest->step);
    json.count("agent", one.nearest->agent);
    json.text("field", one.nearest->field);
    json.end_object();
  } else {
    json.nothing("nearest");
  }
  json.end_object();
}

}  // namespace

std::string rules_words(const grade::AnswerRules& rules) {
  if (rules.looked_at == 0) return "";
  const std::string cases = counted(rules.looked_at, "case");
  if (rules.counts.empty()) return "answers follow no known rules (" + cases + ")";
  const Names others = other_counts(rules);
  const bool is_one = !rules.common().empty();
  const std::string first = fmt::format("{}{} of {}", is_one ? "" : rules.main() + ": ",
                                        rules.counts.front().cases, cases);
  return fmt::format("answers follow {} ({}{}{})", is_one ? rules.main() : "different rules", first,
                     others.empty() ? "" : "; ", fmt::join(others, "; "));
}

std::vector<std::string> computed_words(const grade::AnswerRules& rules) {
  Names lines;
  for (const grade::RuleCount& count : rules.computed) {
    lines.push_back(fmt::format("{} of {} computed by flocking, rules {}",
                                count.cases == 1 ? "the answer" : "answers",
                                counted(count.cases, "case was", "cases were"), count.rules));
  }
  return lines;
}

Names rules_lines(const grade::AnswerRules& rules) {
  Names lines;
  if (std::string words = rules_words(rules); !words.empty()) lines.push_back(std::move(words));
  for (const Names& more : {computed_words(rules), rules_remarks(rules)}) {
    lines.insert(lines.end(), more.begin(), more.end());
  }
  return lines;
}

std::vector<std::string> rules_remarks(const grade::AnswerRules& rules) {
  Names lines;
  add_others(rules, lines);
  add_odd(rules, lines);
  add_large(rules, lines);
  return lines;
}

std::vector<std::string> rules_warnings(const grade::AnswerRules& rules) {
  std::map<std::pair<std::string, std::string>, Names> contradicted;
  for (const grade::CaseRules& one : rules.cases) {
    if (one.wanted.empty() || one.given_by.empty() || follows(one, one.wanted)) continue;
    contradicted[{one.wanted, listed_rules(one.given_by)}].push_back(one.name);
  }
  Names lines;
  for (const auto& [who, names] : contradicted) {
    lines.push_back(fmt::format("the rules {} were set, but {} {} {}", who.first, answers_of(names),
                                verb(names), who.second));
  }
  return lines;
}

std::string odd_answer_words(const grade::CaseRules& one) {
  std::string text = "no known rules give this answer";
  if (!one.nearest) return text;
  text += "; nearest " + one.nearest->rules;
  if (one.nearest->step == 0) return text;
  return text + fmt::format(", step {}, agent {}, {}", one.nearest->step, one.nearest->agent,
                            one.nearest->field);
}

std::string first_names(const std::vector<std::string>& names) {
  // Naming one more case is shorter than "and 1 more".
  const std::size_t told = names.size() <= kNamesTold + 1 ? names.size() : kNamesTold;
  std::string text;
  for (std::size_t i = 0; i < told; ++i) {
    const bool is_end = i + 1 == names.size();
    text += (i == 0 ? "" : is_end ? " and " : ", ") + one_line(names[i]);
  }
  if (told < names.size()) text += fmt::format(" and {} more", names.size() - told);
  return text;
}

grade::AnswerRules redacted(const grade::AnswerRules& rules, bool tells_no_case) {
  grade::AnswerRules kept = {.cases = {},
                             .counts = rules.counts,
                             .looked_at = rules.looked_at,
                             .odd = rules.odd,
                             .computed = rules.computed};
  if (tells_no_case) return kept;
  for (const grade::CaseRules& one : rules.cases) {
    if (one.hidden) continue;
    kept.cases.push_back({.name = one_line(one.name),
                          .group = one_line(one.group),
                          .hidden = false,
                          .is_looked_at = one.is_looked_at,
                          .is_whole = one.is_whole,
                          .given_by = one.given_by,
                          .nearest = one.nearest,
                          .wanted = one.wanted});
  }
  return kept;
}

void write_rules(JsonWriter& json, const grade::AnswerRules& rules) {
  if (rules.looked_at == 0 && rules.computed.empty()) return json.nothing("rules");
  json.begin_object("rules");
  const Names computed = computed_words(rules);
  json.text("sentence", rules.looked_at > 0 ? rules_words(rules) : computed.front());
  json.text("common", rules.common());
  write_counts(json, "counts", rules.counts);
  write_counts(json, "computed", rules.computed);
  json.count("of_none", rules.odd);
  json.count("looked_at", rules.looked_at);
  Names remarks = rules_lines(rules);
  remarks.erase(remarks.begin());  // the sentence of rules_words()
  json.texts("remarks", remarks);
  json.texts("warnings", rules_warnings(rules));
  json.begin_array("cases");
  for (const grade::CaseRules& one : rules.cases) write_rules_of(json, one);
  json.end_array();
  json.end_object();
}

}  // namespace flocking::redaction
