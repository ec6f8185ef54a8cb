#include "label_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <optional>
#include <span>
#include <string_view>

#include "labelled_forces.h"
#include "observe/fact_checker.h"
#include "observe/fact_flock.h"

namespace flocking::testing {
namespace {

using explain::Knowledge;
using explain::PartFinding;

constexpr int kFlocks = 40;

bool are_same(Vec2 a, Vec2 b) { return (is_nan(a) && is_nan(b)) || are_near(a, b); }

// Compares a force with its label in flocks where no agent is in reach of other forces, as for
// facts.
std::string difference_from_label(const LabelledForce& label, const Variant& found) {
  for (int i = 0; i < kFlocks; ++i) {
    Checker checker(label.force, label.on, 5000 + std::uint64_t(i));
    checker.move();
    Flock flock = checker.flock(2 + i % 5);
    checker.add(flock, flock.place(0) + 2.0 * flock.radius() * checker.offset(0.6, 1.0));
    flock.course.max_separation = 0.1 + 3.0 * checker.uniform();
    const Vec2 by_label = label.on(flock, 0);
    const Vec2 by_variant = weighted_force(found, flock, 0);
    if (!are_same(by_label, by_variant))
      return "is not what the label says in flock " + std::to_string(i);
  }
  return "";
}

const PartFinding* part_named(const explain::Explanation& found, std::string_view name) {
  const auto at = std::find_if(found.parts.begin(), found.parts.end(),
                               [name](const PartFinding& part) { return part.part == name; });
  return at == found.parts.end() ? nullptr : &*at;
}

void check_part(const LabelledForce& label, const PartFinding& part, const Variant& variant,
                LabelCheck& check) {
  const auto note = [&](const std::string& words) {
    if (!words.empty()) check.contradictions.push_back(part.part + ": " + words);
  };
  if (part.knowledge != Knowledge::kUnknown) {
    ++check.verdicts;
    note(difference_from_label(label, variant));
  }
  for (const explain::Fact& fact : part.facts) {
    ++check.facts;
    note(contradiction(fact.code, label.force, label.on, kFlocks));
  }
  const bool is_judged = part.knowledge != Knowledge::kUnknown || !part.facts.empty();
  check.judged += is_judged ? 1 : 0;
}

// A part for which the label and the explanation name the same mistake differently, or whose label
// describes what the comparison does not count as a mistake.
struct Otherwise {
  std::string_view program;
  std::string_view part;
  std::string_view why;
};
constexpr std::array kOtherwise = {
    Otherwise{"a18_soa", "the time step", "the label tells the cut of all forces of the sum"},
    Otherwise{"a21_steer", "reading", "told as a crash"},
    Otherwise{"h06", "reading", "the label tells the empty line under crash"},
    Otherwise{"j19_share", "the time step", "reported for the forces: the same on all agents"},
    Otherwise{"j23_classes", "reading", "printing the start does the same"},
    Otherwise{"k03_composite", "reading", "floats are reported for the numbers"},
    Otherwise{"k08_pardal", "printing", "empty lines are no mistake"},
    Otherwise{"k20_egg", "reading", "the label tells the empty line under crash"},
    Otherwise{"n20_cathedral", "printing", "-0.000 and 0.000 are the same"},
    Otherwise{"n23_mitten", "reading", "the label tells the empty line under crash"},
    Otherwise{"o03_ladder", "the time step",
              "told of the forces, which are cut after their weight"},
};

bool is_otherwise(const std::string& program, const std::string& part) {
  return std::any_of(kOtherwise.begin(), kOtherwise.end(), [&](const Otherwise& one) {
    return one.program == program && one.part == part;
  });
}

std::vector<std::string> lines_of_label(const std::string& program) {
  std::ifstream file(FLOCKING_STRANGERS "/" + program + ".label");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

// Labels use two forms: "right: step" or "step: right ..." if the part is right, "step: ..." if it
// is not.
std::optional<bool> is_right_by_label(const std::vector<std::string>& lines,
                                      const std::string& part) {
  const std::string name = part == "the time step" ? "step" : part;
  for (const std::string& line : lines) {
    if (line.starts_with("right:") && line.find(name) != std::string::npos) return true;
    if (line.starts_with(name + ": right")) return true;
    if (line.starts_with(name + ":")) return false;
  }
  return std::nullopt;
}

// Returns true if the label's force changes when the agents are in another order.
bool heeds_order(const LabelledForce& label) {
  for (int i = 0; i < kFlocks; ++i) {
    Checker checker(label.force, label.on, 9000 + std::uint64_t(i));
    checker.move();
    const Flock flock = checker.flock(5);
    Flock reversed = flock;
    std::reverse(reversed.agents.begin(), reversed.agents.end());
    if (!are_same(label.on(flock, 0), label.on(reversed, flock.agents.size() - 1))) return true;
  }
  return false;
}

bool has_force_that_heeds_order(const std::string& program) {
  const std::span<const LabelledForce> all = labelled_forces();
  return std::any_of(all.begin(), all.end(), [&](const LabelledForce& label) {
    return label.program == program && heeds_order(label);
  });
}

// Checks all parts except the forces.
void check_rest(const std::string& program, const std::vector<std::string>& label,
                const PartFinding& part, LabelCheck& check) {
  const std::optional<bool> is_right = is_right_by_label(label, part.part);
  if (!is_right || is_otherwise(program, part.part)) return;
  const auto note = [&](const std::string& words) {
    check.contradictions.push_back(part.part + ": " + words);
  };
  if (part.knowledge != Knowledge::kUnknown) ++check.verdicts;
  if (part.knowledge == Knowledge::kRight && !*is_right) note("is reported as right");
  if (part.knowledge == Knowledge::kDescribed && *is_right) note("is reported as wrong");
  for (const explain::Fact& fact : part.facts) {
    ++check.facts;
    if (fact.code.starts_with("numbers-in-a-line-")) continue;  // four are right
    const bool is_of_force = fact.code == "heeds-order" && has_force_that_heeds_order(program);
    if (*is_right && !is_of_force) note("is reported as wrong: " + fact.code);
  }
}

}  // namespace

LabelCheck checked_by_label(const std::string& program, const explain::Explanation& found) {
  LabelCheck check;
  for (const LabelledForce& label : labelled_forces()) {
    if (label.program != program) continue;
    const PartFinding* const part = part_named(found, explain::name_of(label.force));
    if (part != nullptr) check_part(label, *part, found.variant, check);
  }
  const std::vector<std::string> label = lines_of_label(program);
  for (const char* const name : {"the time step", "reading", "printing"}) {
    const PartFinding* const part = part_named(found, name);
    if (part != nullptr) check_rest(program, label, *part, check);
  }
  return check;
}

}  // namespace flocking::testing
