#include "repair/isolation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <random>

#include "base/words.h"
#include "variant/play.h"

namespace flocking::repair {
namespace {

constexpr double kTolerance = 0.0011;
constexpr std::size_t kMostRows = 400;

/// An input without its answer.
struct Sketch {
  Part part;
  const char* parameters;  // all parameters except the number of agents
  std::vector<const char*> agents;
  std::vector<const char*> steps;
  bool follows_own_velocity = false;
};

// Returns the flocks of each force: two near agents on an axis and on a diagonal, three around one,
// one out of reach, two exactly at the radius, one alone, many, a small radius, a weight of 0 or a
// low limit, two in the same place.
std::vector<Sketch> sketches() {
  const auto kC = Part::kCohesion;
  const auto kS = Part::kSeparation;
  const auto kA = Part::kAlignment;
  return {
      {kC, "5 0 9 0 1 0 0", {"0 0 0 0", "1 0 0 0"}, {"0.5"}},
      {kC, "5 0 9 0 2 0 0", {"1 2 0 0", "2 3 0 0"}, {"0.5"}},
      {kC, "5 0 9 0 1 0 0", {"10 3 0 0", "11 4 0 0", "9 5 0 0"}, {"0.5"}},
      {kC, "5 0 9 0 1 0 0", {"1 0 0 0", "3 1 0 0", "20 9 0 0"}, {"0.5"}},
      {kC, "5 0 9 0 1 0 0", {"1 1 0 0", "4 5 0 0"}, {"0.5"}},
      {kC, "5 0 9 0 1 0 0", {"1 2 0 0"}, {"0.5"}},
      {kC, "4 0 9 0 1.5 0 0", {"1 2 0 0", "2 2 0 0", "1 4 0 0", "4.5 5.5 0 0"}, {"0.5"}},
      {kC, "0.5 0 9 0 1 0 0", {"1 2 0 0", "2 2 0 0"}, {"0.5"}},
      {kC, "8 0 9 0 1 0 0", {"1 2 0 0", "2 2 0 0", "1 4 0 0", "-3 1 0 0", "0 -2 0 0"}, {"0.5"}},
      {kC, "0 0 9 0 1 0 0", {"1 2 0 0", "1 2 0 0", "2 2 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"0 0 0 0", "1 0 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 2 0", {"1 2 0 0", "2 3.5 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"10 3 0 0", "11 4 0 0", "9 5 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"1 0 0 0", "3 1 0 0", "20 9 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"1 1 0 0", "4 5 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"1 2 0 0"}, {"0.5"}},
      {kS, "0 5 9 0 0 1 0", {"1 2 0 0", "1 2 0 0", "2 2 0 0"}, {"0.5"}},
      {kS, "0 4 9 0 0 1.5 0", {"1 2 0 0", "2 2 0 0", "1 4 0 0", "4.5 5.5 0 0"}, {"0.5"}},
      {kS, "0 5 1 0 0 2 0", {"1 2 0 0", "1.25 2.25 0 0"}, {"0.5"}},
      {kS, "0 5 1 0 0 1 0", {"1 2 0 0", "1.25 2.25 0 0", "1.5 1.75 0 0", "0.5 1 0 0"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 2 1 3"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 2 1 3", "2 2 2 -1"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 2", {"1 2 4 3", "2 2 2 -1"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 2 1 3", "2 2 2 -1", "20 9 7 7"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 1 1 3", "4 5 2 2"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 2 1 3", "2 2 2 -1", "1 1 6 5"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 0", {"1 2 1 3", "2 2 2 -1"}, {"0.5"}},
      {kA, "0 0 9 5 0 0 1", {"1 2 1 0", "2 2 1 0"}, {"0.25"}},
      {kA, "0 0 9 4 0 0 1.5", {"1 2 1 3", "2 2 2 -1", "1 4 6 5", "4.5 5.5 1 1"}, {"0.5"}},
      {Part::kStep, "0 0 9 0 0 0 0", {"1 2 1 3"}, {"0.5", "0.25", "1"}},
      {Part::kStep, "0 0 9 0 0 0 0", {"0 0 1 0", "9 0 0 2"}, {"0.5", "0.25"}},
      {Part::kStep, "0 0 9 5 0 0 1", {"1 2 1 3", "9 8 -2 5"}, {"0.5"}, true},
      {Part::kStep, "8 8 9 8 2 1 1", {"0 0 1 0", "1 3 0 2", "4 1 -2 -1"}, {"0.25"}, true},
      {Part::kTogether, "5 0 9 0 1 0 0", {"0 0 1 0", "2 1 0 2"}, {"0.5", "0.25"}},
      {Part::kTogether, "6 3 2 4 1 2 0.5", {"0 0 1 0", "1 1 0 2", "3 2 -1 1"}, {"0.5", "0.25"}},
      {Part::kTogether, "1 1 1 1 1 1 1", {"0 0 1 0", "10 0 1 0"}, {"0.5"}},
  };
}

AgentRow row_of(std::string_view line) {
  AgentRow row{};
  std::size_t i = 0;
  for (const std::string_view word : words(line)) {
    if (i < row.size()) row[i++] = std::strtod(std::string(word).c_str(), nullptr);
  }
  return row;
}

IsolatingInput answered(IsolatingInput input, const explain::Variant& right) {
  input.answer = rows_in(explain::play(right, input.input));
  return input;
}

IsolatingInput input_of(const Sketch& sketch) {
  IsolatingInput input{.part = sketch.part, .input = {}, .start = {}, .answer = {}};
  input.input = fmt::format("{} {}\n", sketch.parameters, sketch.agents.size());
  for (const char* agent : sketch.agents) {
    input.input += std::string(agent) + '\n';
    input.start.push_back(row_of(agent));
  }
  for (const char* step : sketch.steps) input.input += std::string(step) + '\n';
  input.dt = row_of(sketch.steps.front())[0];
  input.follows_own_velocity = sketch.follows_own_velocity;
  return input;
}

bool is_close(double a, double b) { return std::abs(a - b) <= kTolerance; }

bool is_right(const AgentRow& row, const AgentRow& answer, std::size_t from) {
  for (std::size_t i = from; i < row.size(); ++i) {
    if (!is_close(row[i], answer[i])) return false;
  }
  return true;
}

// For a force, compares the velocities after the first step; otherwise compares all numbers.
bool is_all_right(const IsolatingInput& input, const std::vector<AgentRow>& rows, bool ended_well) {
  constexpr std::size_t kVelocity = 2;
  const bool is_of_force = input.part < Part::kStep;
  const std::size_t count = is_of_force ? input.start.size() : input.answer.size();
  if (rows.size() < count || input.answer.size() < count) return false;
  if (!is_of_force && (rows.size() != count || !ended_well)) return false;
  for (std::size_t i = 0; i < count; ++i) {
    if (!is_right(rows[i], input.answer[i], is_of_force ? kVelocity : 0)) return false;
  }
  return true;
}

// Returns the share of agents that moved by the velocity that is printed with them.
double share_of_followers(const IsolatingInput& input, const std::vector<AgentRow>& rows) {
  const std::size_t agents = input.start.size();
  if (rows.size() != agents) return 0.0;
  std::size_t count = 0;
  for (std::size_t i = 0; i < agents; ++i) {
    const auto follows = [&](std::size_t axis) {
      return is_close(rows[i][axis], input.start[i][axis] + rows[i][axis + 2] * input.dt);
    };
    if (follows(0) && follows(1)) ++count;
  }
  return static_cast<double>(count) / static_cast<double>(agents);
}

// Returns the share of rows before the first wrong one, at most 0.9.
double share_of_rows(const IsolatingInput& input, const std::vector<AgentRow>& rows) {
  std::size_t count = 0;
  while (count < rows.size() && count < input.answer.size() &&
         is_right(rows[count], input.answer[count], 0)) {
    ++count;
  }
  const std::size_t most = std::max({rows.size(), input.answer.size(), std::size_t{1}});
  return 0.9 * static_cast<double>(count) / static_cast<double>(most);
}

// Scores one agent by the change of its velocity: F in the output, G in the answer.
double partial_score(double f_x, double f_y, double g_x, double g_y) {
  constexpr double kNothing = 0.004;
  constexpr double kSameWay = 0.998;
  const double f = std::sqrt(f_x * f_x + f_y * f_y);
  const double g = std::sqrt(g_x * g_x + g_y * g_y);
  if (!std::isfinite(f) || f > 1e9) return 0.0;
  if (g < kNothing) return f >= kNothing ? 0.2 : 0.9;
  const double cosine = f > kNothing ? (f_x * g_x + f_y * g_y) / (f * g) : 0.0;
  double score = 0.2;
  if (std::abs(cosine) > kSameWay) score += 0.15;
  if (cosine > kSameWay) score += 0.15;
  if (std::abs(f - g) <= 0.01 * g + kNothing) score += 0.2;
  if (std::abs(f_x - g_x) <= 0.006 && std::abs(f_y - g_y) <= 0.006) score += 0.2;
  return score;
}

}  // namespace

std::string_view part_name(Part part) {
  constexpr std::array<std::string_view, kParts> kNames = {"cohesion", "separation", "alignment",
                                                           "the step", "several steps"};
  return kNames.at(static_cast<std::size_t>(part));
}

std::vector<IsolatingInput> isolating_inputs(const explain::Variant& right) {
  std::vector<IsolatingInput> inputs;
  for (const Sketch& sketch : sketches()) inputs.push_back(answered(input_of(sketch), right));
  return inputs;
}

std::vector<IsolatingInput> fresh_inputs(const explain::Variant& right, std::uint64_t seed,
                                         int for_each) {
  std::mt19937_64 random(seed);
  const auto between = [&random](int least, int most) {
    return least + static_cast<int>(random() % static_cast<std::uint64_t>(most - least + 1));
  };
  std::vector<IsolatingInput> inputs;
  for (int i = 0; i < static_cast<int>(kParts) * for_each; ++i) {
    const auto part = static_cast<Part>(i % static_cast<int>(kParts));
    const auto number = [&](Part of, int least, int most, double unit) {
      const bool acts = part == of || part == Part::kTogether;
      return acts ? between(least, most) * unit : 0.0;
    };
    IsolatingInput input{.part = part, .input = {}, .start = {}, .answer = {}};
    const int agents = between(2, 6);
    // Some have two agents in the same place, or as far apart as the radius.
    constexpr int kSpecial = 3;
    const int special = i / static_cast<int>(kParts) % kSpecial;
    const double radius = between(2, 20) * 0.5;
    const auto radius_of = [&](Part of) {
      return part == of || part == Part::kTogether ? radius : 0.0;
    };
    input.input = fmt::format(
        "{} {} {} {} {} {} {} {}\n", radius_of(Part::kCohesion), radius_of(Part::kSeparation),
        between(1, 9) * 0.5, radius_of(Part::kAlignment), number(Part::kCohesion, 1, 6, 0.5),
        number(Part::kSeparation, 1, 6, 0.5), number(Part::kAlignment, 1, 6, 0.5), agents);
    double x = 0.0;
    double y = 0.0;
    for (int agent = 0; agent < agents; ++agent) {
      const bool is_special = agent == 1 && special > 0;
      x = is_special ? x + (special == 1 ? 0.0 : radius) : between(-20, 20) * 0.25 + agent * 0.125;
      y = is_special ? y : between(-20, 20) * 0.25;
      const std::string line =
          fmt::format("{} {} {} {}", x, y, between(-8, 8) * 0.5, between(-8, 8) * 0.5);
      input.input += line + '\n';
      input.start.push_back(row_of(line));
    }
    input.dt = between(1, 4) * 0.25;
    input.input += fmt::format("{}\n", input.dt);
    if (i % 2 == 1) input.input += "0.5\n";
    inputs.push_back(answered(std::move(input), right));
  }
  return inputs;
}

std::vector<AgentRow> rows_in(std::string_view output) {
  std::vector<AgentRow> rows;
  for (const std::string_view line : split(output, '\n')) {
    if (rows.size() >= kMostRows) break;
    const auto parts = words(line);
    if (parts.size() == 4) rows.push_back(row_of(line));
  }
  return rows;
}

double score(const IsolatingInput& input, std::string_view output, bool ended_well) {
  const std::vector<AgentRow> rows = rows_in(output);
  const std::vector<AgentRow>& answer = input.answer;
  if (input.follows_own_velocity) return share_of_followers(input, rows);
  if (is_all_right(input, rows, ended_well)) return 1.0;
  const std::size_t agents = input.start.size();
  if (input.part >= Part::kStep) return share_of_rows(input, rows);
  if (rows.size() < agents || answer.size() < agents) return 0.0;
  double total = 0.0;
  for (std::size_t i = 0; i < agents; ++i) {
    const AgentRow& start = input.start[i];
    total +=
        partial_score((rows[i][2] - start[2]) / input.dt, (rows[i][3] - start[3]) / input.dt,
                      (answer[i][2] - start[2]) / input.dt, (answer[i][3] - start[3]) / input.dt);
  }
  return std::min(total / static_cast<double>(agents), 0.9);
}

}  // namespace flocking::repair
