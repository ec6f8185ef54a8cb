#include "report/watch_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "base/words.h"
#include "redaction/cause_words.h"
#include "report/first_screen.h"
#include "report/screen_items.h"

namespace flocking::report {
namespace {

std::uint64_t judged_of(const redaction::RedactedExplanation& explanation) {
  return explanation.judged == 0 ? explanation.cases : explanation.judged;
}

std::string count_words(const redaction::RedactedExplanation& before,
                        const redaction::RedactedExplanation& now) {
  const std::uint64_t judged = judged_of(now);
  if (judged == 0) return "";
  const std::string cases =
      fmt::format("{} {}", counted(judged, "case"), judged == 1 ? "passes" : "pass");
  if (judged_of(before) != judged) return fmt::format("{} of {}", now.passed, cases);
  if (before.passed == now.passed) return fmt::format("still {} of {}", now.passed, cases);
  return fmt::format("{} -> {} of {}", before.passed, now.passed, cases);
}

bool is_right(const redaction::RedactedExplanation& explanation, const redaction::SafeText& name) {
  const redaction::RedactedPart* const part = redaction::find_part(explanation, name);
  return explanation.follows_rules || (part != nullptr && part->is_right);
}

// Returns the parts that are right in `to` and not in `from`.
std::vector<std::string> gained(const redaction::RedactedExplanation& from,
                                const redaction::RedactedExplanation& to) {
  std::vector<std::string> names;
  const redaction::RedactedExplanation& named = to.follows_rules ? from : to;
  for (const redaction::RedactedPart& part : named.parts) {
    if (is_right(to, part.name) && !is_right(from, part.name)) names.push_back(part.name);
  }
  return names;
}

std::string are_words(const std::vector<std::string>& names, std::string_view what) {
  if (names.empty()) return "";
  return fmt::format("{} {} {}", redaction::listed(names), names.size() == 1 ? "is" : "are", what);
}

}  // namespace

std::string change_words(const redaction::RedactedExplanation& told_before,
                         const redaction::RedactedExplanation& told) {
  const redaction::RedactedExplanation before = reconciled(told_before);
  const redaction::RedactedExplanation now = reconciled(told);
  std::vector<std::string> clauses = {count_words(before, now),
                                      are_words(gained(before, now), "right now"),
                                      are_words(gained(now, before), "not right any more")};
  std::erase(clauses, "");
  const std::string& path = now.name;
  const std::string start = path.substr(path.find_last_of('/') + 1) + ": ";
  if (clauses.empty()) return start + "no other part became right.";
  return start + fmt::format("{}.", fmt::join(clauses, "; "));
}

std::vector<std::string> watch_lines(const redaction::RedactedExplanation& before,
                                     const redaction::RedactedExplanation& now) {
  std::vector<std::string> lines = {change_words(before, now)};
  if (now.follows_rules && (judged_of(now) == 0 || now.passed == judged_of(now))) {
    lines.emplace_back("Nothing is left to fix.");
    return lines;
  }
  const std::vector<std::string> next = next_thing(now);
  lines.insert(lines.end(), next.begin(), next.end());
  return lines;
}

}  // namespace flocking::report
