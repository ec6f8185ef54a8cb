#include <fmt/format.h>

#include <array>

#include "base/words.h"
#include "gradebook/grade_platforms.h"
#include "redaction/safe_text.h"

namespace flocking::gradebook {
namespace {

constexpr std::string_view kTotal = "[Total Pts: ";

// Returns the parts of "NAME [Total Pts: 10 Score] |12345"; empty if `head` has another form.
GradeColumn blackboard_item(std::string_view head, std::size_t place) {
  const std::size_t open = head.rfind(kTotal);
  const std::size_t bar = head.rfind('|');
  if (open == std::string_view::npos || bar == std::string_view::npos || bar < open) return {};
  return {place, trimmed(head.substr(0, open)), trimmed(head.substr(bar + 1))};
}

/// The maximum and the kind in a head: "10" and "Score" in "[Total Pts: up to 10 Score]".
struct BlackboardTotal {
  std::string maximum;
  std::string shown_as;
};

BlackboardTotal blackboard_total(std::string_view head) {
  std::string_view rest = head.substr(head.rfind(kTotal) + kTotal.size());
  rest = rest.substr(0, rest.find(']'));
  constexpr std::string_view kUpTo = "up to ";
  if (rest.starts_with(kUpTo)) rest.remove_prefix(kUpTo.size());
  const std::size_t blank = rest.find(' ');
  if (blank == std::string_view::npos) return {std::string(rest), "Score"};
  return {std::string(rest.substr(0, blank)), std::string(trimmed(rest.substr(blank)))};
}

}  // namespace

ExportColumns find_blackboard(const ExportTable& table, const std::string& assignment) {
  constexpr std::array<std::string_view, 1> kNeeded = {"Username"};
  table.require_columns(kNeeded);
  ExportColumns found;
  found.who = *table.column("Username");
  std::vector<GradeColumn> all;
  for (std::size_t i = 0; i < table.head().size(); ++i) {
    const GradeColumn column = blackboard_item(table.head()[i], i);
    if (!column.id.empty()) all.push_back(column);
  }
  found.grade = table.choose(all, assignment, "Flocking [Total Pts: 10 Score] |12345").place;
  const BlackboardTotal total = blackboard_total(table.head()[found.grade]);
  found.maximum = total.maximum;
  if (!number_in(found.maximum)) {
    table.fail_without_maximum("expected a number after Total Pts. Download the column again");
  }
  if (total.shown_as != "Score") {
    table.fail_without_maximum(
        fmt::format("expected a column of scores, found {}. Set the column's primary display to "
                    "Score in Blackboard, and download it again",
                    redaction::one_line(total.shown_as)));
  }
  found.pending = {"needs grading", "in progress"};
  return found;
}

}  // namespace flocking::gradebook
