// Faults around a run, and attacks of a program on the process that runs it. Nothing may be left of
// the run, and the next run must be unaffected.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/words.h"
#include "sandbox/cgroup.h"
#include "sandbox/in_child.h"
#include "sandbox/process_tree.h"
#include "sandbox/sandbox.h"
#include "support/temp_folder.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using flocking::testing::TempFolder;
using ::testing::HasSubstr;
using testing::in_child;
using Words = std::vector<std::string>;

class FaultyRunInSandbox : public ::testing::Test {
 protected:
  FaultyRunInSandbox() : input_(folder_.add("input", "")) {}
  /// Returns "0: OUTPUT" for a command: its exit status and output. The calling process runs it.
  [[nodiscard]] std::string run(const Words& words, const Limits& limits = {},
                                const Layers& layers = {}) const {
    std::string output;
    const Outcome outcome = run(words, limits, layers, [&output](std::span<const char> bytes) {
      output.append(bytes.data(), bytes.size());
    });
    return outcome.failure + std::to_string(outcome.code) + ": " + output;
  }
  [[nodiscard]] Outcome run(const Words& words, const Limits& limits, const Layers& layers,
                            const Drain::Take& take) const {
    Sandbox sandbox(DedicatedProcess::dedicate(), layers, 0, -1);
    std::string problem;
    return sandbox.run(find_command(words, "/", problem), limits, Input(input_), {}, take);
  }

 private:
  TempFolder folder_;
  std::string input_;
};

TEST_F(FaultyRunInSandbox, LeavesNothingWhenTheOutputCannotBeTaken) {
  EXPECT_EQ(in_child([&]() -> std::string {
              try {
                static_cast<void>(run({"/bin/sh", "-c", "echo a; exec sleep 20"}, {}, {},
                                      [](auto) { throw std::runtime_error("full"); }));
              } catch (const std::runtime_error& error) {
                return std::string(error.what()) + " " +
                       std::to_string(descendants_of(getpid()).size());
              }
              return "not thrown";
            }),
            "full 0");
}

/// Makes a call fail as if the kernel did not have it.
void refuse(long call) {
  std::array<sock_filter, 4> filter = {
      {{BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, nr)},
       {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, static_cast<std::uint32_t>(call)},
       {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | ENOSYS},
       {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}}};
  sock_fprog program{filter.size(), filter.data()};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    throw std::runtime_error("no filter");
  }
}

TEST_F(FaultyRunInSandbox, LeavesNothingWhereItCannotBeWatched) {
  EXPECT_EQ(in_child([&] {
              refuse(SYS_pidfd_open);
              try {
                return run({"/bin/sleep", "20"});
              } catch (const std::exception& error) {
                return std::string(error.what()) + " " +
                       std::to_string(descendants_of(getpid()).size());
              }
            }),
            "cannot watch a process: Function not implemented 0");
}

TEST_F(FaultyRunInSandbox, EndsWithItsParent) {
  EXPECT_EQ(in_child([&] {
              prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
              const pid_t worker = fork();
              if (worker == 0) {
                static_cast<void>(run({"/bin/sleep", "20"}, {.wall_s = 20}));
                _exit(0);
              }
              for (int i = 0; i < 2000 && descendants_of(getpid()).size() < 2; ++i) usleep(1000);
              usleep(50'000);  // until the launcher has become the program
              kill(worker, SIGKILL);
              Reaped reaped;
              for (int i = 0; i < 2000 && reaped.reap(); ++i) usleep(1000);
              const std::size_t left = descendants_of(getpid()).size();
              kill_all_children(5.0, reaped);
              return std::to_string(left);
            }),
            "0");
}

TEST(FindLayers, WorksIfTheParentIgnoresSigchld) {
  EXPECT_EQ(in_child([&] {
              const Layers usual = find_layers();
              static_cast<void>(std::signal(SIGCHLD, SIG_IGN));
              return find_layers().no_namespaces == usual.no_namespaces ? "alike" : "missing";
            }),
            "alike");
}

TEST_F(FaultyRunInSandbox, KeepsItsInputReadable) {
  EXPECT_EQ(in_child([&] {
              // Changes the user, since root could read everything.
              if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) return "root";
              const Input input("/dev/null");
              const Descriptor first = input.open();
              if (fchmod(first.get(), 0) != 0) return "not changed";
              return input.open().get() >= 0 ? "open" : "closed";
            }),
            "open");
}

TEST_F(FaultyRunInSandbox, TakesTheLargestLimits) {
  constexpr std::uint64_t kMost = ~std::uint64_t{0};
  const Limits largest{.cpu_s = 1e300,
                       .wall_s = 1e300,
                       .memory_bytes = kMost,
                       .output_bytes = kMost,
                       .processes = kMost};
  for (const auto what : {RLIMIT_DATA, RLIMIT_CPU, RLIMIT_FSIZE}) {
    rlimit now{};
    getrlimit(what, &now);
    if (now.rlim_max != RLIM_INFINITY) GTEST_SKIP() << "these tests are limited themselves";
  }
  const std::string script = "ulimit -d; ulimit -t; ulimit -f; echo a";
  EXPECT_EQ(in_child([&] {
              return run({"/bin/sh", "-c", script}, largest);
            }),
            "0: 4503599628419072\n1000000001\nunlimited\na\n");
}

class FaultyCgroupRunInSandbox : public FaultyRunInSandbox {
 protected:
  void SetUp() override {
    layers_ = find_layers();
    layers_.namespaces = false;
    if (!layers_.cgroup) GTEST_SKIP() << "no control groups: " << layers_.no_cgroup;
  }
  [[nodiscard]] const Layers& layers() const { return layers_; }

 private:
  Layers layers_;
};

TEST_F(FaultyCgroupRunInSandbox, IgnoresALeftoverGroup) {
  const Words words = {"/bin/cat", "/proc/self/cgroup"};
  EXPECT_THAT(in_child([&] {
                for (const std::string_view base : split(layers().cgroup_base, ':')) {
                  fs::create_directory(std::string(base) + "/flocking-run-" +
                                       std::to_string(getpid()) + "-0");
                }
                return run(words, {}, layers());
              }),
              HasSubstr("/flocking-"));
}

// Sweeps like another grader at its start, in a container where that grader sees the groups but not
// the processes of their owners.
TEST_F(FaultyCgroupRunInSandbox, IsNotSweptWhileItIsMade) {
  constexpr int kGroups = 500;
  const std::string base = layers().cgroup_base;
  const pid_t self = getpid();
  const pid_t sweeper = fork();
  ASSERT_GE(sweeper, 0);
  if (sweeper == 0) {
    while (getppid() == self) Cgroup::sweep(base);
    _exit(0);
  }
  int missing = 0;
  for (int i = 0; i < kGroups; ++i) {
    const Cgroup group(base, {}, 0);
    if (!group.cpu_s() || !group.peak_memory_bytes()) ++missing;
  }
  kill(sweeper, SIGKILL);
  waitpid(sweeper, nullptr, 0);
  EXPECT_EQ(missing, 0);
}

TEST_F(FaultyCgroupRunInSandbox, ReportsAMissingGroup) {
  EXPECT_THAT(in_child([&] {
                Layers broken = layers();
                broken.cgroup_base = "/no/such";
                return run({"/bin/echo", "a"}, {}, broken);
              }),
              ::testing::StartsWith("threw: cannot make a control group"));
}

}  // namespace
}  // namespace flocking::sandbox
