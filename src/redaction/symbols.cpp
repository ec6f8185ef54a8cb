#include "redaction/symbols.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

namespace flocking::redaction {
namespace {

struct Symbol {
  std::string_view name;
  std::string_view meaning;
};

// In the order of the legend.
constexpr auto kSymbols = std::to_array<Symbol>({
    {"a", "the agent whose force is computed"},
    {"i", "any agent"},
    {"d", "the distance"},
    {"dx", "the difference in x"},
    {"dy", "the difference in y"},
    {"unit", "the direction away from the neighbour, of length 1"},
    {"n", "the number of neighbours"},
    {"N", "the number of all agents"},
    {"P", "the position of the agent"},
    {"P_a", "the position of the agent"},
    {"P_i", "the position of a neighbour"},
    {"C", "the centre of the neighbours"},
    {"V", "the velocity of the agent"},
    {"V'", "its new velocity"},
    {"V_i", "the velocity of a neighbour"},
    {"A", "the mean velocity"},
    {"S", "the sum of separation"},
    {"Sx", "x of the sum of separation"},
    {"Sy", "y of the sum of separation"},
    {"F", "the force"},
    {"K_c", "the weight of cohesion"},
    {"K_s", "the weight of separation"},
    {"K_a", "the weight of alignment"},
    {"r_c", "the radius of cohesion"},
    {"r_s", "the radius of separation"},
    {"r_a", "the radius of alignment"},
    {"F_Smax", "the greatest length of separation"},
    {"dt", "the time step"},
});

bool is_letter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\'';
}

void add_names(std::string_view formula, std::vector<std::string_view>& names) {
  for (std::size_t at = 0; at < formula.size();) {
    std::size_t end = at;
    while (end < formula.size() && is_letter(formula[end])) ++end;
    if (end > at) names.push_back(formula.substr(at, end - at));
    at = std::max(end, at + 1);
  }
}

}  // namespace

std::string symbols_in(const std::vector<std::string_view>& formulas, std::string_view part) {
  if (part == "printing" || part == "the numbers") return "";
  std::vector<std::string_view> names;
  for (const std::string_view formula : formulas) add_names(formula, names);
  const auto has = [&names](std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  std::string text;
  for (const Symbol& symbol : kSymbols) {
    if (!has(symbol.name)) continue;
    if (symbol.name == "a" && !has("i")) continue;  // here "a" is a word
    std::string_view meaning = symbol.meaning;
    if (symbol.name == "F" && part == "the time step") meaning = "the sum of all forces";
    if (symbol.name == "V'" && !has("V")) meaning = "the new velocity of the agent";
    text += text.empty() ? "" : ", ";
    text += symbol.name;
    text += ": ";
    text += meaning;
  }
  return text;
}

}  // namespace flocking::redaction
