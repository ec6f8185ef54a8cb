#include "explain/reading.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "explain/choices.h"
#include "explain/play.h"
#include "explain/probes.h"

namespace flocking::explain {
namespace {

std::string input() { return input_of(reading_probes().front()); }

Ran ran_of(std::string output) {
  Ran ran;
  ran.output = std::move(output);
  return ran;
}

// The likeliest way to read what a variant prints; the rules and a shape of no line if none.
Format first_format(const Variant& variant) {
  const std::vector<Format> formats = find_formats(input(), ran_of(play(variant, input())));
  if (formats.empty()) return {Variant(), "none"};
  return formats.front();
}

// Every choice of how is printed, or which time steps are used, but those that words can tell only.
std::vector<Choice> formats_played() {
  std::vector<Choice> played;
  for (const Slot slot : {Slot::kPrintingStart, Slot::kPrintingDigits, Slot::kPrintingColumns,
                          Slot::kPrintingAgents, Slot::kReadingSteps}) {
    for (const Choice& choice : choices_of(slot)) played.push_back(choice);
  }
  return played;
}

TEST(FindFormats, FindsEachChoice) {
  for (const Choice& choice : formats_played()) {
    Variant variant;
    variant.set(choice.slot, choice.value);
    const Format found = first_format(variant);
    EXPECT_EQ(text_of(found.variant), text_of(variant));
    EXPECT_EQ(found.shape, "") << text_of(variant);
  }
}

TEST(FindFormats, FindsTwoChoicesAtOnce) {
  for (const Choice& one : choices_of(Slot::kReadingSteps)) {
    for (const Slot slot : {Slot::kPrintingColumns, Slot::kPrintingStart, Slot::kPrintingAgents}) {
      for (const Choice& other : choices_of(slot)) {
        Variant variant;
        variant.set(one.slot, one.value);
        variant.set(other.slot, other.value);
        // All that is printed follows no step rule: a time step of NaN is not told from others.
        EXPECT_EQ(text_of(first_format(variant).variant), text_of(variant));
      }
    }
  }
}

TEST(FindFormats, FindsThatVelocitiesAreReadFirst) {
  const Variant variant = parse_variant("reading.order=velocity-first");
  EXPECT_EQ(text_of(first_format(variant).variant), text_of(variant));
}

TEST(FindFormats, FindsAgentsBetweenWords) {
  std::string output = "Reading 4 agents\n";
  int line = 0;
  std::string agent = "agent " + std::to_string(line) + ": ";
  for (const char c : play(Variant(), input())) {
    if (!agent.empty()) output += (line % 4 == 0 ? "step of length 0.5\n" : "") + agent;
    agent.clear();
    output += c;
    if (c == '\n') agent = "agent " + std::to_string(++line) + ": ";
  }
  const std::vector<Format> formats = find_formats(input(), ran_of(output));
  ASSERT_FALSE(formats.empty());
  EXPECT_EQ(text_of(formats.front().variant), "printing.text=more");
  EXPECT_EQ(formats.front().shape, "agent #: # # # #");
}

TEST(FindFormats, FindsNumbersWhateverTheirLines) {
  std::string output = play(Variant(), input());
  for (char& c : output) c = c == '\n' ? ' ' : c;
  const std::vector<Format> formats = find_formats(input(), ran_of(output));
  ASSERT_FALSE(formats.empty());
  EXPECT_EQ(formats.front().variant, Variant());
  EXPECT_EQ(formats.front().shape, "");
}

TEST(FindFormats, FindsNoneInWhatFollowsFromNothing) {
  EXPECT_TRUE(find_formats(input(), ran_of("")).empty());
  EXPECT_TRUE(find_formats(input(), ran_of("no numbers at all\n")).empty());
  EXPECT_TRUE(find_formats(input(), ran_of("1 2 3 4\n5 6 7 8\n")).empty());
}

TEST(FindFormats, TakesAnOutputThatEndsEarly) {
  const std::string all = play(Variant(), input());
  std::size_t end = 0;
  for (int i = 0; i < 8; ++i) end = all.find('\n', end) + 1;  // two of five steps
  const Ran ran{.output = all.substr(0, end),
                .ended_well = false,
                .was_stopped = false,
                .how = "signal 11"};
  const std::vector<Format> formats = find_formats(input(), ran);
  ASSERT_FALSE(formats.empty());
  EXPECT_EQ(formats.front().variant, Variant());
}

TEST(FindFormats, GivesEachOnce) {
  const std::vector<Format> formats = find_formats(input(), ran_of(play(Variant(), input())));
  for (std::size_t i = 0; i < formats.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(formats[i].variant, formats[k].variant);
  }
}

}  // namespace
}  // namespace flocking::explain
