#include "audit/oracle_program.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <sstream>
#include <utility>
#include <vector>

#include "oracle/compare/compare.h"
#include "oracle/variant_oracle.h"
#include "variant/choices.h"

namespace flocking::audit {
namespace {

using explain::Slot;
using explain::Variant;
using Steps = std::vector<double>;

/// Returns the choice of a slot by its documented code.
std::string chosen(const Variant& variant, Slot slot) {
  return std::string(explain::row_of(slot, variant.choice(slot)).code);
}

struct OracleScene {
  CourseParameters course;
  std::vector<AgentState> agents;
  Steps steps;
};

std::string cut_at_empty_line(const std::string& text) {
  std::istringstream lines(text);
  std::string kept;
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t\r\v\f") == std::string::npos) return kept;
    kept += line + "\n";
  }
  return kept;
}

// Returns the next word if the whole word is a number.
std::optional<double> next_number(std::istringstream& text) {
  std::string word;
  if (!(text >> word)) return std::nullopt;
  std::istringstream digits(word);
  double value = 0;
  if (!(digits >> value) || digits.peek() != std::istringstream::traits_type::eof()) {
    // For subnormal numbers the stream reports a failure although the value is right.
    char* end = nullptr;
    value = std::strtod(word.c_str(), &end);
    if (*end != '\0' || end == word.c_str()) return std::nullopt;
  }
  return value;
}

void reorder(const std::string& order, CourseParameters& c) {
  if (order == "separation-first") std::swap(c.cohesion_radius, c.separation_radius);
  if (order == "maximum-last") std::swap(c.max_separation, c.alignment_radius);
  if (order == "weights-swapped") std::swap(c.cohesion_weight, c.separation_weight);
  if (order == "last-weights-swapped") std::swap(c.separation_weight, c.alignment_weight);
  if (order == "maximum-first") std::swap(c.separation_radius, c.max_separation);
  if (order == "alignment-first") std::swap(c.cohesion_radius, c.alignment_radius);
  if (order == "separation-last") std::swap(c.separation_radius, c.alignment_radius);
}

double number_behind_always(const std::string& text) {
  if (text == "a-60th") return 1.0 / 60;
  if (text == "a-30th") return 1.0 / 30;
  return std::stod(text);
}

Steps used(const std::string& choice, const Steps& all) {
  Steps steps(choice == "zero-first" ? 1 : 0);
  const std::size_t n = all.size();
  double time = 0;
  for (std::size_t i = 0; i < n; ++i) {
    time += all[i];
    const bool is_odd = i % 2 == 0;  // the first, the third, ...
    bool takes = true;
    if (choice == "first-lost") takes = i > 0;
    if (choice == "first-only") takes = i == 0;
    if (choice == "two-per-step") takes = !is_odd;
    if (choice == "odd") takes = is_odd;
    if (choice == "odd-and-last") takes = is_odd || i + 1 == n;
    if (choice == "last-lost") takes = i + 1 < n;
    if (choice == "until-zero" && all[i] == 0) break;
    if (!takes) continue;
    double step = all[i];
    if (choice == "first-for-all") step = all[0];
    if (choice == "elapsed") step = time;
    if (choice.rfind("differences", 0) == 0 && i > 0) step = all[i] - all[i - 1];
    if (choice.rfind("always-", 0) == 0) step = number_behind_always(choice.substr(7));
    steps.push_back(step);
  }
  if (choice == "last-repeated" && n > 0) steps.push_back(all.back());
  if (choice == "zero-at-end" || (choice == "differences-and-zero" && n > 0)) steps.push_back(0);
  if (choice == "nan-at-end") steps.push_back(std::numeric_limits<double>::quiet_NaN());
  return steps;
}

std::optional<OracleScene> read(const Variant& variant, std::string input) {
  if (input.rfind("\xEF\xBB\xBF", 0) == 0) input.erase(0, 3);
  const std::string start = chosen(variant, Slot::kReadingEaten);
  if (start == "character-eaten" && !input.empty()) input.erase(0, 1);
  if (chosen(variant, Slot::kReadingEmptyLine) == "crash") input = cut_at_empty_line(input);
  std::istringstream text(input);
  OracleScene scene;
  CourseParameters& c = scene.course;
  for (double* field :
       {&c.cohesion_radius, &c.separation_radius, &c.max_separation, &c.alignment_radius,
        &c.cohesion_weight, &c.separation_weight, &c.alignment_weight}) {
    const auto value = next_number(text);
    if (!value) return std::nullopt;
    *field = *value;
  }
  const std::string order = chosen(variant, Slot::kReadingOrder);
  reorder(order, c);
  if (chosen(variant, Slot::kReadingParameters) == "whole") {
    c = {std::trunc(c.cohesion_radius), std::trunc(c.separation_radius),
         std::trunc(c.max_separation),  std::trunc(c.alignment_radius),
         std::trunc(c.cohesion_weight), std::trunc(c.separation_weight),
         std::trunc(c.alignment_weight)};
  }
  const auto count = next_number(text);
  if (!count || !(*count >= 0)) return std::nullopt;
  for (double i = 1; i <= *count; ++i) {
    std::array<double, 4> numbers{};
    for (double& number : numbers) {
      const auto value = next_number(text);
      if (!value) return std::nullopt;
      number = *value;
    }
    const auto [a, b, d, e] = numbers;
    scene.agents.push_back(order == "velocity-first" ? AgentState{d, e, a, b}
                                                     : AgentState{a, b, d, e});
  }
  std::string rest{std::istreambuf_iterator<char>(text), {}};
  const bool is_line_end =
      rest.substr(0, rest.find('\n')).find_first_not_of(" \t\r\v\f") == std::string::npos;
  if (chosen(variant, Slot::kReadingFirstLine) == "dies" && is_line_end) return scene;
  if (start == "step-character-eaten") {
    const std::size_t at = rest.find_first_not_of(" \t\r\n\v\f");
    rest = at == std::string::npos ? "" : rest.substr(at + 1);
  }
  std::istringstream behind(rest);
  Steps all;
  while (const auto dt = next_number(behind)) all.push_back(*dt);
  scene.steps = used(chosen(variant, Slot::kReadingSteps), all);
  return scene;
}

std::string fixed(int decimals, double value) {
  std::array<char, 512> text{};
  std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
  return text.data();
}

std::string significant(int digits, double value) {
  std::array<char, 512> text{};
  std::snprintf(text.data(), text.size(), "%.*g", digits, value);
  return text.data();
}

std::string number(const std::string& digits, double v) {
  if (digits == "two") return fixed(2, v);
  if (digits == "six") return fixed(6, v);
  if (digits == "short") return significant(6, v);
  if (digits == "one") return fixed(1, v);
  if (digits == "four") return fixed(4, v);
  if (digits == "all") return significant(17, v);
  if (digits == "rounded-short") return significant(6, std::round(1000 * v) / 1000);
  if (digits == "three-significant") return significant(3, v);
  if (digits == "three-rounded-down") return fixed(3, std::floor(1000 * v) / 1000);
  if (digits == "three-in-int") {
    const double whole = std::trunc(1000 * v);
    return fixed(3, std::fabs(whole + 0.5) <= 2147483648.0 ? whole / 1000 : -2147483.648);
  }
  if (digits == "rounded-in-long") {
    if (std::isnan(v)) return "0.0";
    const double most = 9223372036854775.807;
    return number("rounded", std::fabs(v) < most ? v : v < 0 ? -most : most);
  }
  if (digits == "three-cut-off") return fixed(3, std::trunc(1000 * v) / 1000);
  std::string text = fixed(3, v);
  if (digits == "rounded" && text.find('.') != std::string::npos) {
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
  }
  return text;
}

std::string frame(const Variant& variant, const std::vector<AgentState>& agents,
                  const std::vector<AgentState>& before) {
  const std::string digits = chosen(variant, Slot::kPrintingDigits);
  const std::string columns = chosen(variant, Slot::kPrintingColumns);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < agents.size(); ++i) {
    const AgentState& a = agents[i];
    std::vector<double> fields = {a.x, a.y, a.vx, a.vy};
    if (columns == "old-velocity") fields = {a.x, a.y, before[i].vx, before[i].vy};
    if (columns == "velocity-first") fields = {a.vx, a.vy, a.x, a.y};
    if (columns == "position-only") fields = {a.x, a.y};
    std::string line;
    for (const double field : fields) line += number(digits, field) + " ";
    line.back() = '\n';
    lines.push_back(line);
  }
  const std::string order = chosen(variant, Slot::kPrintingAgents);
  if (order == "last-missing" && !lines.empty()) lines.pop_back();
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    text += order == "descending" ? lines[lines.size() - 1 - i] : lines[i];
  }
  return text;
}

}  // namespace

std::optional<std::string> oracle_output(const Variant& variant, const std::string& input) {
  std::string text = chosen(variant, Slot::kPrintingText) == "more" ? "some words\n" : "";
  const auto scene = read(variant, input);
  if (!scene) return text;
  std::vector<std::vector<AgentState>> states =
      oracle::play_steps(variant, scene->course, scene->agents, scene->steps);
  const bool is_dead = states.size() < scene->steps.size();
  if (is_dead) return std::nullopt;
  if (chosen(variant, Slot::kPrintingStart) == "first") {
    states.insert(states.begin(), scene->agents);
  }
  const std::string frames = chosen(variant, Slot::kPrintingFrames);
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (frames == "last" && i + 1 < states.size()) continue;
    const bool is_start = i == 0 && chosen(variant, Slot::kPrintingStart) == "first";
    const std::vector<AgentState>& before = i == 0 ? scene->agents : states[i - 1];
    const std::string text_of_state = frame(variant, states[i], is_start ? states[i] : before);
    text += text_of_state;
    if (frames == "twice") text += text_of_state;
  }
  return text;
}

bool oracle_notices(const Variant& variant, const std::string& input, const std::string& answer) {
  const auto output = oracle_output(variant, input);
  if (!output) return true;
  using ::oracle::compare::compare_outputs;
  return compare_outputs(answer, *output, {}).verdict == ::oracle::compare::Verdict::kWrong;
}

}  // namespace flocking::audit
