#include "grade/verdict.h"

#include <gtest/gtest.h>

#include <csignal>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "judge/comparator.h"

namespace flocking::grade {
namespace {

using sandbox::Outcome;

judge::Comparison compared(std::string_view answer, const std::string& output) {
  judge::Comparator comparator(answer, {});
  comparator.feed(output);
  return comparator.finish();
}

/// Returns "WA", or "RTE exit status 3", for a run with the ending `outcome`.
std::string judged(const Outcome& outcome, const CaseSettings& settings = {},
                   const judge::Comparison& comparison = compared("1.000\n", "1.000\n")) {
  CaseResult result;
  if (ended_well(outcome)) result.comparison = comparison;
  judge(result, outcome, settings);
  return short_name(result.verdict) + (result.detail.empty() ? "" : " " + result.detail);
}

// Starts with all causes at once, then removes one after the other.
TEST(Judge, TakesTheFirstOfSeveralCauses) {
  Outcome outcome;
  outcome.failure = "bwrap broke";
  outcome.over_output = outcome.over_memory = outcome.over_cpu = outcome.over_wall = true;
  outcome.over_processes = outcome.signaled = true;
  outcome.code = SIGSEGV;
  EXPECT_EQ(judged(outcome), "JE bwrap broke");
  outcome.failure = "";
  EXPECT_EQ(judged(outcome), "OLE more than 16 MiB of output");
  outcome.over_output = false;
  EXPECT_EQ(judged(outcome), "MLE more than 512 MiB of memory");
  outcome.over_memory = false;
  EXPECT_EQ(judged(outcome), "TLE more than 2 s of CPU time");
  outcome.over_cpu = false;
  EXPECT_EQ(judged(outcome), "TLE more than 5 s of wall time");
  outcome.over_wall = false;
  EXPECT_EQ(judged(outcome), "RTE more than 1 process at a time");
  outcome.over_processes = false;
  EXPECT_EQ(judged(outcome), "RTE signal 11 (SIGSEGV)");
  outcome.signaled = false;
  EXPECT_EQ(judged(outcome), "RTE exit status 11");
  outcome.code = 0;
  EXPECT_EQ(judged(outcome), "AC");
}

TEST(Judge, SaysWhyNothingStarted) {
  Outcome outcome;
  outcome.cannot_start = "Exec format error";
  EXPECT_EQ(judged(outcome), "RTE a failure to start: Exec format error");
}

// The words follow "it ends with" and "time limit exceeded: ".
TEST(BadEnding, IsTheEndOfASentence) {
  const auto words = [](auto change) {
    Outcome outcome;
    change(outcome);
    const sandbox::Limits limits{.cpu_s = 2,
                                 .wall_s = 5,
                                 .memory_bytes = 1U << 20U,
                                 .output_bytes = 1U << 21U,
                                 .processes = 1};
    return "it ends with " + bad_ending(outcome, limits).value().words;
  };
  EXPECT_EQ(words([](Outcome& outcome) { outcome.cannot_start = "no such file"; }),
            "it ends with a failure to start: no such file");
  EXPECT_EQ(words([](Outcome& outcome) { outcome.over_cpu = true; }),
            "it ends with more than 2 s of CPU time");
  EXPECT_EQ(words([](Outcome& outcome) { outcome.over_wall = true; }),
            "it ends with more than 5 s of wall time");
  EXPECT_EQ(words([](Outcome& outcome) { outcome.over_memory = true; }),
            "it ends with more than 1 MiB of memory");
  EXPECT_EQ(words([](Outcome& outcome) { outcome.over_output = true; }),
            "it ends with more than 2 MiB of output");
  EXPECT_EQ(words([](Outcome& outcome) { outcome.over_processes = true; }),
            "it ends with more than 1 process at a time");
  EXPECT_FALSE(bad_ending({}, {}).has_value());
}

TEST(Judge, NamesSignals) {
  const std::vector<std::pair<int, std::string>> names = {
      {SIGABRT, "6 (SIGABRT)"},  {SIGFPE, "8 (SIGFPE)"},   {SIGILL, "4 (SIGILL)"},
      {SIGBUS, "7 (SIGBUS)"},    {SIGKILL, "9 (SIGKILL)"}, {SIGTERM, "15 (SIGTERM)"},
      {SIGPIPE, "13 (SIGPIPE)"}, {SIGSYS, "31 (SIGSYS)"},  {SIGXCPU, "24 (SIGXCPU)"},
      {SIGXFSZ, "25 (SIGXFSZ)"}, {SIGUSR1, "10"},          {40, "40"}};
  for (const auto& [signal, name] : names) {
    Outcome outcome;
    outcome.signaled = true;
    outcome.code = signal;
    EXPECT_EQ(judged(outcome), "RTE signal " + name);
  }
}

TEST(Judge, TellsTheLimitsThatWereSet) {
  CaseSettings settings;
  settings.limits = {.cpu_s = 0.25,
                     .wall_s = 1.5,
                     .memory_bytes = std::uint64_t{512} << 10U,
                     .output_bytes = 1'572'864,
                     .processes = 8};
  const auto of = [&](bool Outcome::*limit) {
    Outcome outcome;
    outcome.*limit = true;
    return judged(outcome, settings);
  };
  EXPECT_EQ(of(&Outcome::over_output), "OLE more than 1.5 MiB of output");
  EXPECT_EQ(of(&Outcome::over_memory), "MLE more than 0.5 MiB of memory");
  EXPECT_EQ(of(&Outcome::over_cpu), "TLE more than 0.25 s of CPU time");
  EXPECT_EQ(of(&Outcome::over_wall), "TLE more than 1.5 s of wall time");
  EXPECT_EQ(of(&Outcome::over_processes), "RTE more than 8 processes at a time");
}

TEST(Judge, ComparesWhatEndedWell) {
  CaseSettings settings;
  EXPECT_EQ(judged({}, settings, compared("1.000\n", "2.000\n")), "WA");
  EXPECT_EQ(judged({}, settings, compared("1.000\n", "1.00\r\n")), "AC");
  EXPECT_EQ(judged({}, settings, compared("one\n", "1.000\n")),
            "JE the answer of the case is not a list of numbers");
  settings.strict_format = true;
  EXPECT_EQ(judged({}, settings, compared("1.000\n", "1.00\r\n")), "PE layout");
  EXPECT_EQ(judged({}, settings, compared("1.000\n", "2.00\r\n")), "WA");
  EXPECT_EQ(
      judged({}, settings, compared("1.000 2.000 3.000 4.000\n", "1.000 2.000 3.000 4.000\n")),
      "AC");
  Outcome failed;
  failed.code = 1;
  EXPECT_EQ(judged(failed, settings, compared("1.000\n", "1.000\n")), "RTE exit status 1");
}

std::vector<std::string> warnings(const sandbox::Usage& usage, const Outcome& outcome = {}) {
  CaseSettings settings;
  settings.limits = {
      .cpu_s = 1.0, .wall_s = 10.0, .memory_bytes = 1000, .output_bytes = 100, .processes = 1};
  CaseResult result;
  result.usage = usage;
  if (ended_well(outcome)) result.comparison = compared("1\n", "1\n");
  judge(result, outcome, settings);
  return result.warnings;
}

// There is no hint if nothing was refused, or if the program passes.
TEST(Judge, HintsAtTheProcessLimit) {
  const auto warnings = [](const Outcome& outcome, const std::string& printed) {
    CaseResult result;
    if (ended_well(outcome)) result.comparison = compared("1.000\n", printed);
    judge(result, outcome, {});
    return result.warnings;
  };
  Outcome outcome;
  outcome.refused = "a thread";
  const std::vector<std::string> hint = {
      "could not start a thread: process limit 1; use --process-limit N"};
  EXPECT_EQ(warnings(outcome, "2.000\n"), hint);
  EXPECT_TRUE(warnings(outcome, "1.000\n").empty());
  outcome.code = 1;
  EXPECT_EQ(warnings(outcome, ""), hint);
  Outcome silent;
  silent.code = 1;
  silent.stderr_text = "Resource temporarily unavailable";
  EXPECT_TRUE(warnings(silent, "").empty());
  silent.over_processes = true;
  EXPECT_EQ(warnings(silent, ""),
            std::vector<std::string>{
                "could not start a process or a thread: process limit 1; use --process-limit N"});
}

TEST(Judge, WarnsAboveFourFifthsOfALimit) {
  EXPECT_TRUE(warnings({}).empty());
  EXPECT_TRUE(
      warnings({.cpu_s = 0.8, .wall_s = 8, .peak_memory_bytes = 800, .output_bytes = 80}).empty());
  EXPECT_EQ(
      warnings({.cpu_s = 0.85, .wall_s = 9, .peak_memory_bytes = 1000, .output_bytes = 81}),
      (std::vector<std::string>{"used 85% of the time limit", "used 90% of the wall limit",
                                "used 100% of the memory limit", "used 81% of the output limit"}));
  Outcome failed;
  failed.code = 1;
  EXPECT_TRUE(warnings({.cpu_s = 0.95}, failed).empty());
}

}  // namespace
}  // namespace flocking::grade
