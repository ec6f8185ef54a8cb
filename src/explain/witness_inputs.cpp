#include "explain/witness_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "variant/choices.h"
#include "variant/force.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

// Groups of agents as written in inputs. Distances are 5 or 1 unless noted; 4 4 is outside a circle
// of 5, but inside the square.
constexpr std::array<std::string_view, 41> kGroups = {
    "0 0 1 0\n",
    "0 0 2 0\n",
    "0 0 200 0\n",
    "1 0 0 0\n",
    "1 2 3 4\n",
    "0.125 0 0 0\n",
    "1234567.891 0 0 0\n",
    "0 0 0 0\n1 0 0 0\n",
    "0 0 0 0\n2 0 0 0\n",
    "0 0 0 0\n3 4 0 0\n",
    "0 0 0 0\n4 4 0 0\n",
    "0 0 0 0\n6 8 0 0\n",
    "1 0 0 0\n1 0 0 0\n",
    "1 1 0 0\n4 5 0 0\n",
    "2 1 0 0\n2 2 0 0\n",
    "0 0 0 0\n0.5 0 0 0\n",
    "0 0 1 0\n1 0 1 0\n",
    "0 0 1 0\n0 0 2 0\n",
    "0 0 1 0\n1 0 0 0\n",
    "0 0 0 0\n3 4 1 0\n",
    "0 0 1 0\n3 4 2 0\n",
    "0 0 2 0\n3 4 0 2\n",
    "0 0 1 0\n4 4 2 0\n",
    "0 0 1 0\n6 8 2 0\n",
    "1 2 3 4\n5 6 7 8\n",
    "0 0 1 0\n5.0000001 0 2 0\n",
    "0 0 0 0\n1 0 0 0\n2 0 0 0\n",
    "0 0 0 0\n1 0 0 0\n0 1 0 0\n",
    "0 0 0 0\n3 0 0 0\n0 4 0 0\n",
    "0 0 0 0\n3 4 0 0\n6 8 0 0\n",
    "0 0 0 0\n1 0 0 0\n9 0 0 0\n",
    "0 0 0 0\n1 0 0 0\n4 4 0 0\n",
    "1 0 0 0\n1 0 0 0\n2 0 0 0\n",
    "1 1 0 0\n2 3 0 0\n4 1 0 0\n",
    "0 0 1 0\n1 0 1 0\n0 1 1 0\n",
    "0 0 1 0\n1 0 2 0\n9 0 4 0\n",
    "0 0 1 0\n3 4 2 0\n6 8 4 0\n",
    "0 0 1 0\n0 0 2 0\n0 0 4 0\n",
    "1 2 3 4\n5 6 7 8\n9 8 7 6\n",
    "0 0 0 0\n1 0 0 0\n0 1 0 0\n1 1 0 0\n",
    "0 0 1 0\n1 0 2 0\n0 1 3 0\n9 9 4 0\n",
};

// Parameters as one force sees them.
struct WitnessSetting {
  std::string_view radius;
  std::string_view other_radii;
  std::string_view weight;
  std::string_view other_weights;
  std::string_view max_separation = "9";
};

constexpr std::array<WitnessSetting, 14> kSettings = {{
    {"5", "0", "1", "0"},
    {"5", "1", "1", "0"},
    {"5", "5", "1", "0"},
    {"5", "9", "1", "0"},
    {"2", "0", "1", "0"},
    {"2", "1", "1", "0"},
    {"2", "9", "1", "0"},
    {"1", "1", "1", "0"},
    {"0", "0", "1", "0"},
    {"0", "1", "1", "0"},
    {"5", "0", "2", "0"},
    {"5", "1", "2", "0"},
    {"5", "0", "1", "2"},
    {"5", "1", "1", "2"},
}};
constexpr std::array<WitnessSetting, 8> kLimits = {{
    {"5", "0", "1", "0", "1"},
    {"5", "1", "1", "0", "1"},
    {"5", "0", "1", "0", "0.5"},
    {"5", "1", "1", "0", "0.5"},
    {"5", "0", "1", "0", "0.1"},
    {"5", "1", "1", "0", "0.1"},
    {"5", "0", "2", "0", "1"},
    {"5", "1", "2", "0", "1"},
}};
// A limit of 0 leaves nothing of separation: only for deviations that no other input shows.
constexpr WitnessSetting kWithoutMaximum = {"5", "0", "1", "0", "0"};

// In doubles, the mean of three times 0.1 is farther away than 0.1. With the rules, this is the
// only possible effect of cohesion's limit.
constexpr std::array<std::string_view, 2> kRoundingHeads = {"0.1 0 9 0 1 0 0", "0.1 1 9 1 1 0 0"};
constexpr std::array<std::string_view, 2> kRoundingGroups = {
    "0 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n0.1 0 0 0\n", "0 0 1 0\n0.1 0 1 0\n0.1 0 1 0\n0.1 0 1 0\n"};

constexpr std::string_view kHalfVelocities = "0 0 0.5 0\n1 0 0.5 0\n";

// First lines, without N, for deviations that are not about one force.
constexpr std::array<std::string_view, 17> kHeads = {
    "0 0 9 0 0 0 0", "1 1 9 1 0 0 0", "9 9 9 9 0 0 0", "0 0 9 5 0 0 1", "1 1 9 5 0 0 1",
    "9 9 9 5 0 0 1", "0 5 9 0 0 1 0", "1 5 9 1 0 1 0", "9 5 9 9 0 1 0", "0 5 1 0 0 1 0",
    "5 0 9 0 1 0 0", "5 1 9 1 1 0 0", "5 9 9 9 1 0 0", "5 2 9 1 1 0 0", "2 5 9 0 0 2 1",
    "5 5 9 5 1 1 1", "5 2 9 1 1 2 3",
};
// First lines for deviations in time steps.
constexpr std::array<std::string_view, 7> kHeadsForSteps = {
    "0 0 9 0 0 0 0", "1 1 9 1 0 0 0", "9 9 9 9 0 0 0", "0 0 9 5 0 0 1",
    "1 1 9 5 0 0 1", "9 9 9 5 0 0 1", "5 5 9 5 1 1 1"};
// First lines for programs that lose the first character: the remaining digits are still a number.
constexpr std::array<std::string_view, 4> kLongHeads = {"10 0 9 0 1 0 0", "10 1 9 1 1 0 0",
                                                        "10 9 9 9 1 0 0", "10 5 9 5 1 1 1"};

constexpr std::array<std::string_view, 1> kOneStep = {"1\n"};
constexpr std::array<std::string_view, 2> kHalves = {"0.5\n", "2\n"};
constexpr std::array<std::string_view, 7> kSeveralSteps = {
    "1\n2\n", "1\n1\n", "0.5\n1\n", "1\n2\n4\n", "1\n\n1\n", "0.0625\n2\n", "0\n"};

std::string head_of(Force force, const WitnessSetting& setting) {
  std::array<std::string_view, 3> radii{};
  std::array<std::string_view, 3> weights{};
  radii.fill(setting.other_radii);
  weights.fill(setting.other_weights);
  radii[static_cast<std::size_t>(force)] = setting.radius;
  weights[static_cast<std::size_t>(force)] = setting.weight;
  return fmt::format("{} {} {} {} {}", radii[0], radii[1], setting.max_separation, radii[2],
                     fmt::join(weights, " "));
}

// Combines lines into inputs.
class WitnessComposer {
 public:
  void add(std::string_view head, std::string_view agents, std::string_view steps) {
    const auto count = std::count(agents.begin(), agents.end(), '\n');
    drafts_.push_back({count, std::count(steps.begin(), steps.end(), '\n'),
                       fmt::format("{} {}\n{}{}", head, count, agents, steps)});
  }

  void add_all(std::string_view head, std::span<const std::string_view> steps,
               std::ptrdiff_t most_agents) {
    for (const std::string_view agents : kGroups) {
      if (std::count(agents.begin(), agents.end(), '\n') > most_agents) continue;
      for (const std::string_view step : steps) add(head, agents, step);
    }
  }

  // Returns all inputs, the smallest first.
  std::vector<WitnessInput> take() {
    std::stable_sort(drafts_.begin(), drafts_.end(), [](const Draft& a, const Draft& b) {
      return std::tuple(a.agents, a.steps, a.text.size()) <
             std::tuple(b.agents, b.steps, b.text.size());
    });
    std::vector<WitnessInput> inputs;
    inputs.reserve(drafts_.size());
    for (Draft& draft : drafts_) {
      std::string by_rules = play(Variant(), draft.text);
      inputs.push_back({std::move(draft.text), std::move(by_rules)});
    }
    return inputs;
  }

 private:
  struct Draft {
    std::ptrdiff_t agents;
    std::ptrdiff_t steps;
    std::string text;
  };

  std::vector<Draft> drafts_;
};

std::vector<WitnessInput> inputs_for(Force force) {
  WitnessComposer composer;
  for (const WitnessSetting& setting : kSettings)
    composer.add_all(head_of(force, setting), kOneStep, 4);
  if (force == Force::kSeparation) {
    for (const WitnessSetting& setting : kLimits)
      composer.add_all(head_of(force, setting), kOneStep, 3);
  } else if (force == Force::kAlignment) {  // alignment may be divided by the time step
    for (const WitnessSetting& setting : kSettings)
      composer.add_all(head_of(force, setting), kHalves, 2);
    // after truncation, these inputs have no effect
    for (const WitnessSetting& setting : kSettings)
      composer.add(head_of(force, setting), kHalfVelocities, "1\n");
  }
  std::vector<WitnessInput> inputs = composer.take();
  if (force == Force::kSeparation) {
    WitnessComposer last;
    last.add_all(head_of(force, kWithoutMaximum), kOneStep, 2);
    for (WitnessInput& input : last.take()) inputs.push_back(std::move(input));
  }
  return inputs;
}

std::vector<WitnessInput> inputs_for_all() {
  WitnessComposer composer;
  for (const std::string_view head : kHeads) {
    composer.add_all(head, kOneStep, 3);
    composer.add_all(head, kHalves, 2);
  }
  return composer.take();
}

std::vector<WitnessInput> inputs_for_steps() {
  WitnessComposer composer;
  for (const std::string_view head : kHeadsForSteps) {
    composer.add_all(head, kOneStep, 2);
    composer.add_all(head, kSeveralSteps, 2);
  }
  return composer.take();
}

std::vector<WitnessInput> inputs_for_first_character() {
  WitnessComposer composer;
  for (const std::string_view head : kLongHeads) composer.add_all(head, kOneStep, 3);
  return composer.take();
}

std::vector<WitnessInput> inputs_with_rounding() {
  WitnessComposer composer;
  for (const std::string_view head : kRoundingHeads) {
    for (const std::string_view agents : kRoundingGroups) composer.add(head, agents, "1\n");
  }
  return composer.take();
}

template <Force kForce>
const std::vector<WitnessInput>& of_force() {
  static const std::vector<WitnessInput> inputs = inputs_for(kForce);
  return inputs;
}

}  // namespace

const std::vector<WitnessInput>& rounding_inputs() {
  static const std::vector<WitnessInput> inputs = inputs_with_rounding();
  return inputs;
}

const std::vector<WitnessInput>& witness_inputs(Slot slot) {
  const std::string part = part_of(slot);
  if (part == "cohesion") return of_force<Force::kCohesion>();
  if (part == "separation") return of_force<Force::kSeparation>();
  if (part == "alignment") return of_force<Force::kAlignment>();
  if (slot == Slot::kReadingSteps || slot == Slot::kReadingEmptyLine || slot == Slot::kStepState ||
      slot == Slot::kPrintingFrames) {
    static const std::vector<WitnessInput> of_steps = inputs_for_steps();
    return of_steps;
  }
  if (slot == Slot::kReadingEaten) {
    static const std::vector<WitnessInput> of_first_character = inputs_for_first_character();
    return of_first_character;
  }
  static const std::vector<WitnessInput> of_all = inputs_for_all();
  return of_all;
}

}  // namespace flocking::explain
