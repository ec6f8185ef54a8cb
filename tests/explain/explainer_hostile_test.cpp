#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "explain/explainer.h"
#include "programs.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMuch = 8'000'000;
// Fewer than kMuch, since every interpretation parses all numbers.
constexpr std::size_t kManyNumbers = 200'000;

struct Outcome {
  Explanation explanation;
  int runs = 0;
};

Outcome explained_hostile(const Program& program) {
  Outcome outcome;
  const Program counted = [&](const std::string& input) {
    ++outcome.runs;
    return program(input);
  };
  outcome.explanation = explain(counted, {});
  EXPECT_EQ(outcome.explanation.inputs, static_cast<std::uint64_t>(outcome.runs));
  return outcome;
}

RunResult printed(std::string output) {
  RunResult result;
  result.output = std::move(output);
  return result;
}

void expect_unexplained(const Outcome& outcome) {
  EXPECT_EQ(outcome.explanation.status, Status::kUnexplained)
      << text_of(outcome.explanation.variant);
  EXPECT_NE(outcome.explanation.reason, "");
}

// Returns the rows of a right output with each number replaced by number().
template <class Number>
std::string rows_for(const std::string& input, const Number& number) {
  const std::string right = play(Variant(), input);
  std::string output;
  for (const char c : right) {
    if (c == ' ' || c == '\n') output += number() + c;
  }
  return output;
}

TEST(ExplainerOfHostile, StopsSoonWhereTheProgramHangsSlow) {
  const Outcome outcome = explained_hostile([](const std::string&) {
    return RunResult{.output = "", .ended_well = false, .was_stopped = true, .how = "CPU time"};
  });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 10);
  EXPECT_NE(outcome.explanation.reason.find("CPU time"), std::string::npos)
      << outcome.explanation.reason;
}

// The program prints the right output and never ends.
TEST(ExplainerOfHostile, StopsSoonIfTheProgramHangsAfterItsOutputSlow) {
  const Outcome outcome = explained_hostile([](const std::string& input) {
    return RunResult{.output = play(Variant(), input),
                     .ended_well = false,
                     .was_stopped = true,
                     .how = "CPU time"};
  });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 30);
}

// In this program, processor time passes but almost no wall-clock time.
TEST(ExplainerOfHostile, StopsWhereTheProgramTakesTooLongSlow) {
  const Outcome outcome = explained_hostile([](const std::string& input) {
    Variant wrong;
    wrong.set(Slot::kSeparationClamp, Clamp::kPerTerm);
    return RunResult{.output = play(wrong, input), .cpu_s = 2.0};
  });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 40);
  EXPECT_THAT(outcome.explanation.reason,
              ::testing::MatchesRegex("it was not run again: [0-9]+ runs took more than 60 s of "
                                      "processor time"));
}

// The reason must be reported even if the limit is reached late.
TEST(ExplainerOfHostile, SaysThatTheProgramTookTooLongSlow) {
  const Outcome outcome = explained_hostile([](const std::string& input) {
    const Variant odd = parse_variant("separation.formula=towards*1/d^2:cut,unit,cut");
    return RunResult{.output = play(odd, input), .cpu_s = 0.8};
  });
  EXPECT_NE(outcome.explanation.status, Status::kExplained);
  EXPECT_THAT(outcome.explanation.reason, ::testing::EndsWith("60 s of processor time"));
}

TEST(ExplainerOfHostile, SaysHowItCrashesSlow) {
  const Outcome outcome = explained_hostile([](const std::string&) {
    return RunResult{.output = "", .ended_well = false, .was_stopped = false, .how = "signal 11"};
  });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 10);
  ASSERT_TRUE(outcome.explanation.crash.has_value());
  EXPECT_EQ(outcome.explanation.crash->inputs, outcome.explanation.inputs);
  EXPECT_NE(outcome.explanation.reason.find("signal 11"), std::string::npos)
      << outcome.explanation.reason;
}

TEST(ExplainerOfHostile, SaysThatItPrintsNothingSlow) {
  const Outcome outcome = explained_hostile([](const std::string&) { return RunResult{}; });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 10);
  EXPECT_NE(outcome.explanation.reason.find("nothing"), std::string::npos)
      << outcome.explanation.reason;
}

TEST(ExplainerOfHostile, SurvivesMegabytesOfTextSlow) {
  std::string text;
  while (text.size() < kMuch) text += "the flock flies on and on, bird after bird\n";
  expect_unexplained(explained_hostile([&](const std::string&) { return printed(text); }));
}

TEST(ExplainerOfHostile, SurvivesManyNumbersSlow) {
  std::string text;
  while (text.size() < kManyNumbers) text += "1.000 2.000 3.000 4.000\n";
  expect_unexplained(explained_hostile([&](const std::string&) { return printed(text); }));
}

TEST(ExplainerOfHostile, SurvivesLongLinesSlow) {
  expect_unexplained(explained_hostile(
      [](const std::string&) { return printed(std::string(kManyNumbers, '7')); }));
  std::string words;
  while (words.size() < kMuch) words += "a1 ";
  expect_unexplained(explained_hostile([&](const std::string&) { return printed(words); }));
}

// A variant may print only NaN: 0/0 from comparing each agent with itself.
TEST(ExplainerOfHostile, TakesNothingForNanButNanSlow) {
  const Outcome outcome = explained_hostile([](const std::string& input) {
    return printed(rows_for(input, [] { return std::string("nan"); }));
  });
  if (outcome.explanation.status == Status::kUnexplained) {
    EXPECT_NE(outcome.explanation.reason, "");
    return;
  }
  for (const std::string& input : testing::fresh_inputs(5, 20)) {
    const std::string found = play(outcome.explanation.variant, input);
    EXPECT_EQ(found.find_first_of("0123456789"), std::string::npos) << found;
  }
}

TEST(ExplainerOfHostile, SeesThatItIsNotRepeatableSlow) {
  int counter = 0;
  const Outcome outcome = explained_hostile([&](const std::string& input) {
    return printed(rows_for(input, [&] { return std::to_string(++counter); }));
  });
  expect_unexplained(outcome);
  EXPECT_LE(outcome.runs, 10);
  EXPECT_NE(outcome.explanation.reason.find("same"), std::string::npos)
      << outcome.explanation.reason;
}

TEST(ExplainerOfHostile, SurvivesWrongNumbersOfRowsSlow) {
  for (const std::size_t rows : {1U, 7U, 19U, 1000U}) {
    expect_unexplained(explained_hostile([rows](const std::string&) {
      std::string output;
      for (std::size_t i = 0; i < rows; ++i) output += "1.000 2.000 3.000 4.000\n";
      return printed(output);
    }));
  }
}

// The output is right at first, then rows are missing.
TEST(ExplainerOfHostile, SurvivesMissingRowsSlow) {
  int runs = 0;
  const Outcome outcome = explained_hostile([&](const std::string& input) {
    std::string output = play(Variant(), input);
    if (++runs > 10) output.erase(0, output.find('\n') + 1);
    return printed(output);
  });
  EXPECT_NE(outcome.explanation.status, Status::kExplained);
  EXPECT_NE(outcome.explanation.reason, "");
}

TEST(ExplainerOfHostile, SurvivesGarbageSlow) {
  std::string garbage;
  for (std::uint32_t i = 0; i < 100'000; ++i) {
    garbage += static_cast<char>((i * 2654435761U) >> 24U);
  }
  expect_unexplained(explained_hostile([&](const std::string&) { return printed(garbage); }));
  expect_unexplained(
      explained_hostile([](const std::string&) { return printed(std::string(1000, '\0')); }));
}

}  // namespace
}  // namespace flocking::explain
