#include "explain/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "explain/input_tokens.h"
#include "explain/variant_step.h"

namespace flocking::explain {
namespace {

void print_number(const Variant& variant, double value, std::string& out) {
  switch (variant.at<Digits>(Slot::kPrintingDigits)) {
    case Digits::kThree:
      fmt::format_to(std::back_inserter(out), "{:.3f}", value);
      break;
    case Digits::kTwo:
      fmt::format_to(std::back_inserter(out), "{:.2f}", value);
      break;
    case Digits::kSix:
      fmt::format_to(std::back_inserter(out), "{:.6f}", value);
      break;
    case Digits::kShort:
      fmt::format_to(std::back_inserter(out), "{:g}", value);
      break;
  }
}

void print_agent(const Variant& variant, const AgentState& agent, std::string& out) {
  const auto pair = [&](double x, double y) {
    print_number(variant, x, out);
    out += ' ';
    print_number(variant, y, out);
  };
  const auto columns = variant.at<Columns>(Slot::kPrintingColumns);
  if (columns == Columns::kVelocityFirst) {
    pair(agent.vx, agent.vy);
    out += ' ';
  }
  pair(agent.x, agent.y);
  if (columns == Columns::kPositionFirst) {
    out += ' ';
    pair(agent.vx, agent.vy);
  }
  out += '\n';
}

void print(const Variant& variant, const FlockState& flock, std::string& out) {
  const auto agents = variant.at<Agents>(Slot::kPrintingAgents);
  const std::size_t count =
      flock.size() - (agents == Agents::kLastMissing && flock.size() > 0 ? 1 : 0);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t agent = agents == Agents::kDescending ? flock.size() - 1 - i : i;
    print_agent(variant, flock.agents[agent], out);
  }
}

// The time steps that are used, of those that are there.
std::vector<double> used_steps(const Variant& variant, std::vector<double> steps) {
  switch (variant.at<ReadingSteps>(Slot::kReadingSteps)) {
    case ReadingSteps::kAll:
      break;
    case ReadingSteps::kFirstLost:
      if (!steps.empty()) steps.erase(steps.begin());
      break;
    case ReadingSteps::kFirstOnly:
      steps.resize(std::min<std::size_t>(steps.size(), 1));
      break;
    case ReadingSteps::kTwoPerStep:
      for (std::size_t i = 0; i < steps.size() / 2; ++i) steps[i] = steps[2 * i + 1];
      steps.resize(steps.size() / 2);
      break;
    case ReadingSteps::kLastRepeated:
      if (!steps.empty()) steps.push_back(steps.back());
      break;
  }
  return steps;
}

}  // namespace

std::string play(const Variant& variant, std::string_view input) {
  std::string out;
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (input.starts_with(kByteOrderMark)) input.remove_prefix(kByteOrderMark.size());
  if (variant.at<Eaten>(Slot::kReadingEaten) == Eaten::kFirstCharacter && !input.empty()) {
    input.remove_prefix(1);
  }
  InputTokens tokens(input, variant.at<EmptyLine>(Slot::kReadingEmptyLine) == EmptyLine::kCrash);
  std::optional<ReadFlock> read = read_flock(tokens, variant.at<ReadingOrder>(Slot::kReadingOrder));
  if (!read) return out;
  if (variant.at<Start>(Slot::kPrintingStart) == Start::kPrinted) print(variant, read->flock, out);
  std::vector<double> steps;
  while (const std::optional<double> dt = tokens.next()) steps.push_back(*dt);
  for (const double dt : used_steps(variant, std::move(steps))) {
    step_variant(variant, read->course, read->flock, dt);
    print(variant, read->flock, out);
  }
  return out;
}

}  // namespace flocking::explain
