// Tests of the workers and of the grader if one of them ends early.
#include "grade/workers.h"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "sandbox/in_child.h"
#include "sandbox/process_tree.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using sandbox::testing::in_child;
using testing::TempFolder;

constexpr std::uint64_t kPlenty = std::uint64_t{1} << 50U;  // enough for sanitized tests, too

/// A shell script as the submission, on `count` cases whose results are large.
class Workers : public ::testing::Test {
 protected:
  Workers() {
    fs::permissions(folder_.path_of(""), fs::perms(0755));
    input_ = folder_.add("c.in", std::string(4096, ' '));
    answer_ = folder_.add("c.out", "1\n");
  }
  using Done = std::function<void(std::size_t, std::size_t, const CaseRun&)>;
  void work(const std::string& script, std::size_t count, const Done& done,
            std::size_t workers = 1) const {
    Case one;
    one.input_path = input_;
    one.answer_path = answer_;
    one.name = "c";
    one.settings.limits.memory_bytes = kPlenty;
    one.settings.limits.wall_s = 20;
    const std::vector<Case> cases(count, one);
    std::vector<Submission> submissions(1);
    submissions[0].name = "s";
    submissions[0].command = {
        .executable = "/bin/sh", .arguments = {"sh", "-c", script}, .working_directory = "/"};
    const Work all{.cases = cases,
                   .submissions = submissions,
                   .layers = {},
                   .workers = workers,
                   .repeat = 1,
                   .keep_folder = keep_folder_};
    do_work(
        all, [] { return false; }, done);
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  void keep_in(const std::string& name) { keep_folder_ = folder_.path_of(name); }

 private:
  TempFolder folder_;
  std::string input_;
  std::string answer_;
  std::string keep_folder_;
};

TEST_F(Workers, TellWhatBecameOfEachCase) {
  EXPECT_EQ(in_child([&] {
              std::string text;
              work("echo 1", 2, [&](std::size_t submission, std::size_t one, const CaseRun& run) {
                text += std::to_string(submission) + std::to_string(one) +
                        short_name(run.result.verdict) + " ";
              });
              return text;
            }),
            "00AC 01AC ");
}

TEST_F(Workers, WaitWhereTheDeadWereToBeForgotten) {
  EXPECT_EQ(in_child([&] {
              static_cast<void>(std::signal(SIGCHLD, SIG_IGN));
              std::string text;
              work("exit 3", 1, [&](auto, auto, const CaseRun& run) { text = run.result.detail; });
              return text;
            }),
            "exit status 3");
}

// More results than a pipe can hold; no process reads them.
constexpr std::size_t kTooMany = 200;

TEST_F(Workers, EndWhenTheirResultsCannotBeTaken) {
  EXPECT_EQ(in_child([&]() -> std::string {
              static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
              alarm(60);
              try {
                work("echo 1", kTooMany,
                     [](auto, auto, const auto&) { throw std::runtime_error("full"); });
              } catch (const std::runtime_error& error) {
                return std::string(error.what()) +
                       (waitpid(-1, nullptr, WNOHANG) < 0 ? " and alone" : " with workers");
              }
              return "not thrown";
            }),
            "full and alone");
}

TEST_F(Workers, EndWithTheGrader) {
  EXPECT_EQ(in_child([&] {
              static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
              prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
              if (fork() == 0) {
                work(
                    "echo 1", kTooMany,
                    [](auto, auto, const auto&) { static_cast<void>(raise(SIGKILL)); }, 2);
              }
              sandbox::Reaped reaped;
              for (int i = 0; i < 2000 && reaped.reap(); ++i) usleep(5000);
              const std::size_t left = sandbox::descendants_of(getpid()).size();
              sandbox::kill_all_children(5.0, reaped);
              return std::to_string(left);
            }),
            "0");
}

TEST_F(Workers, AreWaitedForWhereNotAllCanBeSpawned) {
  EXPECT_EQ(in_child([&]() -> std::string {
              static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
              constexpr uid_t kNobodyElse = 1'899'999'999;
              if (geteuid() != 0 || setresuid(kNobodyElse, kNobodyElse, kNobodyElse) != 0) {
                return "cannot start a worker, alone";
              }
              const rlimit two{2, 2};
              setrlimit(RLIMIT_NPROC, &two);
              try {
                work(
                    "echo 1", 20, [](auto, auto, const auto&) {}, 4);
              } catch (const std::exception& error) {
                const std::string what = error.what();
                return what.substr(0, what.find(':')) +
                       (waitpid(-1, nullptr, WNOHANG) < 0 ? ", alone" : ", with workers");
              }
              return "not thrown";
            }),
            "cannot start a worker, alone");
}

// This protects results in transit from programs that run as the same user.
TEST_F(Workers, AndTheGraderCannotBeLookedInto) {
  EXPECT_EQ(in_child([&] {
              if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) return std::string("root");
              prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
              std::string text;
              const std::string grader = "/proc/" + std::to_string(getpid());
              work("echo /proc/$PPID/fd/* " + grader + "/fd/* >&2; echo 1", 1,
                   [&](auto, auto, const CaseRun& run) { text = run.result.stderr_excerpt; });
              const bool hidden = text.find(grader + "/fd/*") != std::string::npos &&
                                  text.find("/proc/" + grader) == std::string::npos;
              return std::string(hidden ? "hidden" : text) +
                     (prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 1 ? ", as before" : ", changed");
            }),
            "hidden, as before");
}

TEST_F(Workers, OpenNotMoreThanTheyMaySlow) {
  EXPECT_EQ(in_child([&] {
              const rlimit few{40, 40};
              setrlimit(RLIMIT_NOFILE, &few);
              std::size_t passed = 0;
              work("echo 1", 100, [&](auto, auto, const CaseRun& run) {
                passed += std::size_t{run.result.passed()};
              });
              return std::to_string(passed);
            }),
            "100");
}

TEST_F(Workers, SayWhereAnOutputWasNotKept) {
  keep_in("kept");
  fs::create_directories(folder().path_of("kept/s"));
  const auto warning = [&] {
    return in_child([&] {
      std::string text;
      work("echo 1", 1, [&](auto, auto, const CaseRun& run) {
        text = short_name(run.result.verdict);
        for (const std::string& line : run.result.warnings) text += " " + line;
      });
      return text;
    });
  };
  EXPECT_EQ(warning(), "AC");
  EXPECT_EQ(folder().text_of("kept/s/c.out"), "1\n");
  folder().remove("kept/s/c.out");
  fs::create_directory(folder().path_of("kept/s/c.out"));
  EXPECT_EQ(warning(), "AC its output could not be kept");
  fs::remove_all(folder().path_of("kept/s"));
  fs::create_directory(folder().path_of("elsewhere"));
  fs::create_symlink("../elsewhere", folder().path_of("kept/s"));
  EXPECT_EQ(warning(), "AC its output could not be kept");
  EXPECT_FALSE(fs::exists(folder().path_of("elsewhere/c.out")));
}

}  // namespace
}  // namespace flocking::grade
