#include "grade/discovery.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

class Discovery : public ::testing::Test {
 protected:
  void add(const std::string& name, const std::string& text = "") const {
    static_cast<void>(folder_.add("cases/" + name, text));
  }
  [[nodiscard]] std::string root() const { return folder_.path_of("cases"); }
  [[nodiscard]] std::vector<Case> found(const CaseOverrides& flags = {}) const {
    return find_cases(root(), flags);
  }
  /// Returns "group name answer" for each case, without the folder.
  [[nodiscard]] std::vector<std::string> listed() const {
    std::vector<std::string> lines;
    for (const Case& one : found()) {
      const std::string answer =
          one.answer_path.empty() ? "-" : one.answer_path.substr(root().size() + 1);
      EXPECT_EQ(one.input_path, root() + "/" + one.name + ".in");
      lines.push_back(one.group + " " + one.name + " " + answer);
    }
    return lines;
  }
  [[nodiscard]] std::string fault() const {
    try {
      static_cast<void>(found());
    } catch (const Error& error) {
      return std::to_string(static_cast<int>(error.status())) + " " + error.what();
    }
    return "";
  }

 private:
  TempFolder folder_;
};

TEST_F(Discovery, ListsCasesByPath) {
  for (const char* name : {"b.in", "b.out", "a.in", "a.ans", "deep/er/z.in", "deep/c.in", "B.in",
                           "deep-2/x.in", "a.b.in", "a.b.out"}) {
    add(name);
  }
  EXPECT_EQ(listed(), (std::vector<std::string>{". B -", ". a a.ans", ". a.b a.b.out", ". b b.out",
                                                "deep-2 deep-2/x -", "deep deep/c -",
                                                "deep/er deep/er/z -"}));
}

TEST_F(Discovery, PrefersOutToAns) {
  add("a.in");
  add("a.ans");
  add("a.out");
  EXPECT_EQ(listed(), (std::vector<std::string>{". a a.out"}));
}

TEST_F(Discovery, PassesOverWhatIsNoCase) {
  for (const char* name : {"a.in", "b.out", "notes.txt", "c.in.bak", "in", "d.inn"}) add(name);
  for (const char* litter : {"._a.in", ".#a.in", "__MACOSX/a.in"}) add(litter);
  EXPECT_EQ(listed(), (std::vector<std::string>{". a -"}));
}

// A folder or a dangling link with the name of a case is listed, so that checks can report it.
TEST_F(Discovery, ListsWhatIsNoFile) {
  fs::create_directories(root() + "/folder.in");
  add("a.in");
  fs::create_symlink("/no/such/place", root() + "/a.out");
  add("b.in");
  fs::create_directory(root() + "/b.ans");
  EXPECT_EQ(listed(), (std::vector<std::string>{". a a.out", ". b b.ans", ". folder -"}));
}

TEST_F(Discovery, LeavesLinksToNowhereAlone) {
  // The order must not depend on that of the folder.
  for (int i = 0; i < 40; ++i) {
    add("case" + std::to_string(i) + ".in");
    fs::create_symlink("/no/such/place", root() + "/.#link" + std::to_string(i));
    EXPECT_EQ(fault(), "") << i;
  }
}

TEST_F(Discovery, NamesAFolderWithoutCases) {
  EXPECT_EQ(fault(), "3 --cases " + root() + ": there is no such folder");
  add("a.txt");
  EXPECT_EQ(fault(), "1 --cases " + root() + ": it contains no NAME.in");
}

TEST_F(Discovery, InheritsSettingsDownwards) {
  add("cases.toml", "weight = 2\ntime_limit = 3\n[case.a]\nweight = 5\n");
  add("a.in");
  add("b.in");
  add("deep/cases.toml", "weight = 7\n[case.a]\nhidden = true\n");
  add("deep/a.in");
  add("deep/b.in");
  add("deep/er/c.in");
  CaseOverrides flags;
  const auto described = [](const Case& one) {
    return one.name + " " + std::to_string(static_cast<int>(one.settings.weight)) + " " +
           std::to_string(static_cast<int>(one.settings.limits.cpu_s)) +
           (one.settings.hidden ? " hidden" : "");
  };
  const auto all = [&] {
    std::vector<std::string> lines;
    for (const Case& one : found(flags)) lines.push_back(described(one));
    return lines;
  };
  EXPECT_EQ(all(), (std::vector<std::string>{"a 5 3", "b 2 3", "deep/a 7 3 hidden", "deep/b 7 3",
                                             "deep/er/c 7 3"}));
  flags.weight = 1;
  EXPECT_EQ(all(), (std::vector<std::string>{"a 1 3", "b 1 3", "deep/a 1 3 hidden", "deep/b 1 3",
                                             "deep/er/c 1 3"}));
}

// [case.NAME] of an outer folder applies only to the case NAME of that folder.
TEST_F(Discovery, SetsNothingOfCasesElsewhere) {
  add("cases.toml", "[case.a]\nweight = 5\n");
  add("a.in");
  add("deep/a.in");
  const std::vector<Case> cases = found();
  EXPECT_EQ(cases.at(0).settings.weight, 5.0);
  EXPECT_EQ(cases.at(1).settings.weight, 1.0);
}

TEST_F(Discovery, NamesTheLineOfACaseThatIsNotThere) {
  add("a.in");
  add("cases.toml", "weight = 2\n\n[case.a]\nweight = 5\n[case.aa]\nweight = 5\n");
  const std::string at_table = "1 " + root() + "/cases.toml:5:";
  EXPECT_EQ(fault().substr(0, at_table.size()), at_table) << fault();
  EXPECT_NE(fault().find(": there is no case 'aa' in its folder"), std::string::npos) << fault();
}

TEST_F(Discovery, ReadsSettingsFromFilesOnly) {
  add("a.in");
  fs::create_symlink("/no/such/place", root() + "/cases.toml");
  EXPECT_EQ(fault(),
            "3 " + root() + "/cases.toml: expected a file, found a link that leads nowhere");
  fs::remove(root() + "/cases.toml");
  ASSERT_EQ(mkfifo((root() + "/cases.toml").c_str(), 0666), 0);
  EXPECT_EQ(fault(), "3 " + root() + "/cases.toml: expected a file, found a FIFO");
}

TEST_F(Discovery, NamesThePlaceOfWhatIsTooDeepOrTooLong) {
  add("a.in");
  add("cases.toml", "weight = 2\n[case.a]\nx = " + std::string(100'000, '[') + "\n");
  EXPECT_EQ(fault().substr(0, fault().find('\n')),
            "1 " + root() +
                "/cases.toml:3:66: expected tables and lists at most 64 levels "
                "deep, found one deeper");
  add("cases.toml", "#" + std::string(2'000'000, '-'));
  EXPECT_EQ(
      fault().substr(0, fault().find('\n')),
      "1 " + root() + "/cases.toml:1:1048577: expected the end, found more than 1048576 bytes");
}

TEST_F(Discovery, NamesTheFileOfAFault) {
  add("deep/a.in");
  add("deep/cases.toml", "sample = 1\n");
  EXPECT_EQ(fault(), "1 " + root() +
                         "/deep/cases.toml:1:1: sample: expected true or false, found "
                         "'1'\nsample = 1\n^~~~~~");
}

TEST_F(Discovery, FindsTheCasesThatAreRequired) {
  for (const char* name : {"a.in", "b.in", "deep/a.in", "deep/c.in", "deep/d.in"}) add(name);
  add("cases.toml", "[case.b]\nrequires = [\"a\", \"deep/c\"]\n");
  add("deep/cases.toml", "requires = [\"a\"]\n[case.d]\nrequires = [\"c\", \"b\"]\n");
  std::vector<std::vector<std::string>> required;
  for (const Case& one : found()) required.push_back(one.settings.required);
  EXPECT_EQ(required, (std::vector<std::vector<std::string>>{
                          {}, {"a", "deep/c"}, {}, {"deep/a"}, {"deep/c", "b"}}))
      << "beside the file first; no case requires itself for its folder's sake";
}

TEST_F(Discovery, NamesThePlaceOfACaseThatCannotBeRequired) {
  for (const char* name : {"one.in", "two.in", "three.in"}) add(name);
  add("cases.toml", "[case.one]\nweight = 2\nrequires = [\"twoo\"]\n");
  EXPECT_EQ(fault(), "1 " + root() +
                         "/cases.toml:3:1: requires: there is no case 'twoo' in the same folder or "
                         "below the folder of all cases; did you mean two?");
  add("cases.toml",
      "[case.one]\nrequires = \"two\"\n[case.two]\nrequires = \"three\"\n"
      "[case.three]\nrequires = \"one\"\n");
  EXPECT_EQ(fault(), "1 " + root() +
                         "/cases.toml:2:1: requires: a circle: 'one' requires 'two' requires "
                         "'three' requires 'one'; remove one of these requirements");
  add("cases.toml", "[case.two]\nrequires = \"two\"\n");
  EXPECT_EQ(fault(), "1 " + root() +
                         "/cases.toml:2:1: requires: a circle: 'two' requires 'two'; remove one of "
                         "these requirements");
}

TEST_F(Discovery, KeepsTheFolderBesideTheGroupThatACaseCountsIn) {
  add("deep/a.in");
  add("deep/cases.toml", "group = \"cohesion\"\ncredit = \"all\"\n");
  const Case one = found().at(0);
  EXPECT_EQ(one.group, "deep") << "whose rules an answer follows goes by folders";
  EXPECT_EQ(one.settings.group, "cohesion");
  EXPECT_EQ(one.settings.credit, Credit::kAll);
}

}  // namespace
}  // namespace flocking::grade
