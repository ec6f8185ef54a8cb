#include "sandbox/process_tree.h"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "sandbox/in_child.h"

namespace flocking::sandbox {
namespace {

using testing::in_child;

[[noreturn]] void sleep_for_ever() {
  while (true) pause();
}

/// Turns the calling process into a chain of `depth` waiting processes, each the child of the
/// previous one.
[[noreturn]] void be_chain(int depth) {
  if (depth > 1 && fork() == 0) be_chain(depth - 1);
  sleep_for_ever();
}

std::size_t wait_for_descendants(std::size_t count) {
  std::size_t found = 0;
  for (int attempt = 0; attempt < 2000 && found != count; ++attempt) {
    found = descendants_of(getpid()).size();
    usleep(1000);
  }
  return found;
}

TEST(ProcessTree, LooksAtItself) {
  Process self;
  ASSERT_TRUE(look_at(getpid(), self));
  EXPECT_EQ(self.id, getpid());
  EXPECT_EQ(self.parent, getppid());
  EXPECT_GT(self.resident_bytes, std::uint64_t{1} << 18U);
  EXPECT_GE(self.cpu_s, 0.0);
  EXPECT_FALSE(self.is_zombie);
  EXPECT_FALSE(look_at(0, self));
  EXPECT_FALSE(look_at(0x7FFFFFFF, self));
}

TEST(ProcessTree, IsNotMisledByNames) {
  EXPECT_EQ(in_child([] {
              prctl(PR_SET_NAME, ") Z 1 (a b", 0, 0, 0);
              Process self;
              if (!look_at(getpid(), self)) return "gone";
              return self.parent == getppid() && !self.is_zombie ? "right" : "misled";
            }),
            "right");
}

TEST(ProcessTree, FindsDescendantsAtAnyDepth) {
  EXPECT_EQ(in_child([] {
              prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
              if (fork() == 0) be_chain(4);
              const std::size_t found = wait_for_descendants(4);
              pid_t above = getpid();
              std::string order = "in order";
              for (const Process& process : descendants_of(getpid())) {
                if (process.parent != above) order = "out of order";
                above = process.id;
              }
              Reaped reaped;
              const bool dead = kill_all_children(5.0, reaped);
              return std::to_string(found) + " " + order + (dead ? " dead" : " alive");
            }),
            "4 in order dead");
}

TEST(ProcessTree, SeesTheDead) {
  EXPECT_EQ(in_child([] {
              const pid_t child = fork();
              if (child == 0) _exit(0);
              Process process;
              for (int attempt = 0; attempt < 2000; ++attempt) {
                if (look_at(child, process) && process.is_zombie) return "zombie";
                usleep(1000);
              }
              return "not seen";
            }),
            "zombie");
}

TEST(ProcessTree, KillsProcessesThatIgnoreSignals) {
  EXPECT_EQ(in_child([] {
              prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
              if (fork() == 0) {
                setsid();
                static_cast<void>(std::signal(SIGTERM, SIG_IGN));
                if (fork() == 0) be_chain(3);
                if (fork() == 0) raise(SIGSTOP);
                _exit(0);  // it becomes a zombie, and its children become orphans
              }
              const std::size_t found = wait_for_descendants(5);
              Reaped reaped;
              const bool dead = kill_all_children(5.0, reaped);
              return std::to_string(found) + (dead ? " dead " : " alive ") +
                     std::to_string(descendants_of(getpid()).size());
            }),
            "5 dead 0");
}

TEST(ProcessTree, ReportsHowTheMainChildEnded) {
  EXPECT_EQ(in_child([] {
              Reaped reaped;
              reaped.main_child = fork();
              if (reaped.main_child == 0) _exit(7);
              const pid_t other = fork();
              if (other == 0) sleep_for_ever();
              while (!reaped.main_has_ended) static_cast<void>(reaped.reap());
              const std::string left = reaped.reap() ? "one left" : "none left";
              const bool dead = kill_all_children(5.0, reaped);
              return std::to_string(WEXITSTATUS(reaped.main_status)) + " " + left +
                     (reaped.main_peak_bytes > 0 ? " measured" : " not measured") +
                     (dead ? " dead" : " alive");
            }),
            "7 one left measured dead");
}

}  // namespace
}  // namespace flocking::sandbox
