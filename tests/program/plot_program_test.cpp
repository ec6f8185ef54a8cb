// Runs `flocking plot` like a user.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "plot/svg_paths.h"
#include "support/process.h"
#include "support/temp_folder.h"

namespace flocking::testing {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

constexpr const char* kPlotInput = "0 0 0 0 0 0 0 2\n0 0 1 0\n5 0 1 1\n1\n1\n";

class PlotProgram : public ::testing::Test {
 protected:
  [[nodiscard]] ProcessResult plot(const Words& more, std::string_view standard_input = {}) const {
    Words words = {"plot"};
    words.insert(words.end(), more.begin(), more.end());
    return run_flocking(words, standard_input);
  }
  [[nodiscard]] std::string path_of(const std::string& name) const { return folder_.path_of(name); }
  [[nodiscard]] std::size_t files() const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(path_of(""))) {
      static_cast<void>(entry);
      ++count;
    }
    return count;
  }
  void expect_refused(const Words& words, int status, const std::string& message) const {
    const ProcessResult result = plot(words);
    EXPECT_EQ(result.exit_status, status);
    EXPECT_THAT(result.error, ::testing::StartsWith("flocking: error: " + message));
    EXPECT_EQ(result.output, "");
  }

  TempFolder folder_;
  std::string input_ = folder_.add("a & b <c>.in", kPlotInput);
};

TEST_F(PlotProgram, WritesAnSvgThatXmllintTakes) {
  const std::string svg = path_of("trails.svg");
  const ProcessResult result = plot({input_, "-o", svg});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(result.output + result.error, "");
  const ProcessResult lint =
      Process({"/usr/bin/env", "xmllint", "--noout", "--nonet", svg}).finish();
  EXPECT_EQ(lint.exit_status, 0) << lint.error;
  const std::string text = folder_.text_of("trails.svg");
  EXPECT_THAT(
      text,
      HasSubstr("<title id=\"title\">Trajectories of 2 agents in a &amp; b &lt;c&gt;.in</title>"));
  EXPECT_THAT(text, HasSubstr("rules: course \u00B7 2 agents \u00B7 2 steps \u00B7 2 s"));
  const WrittenTrails trails = trails_in(text);
  EXPECT_EQ(trails.of_agent.at(1),
            (WrittenTrail{{{"5.000", "0.000"}, {"6.000", "1.000"}, {"7.000", "2.000"}}}));
  EXPECT_EQ(files(), 2U) << "nothing is left beside";
}

TEST_F(PlotProgram, SatisfiesXmllintWhateverTheWordsAre) {
  const std::string svg = path_of("trails.svg");
  const std::string odd = folder_.add("\xFF\x01\x1B[31m\"'\xEF\xBF\xBE.in", kPlotInput);
  for (const Words& more : {Words{odd},
                            {input_, "--title", "\x02\xC0\x80 ]]> <!-- &#0;"},
                            {input_, "--title", std::string(100'000, '<')}}) {
    Words words = more;
    words.insert(words.end(), {"-o", svg});
    EXPECT_EQ(plot(words).exit_status, 0);
    const ProcessResult lint = Process({"/usr/bin/env", "xmllint", "--noout", svg}).finish();
    EXPECT_EQ(lint.exit_status, 0) << lint.error;
  }
}

TEST_F(PlotProgram, ReadsStandardInputAndSettings) {
  const std::string svg = path_of("trails.svg");
  const ProcessResult result =
      plot({"-", "-o", svg, "--rules=book", "--seek=30,40", "--max-speed=10", "--title", "Seeking"},
           "0 0 0 0 0 0 0 1\n0 0 3 4\n1\n");
  EXPECT_EQ(result.exit_status, 0) << result.error;
  const std::string text = folder_.text_of("trails.svg");
  EXPECT_THAT(text, HasSubstr("M0.000,0.000L6.000,8.000\""));
  EXPECT_THAT(text, HasSubstr("<title id=\"title\">Seeking</title>"));
  EXPECT_THAT(text, HasSubstr(">goal<"));
  EXPECT_EQ(plot({"-", "-o", svg}, kPlotInput).exit_status, 0);
  EXPECT_THAT(folder_.text_of("trails.svg"), HasSubstr("2 agents in standard input"));
}

TEST_F(PlotProgram, RefusesWhatMakesNoSense) {
  const std::string svg = path_of("trails.svg");
  expect_refused({input_}, 2, "no output file; use -o FILE.svg\n");
  expect_refused({"-o", svg}, 2,
                 "give INPUT, or a scenario that describes the flock in a table [flock]\n");
  expect_refused({"", "-o", svg}, 2, "INPUT: expected a file name, found ''\n");
  expect_refused({input_, input_, "-o", svg}, 2, "unexpected argument '");
  for (const std::string wrong : {"trails.pdf", "trails", "svg", "-", "trails.svg.gz"}) {
    expect_refused({input_, "-o", wrong}, 2,
                   "--output: expected a file that ends in .svg, found '" + wrong + "'\n");
  }
  expect_refused({input_, "-o", "trails.PNG"}, 2,
                 "--output: expected a file that ends in .svg, found 'trails.PNG'; a browser or "
                 "rsvg-convert makes a PNG of an SVG\n");
  for (const std::string other :
       {"--columns=x", "--format=csv", "--every=2", "--last", "--variant=course"}) {
    expect_refused({input_, "-o", svg, other}, 2,
                   other.substr(0, other.find('=')) +
                       " is an option of flocking simulate; plot draws all agents at all steps\n");
  }
  expect_refused({"--input", input_, "-o", svg}, 2,
                 "--input: plot takes its input without a flag: INPUT\n");
  expect_refused({input_, "-o", svg, "--size", "960"}, 2,
                 "--size: expected WIDTHxHEIGHT in pixels, such as 960x720, found '960'\n");
  for (const auto& [size, message] :
       {std::pair<std::string, std::string>{
            "199x300", "width: expected a whole number from 200 to 8192, found '199'"},
        {"300x8193", "height: expected a whole number from 200 to 8192, found '8193'"},
        {"x300", "width: expected a whole number from 200 to 8192, found ''"},
        {"300x3e2", "height: expected a whole number from 200 to 8192, found '3e2'"}}) {
    expect_refused({input_, "-o", svg, "--size", size}, 2, "--size: " + message + "\n");
  }
  expect_refused({input_, "-o", svg, "--title", ""}, 2, "--title: expected a text, found ''\n");
  expect_refused({input_, "-o", svg, "--seek=1,2"}, 2, "--seek: seek needs max_speed");
  expect_refused({path_of("none.in"), "-o", svg}, 3,
                 path_of("none.in") + ": cannot open for reading: No such file or directory\n");
  EXPECT_EQ(files(), 1U);
}

TEST_F(PlotProgram, NeverOverwritesItsInput) {
  const std::string input = folder_.add("case.svg", kPlotInput);
  std::filesystem::create_symlink(input, path_of("link.svg"));
  std::filesystem::create_hard_link(input, path_of("hard.svg"));
  for (const std::string name : {"case.svg", "link.svg", "hard.svg"}) {
    expect_refused({input, "-o", path_of(name)}, 2,
                   "--output " + path_of(name) + ": this is the input; give another file\n");
  }
  const int file = open(input.c_str(), O_RDONLY | O_CLOEXEC);
  const ProcessResult result =
      Process({kProgram, "plot", "-", "-o", input}, {.input = file, .output = {}}).finish();
  close(file);
  EXPECT_EQ(result.exit_status, 2);
  EXPECT_EQ(folder_.text_of("case.svg"), kPlotInput);
}

TEST_F(PlotProgram, LeavesTheOldPictureWhereTheNewOneFails) {
  const std::string svg = folder_.add("folder/trails.svg", "old");
  expect_refused({path_of("none.in"), "-o", svg}, 3, "");
  EXPECT_EQ(folder_.text_of("folder/trails.svg"), "old");
  const std::string broken = folder_.add("broken.in", "0 0 0 0 0 0 0 1\n0 0 y\n");
  expect_refused({broken, "-o", svg}, 1, broken + ":2:5: expected vx of agent 0");
  EXPECT_EQ(folder_.text_of("folder/trails.svg"), "old");
  expect_refused(
      {input_, "-o", path_of("nowhere/trails.svg")}, 3,
      path_of("nowhere/trails.svg") + ": cannot open for writing: No such file or directory\n");
  std::filesystem::create_symlink("/dev/full", path_of("full.svg"));
  expect_refused({input_, "-o", path_of("full.svg")}, 3, "");
}

TEST_F(PlotProgram, WritesThePictureUpToAnErrorAndTellsOfIt) {
  const std::string input =
      folder_.add("b.in", std::string(kPlotInput) + "set wander.radus 3\n1\n");
  const std::string svg = path_of("trails.svg");
  const ProcessResult result = plot({input, "-o", svg});
  EXPECT_EQ(result.exit_status, 1);
  EXPECT_THAT(
      result.error,
      HasSubstr(input + ":6:5: unknown setting 'wander.radus'; did you mean wander.radius?"));
  const std::string text = folder_.text_of("trails.svg");
  EXPECT_EQ(xml_fault(text), "");
  EXPECT_EQ(trails_in(text).of_agent.at(0),
            (WrittenTrail{{{"0.000", "0.000"}, {"1.000", "0.000"}, {"2.000", "0.000"}}}));
  EXPECT_THAT(text, HasSubstr("The simulation ends early: "));
  // Both faults are reported.
  const ProcessResult unwritable = plot({input, "-o", path_of("nowhere/a.svg")});
  EXPECT_EQ(unwritable.exit_status, 3);
  EXPECT_THAT(unwritable.error, HasSubstr("unknown setting 'wander.radus'"));
  EXPECT_THAT(unwritable.error, HasSubstr("nowhere/a.svg: cannot open for writing"));
}

// 12 million points need as little memory as 2 million, and the file does not get longer.
TEST_F(PlotProgram, HasAnEndOfMemorySlow) {
  std::string steps;
  for (int i = 0; i < 1'200'000; ++i) steps += "0.5\n";
  std::string agents = "0 0 0 0 0 0 0 10\n";
  for (int i = 0; i < 10; ++i) agents += std::to_string(i) + " 0 1 " + std::to_string(i) + "\n";
  const std::string input = folder_.add("long.in", agents + steps);
  const std::string svg = path_of("trails.svg");
  const ProcessResult result = plot({input, "-o", svg});
  EXPECT_EQ(result.exit_status, 0) << result.error;
  EXPECT_EQ(result.error, "flocking: warning: One step in 8 is drawn, and the last.\n");
  EXPECT_LT(result.peak_kib, 170'000);
  const std::string text = folder_.text_of("trails.svg");
  EXPECT_THAT(text.substr(0, 2000), HasSubstr("One step in 8 is drawn, and the last."));
  const WrittenTrails trails = trails_in(text);
  const auto& first = trails.of_agent.at(9).at(0);
  ASSERT_EQ(first.size(), 150'001U);
  EXPECT_EQ(first.front(), (WrittenPoint{"9.000", "0.000"}));
  EXPECT_EQ(first[1], (WrittenPoint{"13.000", "36.000"}));
  EXPECT_EQ(first.back(), (WrittenPoint{"600009.000", "5400000.000"}));
}

}  // namespace
}  // namespace flocking::testing
