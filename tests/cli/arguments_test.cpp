#include "cli/arguments.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"

namespace flocking::cli {
namespace {

app::Command parsed(std::vector<const char*> arguments) {
  arguments.insert(arguments.begin(), "flocking");
  return parse_arguments(static_cast<int>(arguments.size()), arguments.data());
}

app::SimulateOptions simulate_options(const std::vector<const char*>& arguments) {
  return std::get<app::SimulateOptions>(parsed(arguments));
}

std::string text_set(const app::SimulateOptions& options, std::string_view path) {
  return std::get<std::string>(options.settings.find(path)->value);
}

std::string text_of(const std::vector<const char*>& arguments) {
  return std::get<app::TextRequest>(parsed(arguments)).text;
}

std::string error_of(const std::vector<const char*>& arguments) {
  try {
    parsed(arguments);
  } catch (const UsageError& error) {
    EXPECT_EQ(error.status(), ExitStatus::kUsage);
    return error.what();
  }
  return "";
}

TEST(ParseArguments, SimulatesByDefault) {
  const app::SimulateOptions options = simulate_options({});
  EXPECT_EQ(options.input, "-");
  EXPECT_EQ(options.output, "-");
  EXPECT_TRUE(options.settings.empty());
}

TEST(ParseArguments, TakesTheOptionsWithAndWithoutTheCommand) {
  for (const bool named : {false, true}) {
    std::vector<const char*> arguments = {"--rules", "course-tests", "--input=in", "--output",
                                          "out"};
    if (named) arguments.insert(arguments.begin(), "simulate");
    const app::SimulateOptions options = simulate_options(arguments);
    EXPECT_EQ(text_set(options, "rules"), "course-tests");
    EXPECT_EQ(options.input, "in");
    EXPECT_EQ(options.output, "out");
  }
}

TEST(ParseArguments, LetsTheLaterWin) {
  const auto options = simulate_options({"--rules", "course-tests", "--rules", "course"});
  EXPECT_EQ(text_set(options, "rules"), "course");
  EXPECT_EQ(simulate_options({"--input", "a", "--input", "b"}).input, "b");
}

TEST(ParseArguments, TakesADashAsAStandardStream) {
  EXPECT_EQ(simulate_options({"--input", "-"}).input, "-");
}

TEST(ParseArguments, HelpsWithBothNamesAndTheCommand) {
  EXPECT_EQ(text_of({"-h"}), text_of({"--help"}));
  EXPECT_NE(text_of({"--help"}).find("r_c r_s F_Smax r_a K_c K_s K_a N"), std::string::npos);
  EXPECT_NE(text_of({"simulate", "--help"}).find("--rules"), std::string::npos);
}

// The parser creates only the options in the command line. Help and suggestions must still show all
// options.
TEST(ParseArguments, KnowsAllOptionsWhateverIsNamed) {
  const std::string help = text_of({"--help"});
  EXPECT_EQ(text_of({"--wander", "--seek", "1,2", "--help"}), help);
  EXPECT_EQ(text_of({"--last", "--output=x", "-h"}), help);
  EXPECT_EQ(text_of({"plot", "-o", "x", "--wander", "--help"}), text_of({"plot", "--help"}));
  EXPECT_EQ(text_of({"--wander", "--version"}), text_of({"--version"}));
  EXPECT_EQ(error_of({"--input", "a", "--rulez", "course"}),
            "unknown option '--rulez'; did you mean --rules?");
  const app::PlotOptions plot =
      std::get<app::PlotOptions>(parsed({"plot", "case.in", "-otrails.svg"}));
  EXPECT_EQ(plot.output, "trails.svg");
  const auto ordered =
      simulate_options({"--rules", "book", "--set=rules=course", "--rules=course-tests"});
  EXPECT_EQ(text_set(ordered, "rules"), "course-tests");
}

TEST(ParseArguments, KeepsHelpWithinATerminal) {
  for (const auto& arguments : {std::vector<const char*>{"--help"}, {"simulate", "--help"}}) {
    const std::string help = text_of(arguments);
    for (std::size_t begin = 0; begin < help.size();) {
      const std::size_t end = help.find('\n', begin);
      EXPECT_LE(end - begin, 80U) << help.substr(begin, end - begin);
      begin = end + 1;
    }
  }
}

TEST(ParseArguments, TellsItsVersion) { EXPECT_EQ(text_of({"--version"}), "flocking 0.1.0\n"); }

TEST(ParseArguments, RefusesUnknownOptionsAndNamesTheNearest) {
  EXPECT_EQ(error_of({"--rulez", "course"}), "unknown option '--rulez'; did you mean --rules?");
  EXPECT_EQ(error_of({"--imput=x"}), "unknown option '--imput'; did you mean --input?");
  EXPECT_EQ(error_of({"--frobnicate"}), "unknown option '--frobnicate'");
  EXPECT_EQ(error_of({"-x"}), "unknown option '-x'");
  EXPECT_EQ(error_of({"simulate", "--rulez"}), "unknown option '--rulez'; did you mean --rules?");
}

TEST(ParseArguments, RefusesArgumentsAndSaysHowToGiveAFile) {
  EXPECT_EQ(error_of({"case.in"}),
            "unexpected argument 'case.in'; to read a file, give --input FILE or < FILE");
  EXPECT_EQ(error_of({"simulate", "case.in"}),
            "unexpected argument 'case.in'; to read a file, give --input FILE or < FILE");
}

TEST(ParseArguments, KnowsASlipInACommandsName) {
  EXPECT_EQ(error_of({"simulat"}), "unexpected argument 'simulat'; did you mean simulate?");
}

TEST(ParseArguments, RefusesUnknownRules) {
  EXPECT_EQ(
      error_of({"--rules", "corse"}),
      "--rules: expected one of: course, course-tests, book, buas, howtorts, found 'corse'; did "
      "you mean course?");
  EXPECT_EQ(error_of({"--rules", "\x1b[2J"}),
            "--rules: expected one of: course, course-tests, book, buas, howtorts, found "
            "'\\x1b[2J'");
}

TEST(ParseArguments, RefusesAMissingValue) {
  EXPECT_EQ(error_of({"--rules"}), "--rules: 1 required NAME missing");
  EXPECT_EQ(error_of({"--rules="}), "--rules: 1 required NAME missing");
  EXPECT_EQ(error_of({"--input"}), "--input: 1 required FILE missing");
}

}  // namespace
}  // namespace flocking::cli
