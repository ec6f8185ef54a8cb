// Runs real programs, with limits and, if groups can be made, in control groups. Namespaces need
// the real program: tests/program/grade_sandbox_program_test.cpp.
#include "sandbox/sandbox.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "sandbox/channel.h"
#include "sandbox/in_child.h"
#include "sandbox/process_tree.h"
#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;
using ::testing::HasSubstr;
using testing::in_child;
using ::testing::StartsWith;
using Words = std::vector<std::string>;

std::string described(const Outcome& outcome) {
  if (!outcome.failure.empty()) return "failure: " + outcome.failure;
  if (!outcome.cannot_start.empty()) return "cannot start: " + outcome.cannot_start;
  std::string text = (outcome.signaled ? "signal " : "exit ") + std::to_string(outcome.code);
  if (outcome.over_output) text += ", over output";
  if (outcome.over_memory) text += ", over memory";
  if (outcome.over_cpu) text += ", over cpu";
  if (outcome.over_wall) text += ", over wall";
  if (outcome.over_processes) text += ", over processes";
  if (!outcome.refused.empty()) text += ", refused " + outcome.refused;
  if (!outcome.stderr_text.empty()) text += ", stderr " + outcome.stderr_text;
  return text;
}

class RunInSandbox : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    fs::permissions(folder_.path_of(""), fs::perms(0755));
    static_cast<void>(folder_.add("input", "one\ntwo\n"));
    layers_ = find_layers();
    layers_.namespaces = false;
    if (GetParam() == "limits") {
      layers_.cgroup = false;
    } else if (!layers_.cgroup) {
      GTEST_SKIP() << "no control groups: " << layers_.no_cgroup;
    }
  }
  /// Returns "exit 0: OUTPUT" for a command that runs in a separate process.
  [[nodiscard]] std::string run(const Words& words, const Limits& limits = {}) const {
    return in_child([&] {
      Sandbox sandbox(DedicatedProcess::dedicate(), layers_, 0, -1);
      return run_in(sandbox, words, limits);
    });
  }
  [[nodiscard]] std::string shell(const std::string& script, const Limits& limits = {}) const {
    return run({"/bin/sh", "-c", script}, limits);
  }
  [[nodiscard]] std::string run_in(Sandbox& sandbox, const Words& words,
                                   const Limits& limits = {}) const {
    std::string problem;
    const Command command = find_command(words, "/", problem);
    const Input input(folder_.path_of("input"));
    std::string output;
    const Drain::Take take = [&](std::span<const char> bytes) {
      output.append(bytes.data(), bytes.size());
    };
    const Outcome outcome = sandbox.run(command, limits, input, {}, take);
    return described(outcome) + ": " + output;
  }
  [[nodiscard]] const TempFolder& folder() const { return folder_; }
  [[nodiscard]] const Layers& layers() const { return layers_; }

 private:
  TempFolder folder_;
  Layers layers_;
};

TEST_P(RunInSandbox, ReportsHowItEnded) {
  EXPECT_EQ(shell("exit 0"), "exit 0: ");
  EXPECT_EQ(shell("echo a; exit 3"), "exit 3: a\n");
  EXPECT_EQ(shell("exit 255"), "exit 255: ");
  EXPECT_EQ(shell("kill -SEGV $$"), "signal 11: ");
  EXPECT_EQ(shell("kill -KILL $$"), "signal 9: ");
  EXPECT_EQ(shell("exit 139"), "exit 139: ");
}

TEST_P(RunInSandbox, IsByAnotherUserForEachCommand) {
  if (layers().first_user == 0) GTEST_SKIP() << "not root";
  const std::string text = in_child([&] {
    Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
    const std::string first = run_in(sandbox, {"/usr/bin/id", "-u"});
    const std::string again = run_in(sandbox, {"/usr/bin/id", "-u"});
    const std::string other = run_in(sandbox, {"/bin/sh", "-c", "exec id -u"});
    return std::string(first == again ? "same" : "differ") + (again == other ? " same" : " differ");
  });
  EXPECT_EQ(text, "same differ");
}

// The launcher would read the bytes after the NUL as its next order: a path that the run may reach.
TEST_P(RunInSandbox, StartsNoCommandWithANulInIt) {
  const std::string nul(1, '\0');
  for (const Words& words : {Words{"/bin/echo", "a" + nul + "w/"}, Words{"/bin/echo", nul}}) {
    EXPECT_EQ(run(words), "cannot start: an argument of its command contains a NUL byte: ");
  }
}

TEST_P(RunInSandbox, KeepsTheStartOfStderr) {
  EXPECT_EQ(shell("echo oops >&2; echo fine"), "exit 0, stderr oops\n: fine\n");
  const std::string much = shell(
      "i=0; while [ $i -lt 1000 ]; do echo 123456789 >&2; "
      "i=$((i+1)); done");
  EXPECT_THAT(much, StartsWith("exit 0, stderr 123456789\n"));
  EXPECT_LT(much.size(), 4200U);
}

TEST_P(RunInSandbox, FeedsAllOfTheInput) {
  EXPECT_EQ(run({"/bin/cat"}), "exit 0: one\ntwo\n");
  EXPECT_EQ(run({"/bin/cat", "/dev/stdin"}), "exit 0: one\ntwo\n");
  const std::string large(3'000'000, 'x');
  static_cast<void>(folder().add("input", large));
  EXPECT_EQ(run({"/bin/cat"}).size(), large.size() + 8);
  static_cast<void>(folder().add("input", ""));
  EXPECT_EQ(run({"/bin/cat"}), "exit 0: ");
}

TEST_P(RunInSandbox, SealsTheInput) {
  const std::string text = in_child([&] {
    Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
    const Words attack = {"/bin/sh", "-c",
                          "echo changed 1<>/proc/self/fd/0; echo changed >/proc/self/fd/0; "
                          "echo changed >>/proc/self/fd/0; exec cat"};
    return run_in(sandbox, attack) + run_in(sandbox, {"/bin/cat"});
  });
  EXPECT_THAT(text, HasSubstr(": one\ntwo\n"));
  EXPECT_THAT(text, ::testing::EndsWith("exit 0: one\ntwo\n"));
}

TEST_P(RunInSandbox, CutsTheOutputAtItsLimit) {
  const Limits limits{.output_bytes = 1000};
  const std::string text = shell("while :; do echo 123456789; done", limits);
  EXPECT_THAT(text, HasSubstr(", over output: 123456789\n"));
  EXPECT_EQ(text.substr(text.find(": ") + 2).size(), 1000U);
  EXPECT_THAT(shell("while :; do echo 123456789 >&2; done", limits), HasSubstr(", over output"));
  EXPECT_EQ(shell("printf '%1000s'", limits).size(), std::string("exit 0: ").size() + 1000);
  EXPECT_THAT(shell("printf '%1001s'", limits), HasSubstr("over output"));
}

TEST_P(RunInSandbox, EndsAtTheClockSlow) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(run({"/bin/sleep", "20"}, {.wall_s = 0.2}), "signal 9, over wall: ");
  // The time is enough to start a shell on a busy machine.
  EXPECT_EQ(shell("trap '' TERM HUP INT; echo a; exec sleep 20", {.wall_s = 2.0}),
            "signal 9, over wall: a\n");
  EXPECT_EQ(shell("kill -STOP $$", {.wall_s = 0.2}), "signal 9, over wall: ");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(18));
}

TEST_P(RunInSandbox, EndsAtItsProcessorTime) {
  EXPECT_EQ(shell("while :; do :; done", {.cpu_s = 0.2, .wall_s = 10}), "signal 9, over cpu: ");
}

TEST_P(RunInSandbox, EndsAtItsMemory) {
  const Limits limits{.cpu_s = 5, .wall_s = 10, .memory_bytes = std::uint64_t{24} << 20U};
  EXPECT_THAT(shell("a=0123456789abcdef; while :; do a=$a$a; done", limits),
              HasSubstr("over memory"));
}

TEST_P(RunInSandbox, RefusesProcessesBeyondTheLimit) {
  EXPECT_THAT(shell("sleep 0; echo after"), ::testing::Not(HasSubstr("exit 0")));
  EXPECT_EQ(shell("sleep 0; echo after", {.processes = 8}), "exit 0: after\n");
}

TEST_P(RunInSandbox, ReportsARefusedProcess) {
  if (!layers().notices) GTEST_SKIP() << "the kernel does not notify of refused calls here";
  EXPECT_THAT(shell("sleep 0; echo after"), StartsWith("exit 2, refused a process, stderr "));
  EXPECT_EQ(shell("echo Resource temporarily unavailable >&2"),
            "exit 0, stderr Resource temporarily unavailable\n: ");
  // In shells with children, refusals are not reported to the grader, because a child's end would
  // make the next fork fail.
  EXPECT_THAT(shell("sleep 1 & sleep 1 & wait", {.processes = 2}),
              ::testing::Not(HasSubstr("refused")));
  EXPECT_EQ(shell("sleep 0; sleep 0; sleep 0", {.processes = 2}), "exit 0: ");
}

TEST_P(RunInSandbox, RunsManyThatAreAlwaysAlone) {
  EXPECT_EQ(in_child([&] {
              Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
              std::string text = run_in(sandbox, {"/bin/cat"});
              text += run_in(sandbox, {"/bin/sh", "-c", "exit 3"});
              text += run_in(sandbox, {"/bin/sh", "-c", "kill -ABRT $$"});
              text += run_in(sandbox, {"/bin/sleep", "20"}, {.wall_s = 0.2});
              const std::string fork = run_in(sandbox, {"/bin/sh", "-c", "sleep 0; echo after"});
              return text + (fork.starts_with("exit 2") ? "refused" : fork);
            }),
            "exit 0: one\ntwo\nexit 3: signal 6: signal 9, over wall: refused");
}

TEST_P(RunInSandbox, LeavesNothingAlive) {
  EXPECT_EQ(in_child([&] {
              Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
              const Words words = {"/bin/sh", "-c", "setsid sleep 20 & (sleep 20 &) ; echo a"};
              const std::string text = run_in(sandbox, words, {.wall_s = 3, .processes = 16});
              return text + std::to_string(descendants_of(getpid()).size());
            }),
            "exit 0: a\n0");
}

TEST_P(RunInSandbox, GivesACleanEnvironment) {
  setenv("FLOCKING_TEST_SECRET", "secret", 1);
  const std::string text = run({"/usr/bin/env"});
  unsetenv("FLOCKING_TEST_SECRET");
  EXPECT_THAT(text, ::testing::MatchesRegex(
                        "exit 0: HOME=[^\n]*\nTMPDIR=[^\n]*\nLANG=C.UTF-8\nPATH=[^\n]*\n"));
}

TEST_P(RunInSandbox, PassesNoDescriptorsOn) {
  const int inherited = open("/dev/null", O_RDONLY);  // NOLINT: without CLOEXEC
  ASSERT_GE(inherited, 0);
  // Descriptor 3 is the folder that ls reads.
  EXPECT_EQ(run({"/bin/ls", "/proc/self/fd"}), "exit 0: 0\n1\n2\n3\n");
  close(inherited);
}

TEST_P(RunInSandbox, RemovesThePrivateFolderAfterTheRun) {
  const char* old = std::getenv("TMPDIR");
  const std::string before = old != nullptr ? old : "";
  fs::create_directory(folder().path_of("tmp"));
  fs::permissions(folder().path_of("tmp"), fs::perms(0777));
  setenv("TMPDIR", folder().path_of("tmp").c_str(), 1);
  const std::string script = "cd \"$TMPDIR\" && echo * && echo x >file && echo *";
  const std::string text = in_child([&] {
    Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
    const Words words = {"/bin/sh", "-c", script};
    return run_in(sandbox, words) + run_in(sandbox, words);
  });
  before.empty() ? unsetenv("TMPDIR") : setenv("TMPDIR", before.c_str(), 1);
  EXPECT_EQ(text, "exit 0: *\nfile\nexit 0: *\nfile\n");
  EXPECT_TRUE(fs::is_empty(folder().path_of("tmp")));
}

// Each of the two files would be within the bound if it were alone.
TEST_P(RunInSandbox, CountsFilesWithAndWithoutNamesTogether) {
  const auto end_of = [&](const std::string& bytes) {
    const std::string script =
        "cd \"$TMPDIR\" && printf '%12000000s' >named && exec 3>nameless && rm nameless && "
        "printf '%" +
        bytes + "s' >&3 && sleep 2";
    return in_child([&] {
      Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
      const Command command{.executable = "/bin/sh",
                            .arguments = {"/bin/sh", "-c", script},
                            .working_directory = "/",
                            .temporary_bytes = 20'000'000,
                            .counts_files = true};
      const Limits limits{.wall_s = 20, .processes = 4};
      const Outcome outcome = sandbox.run(command, limits, Input("/dev/null"), {}, [](auto) {});
      return described(outcome) + (outcome.over_files ? ", over files" : "");
    });
  };
  EXPECT_EQ(end_of("1000000"), "exit 0");
  EXPECT_EQ(end_of("12000000"), "signal 9, over files");
}

// The kernel's peak of memory of a process includes its memory before it executed another program.
TEST_P(RunInSandbox, CountsNothingOfWhoStartsItSlow) {
  constexpr std::size_t kMiB = 1U << 20U;
  const std::string text = in_child([&] {
    const std::vector<char> much(300 * kMiB, 'x');
    Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, -1);
    Limits limits;
    limits.memory_bytes = 100 * kMiB;
    limits.processes = 4;
    const Words words = {"/bin/sh", "-c", "sleep 0.1; echo done"};
    std::string all = run_in(sandbox, words, limits);
    limits.processes = 1;
    const Words alone = {"/bin/echo", "alone"};
    for (int i = 0; i < 20; ++i) all += run_in(sandbox, alone, limits);
    return all + (much.back() == 'x' ? "" : "?");
  });
  std::string expected = "exit 0: done\n";
  for (int i = 0; i < 20; ++i) expected += "exit 0: alone\n";
  EXPECT_EQ(text, expected);
}

TEST_P(RunInSandbox, ReportsWhyNothingStarts) {
  const std::string text = folder().add("text", "just words\n");
  fs::permissions(text, fs::perms(0755));
  EXPECT_THAT(run({text}), StartsWith("cannot start: Exec format error; a script needs a first "
                                      "line such as #!/usr/bin/env python3"));
  EXPECT_THAT(run({"/no/such/program"}), StartsWith("cannot start: No such file or directory"));
}

TEST_P(RunInSandbox, EndsWhenTheLifelineHangsUp) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(in_child([&] {
              Pipe lifeline = make_pipe();
              lifeline.write_end.reset();
              Sandbox sandbox(DedicatedProcess::dedicate(), layers(), 0, lifeline.read_end.get());
              return run_in(sandbox, {"/bin/sleep", "20"}, {.wall_s = 20});
            }),
            "failure: the grading was stopped: ");
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST(WrappedRunInSandbox, HidesAndShowsWhatIsItsOwn) {
  const TempFolder folder;
  fs::permissions(folder.path_of(""), fs::perms(0755));
  Layers layers;
  layers.namespaces = true;
  layers.bubblewrap = folder.add(
      "bwrap", "#!/bin/sh\ntr '\\0' '\\n' </proc/self/fd/$2 | sed -n '/flocking-/s/$/ /p' >&2\n");
  fs::permissions(layers.bubblewrap, fs::perms(0755));
  const std::string one = fs::canonical(folder.add("one/run", "")).string();
  const std::string two = fs::canonical(folder.add("two/run", "")).string();
  const std::string text = in_child([&] {
    Sandbox sandbox(DedicatedProcess::dedicate(), layers, 0, -1);
    const auto words = [&](const std::string& program, const std::string& hidden) {
      const Command command{
          .executable = program, .arguments = {program}, .working_directory = "/"};
      const std::string said =
          sandbox.run(command, {}, Input("/dev/null"), {hidden}, [](auto) {}).stderr_text;
      return said.substr(0, said.find("/proc/self/fd"));
    };
    const auto has = [](const std::string& all, const std::string& part) {
      return std::string(all.find(part) != std::string::npos ? "yes " : "no ");
    };
    const std::string first = words(one, two);
    const std::string last = words(two, one);
    return has(first, "/one ") + has(first, "/two ") + has(last, "/one ") + has(last, "/two ") +
           (words(two, one) == last ? "alike" : "different");
  });
  EXPECT_EQ(text, "yes no no yes alike");
}

INSTANTIATE_TEST_SUITE_P(Layers, RunInSandbox, ::testing::Values("limits", "cgroup"),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace flocking::sandbox
