#include "grade/case.h"

#include <array>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "base/nearest.h"
#include "base/printable.h"
#include "io/number_parse.h"

namespace flocking::grade {
namespace {

constexpr double kLargest = 1e9;
constexpr double kMib = 1024.0 * 1024.0;

[[noreturn]] void fail(std::string_view expected, std::string_view found) {
  throw std::invalid_argument("expected " + std::string(expected) + ", found " + in_quotes(found));
}

double number_from(std::string_view text, double low, bool above, std::string_view expected) {
  const auto number = io::parse_number(text);
  if (!number || *number < low || (above && *number == low)) fail(expected, text);
  if (*number > kLargest) fail("a number of at most 1000000000", text);
  return *number;
}

double positive(std::string_view text) { return number_from(text, 0.0, true, "a number above 0"); }

double not_negative(std::string_view text) {
  return number_from(text, 0.0, false, "a number of at least 0");
}

// Returns the tolerance as text: decimals of any size are compared exactly.
std::string tolerance(std::string_view text) {
  const auto number = io::parse_number(text);
  if (!number || *number < 0.0) fail("a number of at least 0", text);
  return std::string(text);
}

std::uint64_t count(std::string_view text) {
  const double number = number_from(text, 1.0, false, "a whole number of at least 1");
  if (number != std::floor(number)) fail("a whole number of at least 1", text);
  return static_cast<std::uint64_t>(number);
}

bool truth(std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  fail("true or false", text);
}

std::string name(std::string_view text) {
  if (text.empty()) fail("a name", text);
  return std::string(text);
}

Credit credit(std::string_view text) {
  if (text == "share") return Credit::kShare;
  if (text == "all") return Credit::kAll;
  fail("share or all", text);
}

std::string rules(std::string_view text) {
  if (text == "course" || text == "course-tests") return std::string(text);
  fail("course or course-tests", text);
}

using Set = void (*)(CaseOverrides& overrides, std::string_view text);
struct Name {
  std::string_view name;
  Set set;
};
constexpr std::array<Name, 16> kNames = {{
    {"rules", [](CaseOverrides& o, std::string_view t) { o.rules = rules(t); }},
    {"weight", [](CaseOverrides& o, std::string_view t) { o.weight = not_negative(t); }},
    {"points", [](CaseOverrides& o, std::string_view t) { o.points = not_negative(t); }},
    {"group", [](CaseOverrides& o, std::string_view t) { o.group = name(t); }},
    {"credit", [](CaseOverrides& o, std::string_view t) { o.credit = credit(t); }},
    {"requires",
     [](CaseOverrides& o, std::string_view t) { o.required = RequiredCases{.names = {name(t)}}; }},
    {"abs_tolerance", [](CaseOverrides& o, std::string_view t) { o.abs_tolerance = tolerance(t); }},
    {"rel_tolerance", [](CaseOverrides& o, std::string_view t) { o.rel_tolerance = tolerance(t); }},
    {"strict_format", [](CaseOverrides& o, std::string_view t) { o.strict_format = truth(t); }},
    {"hidden", [](CaseOverrides& o, std::string_view t) { o.hidden = truth(t); }},
    {"sample", [](CaseOverrides& o, std::string_view t) { o.sample = truth(t); }},
    {"time_limit", [](CaseOverrides& o, std::string_view t) { o.time_limit_s = positive(t); }},
    {"wall_limit", [](CaseOverrides& o, std::string_view t) { o.wall_limit_s = positive(t); }},
    {"memory_limit",
     [](CaseOverrides& o, std::string_view t) { o.memory_limit_mib = positive(t); }},
    {"output_limit",
     [](CaseOverrides& o, std::string_view t) { o.output_limit_mib = positive(t); }},
    {"process_limit", [](CaseOverrides& o, std::string_view t) { o.process_limit = count(t); }},
}};

template <class T>
void fall_back(std::optional<T>& value, const std::optional<T>& behind) {
  if (!value) value = behind;
}

std::uint64_t bytes(double mib) { return static_cast<std::uint64_t>(mib * kMib); }

}  // namespace

CaseOverrides CaseOverrides::over(const CaseOverrides& behind) const {
  CaseOverrides both = *this;
  fall_back(both.rules, behind.rules);
  fall_back(both.weight, behind.weight);
  fall_back(both.points, behind.points);
  fall_back(both.group, behind.group);
  fall_back(both.credit, behind.credit);
  fall_back(both.required, behind.required);
  fall_back(both.abs_tolerance, behind.abs_tolerance);
  fall_back(both.rel_tolerance, behind.rel_tolerance);
  fall_back(both.strict_format, behind.strict_format);
  fall_back(both.hidden, behind.hidden);
  fall_back(both.sample, behind.sample);
  fall_back(both.time_limit_s, behind.time_limit_s);
  fall_back(both.wall_limit_s, behind.wall_limit_s);
  fall_back(both.memory_limit_mib, behind.memory_limit_mib);
  fall_back(both.output_limit_mib, behind.output_limit_mib);
  fall_back(both.process_limit, behind.process_limit);
  return both;
}

CaseSettings CaseOverrides::settings() const {
  CaseSettings settings;
  settings.rules = rules.value_or(settings.rules);
  settings.rules_are_set = rules.has_value();
  settings.weight = weight.value_or(settings.weight);
  settings.points = points;
  settings.group = group;
  settings.credit = credit.value_or(settings.credit);
  settings.tolerance.absolute = abs_tolerance.value_or(settings.tolerance.absolute);
  settings.tolerance.relative = rel_tolerance.value_or(settings.tolerance.relative);
  settings.strict_format = strict_format.value_or(settings.strict_format);
  settings.hidden = hidden.value_or(settings.hidden);
  settings.sample = sample.value_or(settings.sample);
  sandbox::Limits& limits = settings.limits;
  limits.cpu_s = time_limit_s.value_or(limits.cpu_s);
  limits.wall_s = wall_limit_s.value_or(2.0 * limits.cpu_s + 1.0);
  if (memory_limit_mib) limits.memory_bytes = bytes(*memory_limit_mib);
  if (output_limit_mib) limits.output_bytes = bytes(*output_limit_mib);
  limits.processes = process_limit.value_or(limits.processes);
  return settings;
}

void CaseOverrides::set(std::string_view name, std::string_view text) {
  std::vector<std::string> known;
  for (const Name& row : kNames) {
    if (row.name == name) return row.set(*this, text);
    known.emplace_back(row.name);
  }
  const std::string best = nearest(name, known);
  throw std::invalid_argument("there is no setting " + in_quotes(name) + " of cases" +
                              (best.empty() ? "" : "; did you mean " + best + "?"));
}

}  // namespace flocking::grade
