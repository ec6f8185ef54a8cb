// An option with an empty value is refused, not ignored.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/error.h"
#include "cli/arguments.h"

namespace flocking::cli {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

app::Command parsed_words(const Words& words) {
  std::vector<const char*> argv = {"flocking"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  return parse_arguments(static_cast<int>(argv.size()), argv.data());
}

std::string refusal_of(const Words& words) {
  try {
    parsed_words(words);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}

/// Returns the options with a value, as the help of a command lists them: "  -j,--jobs N   Run
/// ...".
Words options_with_values(const std::string& command) {
  std::istringstream help(std::get<app::TextRequest>(parsed_words({command, "--help"})).text);
  Words options;
  for (std::string line; std::getline(help, line);) {
    if (!line.starts_with("  -")) continue;
    const std::string entry = line.substr(2, line.find("  ", 2) - 2);
    const std::size_t blank = entry.find(' ');
    if (blank == std::string::npos) continue;  // a switch
    options.push_back(entry.substr(entry.find("--"), blank - entry.find("--")));
  }
  return options;
}

struct CommandCase {
  Words before;  ///< the command and its required arguments
  Words behind;
  std::size_t least_options;
};

const std::vector<CommandCase>& commands() {
  static const std::vector<CommandCase> all = {
      {.before = {"simulate"}, .behind = {}, .least_options = 31},
      {.before = {"new"}, .behind = {}, .least_options = 17},
      {.before = {"grade"}, .behind = {"--", "./program"}, .least_options = 20},
      {.before = {"merge", "a.shard"}, .behind = {}, .least_options = 5},
      {.before = {"explain"}, .behind = {"--", "./program"}, .least_options = 13},
      {.before = {"view", "a", "-o", "b"}, .behind = {}, .least_options = 37},
      {.before = {"compare", "a", "b"}, .behind = {}, .least_options = 4},
      {.before = {"audit"}, .behind = {}, .least_options = 6},
      {.before = {"check", "cases"}, .behind = {}, .least_options = 2},
      {.before = {"package", "--out", "folder"}, .behind = {}, .least_options = 4},
      {.before = {"deploy", "github", "--out", "folder"}, .behind = {}, .least_options = 5},
      {.before = {"plot", "-", "-o", "a.svg"}, .behind = {}, .least_options = 35},
      {.before = {"playground", "-o", "page.html"}, .behind = {}, .least_options = 1},
      {.before = {"field", "--map", "-"}, .behind = {}, .least_options = 10},
      {.before = {"validate", "in", "answer", "feedback"}, .behind = {}, .least_options = 0},
      {.before = {"settings"}, .behind = {}, .least_options = 1}};
  return all;
}

Words with_option(const CommandCase& command, const Words& option) {
  Words words = command.before;
  words.insert(words.end(), option.begin(), option.end());
  words.insert(words.end(), command.behind.begin(), command.behind.end());
  return words;
}

TEST(EmptyValues, AreTriedWithEveryCommand) {
  Words names;
  for (const CommandCase& command : commands()) names.push_back(command.before.front());
  EXPECT_THAT(names, ::testing::UnorderedElementsAreArray(command_names()));
}

TEST(EmptyValues, AreRefusedByEveryOptionOfEveryCommand) {
  for (const CommandCase& command : commands()) {
    EXPECT_EQ(refusal_of(with_option(command, {})), "") << command.before.front();
    const Words options = options_with_values(command.before.front());
    EXPECT_GE(options.size(), command.least_options) << command.before.front();
    for (const std::string& option : options) {
      SCOPED_TRACE(command.before.front() + " " + option);
      const std::string error = refusal_of(with_option(command, {option, ""}));
      EXPECT_THAT(error, HasSubstr(option + ": "));
      EXPECT_THAT(error, HasSubstr("''"));
      EXPECT_EQ(refusal_of(with_option(command, {option + "="})).substr(0, option.size() + 2),
                option + ": ");
    }
  }
}

TEST(EmptyValues, CountWhereTheyComeLast) {
  EXPECT_EQ(refusal_of({"--output", "a", "--output", ""}),
            "--output: expected a file name, found ''");
  EXPECT_EQ(std::get<app::SimulateOptions>(parsed_words({"--output", "", "--output", "a"})).output,
            "a");
}

struct Refusal {
  Words words;
  std::string message;
};

void expect_refusals(const Words& before, const Words& behind, const std::vector<Refusal>& all) {
  for (const Refusal& refusal : all) {
    const CommandCase command{.before = before, .behind = behind, .least_options = 0};
    EXPECT_EQ(refusal_of(with_option(command, refusal.words)), refusal.message);
  }
}

TEST(EmptyValues, AreToldByTheSimulator) {
  const std::string file = ": expected a file name, found ''";
  expect_refusals({"simulate"}, {},
                  {{{"--input", ""}, "--input" + file},
                   {{"--output", ""}, "--output" + file},
                   {{"--scenario", ""}, "--scenario" + file},
                   {{"--every", ""}, "--every: expected a whole number of at least 1, found ''"},
                   {{"--format", ""}, "--format: expected one of: text, csv, jsonl, found ''"}});
}

TEST(EmptyValues, AreToldByTheGrader) {
  const std::string folder = ": expected a folder name, found ''";
  const std::string above = ": expected a number above 0, found ''";
  const std::string least = ": expected a number of at least 0, found ''";
  expect_refusals(
      {"grade"}, {"--", "./program"},
      {{{"--cases", ""}, "--cases" + folder},
       {{"--submissions", ""}, "--submissions" + folder},
       {{"--layout", ""},
        "--layout: expected one of: folders, files, canvas, moodle, brightspace, blackboard, "
        "sakai, "
        "google, gradescope, github, found ''"},
       {{"--roster", ""}, "--roster: expected a file name, found ''"},
       {{"--main", ""}, "--main: expected a file name, found ''"},
       {{"--cxx-flags", ""}, "--cxx-flags: expected flags such as -O2, found ''"},
       {{"--build-time-limit", ""}, "--build-time-limit" + above},
       {{"--cache", ""}, "--cache" + folder},
       {{"--since", ""}, "--since: expected a file name, found ''"},
       {{"--keep", ""}, "--keep" + folder},
       {{"--replays", ""}, "--replays" + folder},
       {{"--rules", ""}, "--rules: expected course or course-tests, found ''"},
       {{"--abs-tolerance", ""}, "--abs-tolerance" + least},
       {{"--rel-tolerance", "", "--exact"}, "--rel-tolerance" + least},
       {{"--time-limit", ""}, "--time-limit" + above},
       {{"--wall-limit", ""}, "--wall-limit" + above},
       {{"--memory-limit", ""}, "--memory-limit" + above},
       {{"--output-limit", ""}, "--output-limit" + above},
       {{"--process-limit", ""},
        "--process-limit: expected a whole number of at least 1, found ''"},
       {{"--require-sandbox", ""},
        "--require-sandbox: expected one of: limits, filters, landlock, namespaces, cgroup, found "
        "''"},
       {{"--require-sandbox", "limits,"},
        "--require-sandbox: expected one of: limits, filters, landlock, namespaces, cgroup, found "
        "''"},
       {{"-j", ""}, "--jobs: expected a whole number from 1 to 1024, found ''"},
       {{"--points", ""}, "--points" + least},
       {{"--shard", ""}, "--shard: expected I/N such as 1/4, found ''"},
       {{"--shard", "1/"}, "--shard: expected a whole number from 1 to 1000000, found ''"},
       {{"--shard", "/2"}, "--shard: expected a whole number from 1 to 2, found ''"}});
}

TEST(EmptyValues, AreToldWhereOutputsAreCompared) {
  const std::string least = ": expected a number of at least 0, found ''";
  const std::string file = ": expected a file name, found ''";
  expect_refusals(
      {"compare"}, {},
      {{{"", "b"}, "EXPECTED" + file},
       {{"a", ""}, "ACTUAL" + file},
       {{"a", "b", "--input", ""}, "--input" + file},
       {{"a", "b", "--agents", ""}, "--agents: expected a whole number of at least 1, found ''"},
       {{"a", "b", "--abs-tolerance", ""}, "--abs-tolerance" + least},
       {{"a", "b", "--rel-tolerance", "", "--exact"}, "--rel-tolerance" + least}});
  expect_refusals(
      {"validate"}, {},
      {{{"", "answer", "feedback"}, "INPUT" + file},
       {{"in", "", "feedback"}, "ANSWER" + file},
       {{"in", "answer", ""}, "FEEDBACK_DIR: expected a folder name, found ''"},
       {{"in", "answer", "feedback", ""}, "unknown argument ''"},
       {{"in", "answer", "feedback", "float_tolerance", ""}, "float_tolerance" + least}});
}

TEST(EmptyValues, AreToldOfMapsAndPackages) {
  const std::string folder = ": expected a folder name, found ''";
  expect_refusals({"package"}, {},
                  {{{"--out", ""}, "--out" + folder},
                   {{"--out", "folder", "--cases", ""}, "--cases" + folder}});
  expect_refusals(
      {"deploy", "github"}, {},
      {{{"--out", ""}, "--out: expected a file name, found ''"},
       {{"--out", "folder", "--cases", ""}, "--cases" + folder},
       {{"--out", "folder", "--program", ""}, "--program: expected a file name, found ''"}});
  expect_refusals({"field"}, {},
                  {{{"--map", ""}, "--map: expected a file, found ''"},
                   {{"--map=-", "--output", ""}, "--output: expected a file name, found ''"},
                   {{"--map=-", "--show", ""},
                    "--show: expected one of: cost, integration, direction, found ''"}});
}

TEST(Tolerances, AreTakenAlikeByAllCommands) {
  for (const std::string flag : {"--abs-tolerance", "--rel-tolerance"}) {
    for (const std::string taken : {"0", "1000000001", "1e300"}) {
      EXPECT_EQ(refusal_of({"compare", "a", "b", flag, taken}), "");
      EXPECT_EQ(refusal_of({"grade", flag, taken, "--", "x"}), "");
    }
    for (const std::string wrong : {"-1", "1e999", "inf", " 1"}) {
      const std::string error = refusal_of({"compare", "a", "b", flag, wrong});
      EXPECT_THAT(error, HasSubstr("tolerance: expected a number of at least 0, found '"));
      EXPECT_EQ(refusal_of({"grade", flag, wrong, "--", "x"}), error);
    }
  }
}

}  // namespace
}  // namespace flocking::cli
