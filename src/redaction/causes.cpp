#include "redaction/causes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

#include "explain/right_rules.h"
#include "redaction/cause_words.h"
#include "variant/force.h"

namespace flocking::redaction {
namespace {

using explain::Deviation;
using explain::Explanation;

constexpr std::array<std::string_view, 3> kForces = {"cohesion", "separation", "alignment"};

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

const explain::Choice& row_of(const Deviation& deviation) {
  return explain::deviation_row(deviation.slot, deviation.choice);
}

bool is_of_a_force(const Deviation& deviation) {
  return explain::force_named(explain::part_of(deviation.slot)).has_value();
}

// Returns "who" for "cohesion.who".
std::string_view kind_of(const Deviation& deviation) {
  const std::string_view code = explain::code_of(deviation.slot);
  return code.substr(code.find('.') + 1);
}

bool is_missing_force(const Deviation& deviation) {
  return kind_of(deviation) == "weight" && row_of(deviation).code == "missing";
}

// Returns true if both deviations are the same mistake in two forces. Formulas differ in each
// force, and so do titles of choices that divide by 0.
bool is_same_mistake(const Deviation& one, const Deviation& other) {
  if (!is_of_a_force(one) || !is_of_a_force(other)) return false;
  if (kind_of(one) != kind_of(other) || row_of(one).code != row_of(other).code) return false;
  if (kind_of(one) == "formula") return false;
  return is_missing_force(one) || row_of(one).title == row_of(other).title;
}

// Returns true if each of the two forces is multiplied by the weight of the other force.
bool are_exchanged(const Deviation& one, const Deviation& other) {
  return is_of_a_force(one) && is_of_a_force(other) && kind_of(one) == "weight" &&
         kind_of(other) == "weight" && row_of(one).code == explain::part_of(other.slot) &&
         row_of(other).code == explain::part_of(one.slot);
}

// Returns for each of `others` whether it has the same cause as `first`.
std::vector<bool> belonging_to(const Deviation& first, const std::vector<Deviation>& others) {
  std::vector<bool> belongs(others.size());
  const auto exchanged = std::find_if(others.begin(), others.end(), [&](const Deviation& other) {
    return are_exchanged(first, other);
  });
  if (exchanged != others.end()) {
    belongs[static_cast<std::size_t>(exchanged - others.begin())] = true;
    return belongs;
  }
  std::transform(others.begin(), others.end(), belongs.begin(),
                 [&](const Deviation& other) { return is_same_mistake(first, other); });
  return belongs;
}

bool is_unknown(const Explanation& explanation, std::string_view force) {
  if (contains(explanation.unknown, force)) return true;
  return std::any_of(explanation.parts.begin(), explanation.parts.end(), [&](const auto& part) {
    return part.part == force && part.knowledge == explain::Knowledge::kUnknown;
  });
}

// Returns the forces that the program computes and that are known.
std::vector<std::string> seen_forces(const Explanation& explanation) {
  std::vector<std::string> forces;
  for (const std::string_view force : kForces) {
    const bool is_missing = std::any_of(
        explanation.deviations.begin(), explanation.deviations.end(),
        [&](const Deviation& deviation) {
          return is_missing_force(deviation) && explain::part_of(deviation.slot) == force;
        });
    if (!is_missing && !is_unknown(explanation, force)) forces.emplace_back(force);
  }
  return forces;
}

bool has_unknown_force(const Explanation& explanation) {
  return std::any_of(kForces.begin(), kForces.end(), [&explanation](std::string_view force) {
    return is_unknown(explanation, force);
  });
}

std::vector<std::string> parts_of(const std::vector<Deviation>& deviations) {
  std::vector<std::string> found;
  for (const Deviation& deviation : deviations) found.push_back(explain::part_of(deviation.slot));
  if (found.size() == 1) return found;
  std::vector<std::string> parts;
  for (const std::string_view force : kForces) {
    if (contains(found, force)) parts.emplace_back(force);
  }
  return parts;
}

// Joins the texts of the deviations in the order of forces, each text once.
template <class TextOf>
std::string put_together(const std::vector<Deviation>& deviations, const std::string& between,
                         TextOf text_of) {
  std::vector<Deviation> ordered = deviations;
  std::sort(ordered.begin(), ordered.end(),
            [](const Deviation& one, const Deviation& other) { return one.slot < other.slot; });
  std::vector<std::string> texts;
  for (const Deviation& deviation : ordered) {
    std::string text = text_of(deviation);
    if (!contains(texts, text)) texts.push_back(std::move(text));
  }
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : between) + text;
  return all;
}

void set_codes(Cause& cause, bool is_of_all) {
  const Deviation& first = cause.deviations.front();
  const bool is_group = cause.deviations.size() > 1;
  cause.slot = is_group ? "*." + std::string(kind_of(first)) : explain::code_of(first.slot);
  cause.choice = row_of(first).code;
  cause.code = is_of_all ? cause.slot + "=" + cause.choice
                         : put_together(cause.deviations, " ", [](const Deviation& deviation) {
                             return std::string(explain::code_of(deviation.slot)) + "=" +
                                    std::string(row_of(deviation).code);
                           });
}

Cause cause_of(std::vector<Deviation> deviations, const Explanation& explanation) {
  Cause cause;
  cause.parts = parts_of(deviations);
  cause.deviations = std::move(deviations);
  const Deviation& first = cause.deviations.front();
  const bool is_group = cause.deviations.size() > 1;
  const bool is_loop =
      is_group && kind_of(first) == "times" && cause.parts == seen_forces(explanation);
  const bool is_whole_loop = is_loop && !has_unknown_force(explanation);
  set_codes(cause, is_whole_loop || cause.deviations.size() == kForces.size());
  const Around around = is_whole_loop ? Around::kAll : is_loop ? Around::kThese : Around::kNothing;
  const bool is_exchange =
      cause.deviations.size() == 2 && are_exchanged(first, cause.deviations.back());
  if (is_exchange) cause.choice = "exchanged";
  const CauseWords words =
      is_exchange ? words_of_exchange(cause.parts) : words_of(row_of(first), cause.parts, around);
  cause.title = words.title;
  cause.clause = words.clause;
  cause.sentence = words.sentence;
  if (is_loop) cause.parts = {"the loop"};
  cause.part = listed(cause.parts);
  cause.expected_formula = put_together(cause.deviations, ", ", [&](const Deviation& deviation) {
    return rules_formula(explanation.right, deviation.slot);
  });
  cause.formula = put_together(cause.deviations, ", ", [&](const Deviation& deviation) {
    return formula_of(explanation.variant, deviation.slot);
  });
  return cause;
}

}  // namespace

std::vector<Cause> causes_of(const Explanation& explanation) {
  std::vector<Cause> causes;
  std::vector<Deviation> left = explanation.deviations;
  while (!left.empty()) {
    std::vector<Deviation> same = {left.front()};
    left.erase(left.begin());
    const std::vector<bool> belongs = belonging_to(same.front(), left);
    std::vector<Deviation> others;
    for (std::size_t i = 0; i < left.size(); ++i) {
      (belongs[i] ? same : others).push_back(left[i]);
    }
    causes.push_back(cause_of(std::move(same), explanation));
    left = std::move(others);
  }
  std::stable_partition(causes.begin(), causes.end(),
                        [&](const Cause& cause) { return !breaks_nothing(cause, explanation); });
  return causes;
}

bool breaks_nothing(const Cause& cause, const Explanation& explanation) {
  return explanation.cases > 0 &&
         std::all_of(cause.deviations.begin(), cause.deviations.end(),
                     [](const Deviation& deviation) { return deviation.breaks == 0; });
}

std::size_t causes_fixed(const std::vector<Cause>& causes, const Explanation& explanation,
                         std::size_t fixed) {
  const auto begin = explanation.deviations.begin();
  const auto end =
      begin + static_cast<std::ptrdiff_t>(std::min(fixed, explanation.deviations.size()));
  std::size_t seen = 0;
  for (std::size_t i = 0; i < causes.size(); ++i) {
    for (const Deviation& deviation : causes[i].deviations) {
      const bool is_fixed = std::any_of(begin, end, [&deviation](const Deviation& other) {
        return other.slot == deviation.slot;
      });
      if (!is_fixed) return 0;
    }
    seen += causes[i].deviations.size();
    if (seen >= fixed) return seen == fixed ? i + 1 : 0;
  }
  return 0;
}

}  // namespace flocking::redaction
