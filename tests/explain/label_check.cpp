#include "label_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "fact_checker.h"
#include "fact_flock.h"
#include "labelled_forces.h"

namespace flocking::testing {
namespace {

using explain::Knowledge;
using explain::PartFinding;

constexpr int kFlocks = 40;

bool are_same(Vec2 a, Vec2 b) { return (is_nan(a) && is_nan(b)) || are_near(a, b); }

// Where nobody is in reach of other forces, as facts are told.
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

}  // namespace

LabelCheck checked_by_label(const std::string& program, const explain::Explanation& found) {
  LabelCheck check;
  for (const LabelledForce& label : labelled_forces()) {
    if (label.program != program) continue;
    const PartFinding* const part = part_named(found, explain::name_of(label.force));
    if (part != nullptr) check_part(label, *part, found.variant, check);
  }
  return check;
}

}  // namespace flocking::testing
