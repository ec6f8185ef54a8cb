// Tests of submissions on generated inputs, one run after the other; if runs share a sandbox, all
// in one sandbox.
#include "grade/probe_runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "grade/submissions.h"
#include "sandbox/in_child.h"
#include "support/temp_folder.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;
using explain::RunResult;
using sandbox::testing::in_child;
using ::testing::HasSubstr;
using testing::TempFolder;

class Probes : public ::testing::TestWithParam<bool> {
 protected:
  Probes() {
    fs::permissions(folder_.path_of(""), fs::perms(0755));
    layers_ = sandbox::find_layers();
  }
  void SetUp() override {
    if (!GetParam()) {
      layers_.namespaces = false;
    } else if (!layers_.namespaces) {
      GTEST_SKIP() << "no namespaces: " << layers_.no_namespaces;
    }
  }
  // Returns a submission that is a shell script.
  [[nodiscard]] Submission script(const std::string& text) const {
    const std::string path = folder_.add("script", "#!/bin/sh\n" + text);
    fs::permissions(path, fs::perms(0755));
    return one_submission({path}, {});
  }
  // Returns the result of `work` with a runner of the submission, in a process that may have
  // children.
  using Work = std::function<std::string(ProbeRunner&)>;
  [[nodiscard]] std::string with(const Submission& submission, const Work& work,
                                 const sandbox::Limits& limits = {}) const {
    return in_child([&] {
      ProbeRunner runner(submission, limits, layers_);
      return work(runner);
    });
  }
  // Returns everything that the script prints in `runs` runs.
  [[nodiscard]] std::string printed(const std::string& text, int runs) const {
    return with(script(text), [runs](ProbeRunner& runner) {
      std::string all;
      for (int i = 0; i < runs; ++i) {
        const RunResult result = runner.run(std::to_string(i) + "\n");
        all += result.output + result.how;
      }
      return all;
    });
  }
  [[nodiscard]] const sandbox::Layers& layers() const { return layers_; }

 private:
  TempFolder folder_;
  sandbox::Layers layers_;
};

std::string numbers_to(int end) {
  std::string text;
  for (int i = 0; i < end; ++i) text += std::to_string(i) + "\n";
  return text;
}

TEST_P(Probes, AnswerEachInput) {
  EXPECT_EQ(printed("read -r line; echo $line", 40), numbers_to(40));
}

TEST_P(Probes, TellLastWords) {
  const std::string text =
      with(one_submission({FLOCKING_THROWS_AT_STOD}, {}), [](ProbeRunner& runner) {
        std::string all;
        for (int i = 0; i < 3; ++i) {
          const RunResult result = runner.run("1\nno number\n");
          all += result.how + "|" + result.last_words + "|" + runner.run("1").how + "\n";
        }
        return all;
      });
  EXPECT_THAT(text, HasSubstr("signal 6 (SIGABRT)|terminate called"));
  EXPECT_THAT(text, HasSubstr("stod"));
}

TEST_P(Probes, KeepTheEndOfLastWords) {
  const std::string script_text =
      "i=0; while [ $i -lt 400 ]; do echo 123456789 >&2; i=$((i+1)); done; "
      "echo end >&2";
  const std::string text = with(script(script_text), [](ProbeRunner& runner) {
    static_cast<void>(runner.run(""));
    return runner.run("").last_words;
  });
  EXPECT_EQ(text.size(), 2048U);
  EXPECT_THAT(text, ::testing::EndsWith("6789\nend\n"));
}

// Files of one run must not be visible to the next.
TEST_P(Probes, LeaveNothingToTheNextRun) {
  EXPECT_EQ(printed("cd $TMPDIR; for x in left*; do [ $x = 'left*' ] || echo $x; done; : >left", 8),
            "");
  EXPECT_EQ(
      printed("cd $TMPDIR; [ ! -e left ] || echo found; read -r n; [ $n != 7 ] || : >left", 20),
      "");
}

// The first run has a separate sandbox, in which a launcher creates no files.
TEST_P(Probes, LeaveNoTraceOfFilesWithoutANameEither) {
  if (!GetParam()) GTEST_SKIP() << "the folder is one of the machine's";
  const std::string text =
      with(one_submission({FLOCKING_NUMBERS_FILES}, {}), [](ProbeRunner& runner) {
        static_cast<void>(runner.run(""));
        const std::string second = runner.run("").output;
        return second == runner.run("").output && !second.empty() ? "the same" : "others";
      });
  EXPECT_EQ(text, "the same");
}

// In a class, these programs are graded one after the other. In this test, each runs several times,
// followed by an honest program.
TEST_P(Probes, AreNothingToAttackersSlow) {
  const std::string folder = FLOCKING_HOSTILE;
  std::vector<Submission> submissions = {one_submission({folder + "/bin/honest"}, {})};
  for (const char* name : {"tells_next_case", "kills_guardian", "changes_others", "signals_others",
                           "makes_forbidden_calls"}) {
    submissions.push_back(one_submission({folder + "/bin/" + name}, {}));
  }
  const std::string text = in_child([&] {
    std::ifstream file(folder + "/cases/flock.in");
    const std::string input{std::istreambuf_iterator<char>(file), {}};
    ProbeRunner runner(submissions, {}, layers(), 0);
    const std::string right = runner.run(input).output;
    std::string all;
    for (std::size_t one = 1; one < submissions.size(); ++one) {
      for (const std::size_t turn : {one, one, one, one, std::size_t{0}, std::size_t{0}}) {
        runner.turn_to(turn);
        const RunResult result = runner.run(input);
        all += result.output == right && result.ended_well ? "." : submissions[turn].name + " ";
      }
    }
    return right.empty() ? "nothing is printed" : all;
  });
  EXPECT_EQ(text, std::string(5 * 6, '.'));
}

// Each way to leave a mark in the private folder must end the sandbox.
TEST_P(Probes, ShareNoSandboxWithWhoLeftAMark) {
  if (!GetParam()) GTEST_SKIP() << "the folder is one of the machine's";
  const std::string program = std::string(FLOCKING_HOSTILE) + "/bin/marks_sandbox";
  const std::string text = with(one_submission({program}, {}), [](ProbeRunner& runner) {
    constexpr int kMarks = 12;
    std::string wrong;
    std::size_t left = 0;
    static_cast<void>(runner.run("mark -1\n"));  // has a separate sandbox
    for (int number = 0; number < kMarks; ++number) {
      const std::string mark = "mark " + std::to_string(number) + "\n";
      const std::string made = runner.run(mark).output;
      const std::string next = runner.run("mark -1\n").output;
      const auto sandbox = [](const std::string& told) { return told.substr(0, told.find('\n')); };
      const bool is_left = made.ends_with("left\n");
      left += is_left ? 1U : 0U;
      if (made.empty() || !sandbox(next).ends_with(" clean")) wrong += mark + made + next;
      if (is_left && sandbox(made) == sandbox(next)) wrong += "the same behind " + mark;
    }
    return left < 5 ? "too few marks could be left" : wrong;
  });
  EXPECT_EQ(text, "");
}

TEST_P(Probes, GoOnAfterACrash) {
  EXPECT_EQ(printed("read -r n; [ $n -ne 5 ] || kill -SEGV $$; [ $n -ne 6 ] || exit 9; echo $n", 8),
            "0\n1\n2\n3\n4\nsignal 11 (SIGSEGV)exit status 97\n");
}

TEST_P(Probes, StopWhatTakesTooLongSlow) {
  const Submission submission = script("read -r n; [ $n != 3 ] || exec sleep 100; echo $n");
  const std::string text = with(submission,
                                [](ProbeRunner& runner) {
                                  std::string all;
                                  for (int i = 0; i < 6; ++i) {
                                    const RunResult result = runner.run(std::to_string(i) + "\n");
                                    all += result.was_stopped ? "stopped\n" : result.output;
                                  }
                                  return all;
                                },
                                {.wall_s = 3});
  EXPECT_EQ(text, "0\n1\n2\nstopped\n4\n5\n");
}

TEST_P(Probes, StopWhatPrintsTooMuch) {
  const Submission submission =
      script("read -r n; while [ $n = 3 ]; do echo 123456789; done; echo $n");
  const std::string text =
      with(submission,
           [](ProbeRunner& runner) {
             std::string all;
             for (int i = 0; i < 5; ++i) {
               const RunResult result = runner.run(std::to_string(i) + "\n");
               all += result.was_stopped ? result.how.substr(0, 6) + "\n" : result.output;
             }
             return all;
           },
           {.output_bytes = 10'000});
  EXPECT_THAT(text, ::testing::MatchesRegex("0\n1\n2\n[a-z]+.*\n4\n"));
}

TEST_P(Probes, StopSoonerWhatPrintsWithoutEndToASmallInput) {
  const Submission submission = script("read -r n; while :; do echo 123456789; done");
  const std::string how = with(submission, [](ProbeRunner& runner) {
    const std::string of_small = runner.run("0\n").how;
    return of_small + ", " + runner.run(std::string(400, '0') + "\n").how;
  });
  EXPECT_EQ(how, "more than 1 MiB of output, more than 1.227 MiB of output");
}

TEST_P(Probes, TurnToOthers) {
  std::vector<Submission> submissions(3, one_submission({"/bin/cat"}, {}));
  submissions[1] = one_submission({"/bin/false"}, {});
  submissions[2].problem = "it is no program";
  const std::string text = in_child([&] {
    ProbeRunner runner(submissions, {}, layers(), 0);
    std::string all;
    for (const std::size_t one : std::vector<std::size_t>{0, 0, 0, 1, 1, 1, 2, 0}) {
      runner.turn_to(one);
      const RunResult result = runner.run("input ");
      all += result.output + result.how + "; ";
    }
    return all;
  });
  EXPECT_EQ(text,
            "input ; input ; input ; exit status 1; exit status 1; exit status 1; "
            "a failure to start: it is no program; input ; ");
}

// Python sees only these kernel settings, and other programs see none of them.
TEST_P(Probes, GivePythonLargePages) {
  const std::string folder = "/sys/kernel/mm/transparent_hugepage/";
  const std::string python = "/usr/bin/python3";
  if (!GetParam()) GTEST_SKIP() << "runs share no sandbox";
  if (!fs::exists(folder + "hpage_pmd_size")) GTEST_SKIP() << "the kernel has no large pages";
  if (!fs::exists(python)) GTEST_SKIP() << "no " << python;
  const std::string code =
      "import os\n"
      "for path, _, files in os.walk('/sys'):\n"
      "  for name in sorted(files): print(os.path.join(path, name))\n"
      "print(os.environ.get('PYTHONMALLOC', 'small'))\n";
  const auto third_run = [](ProbeRunner& runner) {
    for (int i = 0; i < 2; ++i) static_cast<void>(runner.run(""));
    const RunResult result = runner.run("");
    return result.output + result.how;
  };
  EXPECT_EQ(with(one_submission({python, "-c", code}, {}), third_run),
            folder + "enabled\n" + folder + "hpage_pmd_size\nmalloc\n");
  EXPECT_EQ(with(script("[ ! -e /sys ] || echo seen; echo ${PYTHONMALLOC:-small}"), third_run),
            "small\n");
}

TEST_P(Probes, AreAnsweredByTwoAtOnce) {
  const Submission submission = script("read -r line; echo $line");
  const std::string text = in_child([&] {
    ProbeRunner one(submission, {}, layers(), 0);
    ProbeRunner other(submission, {}, layers(), 1);
    std::string all;
    const auto never = [] { return false; };
    for (int i = 0; i < 6; ++i) {
      one.ask("a\n");
      other.ask("b\n");
      for (ProbeRunner* runner : {&other, &one}) all += runner->answer_unless(never)->output;
    }
    return all;
  });
  EXPECT_EQ(text, "b\na\nb\na\nb\na\nb\na\nb\na\nb\na\n");
}

TEST_P(Probes, EndTogetherWhereSeveralAreThere) {
  const Submission sleeper = script("exec sleep 1000");
  const std::string text = in_child([&]() -> std::string {
    std::vector<std::unique_ptr<ProbeRunner>> runners;
    for (std::size_t i = 0; i < 3; ++i) {
      runners.push_back(
          std::make_unique<ProbeRunner>(sleeper, sandbox::Limits{.wall_s = 100}, layers(), i));
    }
    for (const auto& runner : runners) {
      if (runner->run_unless("", [] { return true; })) return "there was something to tell";
      if (runner->is_usable()) return "it still runs";
    }
    const auto begin = std::chrono::steady_clock::now();
    runners.clear();
    const bool is_soon = std::chrono::steady_clock::now() - begin < std::chrono::seconds(20);
    return is_soon ? "ended" : "late";
  });
  EXPECT_EQ(text, "ended");
}

std::string name_of_sandbox(const ::testing::TestParamInfo<bool>& tested) {
  return tested.param ? "namespaces" : "limits";
}

INSTANTIATE_TEST_SUITE_P(InEachSandbox, Probes, ::testing::Bool(), name_of_sandbox);

}  // namespace
}  // namespace flocking::grade
