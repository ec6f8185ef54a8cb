#include "random_variant.h"

#include <array>
#include <cstddef>
#include <cstdio>
#include <vector>

#include "variant/choices.h"

namespace flocking::testing {
namespace {

using explain::Choice;
using explain::Slot;
using explain::Variant;
using explain::Weight;
using ::oracle::RandomSource;

struct ForceSlots {
  Slot first, last, weight;
};
constexpr std::array kForces = {
    ForceSlots{Slot::kCohesionWho, Slot::kCohesionTimes, Slot::kCohesionWeight},
    ForceSlots{Slot::kSeparationWho, Slot::kSeparationTimes, Slot::kSeparationWeight},
    ForceSlots{Slot::kAlignmentWho, Slot::kAlignmentTimes, Slot::kAlignmentWeight},
};

bool deviates(const Variant& variant, const ForceSlots& force) {
  for (const Slot slot : variant.deviations()) {
    if (force.first <= slot && slot <= force.last) return true;
  }
  return false;
}

bool fits(const Variant& variant, const Choice& choice) {
  if (choice.title.empty() || variant.choice(choice.slot) != 0) return false;
  for (const ForceSlots& force : kForces) {
    if (choice.slot < force.first || choice.slot > force.last) continue;
    const bool missing = variant.at<Weight>(force.weight) == Weight::kZero;
    const bool would_miss =
        choice.slot == force.weight && static_cast<Weight>(choice.value) == Weight::kZero;
    return !missing && !(would_miss && deviates(variant, force));
  }
  return true;
}

/// Returns a random choice, with probabilities proportional to the priors. `choices` must not be
/// empty.
const Choice& drawn(RandomSource& r, const std::vector<const Choice*>& choices) {
  double total = 0.0;
  for (const Choice* choice : choices) total += choice->prior;
  double left = r.unit() * total;
  for (const Choice* choice : choices) {
    left -= choice->prior;
    if (left < 0.0) return *choice;
  }
  return *choices.back();
}

/// Returns a multiple of 1/10^decimals, so that its text has exactly that value.
std::string number(RandomSource& r, double low, double high, int decimals) {
  const int steps = decimals == 1 ? 10 : decimals == 2 ? 100 : 1000;
  const int value = r.between(static_cast<int>(low * steps), static_cast<int>(high * steps));
  std::array<char, 32> text{};
  const int size = std::snprintf(text.data(), text.size(), "%.*f", decimals,
                                 static_cast<double>(value) / static_cast<double>(steps));
  return {text.data(), static_cast<std::size_t>(size)};
}

std::string number(RandomSource& r, double low, double high) {
  return number(r, low, high, r.between(1, 3));
}

std::string radius(RandomSource& r) { return r.chance(5) ? "0" : number(r, 0.5, 10.0); }

std::string weight(RandomSource& r, const std::string& before) {
  const int kind = r.below(100);
  return kind < 10 ? before : kind < 18 ? number(r, -2.0, -0.1) : number(r, 0.0, 3.0);
}

std::string maximum(RandomSource& r) {
  return r.chance(15) ? number(r, 10.0, 1000.0) : number(r, 0.1, 5.0);
}

// Draws one number per statement: within one expression, the compiler would choose the order of
// draws.

std::string first_line(RandomSource& r, int agents) {
  std::string line = radius(r) + ' ';
  line += radius(r) + ' ';
  line += maximum(r) + ' ';
  line += radius(r);
  std::string factor = "1";
  for (int force = 0; force < 3; ++force) {
    factor = weight(r, factor);
    line += ' ' + factor;
  }
  return line + ' ' + std::to_string(agents) + '\n';
}

/// Returns a point or vector with components between -size and size.
std::string pair_of_numbers(RandomSource& r, double size) {
  std::string text = number(r, -size, size) + ' ';
  text += number(r, -size, size);
  return text;
}

std::string agent_lines(RandomSource& r, int agents) {
  // Agents are all close together, or far apart, or in between.
  const double reach = r.pick({0.5, 2.0, 4.0, 8.0, 20.0});
  std::string text;
  std::string position;
  for (int i = 0; i < agents; ++i) {
    // Sometimes in the place of the previous agent, or far away.
    if (i == 0 || !r.chance(4)) position = pair_of_numbers(r, r.chance(10) ? 5.0 * reach : reach);
    text += position + ' ';
    text += (r.chance(4) ? "0 0" : pair_of_numbers(r, 3.0)) + '\n';
  }
  return text;
}

std::string time_step(RandomSource& r) {
  const int decimals = r.between(1, 3);
  return number(r, decimals == 1 ? 0.1 : 0.05, 1.0, decimals);
}

}  // namespace

Variant random_variant(RandomSource& r, int deviations) {
  Variant variant;
  for (int i = 0; i < deviations; ++i) {
    std::vector<const Choice*> left;
    for (const Choice& choice : explain::choices()) {
      if (fits(variant, choice)) left.push_back(&choice);
    }
    if (left.empty()) break;
    const Choice& choice = drawn(r, left);
    variant.set(choice.slot, choice.value);
  }
  return variant;
}

std::string random_input(RandomSource& r) {
  const int agents = r.between(1, 10);
  std::string text = first_line(r, agents);
  text += agent_lines(r, agents);
  const int steps = r.between(1, 4);
  for (int i = 0; i < steps; ++i) text += time_step(r) + '\n';
  return text;
}

}  // namespace flocking::testing
