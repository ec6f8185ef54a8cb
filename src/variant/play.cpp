#include "variant/play.h"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

#include "core/flock_state.h"
#include "variant/scene.h"
#include "variant/simulator/variant_step.h"

namespace flocking::explain {
namespace {

// Returns `value` with at most three decimals, without trailing zeros.
std::string rounded(double value) {
  std::string text = fmt::format("{:.3f}", value);
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

void print_number(const Variant& variant, double value, std::string& out) {
  switch (variant.at<Digits>(Slot::kPrintingDigits)) {
    case Digits::kThree:
      out += fmt::format("{:.3f}", value);
      break;
    case Digits::kTwo:
      out += fmt::format("{:.2f}", value);
      break;
    case Digits::kSix:
      out += fmt::format("{:.6f}", value);
      break;
    case Digits::kShort:
      out += fmt::format("{:g}", value);
      break;
    case Digits::kThreeSignificant:
      out += fmt::format("{:.3g}", value);
      break;
    case Digits::kOne:
      out += fmt::format("{:.1f}", value);
      break;
    case Digits::kFour:
      out += fmt::format("{:.4f}", value);
      break;
    case Digits::kRounded:
      out += rounded(value);
      break;
    case Digits::kAll:
      out += fmt::format("{:.17g}", value);
      break;
    case Digits::kDown:
      out += fmt::format("{:.3f}", std::floor(value * 1000.0) / 1000.0);
      break;
    case Digits::kTowardsZero:
      out += fmt::format("{:.3f}", std::trunc(value * 1000.0) / 1000.0);
      break;
    case Digits::kRoundedShort:
      out += fmt::format("{:g}", std::round(value * 1000.0) / 1000.0);
      break;
    case Digits::kInLong:
      out += rounded(held_by_long(value));
      break;
    case Digits::kInInt:
      out += fmt::format("{:.3f}", std::trunc(held_by_int(value) * 1000.0) / 1000.0);
      break;
  }
}

// Prints an agent's state after the step; `before` is its state before the step.
void print_agent(const Variant& variant, const AgentState& agent, const AgentState& before,
                 std::string& out) {
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
  if (columns == Columns::kPositionFirst || columns == Columns::kOldVelocity) {
    const AgentState& moving = columns == Columns::kOldVelocity ? before : agent;
    out += ' ';
    pair(moving.vx, moving.vy);
  }
  out += '\n';
}

void print(const Variant& variant, const FlockState& flock, const FlockState& before,
           std::string& out) {
  const auto agents = variant.at<Agents>(Slot::kPrintingAgents);
  const std::size_t count =
      flock.size() - (agents == Agents::kLastMissing && flock.size() > 0 ? 1 : 0);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t agent = agents == Agents::kDescending ? flock.size() - 1 - i : i;
    print_agent(variant, flock.agents[agent], before.agents[agent], out);
  }
}

}  // namespace

Played played(const Variant& variant, std::string_view input) {
  Played result;
  std::string& out = result.output;
  std::optional<Scene> scene = read_scene(variant, input);
  if (!scene) return result;
  const auto frames = variant.at<Frames>(Slot::kPrintingFrames);
  FlockState before = scene->flock;
  const auto print_state = [&](bool is_last) {
    if (frames == Frames::kLast && !is_last) return;
    print(variant, scene->flock, before, out);
    if (frames == Frames::kTwice) print(variant, scene->flock, before, out);
  };
  const std::size_t steps = scene->steps.size();
  if (variant.at<Start>(Slot::kPrintingStart) == Start::kPrinted) print_state(steps == 0);
  VariantSteps variant_steps(variant, scene->course, scene->flock);
  for (std::size_t k = 0; k < steps; ++k) {
    before = scene->flock;
    if (!variant_steps.step(scene->steps[k])) {
      result.is_dead = true;
      break;
    }
    print_state(k + 1 == steps);
  }
  return result;
}

double held_by_int(double value) {
  constexpr double kLimit = 2147483648.0;
  const double thousandfold = std::trunc(value * 1000.0);
  return thousandfold >= -kLimit && thousandfold < kLimit ? value : -kLimit / 1000.0;
}

double held_by_long(double value) {
  constexpr double kMost = 9223372036854775807.0;
  if (std::isnan(value)) return 0.0;
  return std::fabs(1000.0 * value) < kMost ? value : std::copysign(kMost, value) / 1000.0;
}

std::string play(const Variant& variant, std::string_view input) {
  return played(variant, input).output;
}

}  // namespace flocking::explain
