#include "observe/reading.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "observe/probes.h"
#include "support/sanitized.h"
#include "variant/choices.h"
#include "variant/play.h"
#include "variant/scene.h"

namespace flocking::explain {
namespace {

std::string input() { return input_of(reading_probes().front()); }

RunResult result_of(std::string output) {
  RunResult result;
  result.output = std::move(output);
  return result;
}

// Returns true if the explainer tries an interpretation that is correct for the output of a
// variant; several variants print the same on this input.
::testing::AssertionResult is_found(const Variant& variant) {
  constexpr std::size_t kTried = 3;
  const std::vector<Format> formats = find_formats(input(), result_of(play(variant, input())));
  std::string others;
  for (std::size_t i = 0; i < formats.size() && i < kTried; ++i) {
    if (formats[i].variant == variant && formats[i].shape.empty()) {
      return ::testing::AssertionSuccess();
    }
    others += "\n  \"" + text_of(formats[i].variant) + "\", lines \"" + formats[i].shape + "\"";
  }
  return ::testing::AssertionFailure() << text_of(variant) << " is recognised as" << others;
}

// Returns the interpretation that comes first.
std::string likeliest(const Variant& variant) {
  const std::vector<Format> formats = find_formats(input(), result_of(play(variant, input())));
  return formats.empty() ? "nothing" : text_of(formats.front().variant);
}

// Returns all choices of printing and of time steps that this input can show.
std::vector<Choice> formats_played() {
  std::vector<Choice> played;
  for (const Slot slot : {Slot::kPrintingStart, Slot::kPrintingDigits, Slot::kPrintingColumns,
                          Slot::kPrintingAgents, Slot::kPrintingFrames, Slot::kReadingSteps}) {
    for (const Choice& choice : choices_of(slot)) {
      // The following choices are found after the format: see rounding_probe(), and inputs with
      // forces.
      const std::string_view code = choice.code;
      if (code != "three-rounded-down" && code != "three-cut-off" && code != "three-in-int" &&
          code != "rounded-in-long" && code != "rounded-short" && code != "old-velocity" &&
          code != "until-zero")
        played.push_back(choice);
    }
  }
  return played;
}

TEST(FindFormats, FindsEachChoice) {
  for (const Choice& choice : formats_played()) {
    Variant variant;
    variant.set(choice.slot, choice.value);
    EXPECT_TRUE(is_found(variant));
  }
}

TEST(FindFormats, FindsTwoChoicesAtOnceSlow) {
  int number = 0;
  for (const Choice& one : choices_of(Slot::kReadingSteps)) {
    if (one.code == "until-zero") continue;  // found after the format
    for (const Slot slot : {Slot::kPrintingColumns, Slot::kPrintingStart, Slot::kPrintingAgents}) {
      for (const Choice& other : choices_of(slot)) {
        if (other.code == "old-velocity") continue;                          // found with forces
        if (flocking::testing::kIsSanitized && ++number % 3 != 0) continue;  // slow with sanitizers
        Variant variant;
        variant.set(one.slot, one.value);
        variant.set(other.slot, other.value);
        EXPECT_TRUE(is_found(variant));
      }
    }
  }
}

TEST(FindFormats, FindsThatVelocitiesAreReadFirst) {
  EXPECT_TRUE(is_found(parse_variant("reading.order=velocity-first")));
}

// Positions that grow by the velocities look like kept velocities, and steps that move only some
// agents fit no other rule than their own.
TEST(FindFormats, FindsTheOrderWhateverIsDoneInAStep) {
  EXPECT_EQ(likeliest(parse_variant("step.dt=neither reading.order=velocity-first")),
            "reading.order=velocity-first");
  for (const char* const step :
       {"step.moved=all-but-first", "step.moved=all-but-last", "step.state=two-back"}) {
    EXPECT_EQ(likeliest(parse_variant(step)), "") << step;
    const Variant full = parse_variant(std::string(step) + " printing.digits=all");
    EXPECT_EQ(likeliest(full), "printing.digits=all") << step;
  }
}

TEST(FindFormats, GivesTheLikeliestFirst) {
  for (const char* const text :
       {"", "reading.steps=first-only", "reading.steps=two-per-step", "printing.start=first",
        "printing.digits=short", "printing.agents=descending", "printing.columns=position-only"}) {
    EXPECT_EQ(likeliest(parse_variant(text)), text);
  }
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
  const std::vector<Format> formats = find_formats(input(), result_of(output));
  ASSERT_FALSE(formats.empty());
  EXPECT_EQ(text_of(formats.front().variant), "printing.text=more");
  EXPECT_EQ(formats.front().shape, "agent #: # # # #");
}

// If no rule explains the positions, the constant velocities must not be read as the positions,
// with meaningless numbers next to them.
TEST(FindFormats, TakesNothingForTextThatIsANumberOfAnAgent) {
  const Scene scene = *read_scene(Variant(), input());
  std::string output;
  for (std::size_t k = 0; k < scene.steps.size(); ++k) {
    for (const AgentState& agent : scene.flock.agents) {
      output += fmt::format("{:.3f} {:.3f} {:.3f} {:.3f}\n", agent.x + std::sqrt(double(k) + 2.3),
                            agent.y - 1.7 * double(k * k), agent.vx, agent.vy);
    }
  }
  const std::vector<Format> formats = find_formats(input(), result_of(output));
  ASSERT_FALSE(formats.empty());
  EXPECT_TRUE(formats.front().has_odd_positions);
  for (const Format& format : formats) EXPECT_FALSE(prints_positions_only(format.variant));
}

// Extra numbers may follow those of an agent. They must not be read as its velocity, nor may the
// velocity be read as its position.
TEST(FindFormats, FindsAgentsBeforeOtherNumbers) {
  const auto lines = [](const std::string& behind, const Variant& variant) {
    std::string output;
    for (const char c : play(variant, input())) {
      if (c == '\n') output += behind;
      output += c;
    }
    return find_formats(input(), result_of(output));
  };
  const std::vector<Format> two_more = lines(" 0.125 -3.500", Variant());
  ASSERT_FALSE(two_more.empty());
  EXPECT_EQ(text_of(two_more.front().variant), "printing.text=more");
  EXPECT_EQ(two_more.front().behind, 2U);
  const Variant positions = parse_variant("printing.columns=position-only");
  const std::vector<Format> one_more = lines(" 13.257", positions);
  ASSERT_FALSE(one_more.empty());
  EXPECT_EQ(text_of(one_more.front().variant), "printing.text=more printing.columns=position-only");
  EXPECT_EQ(one_more.front().behind, 1U);
}

TEST(FindFormats, FindsNumbersWhateverTheirLines) {
  std::string output = play(Variant(), input());
  for (char& c : output) c = c == '\n' ? ' ' : c;
  const std::vector<Format> formats = find_formats(input(), result_of(output));
  ASSERT_FALSE(formats.empty());
  EXPECT_EQ(formats.front().variant, Variant());
  EXPECT_EQ(formats.front().shape, "");
}

TEST(FindFormats, FindsNoneInWhatFollowsFromNothing) {
  EXPECT_TRUE(find_formats(input(), result_of("")).empty());
  EXPECT_TRUE(find_formats(input(), result_of("no numbers at all\n")).empty());
  EXPECT_TRUE(find_formats(input(), result_of("1 2 3 4\n5 6 7 8\n9\n")).empty());
}

TEST(FindFormats, TakesAnOutputThatEndsEarly) {
  const std::string all = play(Variant(), input());
  std::size_t end = 0;
  for (int i = 0; i < 12; ++i) end = all.find('\n', end) + 1;  // three of five steps
  const RunResult result{
      .output = all.substr(0, end), .ended_well = false, .was_stopped = false, .how = "signal 11"};
  const std::vector<Format> formats = find_formats(input(), result);
  EXPECT_FALSE(formats.empty());
}

TEST(FindFormats, GivesEachOnce) {
  const std::vector<Format> formats = find_formats(input(), result_of(play(Variant(), input())));
  for (std::size_t i = 0; i < formats.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(formats[i].variant, formats[k].variant);
  }
}

}  // namespace
}  // namespace flocking::explain
