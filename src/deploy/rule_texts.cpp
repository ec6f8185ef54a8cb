#include "deploy/rule_texts.h"

#include <array>
#include <stdexcept>

#include "deploy/templates.h"

namespace flocking::deploy {
namespace {

// A text of a template, which follows course, and its replacement for course-tests.
struct OtherText {
  std::string_view name;
  std::string_view course;
  std::string_view tests;
};

constexpr std::array<OtherText, 7> kCourseTests = {{
    {"statement.md", "S = S + ((dx/d)/d, (dy/d)/d)", "S = S + ((dx/d)/|dx|, (dy/d)/|dy|)"},
    {"statement.md", "(S/|S|)*F_Smax   if |S| > F_Smax",
     "(S/|S|)*F_Smax   if sqrt(Sx*Sx*(Sy*Sy)) > F_Smax"},
    {"statement.md", "* Agents on the very same spot",
     "* In (dx/d)/|dx| and (dy/d)/|dy| a component that is 0 adds 0. `F_Smax` is compared with\n"
     "  |Sx*Sy|, so a force along an axis is never cut.\n"
     "* Agents on the very same spot"},
    {"reference.cpp", "sums.pushes = sums.pushes + away / distance / distance;",
     "const Vector unit = away / distance;\n"
     "      sums.pushes = sums.pushes + Vector{away.x == 0.0 ? 0.0 : unit.x / std::fabs(away.x),\n"
     "                                         away.y == 0.0 ? 0.0 : unit.y / std::fabs(away.y)};"},
    {"reference.cpp",
     "  const double size = length(sums.pushes);\n"
     "  return size > p.most_separation ? sums.pushes / size * p.most_separation : sums.pushes;",
     "  const Vector s = sums.pushes;\n"
     "  const bool is_cut = std::sqrt(s.x * s.x * (s.y * s.y)) > p.most_separation;\n"
     "  return is_cut ? s / length(s) * p.most_separation : s;"},
    {"reference.py", "            push_x += dx / d / d\n            push_y += dy / d / d",
     "            push_x += dx / d / abs(dx) if dx != 0 else 0.0\n"
     "            push_y += dy / d / abs(dy) if dy != 0 else 0.0"},
    {"reference.py", "    size = length(x, y)\n    if size > most:",
     "    size = length(x, y)\n    if sqrt(x * x * (y * y)) > most:"},
}};

}  // namespace

std::string template_by_rules(std::string_view name, std::string_view rules) {
  std::string text(template_named(name));
  if (rules == "course") return text;
  if (rules != "course-tests") throw std::logic_error("no package follows such rules");
  for (const OtherText& other : kCourseTests) {
    if (other.name == name) text = replaced_once(text, other.course, other.tests);
  }
  return text;
}

}  // namespace flocking::deploy
