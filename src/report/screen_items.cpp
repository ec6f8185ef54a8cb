#include "report/screen_items.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "base/words.h"
#include "redaction/cause_words.h"
#include "report/line_words.h"

namespace flocking::report {
namespace {

using Causes = std::vector<const redaction::RedactedCause*>;

// Returns the name that fixes use for a part of a cause; empty if edits never repair this part.
std::string_view part_of_fixes(const std::string& part) {
  if (part == "the time step") return "the step";
  if (part == "the loop") return "all forces";
  const bool is_force = part == "cohesion" || part == "separation" || part == "alignment";
  return is_force ? std::string_view(part) : std::string_view();
}

// Returns the part of a fix. Errors in how a step follows from the one before count as errors in
// several steps.
std::string_view part_of(const redaction::RedactedFix& fix) {
  return fix.part == "several steps" ? std::string_view("the step")
                                     : std::string_view(fix.part.str());
}

std::set<std::string_view> parts_of(const redaction::RedactedCause& cause) {
  std::set<std::string_view> parts;
  for (const redaction::SafeText& part : cause.parts) parts.insert(part_of_fixes(part));
  return parts;
}

std::string first_sentence(const std::string& text) {
  const std::size_t end = text.find(": ");
  return end == std::string::npos ? text : text.substr(0, end) + ".";
}

// Returns true if an unknown part or a crash may hide mistakes. Then no number of passing cases can
// be promised.
bool may_hide_more(const redaction::RedactedExplanation& explanation) {
  return explanation.status != explain::Status::kExplained || explanation.crash.has_value() ||
         !explanation.unknown.empty();
}

// Returns "then 11 pass" for the first `fixed` causes.
std::string gain_of_causes(const redaction::RedactedExplanation& explanation, std::size_t fixed) {
  if (explanation.cases == 0) return "";
  if (may_hide_more(explanation)) return "then grade again";
  for (const explain::Fix& fix : explanation.cause_fixes) {
    if (fix.fixed != fixed) continue;
    return fmt::format("then {}{} pass", explanation.fixes_are_bounds ? "up to " : "", fix.passed);
  }
  return "";
}

// Returns "then 11 pass" for the first `fixed` edits.
std::string gain_of_fixes(const redaction::RedactedExplanation& explanation, std::size_t fixed) {
  if (explanation.line_cases == 0) return "";
  const std::uint64_t judged = explanation.judged == 0 ? explanation.cases : explanation.judged;
  const std::uint64_t passed = explanation.line_fixes[fixed - 1].cases_after;
  if (judged == 0 || judged == explanation.line_cases) return fmt::format("then {} pass", passed);
  return fmt::format("then {} of {} pass", passed, explanation.line_cases);
}

/// Builds the items of one explanation.
class Items {
 public:
  explicit Items(const redaction::RedactedExplanation& explanation) : explanation_(explanation) {
    for (const redaction::RedactedFix& fix : explanation.line_fixes) fixed_.insert(part_of(fix));
    for (const redaction::RedactedCause& cause : explanation.causes) {
      if (!cause.breaks_nothing && !cause.is_by_the_text) left_.push_back(&cause);
    }
  }

  std::vector<ScreenItem> all() {
    add_trouble();
    std::vector<bool> is_told(explanation_.line_fixes.size());
    for (std::size_t i = 0; i < is_told.size(); ++i) {
      if (!is_told[i]) add_fix(i, is_told);
    }
    if (explanation_.is_repaired) {
      std::erase_if(left_, [](const redaction::RedactedCause* cause) {
        return !parts_of(*cause).contains("");
      });
    }
    const bool is_alone = fixed_.empty();
    for (std::size_t i = 0; i < left_.size(); ++i) add_cause(*left_[i], is_alone ? i + 1 : 0);
    // The last of these edits completes the list of edits.
    if (!late_.empty() && left_.empty()) {
      late_.back().gain = gain_of_fixes(explanation_, explanation_.line_fixes.size());
    }
    items_.insert(items_.end(), late_.begin(), late_.end());
    return std::move(items_);
  }

 private:
  // Returns the only cause of a part if all parts of the cause are repaired; else null.
  [[nodiscard]] const redaction::RedactedCause* only_cause_of(std::string_view part) const {
    const redaction::RedactedCause* only = nullptr;
    for (const redaction::RedactedCause& cause : explanation_.causes) {
      if (!parts_of(cause).contains(part)) continue;
      if (only != nullptr) return nullptr;
      only = &cause;
    }
    if (only == nullptr || std::find(left_.begin(), left_.end(), only) == left_.end()) {
      return nullptr;
    }
    const std::set<std::string_view> parts = parts_of(*only);
    const bool is_all_fixed = std::all_of(
        parts.begin(), parts.end(), [this](std::string_view one) { return fixed_.contains(one); });
    const bool is_alone_there =
        std::all_of(parts.begin(), parts.end(), [this](std::string_view one) {
          return std::count_if(
                     explanation_.causes.begin(), explanation_.causes.end(),
                     [one](const auto& cause) { return parts_of(cause).contains(one); }) == 1;
        });
    return is_all_fixed && is_alone_there ? only : nullptr;
  }

  // Adds the place of the crash or hang. It comes first, since it prevents an answer.
  void add_trouble() {
    if (explanation_.trouble.empty()) return;
    ScreenItem item;
    item.places = {fmt::format("{}:{}", explanation_.trouble_file, explanation_.trouble_line)};
    item.sentence = redaction::capitalized(explanation_.trouble) + ".";
    items_.push_back(std::move(item));
  }

  // Adds an edit and, if its cause is known, all other edits for that cause.
  void add_fix(std::size_t number, std::vector<bool>& is_told) {
    const std::vector<redaction::RedactedFix>& fixes = explanation_.line_fixes;
    const redaction::RedactedCause* const cause = only_cause_of(part_of(fixes[number]));
    const std::set<std::string_view> parts =
        cause == nullptr ? std::set<std::string_view>() : parts_of(*cause);
    ScreenItem item;
    item.cause = cause;
    std::set<std::string> kinds;
    for (std::size_t i = number; i < fixes.size(); ++i) {
      if (is_told[i] || (i != number && !parts.contains(part_of(fixes[i])))) continue;
      is_told[i] = true;
      add_to(item, fixes[i], kinds);
    }
    const std::string part = redaction::capitalized(fixes[number].part);
    if (cause != nullptr) {
      item.sentence = first_sentence(cause->sentence);
    } else {
      item.sentence = item.instruction.empty() ? part + "." : part + ": " + item.instruction;
      item.instruction.clear();
    }
    item.instruction = redaction::capitalized(item.instruction);
    std::erase(left_, cause);
    const auto untold = std::find(is_told.begin(), is_told.end(), false);
    // If an earlier edit is not shown yet, the number of passing cases would include its effect.
    const bool is_in_order = std::find(untold, is_told.end(), true) == is_told.end();
    const auto told = static_cast<std::size_t>(untold - is_told.begin());
    if (is_in_order && gains_nothing(number, told)) {
      late_.push_back(std::move(item));
      return;
    }
    if (is_in_order && late_.empty()) item.gain = gain_of_fixes(explanation_, told);
    items_.push_back(std::move(item));
  }

  // Returns true if the edits from `first` up to `end` let no more cases pass.
  [[nodiscard]] bool gains_nothing(std::size_t first, std::size_t end) const {
    const redaction::RedactedExplanation& all = explanation_;
    const bool is_same_count = (all.judged == 0 ? all.cases : all.judged) == all.line_cases;
    if (all.line_cases == 0 || (first == 0 && !is_same_count)) return false;
    const std::uint64_t before = first == 0 ? all.passed : all.line_fixes[first - 1].cases_after;
    return all.line_fixes[end - 1].cases_after <= before;
  }

  static void add_to(ScreenItem& item, const redaction::RedactedFix& fix,
                     std::set<std::string>& kinds) {
    const std::string place = place_of(fix);
    if (std::find(item.places.begin(), item.places.end(), place) == item.places.end()) {
      item.places.push_back(place);
    }
    if (!fix.kind.empty() && kinds.insert(fix.kind).second) {
      if (!item.instruction.empty()) item.instruction.back() = ';';
      item.instruction += (item.instruction.empty() ? "" : " ") + fix.kind.str() + ".";
    }
    for (const std::string_view line : split(fix.diff, '\n')) {
      if (!line.empty()) item.changes.emplace_back(line);
    }
  }

  // Adds a cause. `number` is its number, if causes are all that is shown; else 0.
  void add_cause(const redaction::RedactedCause& cause, std::size_t number) {
    ScreenItem item;
    item.cause = &cause;
    item.sentence = first_sentence(cause.sentence);
    for (const redaction::RedactedLines& lines : explanation_.lines) {
      const bool is_of_it = parts_of(cause) == std::set<std::string_view>{lines.part.str()};
      if (is_of_it) item.places.push_back(place_of(lines));
    }
    if (!cause.formula.empty()) {
      item.instruction = fmt::format("by the rules: {}; yours: {}", cause.expected_formula.str(),
                                     cause.formula.str());
    }
    if (number > 0) item.gain = gain_of_causes(explanation_, number);
    items_.push_back(std::move(item));
  }

  const redaction::RedactedExplanation& explanation_;
  std::set<std::string_view> fixed_;  // parts
  Causes left_;
  std::vector<ScreenItem> items_;
  std::vector<ScreenItem> late_;  // edits without effect alone
};

}  // namespace

std::vector<ScreenItem> screen_items(const redaction::RedactedExplanation& explanation) {
  return Items(explanation).all();
}

redaction::RedactedExplanation reconciled(redaction::RedactedExplanation explanation) {
  for (const redaction::RedactedFix& fix : explanation.line_fixes) {
    const std::string name = fix.part == "the step" ? "the time step" : fix.part.str();
    std::erase_if(explanation.unknown,
                  [&](const redaction::SafeText& part) { return part == name; });
    for (redaction::RedactedPart& part : explanation.parts) {
      if (part.name != name) continue;
      part.is_right = false;
      part.facts.clear();
    }
  }
  return explanation;
}

}  // namespace flocking::report
