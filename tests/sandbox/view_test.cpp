#include "sandbox/view.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "sandbox/in_child.h"
#include "sandbox/reach.h"
#include "sandbox/stage.h"
#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;
using testing::in_child;
using Words = std::vector<std::string>;

class ViewOfCommand : public ::testing::Test {
 protected:
  ViewOfCommand() : root_(fs::canonical(folder_.path_of("")).string()) {}
  void SetUp() override {
    fs::permissions(root_, fs::perms(0755));
    start_ = fs::current_path();
  }
  void TearDown() override { fs::current_path(start_); }
  /// Creates a new file; returns its path.
  [[nodiscard]] std::string add(const std::string& name, const std::string& text = "") const {
    return fs::canonical(folder_.add(name, text)).string();
  }
  [[nodiscard]] std::string path(const std::string& name) const { return root_ + "/" + name; }
  [[nodiscard]] Words shown(const Command& command, const Words& hidden = {},
                            const Words& never_shown = {}) const {
    Words paths;
    for (const Shown& one : view_of(command, hidden, never_shown).shown) paths.push_back(one.path);
    return paths;
  }

 private:
  TempFolder folder_;
  std::string root_;
  fs::path start_;
};

TEST_F(ViewOfCommand, IsItsProgramWithItsFolder) {
  const std::string program = add("alice/run");
  EXPECT_EQ(shown({program, {program}, path("alice")}), Words{path("alice")});
}

TEST_F(ViewOfCommand, IsNotTheFolderThatTheGraderWasStartedIn) {
  const std::string program = add("desk/solution");
  fs::current_path(path("desk"));
  EXPECT_EQ(shown({program, {"./solution"}, path("desk")}), Words{program});
  fs::create_directory(path("desk/below"));
  fs::current_path(path("desk/below"));
  EXPECT_EQ(shown({program, {"../solution"}, path("desk/below")}), Words{program});
}

TEST_F(ViewOfCommand, IsNoFolderThatHoldsSomethingHidden) {
  const std::string program = add("desk/solution");
  const std::string cases = path("desk/cases");
  EXPECT_EQ(shown({program, {program}, "/tmp"}, {cases}), Words{program});
  EXPECT_EQ(shown({program, {program}, "/tmp"}, {path("desk")}), Words{program});
  EXPECT_EQ(shown({program, {program}, "/tmp"}, {}, {path("desk/build/flocking")}), Words{program});
  EXPECT_EQ(shown({program, {program}, "/tmp"}, {}), Words{path("desk")});
}

TEST_F(ViewOfCommand, IsAllOfItsFolderButWhatIsMasked) {
  const std::string program = add("desk/solution");
  const std::string helper = add("desk/helper.py");
  const std::string data = add("desk/lib/data");
  const std::string copy = add("desk/lib/flocking");
  static_cast<void>(add("desk/more/x"));
  fs::create_symlink(copy, path("desk/link"));
  Command command{program, {program}, "/tmp"};
  command.masked = {copy};
  EXPECT_EQ(shown(command), (Words{helper, data, path("desk/more"), program}));
  command.masked = {path("desk")};
  EXPECT_EQ(shown(command), Words{program});
  command.masked.clear();
  EXPECT_EQ(shown(command, {}, {copy}), (Words{helper, data, path("desk/more"), program}));
}

TEST_F(ViewOfCommand, IsNoFolderThatIsTooWide) {
  const std::string program = add("home/solution");
  const char* old = std::getenv("HOME");
  const std::string home = old != nullptr ? old : "";
  setenv("HOME", path("home").c_str(), 1);
  EXPECT_EQ(shown({program, {program}, "/tmp"}), Words{program});
  setenv("HOME", path("home/deeper").c_str(), 1);
  fs::create_directory(path("home/deeper"));
  EXPECT_EQ(shown({program, {program}, "/tmp"}), Words{program});
  setenv("HOME", home.c_str(), 1);
}

TEST_F(ViewOfCommand, HasTheFilesThatItNames) {
  const std::string map = add("data/map.csv");
  const std::string script = add("work/main.py");
  const Command command{
      "/usr/bin/python3", {"python3", "main.py", map, "--fast", "", "no/such"}, path("work")};
  EXPECT_EQ(shown(command), (Words{map, path("work")}));
  EXPECT_EQ(view_of(command, {}, {}).working_directory, path("work"));
  EXPECT_EQ(shown(command, {map}), Words{path("work")});
  for (const char* wide : {"/", "/tmp", "/home", "/root", "/var/tmp", ".."}) {
    EXPECT_EQ(shown({"/bin/sh", {"sh", wide}, "/tmp"}), Words{}) << wide;
  }
}

TEST_F(ViewOfCommand, HasWhatAnInterpreterWasInstalledWith) {
  const std::string python = add("home/.tools/versions/3/bin/python3");
  static_cast<void>(add("home/.tools/versions/3/lib/os.py"));
  static_cast<void>(add("home/secret"));
  fs::permissions(python, fs::perms(0755));
  const std::string script = add("class/a.py", "#!" + python + "\n");
  EXPECT_EQ(shown({script, {script}, "/tmp"}, {path("class")}), Words{script})
      << "anybody could name it";
  const char* old = std::getenv("PATH");
  const std::string search = old != nullptr ? old : "";
  setenv("PATH", (path("home/.tools/versions/3/bin") + ":" + search).c_str(), 1);
  const View view = view_of({script, {script}, "/tmp"}, {path("class")}, {});
  const std::string by_env = add("class/b.py", "#!/usr/bin/env python3\n");
  EXPECT_EQ(shown({by_env, {by_env}, "/tmp"}, {path("class")}),
            (Words{by_env, path("home/.tools/versions/3/bin/python3"),
                   path("home/.tools/versions/3/lib")}));
  // Options of env, and other names in the first line, must not make any file visible.
  for (const char* words :
       {"/usr/bin/env -S -u /etc sh", "/usr/bin/env -S -u ../home/secret sh",
        "/usr/bin/env X=/etc sh", "/usr/bin/env /bin/../home/x", "home/x", "home/env python3"}) {
    const std::string sly = add("class/sly", std::string("#!") + words + "\n");
    EXPECT_EQ(shown({sly, {sly}, "/tmp"}, {path("class")}), Words{sly}) << words;
  }
  setenv("PATH", search.c_str(), 1);
  ASSERT_EQ(view.shown.size(), 3U);
  EXPECT_EQ(view.shown[0].path, script);
  EXPECT_EQ(view.shown[1].path, python);
  EXPECT_EQ(view.shown[2].path, path("home/.tools/versions/3/lib"));
  EXPECT_EQ(view.search_path, path("home/.tools/versions/3/bin") + ":/usr/local/bin:/usr/bin:/bin");
}

// The simulator may be installed with the same prefix as the interpreter; with CMake's default
// prefix it is.
TEST_F(ViewOfCommand, HasAnInterpreterWithoutTheSimulatorBesideIt) {
  const std::string python = add("local/bin/python3");
  fs::permissions(python, fs::perms(0755));
  const std::string simulator = add("local/bin/flocking");
  const std::string engine = add("local/lib/libflocking_engine.a");
  const std::string library = add("local/lib/libpython3.so.1.0");
  fs::create_symlink("libpython3.so.1.0", path("local/lib/libpython3.so"));
  fs::create_symlink("libflocking_engine.a", path("local/lib/libother.a"));
  static_cast<void>(add("local/lib/python3/os.py"));
  const std::string script = add("class/a.py", "#!/usr/bin/env python3\n");
  const char* old = std::getenv("PATH");
  const std::string search = old != nullptr ? old : "";
  setenv("PATH", (path("local/bin") + ":" + search).c_str(), 1);
  EXPECT_EQ(
      shown({script, {script}, "/tmp"}, {path("class")}, {simulator, engine}),
      (Words{script, python, path("local/lib/libpython3.so"), library, path("local/lib/python3")}));
  setenv("PATH", search.c_str(), 1);
}

TEST_F(ViewOfCommand, HidesTheSimulatorUnlessItIsTheProgram) {
  const std::string one = add("one/flocking");
  const Words never = {one, "/usr/bin/flocking"};
  EXPECT_EQ(view_of({"/bin/sh", {"sh"}, "/tmp"}, {}, never).hidden, never);
  EXPECT_EQ(view_of({one, {one}, "/tmp"}, {}, never).hidden, Words{"/usr/bin/flocking"});
}

TEST_F(ViewOfCommand, IsReachedByLandlockWithoutWhatIsHidden) {
  View view;
  view.hidden = {"/usr/bin/env"};
  view.shown = {{"/a", "/b/a"}};
  const Words reach = reach_of(view, false);
  const auto has = [&reach](const std::string& entry) {
    return std::find(reach.begin(), reach.end(), entry) != reach.end();
  };
  EXPECT_TRUE(has("x/b/a"));
  EXPECT_TRUE(has("x/usr/lib"));
  EXPECT_FALSE(has("x/usr"));
  EXPECT_FALSE(has("x/usr/bin"));
  EXPECT_FALSE(has("x/usr/bin/env"));
  EXPECT_TRUE(has("u/dev/null"));
  for (const std::string& entry : reach) EXPECT_NE(entry[0], 'w') << entry;
  // The folders below list the sockets of the machine.
  EXPECT_TRUE(has("l/proc/self") && has("r/proc/self/maps"));
  EXPECT_FALSE(has("r/proc/self") || has("r/proc/self/task"));
  EXPECT_EQ(reach_of(view, true).back(), "x/");
}

TEST_F(ViewOfCommand, IsStagedWhereOthersCouldNotReadIt) {
  const std::string program = add("alice/run", "#!/bin/sh\n");
  static_cast<void>(add("alice/data/x", "text"));
  fs::permissions(program, fs::perms(0755));
  View view = view_of({program, {program}, path("alice")}, {}, {});
  EXPECT_FALSE(needs_stage(view, true));
  fs::permissions(path("alice/data/x"), fs::perms(0600));
  EXPECT_TRUE(needs_stage(view, true));
  fs::permissions(path("alice/data/x"), fs::perms(0644));
  fs::permissions(path("alice"), fs::perms(0700));
  fs::create_symlink("/etc/shadow", path("alice/link"));
  std::string copy;
  {
    const Stage stage(view, true, getegid());
    copy = view.shown.front().source;
    EXPECT_NE(copy, path("alice"));
    EXPECT_FALSE(needs_stage(view, true));
    EXPECT_TRUE(fs::is_symlink(copy + "/link"));
    EXPECT_EQ(fs::file_size(copy + "/data/x"), 4U);
    const Command moved =
        moved_to_sources({program, {program, "data/x", "other"}, path("alice")}, view);
    EXPECT_EQ(moved.executable, copy + "/run");
    EXPECT_EQ(moved.working_directory, copy);
    EXPECT_EQ(moved.arguments, (Words{program, copy + "/data/x", copy + "/other"}));
  }
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(ViewOfCommand, IsNotCopiedAtAllWhereItIsTooLarge) {
  const std::string program = add("alice/run");
  const std::string hole = add("alice/hole");
  fs::resize_file(hole, 2 * Stage::kMostBytes);
  fs::permissions(hole, fs::perms(0600));
  View view = view_of({program, {program}, path("alice")}, {}, {});
  EXPECT_EQ(in_child([&view] {
              // Makes a longer copy impossible.
              signal(SIGXFSZ, SIG_IGN);
              constexpr rlim_t kMost = 1U << 20U;
              const rlimit limit{kMost, kMost};
              setrlimit(RLIMIT_FSIZE, &limit);
              const Stage stage(view, true, getegid());
              return std::string("copied");
            }),
            "threw: its folder holds more than 1 GiB");
}

TEST_F(ViewOfCommand, IsStagedBelowAFolderThatItsOwnerAloneMayEnter) {
  const std::string program = add("home/class/solution", "#!/bin/sh\n");
  fs::permissions(program, fs::perms(0755));
  fs::permissions(path("home"), fs::perms(0700));
  const View view = view_of({program, {program}, "/tmp"}, {path("home/class")}, {});
  EXPECT_TRUE(needs_stage(view, false));
  EXPECT_FALSE(needs_stage(view, true));
}

}  // namespace
}  // namespace flocking::sandbox
