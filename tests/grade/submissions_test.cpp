#include "grade/submissions.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/error.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using testing::TempFolder;

class Submissions : public ::testing::Test {
 protected:
  void add(const std::string& name, bool executable = true) const {
    const std::string path = folder_.add("class/" + name, "#!/bin/sh\n");
    fs::permissions(path, fs::perms(executable ? 0755 : 0644));
  }
  [[nodiscard]] std::string root() const { return fs::canonical(folder_.path_of("class")); }
  [[nodiscard]] std::string given() const { return folder_.path_of("class"); }
  [[nodiscard]] std::string fault() const {
    try {
      static_cast<void>(submissions_in(given()));
    } catch (const Error& error) {
      return std::to_string(static_cast<int>(error.status())) + " " + error.what();
    }
    return "";
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }

 private:
  TempFolder folder_;
};

TEST_F(Submissions, AreProgramsAndFoldersWithRun) {
  add("zoe");
  add("anna/run");
  add("anna/helper");
  add("mia.py");
  add("notes.txt", false);
  add(".hidden");
  add(".git/run");
  add("empty/readme", false);
  add("half/run", false);
  std::vector<std::string> names;
  for (const Submission& one : submissions_in(given())) names.push_back(one.name);
  EXPECT_EQ(names, (std::vector<std::string>{"anna", "mia.py", "zoe"}));
}

TEST_F(Submissions, StartWhereTheirFilesAre) {
  add("anna/run");
  add("zoe");
  const std::vector<Submission> found = submissions_in(given());
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].command.executable, root() + "/anna/run");
  EXPECT_EQ(found[0].command.working_directory, root() + "/anna");
  EXPECT_EQ(found[1].command.executable, root() + "/zoe");
  EXPECT_EQ(found[1].command.arguments, (std::vector<std::string>{root() + "/zoe"}));
  for (const Submission& one : found) {
    EXPECT_EQ(one.problem, "");
    EXPECT_EQ(one.hidden, (std::vector<std::string>{root()}));
  }
}

TEST_F(Submissions, KnowWhatIsWrongWithOneOfThem) {
  fs::permissions(folder().add("class/typo", "#!/usr/bin/pyhton3\n"), fs::perms(0755));
  EXPECT_EQ(submissions_in(given()).at(0).problem,
            "its first line names an interpreter that cannot be run: '/usr/bin/pyhton3'");
}

TEST_F(Submissions, MayNotBeNone) {
  EXPECT_EQ(fault(), "3 --submissions " + given() + ": cannot read: No such file or directory");
  add("notes.txt", false);
  EXPECT_EQ(fault(),
            "1 --submissions " + given() +
                ": there is no executable file in it, nor a folder with an executable run");
}

TEST_F(Submissions, LeaveLinksToNowhereAlone) {
  add("anna");
  fs::create_symlink("/no/such/place", given() + "/lost");
  fs::create_symlink("circle", given() + "/circle");
  EXPECT_EQ(fault(), "");
}

TEST_F(Submissions, MayBeOneByItsCommand) {
  add("solution");
  const Submission one = one_submission({given() + "/solution", "-x", ""});
  EXPECT_EQ(one.name, given() + "/solution");
  EXPECT_EQ(one.problem, "");
  EXPECT_EQ(one.command.arguments.size(), 3U);
  EXPECT_EQ(one_submission({given() + "/no"}).problem, "there is no such file");
  EXPECT_THROW(one_submission({}), UsageError);
}

}  // namespace
}  // namespace flocking::grade
