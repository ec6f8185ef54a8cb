#include "sandbox/filter.h"

#include <asm/sockios.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <functional>
#include <set>
#include <string>

#include "launcher/order.h"
#include "sandbox/in_child.h"
#include "sandbox/refused_calls.h"

namespace flocking::sandbox {
namespace {

using testing::in_child;

class Filter : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (!filters_work(why)) GTEST_SKIP() << why;
  }
};

bool install(const Refusals& refusals) {
  const Descriptor file = make_filter(refusals);
  struct stat status {};
  if (fstat(file.get(), &status) != 0) return false;
  const auto bytes = static_cast<std::size_t>(status.st_size);
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE, file.get(), 0);
  sock_fprog program{static_cast<unsigned short>(bytes / sizeof(sock_filter)),
                     static_cast<sock_filter*>(memory)};
  for (unsigned short i = 0; i < program.len; ++i) {  // the launcher does the same
    if (program.filter[i].k == launcher::Order::kSelf) {
      program.filter[i].k = static_cast<std::uint32_t>(getpid());
    }
  }
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

std::string told(long result) { return result >= 0 ? "ok" : strerrorname_np(errno); }

std::string behind(const Refusals& refusals, const std::function<std::string()>& work) {
  return in_child([&] { return install(refusals) ? work() : "no filter"; });
}

std::string forked() {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  const std::string text = told(child);
  if (child > 0) waitpid(child, nullptr, 0);
  return text;
}

TEST_F(Filter, RefusesProcessesWhenRequested) {
  const auto all = [] { return forked() + " " + told(syscall(SYS_clone3, nullptr, 0)); };
  EXPECT_EQ(behind({.processes = true}, all), "EAGAIN ENOSYS");
  EXPECT_EQ(behind({}, all), "ok ENOSYS");
}

TEST_F(Filter, RefusesNamespaces) {
  EXPECT_EQ(
      behind({},
             [] {
               std::string text = told(unshare(CLONE_NEWUSER)) + " " + told(setns(-1, 0));
               for (const int flag : {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC,
                                      CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET}) {
                 text += " " + told(syscall(SYS_clone, static_cast<unsigned long>(flag) | SIGCHLD,
                                            0, 0, 0, 0));
               }
               return text;
             }),
      "EPERM EPERM EPERM EPERM EPERM EPERM EPERM EPERM EPERM");
}

TEST_F(Filter, LeavesSocketsOfThisMachineToThoseWithANetworkOfTheirOwn) {
  const auto sockets = [] {
    std::string text;
    for (const int family : {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, AF_VSOCK, AF_ALG}) {
      text += told(socket(family, SOCK_DGRAM, 0)) + " ";
    }
    std::array<int, 2> ends{};
    return text + told(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()));
  };
  EXPECT_EQ(behind({}, sockets), "ok EACCES EACCES EACCES EACCES EACCES EACCES ok");
  EXPECT_EQ(behind({.sockets = true}, sockets),
            "EACCES EACCES EACCES EACCES EACCES EACCES EACCES ok");
}

// Checks calls that Landlock does not refuse before version 3.
TEST_F(Filter, RefusesTruncationOfFilesThatAreNotWritten) {
  const auto truncate_all = [] {
    const int read = open("/no/file", O_RDONLY | O_TRUNC);
    return told(read) + " " + told(openat(AT_FDCWD, "/no/file", O_TRUNC | O_CLOEXEC)) + " " +
           told(truncate("/no/file", 0)) + " " + told(open("/no/file", O_WRONLY | O_TRUNC)) + " " +
           told(open("/no/file", O_RDONLY)) + " " + told(syscall(SYS_openat2, 0, "", nullptr, 0));
  };
  EXPECT_EQ(behind({.truncation = true}, truncate_all),
            "EACCES EACCES EACCES ENOENT ENOENT ENOSYS");
  EXPECT_EQ(behind({}, truncate_all), "ENOENT ENOENT ENOENT ENOENT ENOENT EINVAL");
}

TEST_F(Filter, RefusesClocksOfOtherProcesses) {
  const auto ask_for_clocks = [] {
    const clockid_t clock = (~static_cast<clockid_t>(getppid()) << 3) | 2;
    timespec time{};
    timer_t timer{};
    return told(clock_gettime(clock, &time)) + " " + told(clock_getres(clock, &time)) + " " +
           told(syscall(SYS_clock_nanosleep, clock, 0, &time, nullptr)) + " " +
           told(syscall(SYS_timer_create, clock, nullptr, &timer)) + " " +
           told(timer_create(CLOCK_PROCESS_CPUTIME_ID, nullptr, &timer));
  };
  EXPECT_EQ(behind({.sockets = true}, ask_for_clocks), "EINVAL EINVAL EINVAL EINVAL ok");
  EXPECT_EQ(behind({}, ask_for_clocks), "ok ok ok ok ok");
}

TEST_F(Filter, ComparesTheWholeArgumentWhereOneValueIsAllowed) {
  EXPECT_EQ(behind({},
                   [] {
                     return told(syscall(SYS_socket, (1UL << 32U) | AF_UNIX, SOCK_STREAM, 0)) +
                            " " + told(syscall(SYS_prlimit64, 1UL << 32U, RLIMIT_CPU, 0, 0));
                   }),
            "EACCES EPERM");
}

TEST_F(Filter, ComparesTheLowerHalfWhereOneValueIsRefused) {
  EXPECT_EQ(behind({},
                   [] {
                     return told(syscall(SYS_fcntl, 0, (1UL << 32U) | F_SETOWN, 1)) + " " +
                            told(syscall(SYS_ioctl, 0, (1UL << 32U) | TIOCSTI, "")) + " " +
                            told(syscall(SYS_prctl, (1UL << 32U) | PR_SET_PDEATHSIG, 0, 0, 0, 0));
                   }),
            "EPERM EPERM EPERM");
}

// Sends signal 0, which has no effect if the filter is broken.
TEST_F(Filter, LetsAProcessSignalOnlyItself) {
  EXPECT_EQ(in_child([] {
              const pid_t other = getppid();
              if (!install({.outsiders = true})) return std::string("no filter");
              siginfo_t info{};
              info.si_code = SI_QUEUE;
              return told(kill(other, 0)) + " " + told(kill(-other, 0)) + " " + told(kill(-1, 0)) +
                     " " + told(syscall(SYS_tgkill, other, other, 0)) + " " +
                     told(syscall(SYS_tkill, other, 0)) + " " +
                     told(syscall(SYS_rt_sigqueueinfo, other, 0, &info)) + " " +
                     told(syscall(SYS_rt_tgsigqueueinfo, other, other, 0, &info)) + " " +
                     told(kill(getpid(), 0)) + " " + told(raise(0));
            }),
            "EPERM EPERM EPERM EPERM EPERM EPERM EPERM ok ok");
}

TEST_F(Filter, RefusesOtherWaysToSignal) {
  EXPECT_EQ(behind({},
                   [] {
                     f_owner_ex owner{F_OWNER_PID, getppid()};
                     int number = getppid();
                     const int pipe_end = STDIN_FILENO;
                     return told(syscall(SYS_pidfd_open, getpid(), 0)) + " " +
                            told(syscall(SYS_pidfd_send_signal, -1, 0, nullptr, 0)) + " " +
                            told(fcntl(pipe_end, F_SETOWN, number)) + " " +
                            told(fcntl(pipe_end, F_SETOWN_EX, &owner)) + " " +
                            told(ioctl(pipe_end, FIOSETOWN, &number)) + " " +
                            told(ioctl(pipe_end, SIOCSPGRP, &number)) + " " + told(kill(-1, 0)) +
                            " " + told(fcntl(pipe_end, F_GETFD));
                   }),
            "ENOSYS ENOSYS EPERM EPERM EPERM EPERM EPERM ok");
}

TEST_F(Filter, LetsAProcessChangeOnlyItself) {
  EXPECT_EQ(behind({},
                   [] {
                     rlimit limits{};
                     sched_param none{};
                     cpu_set_t all;
                     CPU_ZERO(&all);
                     CPU_SET(0, &all);
                     const pid_t other = getppid();
                     return told(prlimit(other, RLIMIT_CPU, nullptr, &limits)) + " " +
                            told(prlimit(0, RLIMIT_CPU, nullptr, &limits)) + " " +
                            told(sched_setscheduler(other, SCHED_OTHER, &none)) + " " +
                            told(sched_setaffinity(other, sizeof all, &all)) + " " +
                            told(sched_setaffinity(0, sizeof all, &all)) + " " +
                            told(setpriority(PRIO_PROCESS, static_cast<id_t>(other), 1)) + " " +
                            told(setpriority(PRIO_USER, 0, 1)) + " " +
                            told(setpriority(PRIO_PROCESS, 0, 1));
                   }),
            "EPERM ok EPERM EPERM ok EPERM EPERM ok");
}

TEST_F(Filter, RefusesUncountedMemoryWhenRequested) {
  const auto all = [] {
    std::array<int, 2> ends{};
    msghdr message{};
    static_cast<void>(pipe(ends.data()));
    return told(memfd_create("x", 0)) + " " + told(fcntl(ends[0], F_SETPIPE_SZ, 1 << 20)) + " " +
           told(sendmsg(-1, &message, 0)) + " " + told(shmget(IPC_PRIVATE, 4096, 0600));
  };
  EXPECT_EQ(behind({}, all), "ok ok EBADF ENOSYS");
  EXPECT_EQ(behind({.uncounted = true}, all), "ENOSYS EPERM EACCES ENOSYS");
}

TEST_F(Filter, MakesTheDisksNoWork) {
  EXPECT_EQ(behind({}, [] { return told(syscall(SYS_sync)) + told(syscall(SYS_syncfs, -1)); }),
            "okok");
}

#ifdef __x86_64__
TEST_F(Filter, KillsOtherCallingConventions) {
  // the call in the x32 convention
  EXPECT_EQ(behind({}, [] { return told(syscall(0x40000000 + SYS_getpid)); }),
            "signal " + std::to_string(SIGSYS));
}
#endif

// Makes the call of each row that needs no argument, with arguments that have no effect: detects a
// misspelt name, and a row that hides another.
TEST_F(Filter, RefusesEveryCallOfTheTable) {
  const std::set<std::string> known_here = [] {
    std::set<std::string> names;
    for (const RefusedCall& row : refused_calls()) names.insert(row.name);
    return names;
  }();
  EXPECT_GT(known_here.size(), 90U);
  struct Probe {
    const char* name;
    long number;
    int error;
  };
  for (const Probe& probe :
       {Probe{"ptrace", SYS_ptrace, EPERM}, Probe{"bpf", SYS_bpf, EPERM},
        Probe{"keyctl", SYS_keyctl, EPERM}, Probe{"add_key", SYS_add_key, EPERM},
        Probe{"io_uring_setup", SYS_io_uring_setup, ENOSYS},
        Probe{"userfaultfd", SYS_userfaultfd, EPERM},
        Probe{"perf_event_open", SYS_perf_event_open, EACCES}, Probe{"mount", SYS_mount, EPERM},
        Probe{"chroot", SYS_chroot, EPERM},
        Probe{"open_by_handle_at", SYS_open_by_handle_at, EPERM},
        Probe{"quotactl", SYS_quotactl, EPERM},
        Probe{"process_vm_readv", SYS_process_vm_readv, EPERM}, Probe{"kcmp", SYS_kcmp, EPERM},
        Probe{"semget", SYS_semget, ENOSYS}, Probe{"mq_open", SYS_mq_open, ENOSYS},
        Probe{"flock", SYS_flock, ENOLCK}, Probe{"inotify_init1", SYS_inotify_init1, ENOSYS},
        Probe{"memfd_secret", 447, ENOSYS}, Probe{"personality", SYS_personality, EPERM}}) {
    EXPECT_TRUE(known_here.contains(probe.name)) << probe.name;
    EXPECT_EQ(behind({}, [&] { return told(syscall(probe.number, -1L, -1L, -1L, -1L, -1L)); }),
              strerrorname_np(probe.error))
        << probe.name;
  }
}

TEST(RefusedCalls, SayWhy) {
  for (const RefusedCall& row : refused_calls()) {
    EXPECT_GT(std::string(row.why).size(), 8U) << row.name;
    EXPECT_LT(row.argument, 6U) << row.name;
  }
}

}  // namespace
}  // namespace flocking::sandbox
