#include "report/explanation_headline.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "redaction/cause_words.h"
#include "report/explanation_words.h"
#include "report/program_rules_words.h"
#include "variant/force.h"

namespace flocking::report {
namespace {

using explain::Hint;

bool is_force(const std::string& part) { return explain::force_named(part).has_value(); }

std::string where_sentence(const redaction::RedactedExplanation& explanation) {
  std::string text;
  for (const std::string& part : explanation.to_look_at) {
    const std::string place = part == "the loop" ? part + " that calls the forces" : part;
    text += (text.empty() ? "Look at " : ", then at ") + place;
  }
  return text.empty() ? "" : text + ".";
}

// Returns a clause for each cause. Causes that are not mistakes of the program share one sentence,
// and causes that break no case another.
std::vector<std::string> cause_sentences(const redaction::RedactedExplanation& explanation) {
  std::vector<std::string> sentences;
  std::size_t harmless = 0;
  for (const redaction::RedactedCause& cause : explanation.causes) {
    if (cause.breaks_nothing) {
      ++harmless;
    } else if (!cause.is_by_the_text) {
      sentences.push_back(cause.clause + ".");
    }
  }
  if (const std::string text = by_the_text_sentence(explanation); !text.empty()) {
    sentences.push_back(text);
  }
  if (harmless == 0) return sentences;
  const bool is_one = harmless == 1;
  const std::string more = sentences.empty() ? "" : " more";
  sentences.push_back(is_one ? "One" + more + " thing differs from the rules, but breaks no case."
                             : fmt::format("{}{} things differ from the rules, but break no case.",
                                           harmless, more));
  return sentences;
}

std::string facts_clause(std::size_t facts, std::size_t parts) {
  if (facts == 0) return ".";
  return fmt::format("; {} about {} {}.", counted(facts, "fact"), parts == 1 ? "it" : "them",
                     facts == 1 ? "follows" : "follow");
}

std::size_t facts_of(const redaction::RedactedExplanation& explanation, const std::string& name) {
  const redaction::RedactedPart* const part = redaction::find_part(explanation, name);
  return part == nullptr ? 0 : part->facts.size();
}

std::string unknown_forces(const redaction::RedactedExplanation& explanation) {
  std::vector<std::string> forces;
  std::size_t facts = 0;
  for (const std::string& part : explanation.unknown) {
    if (!is_force(part)) continue;
    forces.push_back(part);
    facts += facts_of(explanation, part);
  }
  if (forces.empty()) return "";
  return fmt::format("It is unknown what {} {}{}", redaction::listed(forces),
                     forces.size() == 1 ? "computes" : "compute",
                     facts_clause(facts, forces.size()));
}

void add_sentence(std::string& text, const std::string& sentence) {
  if (sentence.empty()) return;
  if (!text.empty()) text += " ";
  text += sentence;
}

}  // namespace

std::string by_the_text_sentence(const redaction::RedactedExplanation& explanation) {
  const bool is_any = std::any_of(explanation.causes.begin(), explanation.causes.end(),
                                  [](const redaction::RedactedCause& cause) {
                                    return cause.is_by_the_text && !cause.breaks_nothing;
                                  });
  return is_any
             ? "Separation is computed as the assignment's text says: that is not a mistake, but "
               "the answers use another formula."
             : "";
}

std::string right_sentence(const redaction::RedactedExplanation& explanation) {
  std::vector<std::string> forces;
  std::vector<std::string> others;
  for (const redaction::RedactedPart& part : explanation.parts) {
    if (part.is_right) (is_force(part.name) ? forces : others).push_back(part.name);
  }
  const bool is_explained = explanation.status == explain::Status::kExplained;
  const std::vector<std::string>& right = forces.empty() && !is_explained ? others : forces;
  if (right.empty()) return "";
  return redaction::capitalized(redaction::listed(right)) +
         (right.size() == 1 ? " is right." : " are right.");
}

std::string unknown_sentences(const redaction::RedactedExplanation& explanation) {
  constexpr std::array<std::array<std::string_view, 2>, 3> kOthers = {
      {{"the time step", "It is unknown how the time step moves agents"},
       {"reading", "It is unknown how the input is read"},
       {"printing", "It is unknown how the answer is printed"}}};
  std::string text = unknown_forces(explanation);
  for (const auto& [part, words] : kOthers) {
    const std::string name(part);
    if (std::find(explanation.unknown.begin(), explanation.unknown.end(), name) ==
        explanation.unknown.end()) {
      continue;
    }
    add_sentence(text, std::string(words) + facts_clause(facts_of(explanation, name), 1));
  }
  return text;
}

std::string own_headline(const redaction::RedactedExplanation& explanation) {
  if (explanation.follows_rules) return "The program follows the rules.";
  if (explanation.is_template) {
    return "This is the template, unchanged: none of the three forces is computed.";
  }
  std::string text;
  if (explanation.prints_by_rules) {
    text = "The output follows the rules, but the program does not end normally.";
    if (explanation.crash) add_sentence(text, crash_words(explanation) + ".");
    return text;
  }
  add_sentence(text, right_sentence(explanation));
  if (explanation.hint == Hint::kWhere) add_sentence(text, where_sentence(explanation));
  for (const std::string& sentence : cause_sentences(explanation)) add_sentence(text, sentence);
  add_sentence(text, unknown_sentences(explanation));
  if (explanation.crash && !explanation.is_crash_a_cause)
    add_sentence(text, crash_words(explanation) + ".");
  if (!text.empty()) return text;
  const std::string status = redaction::capitalized(status_words(explanation.status));
  return is_reason_all(explanation) ? status : status + ".";
}

std::string headline(const redaction::RedactedExplanation& explanation) {
  std::string own = own_headline(explanation);
  if (!explanation.followed) return own;
  const std::string followed = program_rules_words(*explanation.followed);
  return explanation.follows_rules ? followed : followed + " " + own;
}

}  // namespace flocking::report
