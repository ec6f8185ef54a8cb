#include "deploy/package.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "deploy/statement.h"
#include "deploy/templates.h"
#include "support/temp_folder.h"

namespace flocking::deploy {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kInput = "1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n";
constexpr const char* kAnswer = "0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n";

Description described() {
  return {.judging = {},
          .cases = {{"shown", kInput, kAnswer, true}, {"a/hidden one", kInput, kAnswer, false}}};
}

std::map<std::string, PackagedFile> by_path(const Description& description) {
  std::map<std::string, PackagedFile> files;
  for (const PackagedFile& file : package_files(description)) files[file.path] = file;
  return files;
}

std::vector<std::string> paths_of(const std::vector<PackagedFile>& files) {
  std::vector<std::string> paths;
  for (const PackagedFile& file : files) paths.push_back(file.path);
  return paths;
}

TEST(Package, HasAllThatTheFormatWants) {
  EXPECT_THAT(paths_of(package_files(described())),
              ElementsAre("data/sample/shown.ans", "data/sample/shown.in",
                          "data/secret/a_hidden_one.ans", "data/secret/a_hidden_one.in",
                          "domjudge-problem.ini", "input_validators/flocking.py",
                          "output_validators/flocking/build", "output_validators/flocking/run",
                          "problem.html", "problem.yaml", "problem_statement/problem.en.tex",
                          "submissions/accepted/reference.cpp", "submissions/accepted/reference.py",
                          "submissions/wrong_answer/wrong_way_round.cpp"));
}

TEST(Package, MakesTheValidatorExecutableAndKeepsTheData) {
  auto files = by_path(described());
  for (const auto& [path, file] : files) {
    EXPECT_EQ(file.is_executable, path.starts_with("output_validators/")) << path;
    EXPECT_EQ(file.bytes.find("{{"), std::string::npos) << path;
  }
  EXPECT_EQ(files["data/sample/shown.in"].bytes, kInput);
  EXPECT_EQ(files["data/sample/shown.ans"].bytes, kAnswer);
}

TEST(Package, TellsHowToJudge) {
  Description description = described();
  auto files = by_path(description);
  EXPECT_THAT(files["problem.yaml"].bytes,
              HasSubstr("\nvalidator_flags: float_absolute_tolerance 0.001\n"));
  EXPECT_THAT(files["problem.yaml"].bytes, HasSubstr("\n  memory: 512\n  output: 16\n"));
  EXPECT_EQ(files["domjudge-problem.ini"].bytes, "timelimit = 2\n");
  EXPECT_THAT(files["problem.html"].bytes, HasSubstr("by at most 0.001. Blanks"));

  description.judging = {.absolute_tolerance = "0",
                         .relative_tolerance = "1e-6",
                         .strict_format = true,
                         .cpu_s = 0.5,
                         .memory_bytes = 1,
                         .output_bytes = (std::uint64_t{1} << 20U) + 1};
  files = by_path(description);
  EXPECT_THAT(files["problem.yaml"].bytes,
              HasSubstr("\nvalidator_flags: float_absolute_tolerance 0 "
                        "float_relative_tolerance 1e-6 space_change_sensitive\n"));
  EXPECT_THAT(files["problem.yaml"].bytes, HasSubstr("\n  memory: 1\n  output: 2\n"));
  EXPECT_EQ(files["domjudge-problem.ini"].bytes, "timelimit = 0.5\n");
  EXPECT_THAT(files["problem.html"].bytes,
              HasSubstr("by at most 0, or by at most 1e-6 times that answer. Blanks"));
}

TEST(Package, NamesTheLargestCaseInItsStatement) {
  Description description = described();
  description.cases.push_back({"many", "0 0 0 0 0 0 0 1 0 0 0 0 1 1 1", "", false});
  EXPECT_THAT(by_path(description)["problem.html"].bytes,
              HasSubstr("more than 2 agents, nor more than 3 time steps"));
}

TEST(Package, HasAWrongSolutionThatDiffersInTheDirectionOnly) {
  auto files = by_path(described());
  const std::string& wrong = files["submissions/wrong_answer/wrong_way_round.cpp"].bytes;
  EXPECT_THAT(wrong, HasSubstr("away = agents[i].position - agents[a].position;"));
  EXPECT_EQ(replaced_once(wrong.substr(wrong.find('\n')), "agents[i].position - agents[a].position",
                          "agents[a].position - agents[i].position"),
            template_named("reference.cpp").substr(template_named("reference.cpp").find('\n')));
}

TEST(Package, IsTheSameForTheSameDescription) {
  const std::vector<PackagedFile> one = package_files(described());
  const std::vector<PackagedFile> two = package_files(described());
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].bytes, two[i].bytes);
}

TEST(PackageWriter, WritesToANewAndToAnEmptyFolder) {
  const testing::TempFolder folder;
  fs::create_directory(folder.path_of("empty"));
  for (const std::string name : {"empty", "new", "deep/er"}) {
    write_package(package_files(described()), folder.path_of(name));
    EXPECT_EQ(folder.text_of(name + "/data/sample/shown.in"), kInput);
    const auto is_executable = [&](const std::string& path) {
      return (fs::status(folder.path_of(name + path)).permissions() & fs::perms::owner_exec) !=
             fs::perms::none;
    };
    EXPECT_TRUE(is_executable("/output_validators/flocking/run"));
    EXPECT_FALSE(is_executable("/problem.yaml"));
  }
}

TEST(PackageWriter, RefusesWhatIsThere) {
  const testing::TempFolder folder;
  static_cast<void>(folder.add("full/file", "x"));
  EXPECT_THROW(write_package({}, folder.path_of("full")), MisfitError);
  EXPECT_THROW(write_package({}, folder.path_of("full/file")), MisfitError);
  EXPECT_EQ(folder.text_of("full/file"), "x");
}

TEST(PackageWriter, TakesAwayWhatItWroteWhereItFails) {
  const testing::TempFolder folder;
  const std::vector<PackagedFile> clash = {{"a", "1"}, {"a/b", "2"}};
  EXPECT_THROW(write_package(clash, folder.path_of("new")), EnvironmentError);
  EXPECT_FALSE(fs::exists(folder.path_of("new")));
  fs::create_directory(folder.path_of("empty"));
  EXPECT_THROW(write_package(clash, folder.path_of("empty")), EnvironmentError);
  EXPECT_TRUE(fs::is_empty(folder.path_of("empty")));
}

TEST(TestCase, MeasuresAnInput) {
  EXPECT_EQ(extent_of(kInput).agents, 2U);
  EXPECT_EQ(extent_of(kInput).steps, 1U);
  for (const char* input : {"", "1 2 3", "0 0 0 0 0 0 0 1 1 1 1", "0 0 0 0 0 0 0 -1",
                            "a b c d e f g h", "0 0 0 0 0 0 0 1e300 1 1 1 1"}) {
    EXPECT_EQ(extent_of(input).agents + extent_of(input).steps, 0U) << input;
  }
}

TEST(TestCase, SaysWhyJudgesCannotHaveIt) {
  EXPECT_EQ(reason_against_input(kInput), "");
  EXPECT_EQ(reason_against_input("0 0 0 0 0 0 0 0"), "");
  EXPECT_EQ(reason_against_input("0\t.5\r\n+5. 1e-3 -1 0 0 01 0 0 0 0"), "");
  EXPECT_THAT(reason_against_input("\xEF\xBB\xBF"
                                   "0 0 0 0 0 0 0 0"),
              HasSubstr("byte-order mark"));
  EXPECT_EQ(reason_against_input("0 0 0 0 0 0 0 0 set a 1"),
            "its input contains a word that is not a number: 'set'");
  EXPECT_EQ(reason_against_input("0 0 0"), "its input ends before the number of agents");
  EXPECT_EQ(reason_against_input("0 0 -1 0 0 0 0 0"), "its input has a negative radius or F_Smax");
  EXPECT_EQ(reason_against_input("0 0 0 0 0 0 0 2.0"),
            "its number of agents must be written in digits, found '2.0'");
  EXPECT_EQ(reason_against_input("0 0 0 0 0 0 0 1 0 0 0"), "its input has too few agents");
  EXPECT_EQ(reason_against_answer(""), "");
  EXPECT_EQ(reason_against_answer(kAnswer), "");
  EXPECT_EQ(reason_against_answer("0.000 -nan 1 2\n"), "its answer contains nan or inf");
  EXPECT_EQ(reason_against_answer("0.000 INF 1 2\n"), "its answer contains nan or inf");
  EXPECT_EQ(reason_against_answer("0.000 x 1 2\n"),
            "its answer contains a word that is not a number: 'x'");
}

TEST(TestCase, ChoosesTheSmallestSmallFlocksAsSamples) {
  const std::string tiny = "0 0 0 0 0 0 0 1 0 0 0 0 1";
  std::vector<TestCase> cases = {
      {"large", "0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1", "0", false},
      {"none", "0 0 0 0 0 0 0 0", "", false},
      {"c", tiny, "0", false},
      {"b", tiny, "0", false},
      {"a", tiny + " 1", "0", false},
      {"silent", "0 0 0 0 0 0 0 1 0 0 0 0", "", false}};
  const auto samples = [&cases] {
    std::string names;
    for (const TestCase& one : cases) names += one.is_sample ? one.name : "";
    return names;
  };
  choose_samples(cases);
  EXPECT_EQ(samples(), "cb");
  for (TestCase& one : cases) one.is_sample = one.name == "large";
  choose_samples(cases);
  EXPECT_EQ(samples(), "large") << "somebody chose";
  cases = {{"a", tiny, "0", false}, {"b", tiny, "0", false}};
  choose_samples(cases);
  EXPECT_EQ(samples(), "a") << "one stays secret";
}

TEST(TestCase, NamesFilesAsTheFormatAllows) {
  const auto names = [](const std::vector<std::string>& all) {
    std::vector<TestCase> cases;
    for (const std::string& name : all) cases.push_back({name, "", "", false});
    return file_names(cases);
  };
  EXPECT_THAT(names({"two-agents_1.5", "a/b", "a b", "a_b", "1", "_x", "x_", "\xC3\xA4z", ""}),
              ElementsAre("two-agents_1.5", "a_b", "a_b_2", "a_b_3", "case_1", "case__x", "x__0",
                          "case___z", "case__0"));
  EXPECT_EQ(names({std::string(5000, 'a')}).front().size(), 200U);
}

TEST(Markup, WritesBothLanguages) {
  const std::string text =
      "One & `a_b <`\nline.\n\n## Head\n\n    x < y\n\n    {z}\n\n* first\n  continues\n* "
      "second\n\nEnd";
  EXPECT_EQ(statement_as_latex("T_1", text),
            "\\problemname{T\\_1}\n\nOne \\& \\texttt{a\\_b $<$}\nline.\n\n\\section*{Head}\n\n"
            "\\begin{verbatim}\nx < y\n\n{z}\n\\end{verbatim}\n\n\\begin{itemize}\n\\item first\n"
            "continues\n\\item second\n\\end{itemize}\n\nEnd\n");
  EXPECT_THAT(
      statement_as_html("T<1", text),
      HasSubstr("<h1>T&lt;1</h1>\n\n<p>One &amp; <code>a_b &lt;</code>\nline.</p>\n\n"
                "<h2>Head</h2>\n\n<pre>x &lt; y\n\n{z}</pre>\n\n<ul>\n<li>first\ncontinues</li>\n"
                "<li>second</li>\n</ul>\n\n<p>End</p>\n</body>"));
  EXPECT_THAT(statement_as_html("", "* last"), HasSubstr("</ul>\n</body>"));
}

TEST(Templates, RefuseWhatIsNotThere) {
  EXPECT_THROW(static_cast<void>(template_named("nothing")), std::logic_error);
  EXPECT_THROW(static_cast<void>(replaced_once("a", "b", "c")), std::logic_error);
  EXPECT_THROW(static_cast<void>(replaced_once("aa", "a", "c")), std::logic_error);
  EXPECT_THAT(template_named("statement.md"), Not(HasSubstr("\t")));
}

}  // namespace
}  // namespace flocking::deploy
