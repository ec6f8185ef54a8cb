#include "report/first_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "base/words.h"
#include "report/explanation_headline.h"
#include "report/explanation_words.h"
#include "report/line_words.h"
#include "report/program_rules_words.h"
#include "report/screen_items.h"
#include "report/text_width.h"

namespace flocking::report {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMostItems = 3;
constexpr std::size_t kMostPlaces = 3;
constexpr std::string_view kMore = "Use --all to see every cause with formulas and inputs.";
constexpr std::string_view kMoreChanges =
    "Use --all to see every cause and change, with formulas and inputs.";

// Adds `text`, wrapped at kScreenColumns: the first line after `start`, the others indented by its
// width.
void add_wrapped(Lines& lines, const std::string& text, const std::string& start = "") {
  std::string line = start;
  for (const std::string_view word : split(text, ' ')) {
    const bool is_first = line.size() == start.size();
    const bool fits = width_of(line) + width_of(word) + 1 <= kScreenColumns;
    if (!is_first && !fits) {
      lines.push_back(line);
      line = std::string(start.size(), ' ');
      line += word;
      continue;
    }
    if (!is_first) line += ' ';
    line += word;
  }
  lines.push_back(line);
}

// Adds words at the right end of the last line, or on a new line.
void add_at_right(Lines& lines, const std::string& words) {
  if (words.empty()) return;
  const std::size_t width = width_of(lines.back());
  constexpr std::size_t kGap = 2;
  if (width + kGap + words.size() > kScreenColumns) {
    lines.push_back(std::string(kScreenColumns - words.size(), ' ') + words);
  } else {
    lines.back() += std::string(kScreenColumns - width - words.size(), ' ') + words;
  }
}

std::vector<std::string_view> filled_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (const std::string_view line : split(text, '\n')) {
    if (!trimmed(line).empty()) lines.push_back(trimmed(line));
  }
  return lines;
}

// Returns "step 1, agent 0, vx: expected -1.000, yours 1.000" for the first number that differs.
std::string difference_of(const redaction::RedactedWitness& witness, std::size_t agents) {
  constexpr std::array kFields = {"x", "y", "vx", "vy"};
  const std::vector<std::string_view> expected = filled_lines(witness.expected);
  const std::vector<std::string_view> found = filled_lines(witness.found);
  for (std::size_t i = 0; agents > 0 && i < std::min(expected.size(), found.size()); ++i) {
    const std::vector<std::string_view> left = words(expected[i]);
    const std::vector<std::string_view> right = words(found[i]);
    for (std::size_t k = 0; k < std::min({left.size(), right.size(), kFields.size()}); ++k) {
      if (left[k] == right[k]) continue;
      return fmt::format("step {}, agent {}, {}: expected {}, {} {}", i / agents + 1, i % agents,
                         kFields[k], left[k], witness.is_seen ? "yours" : "with this mistake",
                         right[k]);
    }
  }
  return "";
}

// Returns the input in one line, and the first number that differs.
Lines example_of(const redaction::RedactedCause& cause) {
  if (!cause.witness) return {};
  const std::vector<std::string_view> input = filled_lines(cause.witness->input);
  if (input.empty()) return {};
  const std::vector<std::string_view> header = words(input.front());
  const std::optional<std::uint64_t> agents =
      header.size() == 8 ? parse_whole(header.back()) : std::nullopt;
  const std::string difference = difference_of(*cause.witness, agents.value_or(0));
  const std::string line = fmt::format("   Example: {}", fmt::join(input, " / "));
  if (difference.empty() || width_of(line) > kScreenColumns) return {};
  return {line, "            " + difference};
}

// Returns "main.cpp:131, 135, 139", with the file once.
std::string places_words(const std::vector<std::string>& places) {
  std::string text;
  std::string_view file;
  for (std::size_t i = 0; i < places.size() && i < kMostPlaces; ++i) {
    const std::string_view place = places[i];
    const std::size_t colon = place.rfind(':');
    const bool is_same = !file.empty() && file == place.substr(0, colon);
    if (i > 0) text += ", ";
    text += is_same ? place.substr(colon + 1) : place;
    file = place.substr(0, colon);
  }
  return places.size() > kMostPlaces ? text + ", ..." : text;
}

// Returns the lines of an item; the first one begins with `start`.
Lines lines_of(const ScreenItem& item, const std::string& start) {
  Lines lines;
  const std::string places = places_words(item.places);
  add_wrapped(lines, (places.empty() ? "" : places + "  ") + item.sentence, start);
  const std::string instruction = "   " + item.instruction;
  const bool has_room = width_of(instruction) <= kScreenColumns;
  if (!item.instruction.empty() && has_room) lines.push_back(instruction);
  add_at_right(lines, item.gain);
  return lines;
}

// Returns the diff of an item, marked as text of the student.
Lines changes_of(const ScreenItem& item) {
  constexpr std::string_view kMark = "   | ";
  constexpr std::size_t kDots = 3;  // length of the "..." with which one_line() ends a cut line
  Lines lines;
  for (const std::string& line : item.changes) {
    lines.push_back(std::string(kMark) +
                    redaction::one_line(line, kScreenColumns - kMark.size() - kDots));
  }
  return lines;
}

std::string count_words(std::size_t count) {
  constexpr std::array kNumbers = {"One thing", "Two things", "Three things", "Four things",
                                   "Five things"};
  return count <= kNumbers.size() ? std::string(kNumbers[count - 1]) + " to fix:"
                                  : std::to_string(count) + " things to fix:";
}

std::string passes_words(const redaction::RedactedExplanation& explanation) {
  const std::uint64_t judged = explanation.judged == 0 ? explanation.cases : explanation.judged;
  if (judged == 0) return "";
  return fmt::format("{} of {} {}. ", explanation.passed, counted(judged, "case"),
                     judged == 1 ? "passes" : "pass");
}

Lines head_of(const redaction::RedactedExplanation& explanation, std::size_t items) {
  Lines lines;
  if (explanation.followed) add_wrapped(lines, program_rules_words(*explanation.followed));
  const std::string& path = explanation.name;
  const std::string start = path.empty() ? "" : path.substr(path.find_last_of('/') + 1) + ": ";
  std::string text = passes_words(explanation);
  if (items > 0) {
    const std::string right = right_sentence(explanation);
    text += right.empty() ? "" : right + " ";
    const std::string by_the_text = by_the_text_sentence(explanation);
    text += by_the_text.empty() ? "" : by_the_text + " ";
    text += count_words(items);
  } else if (!explanation.followed || !explanation.follows_rules) {
    text += own_headline(explanation);
    if (is_reason_all(explanation)) {
      text += ": " + explanation.reason;
    }
  }
  if (!text.empty()) add_wrapped(lines, start + std::string(trimmed(text)));
  if (items == 0 && !explanation.reason.empty() && !is_reason_all(explanation)) {
    add_wrapped(lines, reason_title() + " " + explanation.reason);
  }
  return lines;
}

// Returns the places of parts without items, then facts.
Lines facts_of(const redaction::RedactedExplanation& explanation,
               const std::vector<ScreenItem>& items) {
  Lines lines;
  for (const redaction::RedactedLines& one : explanation.lines) {
    const bool is_told = std::any_of(items.begin(), items.end(), [&](const ScreenItem& item) {
      return std::find(item.places.begin(), item.places.end(), place_of(one)) != item.places.end();
    });
    if (!is_told) add_wrapped(lines, lines_sentence(one), " - ");
  }
  for (const redaction::RedactedPart& part : explanation.parts) {
    for (const redaction::RedactedFact& fact : part.facts)
      add_wrapped(lines, fact_words(fact), " - ");
  }
  return lines;
}

// Returns the unknown parts, and other remarks.
Lines tail_of(const redaction::RedactedExplanation& explanation, bool has_items,
              const std::string& rules) {
  Lines lines;
  redaction::RedactedExplanation without_facts = explanation;
  without_facts.parts.clear();
  const std::string unknown = has_items ? unknown_sentences(without_facts) : "";
  if (explanation.crash && !explanation.is_crash_a_cause && has_items) {
    add_wrapped(lines, crash_words(explanation) + ".");
  }
  if (!unknown.empty()) add_wrapped(lines, unknown);
  if (explanation.status == explain::Status::kPartly && unknown.empty() && has_items &&
      !explanation.is_repaired) {
    lines.emplace_back("There is at least one more mistake.");
  }
  const auto others =
      std::count_if(explanation.causes.begin(), explanation.causes.end(),
                    [](const redaction::RedactedCause& cause) { return cause.breaks_nothing; });
  if (others > 0) {
    const auto count = static_cast<std::uint64_t>(others);
    add_wrapped(lines, fmt::format("{} from the rules but {} no case.",
                                   counted(count, "other thing differs", "other things differ"),
                                   others == 1 ? "breaks" : "break"));
  }
  if (const std::string cut = cut_sentence(explanation); !cut.empty()) add_wrapped(lines, cut);
  if (!rules.empty()) add_wrapped(lines, rules);
  return lines;
}

bool has_more(const redaction::RedactedExplanation& explanation) {
  return !explanation.causes.empty() ||
         std::any_of(explanation.parts.begin(), explanation.parts.end(),
                     [](const redaction::RedactedPart& part) { return !part.facts.empty(); });
}

/// The lines between the head and the tail.
struct Body {
  std::vector<Lines> items;
  std::size_t room = 0;  // lines still free
  bool has_all_changes = true;
  std::size_t untold = 0;  // items that did not fit

  void add_if_it_fits(std::size_t item, const Lines& more) {
    if (more.size() > room) return;
    room -= more.size();
    items[item].insert(items[item].end(), more.begin(), more.end());
  }
};

Body body_of(const std::vector<ScreenItem>& items, std::size_t room) {
  Body body{.items = {}, .room = room};
  for (std::size_t i = 0; i < std::min(items.size(), kMostItems); ++i) {
    Lines lines = lines_of(items[i], fmt::format("{}. ", i + 1));
    const bool is_last = i + 1 == items.size();
    if (lines.size() + (is_last ? 0 : 1) > body.room) break;
    body.room -= lines.size();
    body.items.push_back(std::move(lines));
  }
  body.untold = items.size() - body.items.size();
  if (body.untold > 0 && body.room > 0) --body.room;
  for (std::size_t i = 0; i < body.items.size(); ++i) {
    const Lines changes = changes_of(items[i]);
    body.has_all_changes = body.has_all_changes && changes.size() <= body.room;
    body.add_if_it_fits(i, changes);
  }
  if (!body.items.empty() && items.front().cause != nullptr) {
    body.add_if_it_fits(0, example_of(*items.front().cause));
  }
  return body;
}

}  // namespace

std::vector<std::string> first_screen(const redaction::RedactedExplanation& told,
                                      const std::string& rules) {
  const redaction::RedactedExplanation explanation = reconciled(told);
  const std::vector<ScreenItem> items = screen_items(explanation);
  // Below the hint `what`, items are places, and the headline names the parts.
  const bool has_items = !items.empty() && explanation.hint >= explain::Hint::kWhat;
  Lines lines = head_of(explanation, has_items ? items.size() : 0);
  Lines tail = tail_of(explanation, has_items, rules);
  const std::size_t used = lines.size() + tail.size() + 1;
  Body body = body_of(items, used < kMostScreenLines ? kMostScreenLines - used : 0);
  for (const Lines& item : body.items) lines.insert(lines.end(), item.begin(), item.end());
  for (const std::string& fact : facts_of(explanation, items)) {
    if (body.untold > 0 || body.room == 0) break;
    lines.push_back(fact);
    --body.room;
  }
  if (body.untold > 0) lines.push_back(fmt::format("and {} more", body.untold));
  lines.insert(lines.end(), tail.begin(), tail.end());
  if (!body.has_all_changes) {
    lines.emplace_back(kMoreChanges);
  } else if (has_more(told)) {
    lines.emplace_back(kMore);
  }
  return lines;
}

std::vector<std::string> next_thing(const redaction::RedactedExplanation& told) {
  const std::vector<ScreenItem> items = screen_items(reconciled(told));
  if (items.empty()) return first_screen(told, "");
  Lines lines = lines_of(items.front(), "Next: ");
  for (const Lines& more :
       {changes_of(items.front()),
        items.front().cause == nullptr ? Lines() : example_of(*items.front().cause)}) {
    if (lines.size() + more.size() < kMostScreenLines) {
      lines.insert(lines.end(), more.begin(), more.end());
    }
  }
  return lines;
}

}  // namespace flocking::report
