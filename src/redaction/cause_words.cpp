#include "redaction/cause_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>

#include "explain/right_rules.h"
#include "redaction/predicates.h"

namespace flocking::redaction {
namespace {

using explain::Choice;

constexpr std::string_view kBehindTheLoop =
    " Compute and add the forces once, after the loop over the neighbours.";
constexpr std::string_view kOutOfTheLoop =
    " Compute and add each force once per agent, outside of the loop over the other agents.";

// The words for a loop that adds all forces too often.
struct LoopWords {
  std::string_view choice;
  std::string_view title;
  std::string_view what;
  std::string_view advice;
};

constexpr std::array<LoopWords, 8> kLoops = {{
    {"per-neighbor", "All forces are added once per neighbour",
     "All forces are added again for each neighbour.", kBehindTheLoop},
    {"per-neighbor-and-self",
     "All forces are added once per neighbour and once more for the agent itself",
     "All forces are added again for each neighbour and for the agent itself.", kBehindTheLoop},
    {"per-other", "All forces are added once per other agent",
     "All forces are added again for each other agent, near or far.", kOutOfTheLoop},
    {"per-agent", "All forces are added once per agent",
     "All forces are added again for each agent, near or far.", kOutOfTheLoop},
    {"as-it-grows", "All forces are added for each partial sum",
     "All forces are computed and added again with each neighbour, from the sums so far.",
     kBehindTheLoop},
    {"within", "All forces are added once per neighbour",
     "All forces are computed and added again for each other agent within their radius.",
     kOutOfTheLoop},
    {"strictly-within", "All forces are added once per neighbour",
     "All forces are computed and added again for each other agent nearer than their radius.",
     kOutOfTheLoop},
    {"within-and-self",
     "All forces are added once per neighbour and once more for the agent itself",
     "All forces are computed and added again for each agent within their radius and for the agent "
     "itself.",
     kOutOfTheLoop},
}};

// Returns "limit not tested" for "Limit not tested"; names such as F_Smax and NaN stay as they are.
std::string uncapitalized(std::string text) {
  const auto is_upper = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
  if (text.size() < 2 || text[1] == '_' || std::any_of(text.begin() + 1, text.end(), is_upper)) {
    return text;
  }
  text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

// Returns the sentence up to the colon before its advice, without the full stop.
std::string without_advice(std::string_view sentence) {
  const std::size_t colon = sentence.find(": ");
  if (colon != std::string_view::npos) return std::string(sentence.substr(0, colon));
  return std::string(sentence.substr(0, sentence.size() - (sentence.ends_with('.') ? 1 : 0)));
}

// Returns the advice for several forces, taken from the sentence for one force.
std::string advice_for_each(std::string_view sentence) {
  constexpr std::string_view kCall = ": call it ";
  const std::size_t at = sentence.find(kCall);
  if (at == std::string_view::npos) return ".";
  return ": call each " + std::string(sentence.substr(at + kCall.size()));
}

constexpr std::string_view kPlace = ": see the loop that calls the forces";

CauseWords loop_words(const Choice& choice, const std::vector<std::string>& forces, Around around) {
  for (const LoopWords& row : kLoops) {
    if (row.choice != choice.code) continue;
    if (around == Around::kAll) {
      return {std::string(row.title), std::string(row.title) + std::string(kPlace),
              std::string(row.what) + std::string(row.advice)};
    }
    const std::string title = predicate_clause(choice, forces);
    return {title, title + std::string(kPlace), title + "." + std::string(row.advice)};
  }
  const std::string who = around == Around::kAll ? "All forces" : capitalized(listed(forces));
  const std::string title = who + ": " + uncapitalized(std::string(choice.title));
  return {title, title, title + "."};
}

CauseWords missing_words(const std::vector<std::string>& forces) {
  if (forces.size() == 3) {
    const std::string text = "None of the three forces is computed";
    return {text, text, text + ": no agent is moved by any of them."};
  }
  const std::string text = capitalized(listed(forces)) + " are missing";
  return {text, text, text + ": they do not move any agent."};
}

}  // namespace

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

std::string capitalized(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

CauseWords words_of(const Choice& choice, const std::vector<std::string>& parts, Around around) {
  if (around != Around::kNothing) return loop_words(choice, parts, around);
  const bool is_group = parts.size() > 1;
  if (is_group && choice.code == "missing") return missing_words(parts);
  const std::string title(choice.title);
  std::string clause = predicate_clause(choice, parts);
  if (!is_group) {
    if (clause.empty()) clause = without_advice(choice.sentence);
    return {title, clause, std::string(choice.sentence)};
  }
  if (clause.empty()) clause = capitalized(listed(parts)) + ": " + uncapitalized(title);
  return {title, clause, clause + advice_for_each(choice.sentence)};
}

CauseWords words_of_exchange(const std::vector<std::string>& forces) {
  const std::string clause = "The weights of " + listed(forces) + " are exchanged";
  return {"Weights exchanged", clause,
          clause +
              ": check where they are used and where they are read; the input has the order K_c, "
              "K_s, K_a."};
}

std::string rules_formula(const explain::Variant& right, explain::Slot slot) {
  const std::string_view formula = explain::row_of(slot, right.choice(slot)).formula;
  if (!formula.empty()) return std::string(formula);
  // The slot is one step of a force and has no formula: show the formula of the whole force.
  const std::string_view code = explain::code_of(slot);
  if (code.starts_with("cohesion.")) return "(C - P)/r_c where |C - P| <= r_c";
  if (code.starts_with("separation.")) {
    return explain::is_separation_per_axis(right)
               ? "S = sum of ((dx/d)/|dx|, (dy/d)/|dy|), S/|S| F_Smax where sqrt(Sx^2 "
                 "Sy^2) > F_Smax"
               : "sum of unit/d, at most F_Smax long";
  }
  return code.starts_with("alignment.") ? "sum of V_i / n" : "";
}

}  // namespace flocking::redaction
