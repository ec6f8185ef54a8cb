#include "report/explanation_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/words.h"
#include "redaction/cause_words.h"
#include "report/explanation_formats.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

using explain::Hint;
using explain::Status;

std::string number_word(std::uint64_t number) {
  constexpr std::array<std::string_view, 11> kWords = {
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  return number < kWords.size() ? std::string(kWords[number]) : std::to_string(number);
}

// Returns "on all 63 inputs that were tried, 20 of them kept back to check it".
std::string inputs_words(const redaction::RedactedExplanation& explanation) {
  const std::uint64_t inputs = explanation.inputs;
  const std::uint64_t fresh = explanation.fresh;
  if (inputs == 0) return "on all that was tried";
  if (inputs == 1) {
    return std::string("on the one input that was tried") +
           (fresh == 1 ? ", used only to check the explanation" : "");
  }
  std::string text = fmt::format("on all {} inputs that were tried", inputs);
  if (fresh == inputs) return text + ", all used only to check the explanation";
  return fresh == 0 ? text
                    : text + fmt::format(", {} of them used only to check the explanation", fresh);
}

std::string tried_words(std::uint64_t inputs) {
  if (inputs == 0) return "";
  return fmt::format("{} {} tried.", counted(inputs, "input"), inputs == 1 ? "was" : "were");
}

// Returns how the simulator differs from the rules.
std::string what_is_built_in(const redaction::RedactedExplanation& explanation) {
  if (explanation.to_look_at.empty()) return "by the rules";
  if (explanation.hint == Hint::kWhere) return "with changes in these parts,";
  return explanation.deviations.size() == 1 ? "with this change," : "with these changes,";
}

// Returns "the first", "the first two"; if `fixed` is `all`: "it", "both", "all three".
std::string which_fixed(std::uint64_t fixed, std::uint64_t all) {
  if (fixed == all && all == 1) return "it";
  if (fixed == all && all == 2) return "both";
  if (fixed == all) return "all " + number_word(all);
  return fixed == 1 ? "the first" : "the first " + number_word(fixed);
}

// Returns ", and no more until all six are fixed" if the fixes after `fixes[i]` do not increase the
// number of passing cases for a while; else an empty string.
std::string until_words(const std::vector<explain::Fix>& fixes, std::size_t i, std::uint64_t all) {
  const auto next = fixes.begin() + static_cast<std::ptrdiff_t>(i) + 1;
  const auto more = std::find_if(
      next, fixes.end(), [&](const explain::Fix& fix) { return fix.passed > fixes[i].passed; });
  if (more == fixes.end() || more == next) return "";
  return fmt::format(", and no further cases until {} are fixed", which_fixed(more->fixed, all));
}

// Returns the sentence for cases whose answers follow other rules than `right`.
std::string others_words(std::uint64_t others, const std::string& right) {
  return fmt::format(
      "The {} other rules than {}: no program can pass all cases until all answers follow the same "
      "rules.",
      others == 1 ? "answer of the other case follows"
                  : fmt::format("answers of the other {} follow", others),
      right);
}

// Returns the sentence for cases that the found mistakes do not account for.
std::string unaccounted_words(std::uint64_t others) {
  return fmt::format("The other {} {} for another reason, such as rounding.",
                     others == 1 ? "case" : fmt::format("{} cases", others),
                     others == 1 ? "fails" : "fail");
}

// Returns "15 cases"; "the 12 cases that were examined" if the grading had others, too.
std::string looked_at_words(const redaction::RedactedExplanation& explanation) {
  std::string cases = counted(explanation.cases, "case");
  if (explanation.judged == 0 || explanation.judged == explanation.cases) return cases;
  return fmt::format("the {} that {} examined", cases, explanation.cases == 1 ? "was" : "were");
}

// Returns true if nothing may be said about any part or a crash.
bool is_all_unsaid(const redaction::RedactedExplanation& explanation) {
  return explanation.to_look_at.empty() && explanation.unknown.empty() && !explanation.crash &&
         std::none_of(explanation.parts.begin(), explanation.parts.end(),
                      [](const redaction::RedactedPart& part) { return part.is_right; });
}

}  // namespace

std::string status_words(Status status) {
  if (status == Status::kExplained) return "explained";
  return status == Status::kPartly ? "partly explained" : "not explained";
}

std::string claim(const redaction::RedactedExplanation& explanation) {
  if (explanation.hint == Hint::kNone) return "";
  const std::string status = redaction::capitalized(status_words(explanation.status));
  const std::string tried = tried_words(explanation.inputs);
  if (explanation.status == Status::kUnexplained) {
    const bool is_said = is_reason_all(explanation) || is_all_unsaid(explanation);
    return is_said ? tried : status + "." + (tried.empty() ? "" : " ") + tried;
  }
  if (explanation.status == Status::kExplained) {
    return fmt::format("{}: {} our simulator prints exactly what the program prints, {}.", status,
                       what_is_built_in(explanation), inputs_words(explanation));
  }
  const std::string_view found =
      explanation.to_look_at.empty()
          ? "no known mistake explains everything that the program prints."
          : "the mistakes that were found do not explain everything that the program prints.";
  return fmt::format("{}: {}{}{}", status, found, tried.empty() ? "" : " ", tried);
}

bool is_reason_all(const redaction::RedactedExplanation& explanation) {
  return explanation.status == Status::kUnexplained && !explanation.reason.empty() &&
         is_all_unsaid(explanation);
}

std::string reason_title() { return "Why the explanation is incomplete:"; }

std::string title_of(const redaction::CauseName& name) {
  return name.title.empty() ? name.part : fmt::format("{} [{}]", name.title, name.part);
}

std::string breaks_words(const redaction::RedactedCause& cause,
                         const redaction::RedactedExplanation& explanation) {
  const std::uint64_t cases = explanation.cases;
  if (cases == 0 || cause.breaks.empty()) return "";
  if (cause.breaks_nothing) return "Breaks no case on its own.";
  if (cause.breaks.size() == 1) {
    return fmt::format("Breaks {} of {} on its own.", cause.breaks.front().cases,
                       looked_at_words(explanation));
  }
  std::vector<std::string> parts;
  for (const redaction::Breaks& one : cause.breaks) {
    parts.push_back(fmt::format("{} in {} alone", one.cases, one.part));
  }
  return fmt::format("Of {} it breaks {}.", looked_at_words(explanation), redaction::listed(parts));
}

std::vector<std::string> fix_words(const redaction::RedactedExplanation& explanation) {
  const std::uint64_t judged = explanation.judged == 0 ? explanation.cases : explanation.judged;
  const bool is_graded = explanation.judged > 0;
  if (judged == 0 || (explanation.causes.empty() && !is_graded)) return {};
  std::vector<std::string> lines = {fmt::format("Without changes, {} of {} {}.", explanation.passed,
                                                counted(judged, "case"),
                                                judged == 1 ? "passes" : "pass")};
  if (explanation.cases == 0) return lines;
  const std::string cases = looked_at_words(explanation);
  const std::vector<explain::Fix>& fixes = explanation.cause_fixes;
  std::uint64_t most = judged == explanation.cases ? explanation.passed : 0;
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    const explain::Fix& fix = fixes[i];
    const bool is_end = i == 0 || i + 1 == fixes.size();
    if (!is_end && fix.passed <= most) continue;
    most = std::max(most, fix.passed);
    lines.push_back(fmt::format("Fixing {} makes {}{} of {} pass{}.",
                                which_fixed(fix.fixed, explanation.causes.size()),
                                explanation.fixes_are_bounds ? "up to " : "", fix.passed, cases,
                                until_words(fixes, i, explanation.causes.size())));
  }
  const bool is_explained = explanation.status == Status::kExplained;
  if (is_explained && !fixes.empty() && fixes.back().fixed == explanation.causes.size() &&
      fixes.back().passed < explanation.cases) {
    const std::uint64_t others = explanation.cases - fixes.back().passed;
    lines.push_back(explanation.fixes_are_bounds ? unaccounted_words(others)
                                                 : others_words(others, explanation.right_name));
  }
  return lines;
}

std::string facts_title(const redaction::RedactedPart& part) {
  return fmt::format("Facts about {}:", part.name);
}

std::string fact_words(const redaction::RedactedFact& fact) {
  return fact.sentence + (fact.holds_for_rules ? " This is correct." : "");
}

// "signal 6 (SIGABRT)" and "exit status 3" are ends; all else are limits.
std::string crash_words(const redaction::RedactedExplanation& explanation) {
  const redaction::RedactedCrash& crash = *explanation.crash;
  const std::string& how = crash.how;
  const bool is_end = how.starts_with("signal ") || how.starts_with("exit status ");
  const std::string end = (is_end ? "ends with " : "is stopped by its limit: ") + how;
  if (explanation.is_crash_a_cause) return "It " + end;
  if (crash.inputs == 0) return "On some inputs it " + end;
  if (crash.inputs == explanation.inputs) return "On every input that was tried it " + end;
  return "On " + counted(crash.inputs, "input") + " it " + end;
}

std::string debug_title(const redaction::RedactedExplanation& explanation) {
  if (explanation.debug_lines.empty()) return "";
  return explanation.debug_lines.size() == 1 ? "This line is not part of the answer:"
                                             : "These lines are not part of the answer:";
}

std::string more_words(const redaction::RedactedExplanations& all,
                       const redaction::Telling& telling) {
  if (telling.hint != Hint::kFull || telling.at_length) return "";
  bool has_facts = false;
  bool has_causes = false;
  for (const redaction::RedactedExplanation& one : all.submissions) {
    has_causes = has_causes || one.causes.size() > kCausesAtLength;
    for (const redaction::RedactedPart& part : one.parts)
      has_facts = has_facts || !part.facts.empty();
  }
  if (!has_facts) return has_causes ? "Use --all to see every cause in full." : "";
  return has_causes ? "Use --all to see every cause in full, and the inputs that show the facts."
                    : "Use --all to see the inputs that show the facts.";
}

std::string command_title(const redaction::RedactedExplanation& explanation) {
  const std::string base =
      explanation.right_name == "course" ? "" : " (everything else follows the assignment's text)";
  return (explanation.status == Status::kExplained
              ? "This command prints what the program prints"
              : "This command simulates the known part of the program") +
         base + ":";
}

std::string command_of(const redaction::RedactedExplanation& explanation) {
  if (explanation.variant.empty()) return "";
  return fmt::format("flocking --variant \"{}\" < INPUT", explanation.variant);
}

std::string class_words(const redaction::RedactedExplanations& all) {
  const redaction::StatusCounts& counts = all.counts;
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
  return hint < Hint::kWhat ? "parts to look at" : "causes";
}

}  // namespace flocking::report
