#include "report/explanation_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "core/words.h"
#include "report/words.h"

namespace flocking::report {
namespace {

using explain::Hint;
using explain::Status;

std::string number_word(std::uint64_t number) {
  constexpr std::array<std::string_view, 11> kWords = {
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  return number < kWords.size() ? std::string(kWords[number]) : std::to_string(number);
}

// "the one input that was tried, a fresh one", "all 63 inputs that were tried, 20 of them fresh".
std::string inputs_words(const ShownExplanation& explanation) {
  const std::uint64_t inputs = explanation.inputs;
  const std::uint64_t fresh = explanation.fresh;
  if (inputs == 0) return "on all that was tried";
  if (inputs == 1) {
    return std::string("on the one input that was tried") + (fresh == 1 ? ", a fresh one" : "");
  }
  std::string text = fmt::format("on all {} inputs that were tried", inputs);
  if (fresh == inputs) return text + ", all of them fresh";
  return fresh == 0 ? text : text + fmt::format(", {} of them fresh", fresh);
}

std::string tried_words(std::uint64_t inputs) {
  if (inputs == 0) return "";
  return fmt::format(" {} {} tried.", counted(inputs, "input"), inputs == 1 ? "was" : "were");
}

std::string what_changes(const ShownExplanation& explanation) {
  if (explanation.deviations.empty()) return "By the rules";
  if (explanation.hint == Hint::kWhere) return "With changes there";
  return explanation.deviations.size() == 1 ? "With this change" : "With these changes";
}

// "the first", "the first two"; "it", "both", "all three" where these are all.
std::string which_fixed(std::uint64_t fixed, std::uint64_t all) {
  if (fixed == all && all == 1) return "it";
  if (fixed == all && all == 2) return "both";
  if (fixed == all) return "all " + number_word(all);
  return fixed == 1 ? "the first" : "the first " + number_word(fixed);
}

}  // namespace

std::string headline(const ShownExplanation& explanation) {
  if (explanation.status == Status::kUnexplained) return "unexplained";
  if (explanation.follows_rules) return "follows the rules";
  std::string status = explanation.status == Status::kPartly ? "partly explained" : "explained";
  if (explanation.hint < Hint::kWhat) return status;
  return status + ": " + counted(explanation.deviations.size(), "deviation");
}

std::string reason_sign(const ShownExplanation& explanation) {
  return explanation.status == Status::kUnexplained ? ": " : "; ";
}

std::string claim(const ShownExplanation& explanation) {
  if (explanation.hint == Hint::kNone) return "";
  if (explanation.status == Status::kUnexplained) {
    return "Nothing reliable is known." + tried_words(explanation.inputs);
  }
  if (explanation.status == Status::kExplained) {
    return fmt::format("{} our simulator prints exactly what the program prints, {}.",
                       what_changes(explanation), inputs_words(explanation));
  }
  return fmt::format("{} our simulator {}does not print all that the program prints.{}",
                     what_changes(explanation), explanation.deviations.empty() ? "" : "still ",
                     tried_words(explanation.inputs));
}

std::string where_to_look(const ShownExplanation& explanation) {
  if (explanation.hint != Hint::kWhere || explanation.deviations.empty()) return "";
  std::string text;
  for (const ShownDeviation& deviation : explanation.deviations) {
    text += (text.empty() ? "Look at " : ", then at ") + deviation.part;
  }
  return text + ".";
}

std::string not_known(const ShownExplanation& explanation) {
  return explanation.unknown.empty() ? "" : "Not known: " + joined(explanation.unknown) + ".";
}

std::string title_of(const DeviationName& name) {
  return name.title.empty() ? name.part : fmt::format("{} [{}]", name.title, name.part);
}

std::string code_of(const DeviationName& name) {
  return name.slot.empty() ? "" : fmt::format("{}={}", name.slot, name.choice);
}

std::string breaks_words(const ShownDeviation& deviation, std::uint64_t cases) {
  if (cases == 0) return "";
  const std::string broken = deviation.breaks == 0 ? "none" : std::to_string(deviation.breaks);
  return fmt::format("Breaks {} of {} on its own.", broken, counted(cases, "case"));
}

std::vector<std::string> fix_words(const ShownExplanation& explanation) {
  if (explanation.cases == 0 || explanation.deviations.empty()) return {};
  const std::string cases = counted(explanation.cases, "case");
  const std::string pass = explanation.cases == 1 ? "passes" : "pass";
  std::vector<std::string> lines = {
      fmt::format("As it is, {} of {} {}.", explanation.passed, cases, pass)};
  std::uint64_t most = explanation.passed;
  for (std::size_t i = 0; i < explanation.fixes.size(); ++i) {
    const explain::Fix& fix = explanation.fixes[i];
    const bool is_end = i == 0 || i + 1 == explanation.fixes.size();
    if (!is_end && fix.passed <= most) continue;
    most = std::max(most, fix.passed);
    lines.push_back(fmt::format("Fixing {} makes {} of {} pass.",
                                which_fixed(fix.fixed, explanation.deviations.size()), fix.passed,
                                cases));
  }
  return lines;
}

std::string command_title(const ShownExplanation& explanation) {
  return explanation.status == Status::kExplained ? "This prints what the program prints:"
                                                  : "This runs what is known of the program:";
}

std::string command_of(const ShownExplanation& explanation) {
  if (explanation.variant.empty()) return "";
  return fmt::format("flocking --variant \"{}\" < INPUT", explanation.variant);
}

std::string class_words(const ShownExplanations& all) {
  const StatusCounts& counts = all.counts;
  std::string follow;
  if (counts.follow_rules > 0) {
    follow = fmt::format(" ({} of them {} the rules)", counts.follow_rules,
                         counts.follow_rules == 1 ? "follows" : "follow");
  }
  return fmt::format("{}: {} explained{}, {} partly, {} unexplained",
                     counted(all.submissions.size(), "submission"), counts.explained, follow,
                     counts.partly, counts.unexplained);
}

std::string histogram_title(Hint hint) {
  return hint < Hint::kWhat ? "parts to look at" : "deviations";
}

}  // namespace flocking::report
