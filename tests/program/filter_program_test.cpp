// Compares the filter, which the script `flocking` builds first, with the whole program without
// arguments.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

constexpr const char* kTwoFiltered = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n";

// The amount of free memory changes from one run to the next.
std::string without_room(const std::string& text) {
  return std::regex_replace(text, std::regex("there is room for [0-9]+"), "there is room for N");
}

void expect_same(const ProcessResult& filter, const ProcessResult& whole, const std::string& what) {
  EXPECT_EQ(filter.exit_status, whole.exit_status) << what;
  EXPECT_EQ(filter.output, whole.output) << what;
  EXPECT_EQ(without_room(filter.error), without_room(whole.error)) << what;
}

void expect_same_of(const std::string& input) {
  expect_same(Process({kFilter}).finish(input), Process({kProgram}).finish(input),
              input.substr(0, 200));
}

// Every fourth test case is enough: both programs are linked from the same objects.
TEST(FilterProgram, PrintsOfTestcasesWhatTheWholePrints) {
  int cases = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(FLOCKING_TESTCASES)) {
    if (entry.path().extension() != ".in") continue;
    if (cases++ % 4 != 0) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    const std::string input{std::istreambuf_iterator<char>(stream), {}};
    expect_same(Process({kFilter}).finish(input), Process({kProgram}).finish(input), entry.path());
  }
  EXPECT_GE(cases, 400);
}

TEST(FilterProgram, SaysOfWrongInputWhatTheWholeSays) {
  const std::string two = kTwoFiltered;
  const std::vector<std::string> inputs = {
      "", "\n", "\xEF\xBB\xBF", "1", "1 0 0 0 1 0 0 2", "x", two + "0,5\n", two + "0.125\n0,5\n",
      two + "nan\n", two + "1e999\n", two + "0.125", two + "0.125\r\n-.5\r\n", two + "\t0.125 0.5 ",
      two + std::string("0.125\0 1", 8), two + "0.125\n\xC3\xA4\xFF\n",
      two + std::string(100'000, '1') + "x\n", "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 nan 0 0\n",
      "1 0 0 0 1 0 0 -1\n", "1 0 0 0 1 0 0 1.5\n", "1 0 0 0 1 0 0 0\n1\n",
      "1 1 1 1 1 1 1 1000000000000000\n", "1 1 1 1 1 1 1 99999999999999999999999\n",
      // The results of this input become infinite; both programs warn about that.
      "0 0 0 1 0 0 1 2\n0 0 1 0\n5 0 1e308 0\n1\n1\n1\n",
      // An input cannot choose a variant.
      two + "set variant separation.towards\n0.125\n"};
  for (const std::string& input : inputs) expect_same_of(input);
}

TEST(FilterProgram, TakesSettingsAsTheWholeDoes) {
  const std::string two = kTwoFiltered;
  const std::vector<std::string> lines = {"set mass 2",
                                          "set",
                                          "set mass",
                                          "set mass x",
                                          "set mas 2",
                                          "unset mass",
                                          "unset",
                                          "unset x",
                                          "set rules course-tests",
                                          "set rules nobody",
                                          "set rules book\nset seek.target 3,4",
                                          "set seek.target 3,4",
                                          "set agent.1.mass 2",
                                          "set agent.2.mass 2",
                                          "set group.g.agents 0-1\nset group.g.mass 3",
                                          "set wander.radus 2",
                                          "set instructions scalar",
                                          "set neighbors.search tree",
                                          "set threads 2",
                                          "set flow.map /no/such\nset flow.goal 1,1",
                                          "set flock.agents 3\nset flock.shape ring",
                                          "set tolerance 1",
                                          "settle"};
  for (const std::string& line : lines) {
    expect_same_of(two + "0.125\n" + line + "\n0.125\n" + "unset mass\n0.25\n");
    expect_same_of(two + line);
  }
}

TEST(FilterProgram, FailsOnStreamsAsTheWholeDoes) {
  const TempFolder folder;
  const std::string good = std::string(kTwoFiltered) + "0.125\n0.125\n";
  const std::vector<std::string> commands = {"exec \"$0\" <&-",
                                             "exec \"$0\" >&-",
                                             "exec \"$0\" 2>&-",
                                             "exec \"$0\" <&- 2>&-",
                                             "exec \"$0\" >&- 2>&-",
                                             "exec \"$0\" <&- >&- 2>&-",
                                             "exec \"$0\" </",
                                             "exec \"$0\" 0>/dev/null",
                                             "exec \"$0\" </dev/null",
                                             "exec \"$0\" >/dev/full",
                                             "exec \"$0\" 2>/dev/full",
                                             "exec \"$0\" 1</dev/null",
                                             "ulimit -f 0; exec \"$0\" >written",
                                             "trap '' PIPE; exec \"$0\"",
                                             "exec \"$0\" | true"};
  for (const std::string& command : commands) {
    for (const std::string& input : {good, std::string(kTwoFiltered) + "0,5\n"}) {
      const std::string script = "cd '" + folder.path_of("") + "' && " + command;
      expect_same(Process({"/bin/sh", "-c", script, kFilter}).finish(input),
                  Process({"/bin/sh", "-c", script, kProgram}).finish(input), command);
    }
  }
}

TEST(FilterProgram, EndsQuietlyWhenNobodyReadsAnyMore) {
  std::string input = kTwoFiltered;
  for (int i = 0; i < 100'000; ++i) input += "0.125\n";
  Process filter({kFilter});
  Process whole({kProgram});
  for (Process* process : {&filter, &whole}) process->close_output();
  const ProcessResult result = filter.finish(input);
  expect_same(result, whole.finish(input), "a closed pipe");
  EXPECT_EQ(result.exit_status, 0);
}

TEST(FilterProgram, AnswersEachStepBeforeTheNextIsWritten) {
  Process process({kFilter});
  process.write(std::string(kTwoFiltered) + "0.125\n");
  EXPECT_EQ(process.read_lines(2), "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n");
  EXPECT_EQ(process.finish().exit_status, 0);
}

TEST(FilterProgram, TakesNoArguments) {
  const ProcessResult result = Process({kFilter, "--help"}).finish();
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(result.error,
            "flocking: error: flocking_filter takes no arguments; flocking does\n"
            "Try 'flocking --help'.\n");
}

}  // namespace
}  // namespace flocking::testing
