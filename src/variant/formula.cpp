#include "variant/formula.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"

namespace flocking::explain {
namespace {

// The codes of kNone and kNothing are empty, since they are never printed.
constexpr std::array<FormulaPart, 11> kTerms = {{{"", "", 0.0},
                                                 {"position", "P_i", 1.0},
                                                 {"velocity", "V_i", 1.0},
                                                 {"away", "(P - P_i)", 1.0},
                                                 {"towards", "(P_i - P)", 1.5},
                                                 {"unit-away", "unit(P - P_i)", 1.2},
                                                 {"unit-towards", "unit(P_i - P)", 1.7},
                                                 {"relative", "(V_i - V)", 2.0},
                                                 {"unit-velocity", "unit(V_i)", 2.5},
                                                 {"unit-relative", "unit(V_i - V)", 3.0},
                                                 {"unit-position", "unit(P_i)", 3.5}}};
constexpr std::array<FormulaPart, 13> kScales = {{{"1", "", 0.0},
                                                  {"1/d", "/d", 0.5},
                                                  {"1/d^2", "/d^2", 1.5},
                                                  {"1/d^3", "/d^3", 3.0},
                                                  {"d", " d", 2.5},
                                                  {"1-d/r", " (1 - d/r)", 2.0},
                                                  {"r-d", " (r - d)", 2.5},
                                                  {"1/r", "/r", 2.0},
                                                  {"d/r", " d/r", 2.5},
                                                  {"r/d", " r/d", 2.5},
                                                  {"max", " F_Smax", 3.0},
                                                  {"max/d", " F_Smax/d", 3.0},
                                                  {"(1-d/r)^2", " (1 - d/r)^2", 2.5}}};
constexpr std::array<FormulaPart, 3> kTermCuts = {{{"", "{}", 0.0},
                                                   {"cut", "cut({}, F_Smax)", 2.5},
                                                   {"cut-xy", "cut each of x and y of {}", 3.5}}};
constexpr std::array<FormulaPart, kOps> kOpParts = {{
    {"", "{}", 0.0},
    {"minus-position", "{} - P", 0.7},
    {"minus-velocity", "{} - V", 1.2},
    {"plus-position", "{} + P", 2.5},
    {"plus-velocity", "{} + V", 2.2},
    {"unit", "unit({})", 1.0},
    {"over-radius", "{}/r", 0.8},
    {"times-radius", "{} r", 2.5},
    {"over-square", "{}/|.|^2", 2.5},
    {"times-length", "{} |.|", 3.0},
    {"over-dt", "{}/dt", 2.5},
    {"times-dt", "{} dt", 2.5},
    {"times-weight", "{} K", 2.0},
    {"times-maximum", "{} F_Smax", 1.5},
    {"over-maximum", "{}/F_Smax", 3.0},
    {"cut", "cut({}, F_Smax)", 0.8},
    {"cut-by-square", "(cut({}, F_Smax), where |.|^2 > F_Smax)", 2.5},
    {"cut-xy", "(cut each of x and y of {})", 2.0},
    {"cut-above", "(x and y of {}, F_Smax at most)", 2.5},
    {"unit-beyond-maximum", "(unit({}), where |.| > F_Smax)", 2.3},
    {"set-to-maximum", "((F_Smax, F_Smax), where |{}| > F_Smax)", 2.8},
    {"zero-beyond-maximum", "(0, where |{}| > F_Smax)", 2.8},
    {"times-maximum-beyond-maximum", "({}, times F_Smax where |.| > F_Smax)", 2.6},
    {"cut-to-radius", "cut({}, r)", 2.2},
    {"unit-beyond-radius", "(unit({}), where |.| > r)", 2.5},
    {"zero-beyond-radius", "(0, where |{}| > r)", 1.2},
    {"zero-within-radius", "(0, where |{}| <= r)", 2.8},
    {"negate", "-{}", 1.2},
    {"twice", "2 {}", 3.0},
    {"half", "{}/2", 3.0},
    {"ten-times", "10 {}", 3.0},
    {"tenth", "{}/10", 3.0},
    {"hundred-times", "100 {}", 3.2},
    {"hundredth", "{}/100", 3.2},
    {"over-count", "{}/n", 2.0},
    {"times-count", "n {}", 2.5},
    {"fading", "unit({}) (1 - |.|/r)", 2.5},
    {"over-radius-if-any", "({}/r, 0 where r = 0)", 1.0},
    {"cut-to-one", "cut({}, 1)", 2.5},
    {"third", "{}/3", 3.0},
    {"x-twice", "(x and x of {})", 2.8},
    {"y-twice", "(y and y of {})", 2.8},
    {"exchanged", "(y and x of {})", 2.8},
    {"x-alone", "(x of {}, 0)", 3.0},
    {"y-alone", "(0, y of {})", 3.0},
    {"over-count-if-any", "({}/n, whole where n = 0)", 2.2},
    {"over-count-and-one", "{}/(n + 1)", 2.2},
}};

constexpr double kUnlikely = 3.0;  // cost of any formula, added to the costs of its parts

std::string names_of(std::span<const FormulaPart> parts) {
  std::string names;
  for (const FormulaPart& part : parts) {
    if (part.code.empty()) continue;
    names += names.empty() ? "" : ", ";
    names += part.code;
  }
  return names;
}

// Returns the part with the code `code`. Throws UsageError that lists the valid codes if there is
// no such part.
template <class Kind>
Kind found_in(std::span<const FormulaPart> parts, std::string_view code, std::string_view what) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!code.empty() && parts[i].code == code) return static_cast<Kind>(i);
  }
  throw UsageError(in_quotes(std::string(code)) + " is no " + std::string(what) +
                   " of a formula; valid: " + names_of(parts));
}

std::string applied_to(std::string_view pattern, const std::string& operand) {
  std::string text(pattern);
  return text.replace(text.find("{}"), 2, operand);
}

// Returns true if `text` is a sum or difference, which needs parentheses inside a product.
bool is_sum(std::string_view text) {
  return text.find(" - ") != std::string_view::npos || text.find(" + ") != std::string_view::npos;
}

}  // namespace

const FormulaPart& part_of(Term term) { return kTerms[static_cast<std::size_t>(term)]; }
const FormulaPart& part_of(TermScale scale) { return kScales[static_cast<std::size_t>(scale)]; }
const FormulaPart& part_of(TermCut cut) { return kTermCuts[static_cast<std::size_t>(cut)]; }
const FormulaPart& part_of(Op op) { return kOpParts[static_cast<std::size_t>(op)]; }

double cost_of(const Formula& formula) {
  if (!formula.is_composed()) return 0.0;
  double cost = kUnlikely + part_of(formula.term).cost + part_of(formula.scale).cost +
                part_of(formula.cut).cost;
  for (const Op op : formula.ops) cost += part_of(op).cost + (op == Op::kNothing ? 0.0 : 0.8);
  return cost;
}

std::string code_of(const Formula& formula) {
  std::string text(part_of(formula.term).code);
  if (formula.scale != TermScale::kOne) text += "*" + std::string(part_of(formula.scale).code);
  if (formula.cut != TermCut::kNone) text += ":" + std::string(part_of(formula.cut).code);
  for (const Op op : formula.ops) {
    if (op != Op::kNothing) text += "," + std::string(part_of(op).code);
  }
  return text;
}

Formula parse_formula(std::string_view text) {
  Formula formula;
  std::size_t count = 0;
  bool is_first = true;
  for (std::string_view word : split(text, ',')) {
    if (is_first) {
      is_first = false;
      const std::size_t colon = word.find(':');
      if (colon != std::string_view::npos) {
        formula.cut = found_in<TermCut>(kTermCuts, word.substr(colon + 1), "cut");
        word = word.substr(0, colon);
      }
      const std::size_t star = word.find('*');
      if (star != std::string_view::npos) {
        formula.scale = found_in<TermScale>(kScales, word.substr(star + 1), "scale");
        word = word.substr(0, star);
      }
      formula.term = found_in<Term>(kTerms, word, "term");
      continue;
    }
    if (count == Formula::kMostOps) {
      throw UsageError("a formula has " + std::to_string(Formula::kMostOps) +
                       " operations at most");
    }
    formula.ops[count++] = found_in<Op>(kOpParts, word, "operation");
  }
  return formula;
}

std::string symbols_of(const Formula& formula, Force force, Collect collect) {
  std::string text =
      std::string(part_of(formula.term).symbols) + std::string(part_of(formula.scale).symbols);
  text = applied_to(part_of(formula.cut).symbols, text);
  const bool is_mean = (collect == Collect::kAsRules) != (force == Force::kSeparation);
  switch (collect) {
    case Collect::kOverAll:
      text = "sum of " + text + " / N";
      break;
    case Collect::kOverOthers:
    case Collect::kOverOthersOrNan:
      text = "sum of " + text + " / (N - 1)";
      break;
    case Collect::kWholeFactor:
      text = "sum of " + text + " trunc(1/n)";
      break;
    case Collect::kOverOther:
    case Collect::kByOther:
    case Collect::kOverOtherAndOne: {
      const std::string count = force == Force::kCohesion ? "n_a" : "n_c";
      text = "sum of " + text + " / ";
      text += collect != Collect::kOverOtherAndOne ? count : "(" + count + " + 1)";
      break;
    }
    case Collect::kOverBoth:
      text = "sum of " + text + " / (n_c + n_a)";
      break;
    case Collect::kOverOneMore:
      text = "sum of " + text + " / (n + 1)";
      break;
    case Collect::kSumKept:
      text = "never emptied sum of " + text + " / n";
      break;
    case Collect::kNeverEmptied:
      text = "never emptied sum of " + text;
      break;
    default:
      text = (is_mean ? "mean(" : "sum(") + text + ")";
  }
  for (const Op op : formula.ops) {
    if (op == Op::kNothing) continue;
    const std::string_view pattern = part_of(op).symbols;
    const bool is_product = pattern.find('(') == std::string_view::npos && !is_sum(pattern);
    if (is_product && is_sum(text)) text = fmt::format("({})", text);
    text = applied_to(pattern, text);
  }
  return text;
}

}  // namespace flocking::explain
