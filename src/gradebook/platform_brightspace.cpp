#include <array>

#include "gradebook/grade_platforms.h"

namespace flocking::gradebook {
namespace {

constexpr std::string_view kMaximum = "MaxPoints:";

// Returns the name in "NAME Points Grade <Numeric MaxPoints:10>"; empty if `head` has another form.
GradeColumn brightspace_item(std::string_view head, std::size_t place) {
  const std::size_t open = head.rfind('<');
  if (open == std::string_view::npos || !head.ends_with('>')) return {};
  if (head.find(kMaximum, open) == std::string_view::npos) return {};
  std::string_view name = head.substr(0, open);
  while (name.ends_with(' ')) name.remove_suffix(1);
  constexpr std::string_view kKind = " Points Grade";
  if (name.ends_with(kKind)) name.remove_suffix(kKind.size());
  return {place, name, {}};
}

// Returns 10 for "... MaxPoints:10 Weight:5>".
std::string brightspace_maximum(std::string_view head) {
  const std::string_view rest = head.substr(head.rfind(kMaximum) + kMaximum.size());
  return std::string(rest.substr(0, rest.find_first_of(" >")));
}

}  // namespace

ExportColumns find_brightspace(const ExportTable& table, const std::string& assignment) {
  ExportColumns found;
  const std::optional<std::size_t> id = table.column("OrgDefinedId");
  const std::optional<std::size_t> name = table.column("Username");
  if (!id && !name) table.fail_as_other_file("the columns OrgDefinedId and Username are missing");
  constexpr std::array<std::string_view, 1> kNeeded = {"End-of-Line Indicator"};
  table.require_columns(kNeeded);
  found.who = id ? *id : *name;
  std::vector<GradeColumn> all;
  for (std::size_t i = 0; i < table.head().size(); ++i) {
    const GradeColumn column = brightspace_item(table.head()[i], i);
    if (!column.name.empty()) all.push_back(column);
  }
  constexpr std::string_view kExample = "Flocking Points Grade <Numeric MaxPoints:10>";
  found.grade = table.choose(all, assignment, kExample).place;
  found.maximum = brightspace_maximum(table.head()[found.grade]);
  if (!number_in(found.maximum)) {
    table.fail_without_maximum("expected a number after MaxPoints. Export the grades again");
  }
  return found;
}

}  // namespace flocking::gradebook
