#include "sandbox/seccomp_filter.h"

#include <asm/sockios.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>

#include "sandbox/in_child.h"

namespace flocking::sandbox {
namespace {

using testing::in_child;

class SeccompFilter : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!filters_work()) GTEST_SKIP() << "this kernel or processor has no filters";
  }
};

std::string told(long result) { return result >= 0 ? "ok" : strerrorname_np(errno); }

std::string forked() {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  const std::string text = told(child);
  if (child > 0) waitpid(child, nullptr, 0);
  return text;
}

TEST_F(SeccompFilter, RefusesProcessesWhenAsked) {
  EXPECT_EQ(in_child([] {
              if (!install_filter({.processes = true})) return std::string("no filter");
              return forked() + " " + told(syscall(SYS_clone3, nullptr, 0));
            }),
            "EAGAIN ENOSYS");
  EXPECT_EQ(in_child([] { return install_filter({}) ? forked() : "no filter"; }), "ok");
}

TEST_F(SeccompFilter, RefusesTheNetworkWhenAsked) {
  const auto sockets = [] {
    return told(socket(AF_INET, SOCK_STREAM, 0)) + " " + told(socket(AF_INET6, SOCK_DGRAM, 0)) +
           " " + told(socket(AF_UNIX, SOCK_STREAM, 0));
  };
  EXPECT_EQ(in_child([&] { return install_filter({.network = true}) ? sockets() : "no filter"; }),
            "EACCES EACCES ok");
  EXPECT_EQ(in_child([&] {
              return install_filter({}) ? told(socket(AF_INET, SOCK_STREAM, 0)) : "no filter";
            }),
            "ok");
}

// Signal 0 asks and does nothing, should the filter be broken.
TEST_F(SeccompFilter, ProtectsProcesses) {
  EXPECT_EQ(in_child([] {
              const pid_t other = getppid();
              if (!install_filter({.no_signals = {other}})) return std::string("no filter");
              return told(kill(other, 0)) + " " + told(kill(-other, 0)) + " " + told(kill(-1, 0)) +
                     " " + told(syscall(SYS_tgkill, other, other, 0)) + " " +
                     told(syscall(SYS_tkill, other, 0)) + " " +
                     told(syscall(SYS_pidfd_open, other, 0)) + " " + told(kill(getpid(), 0));
            }),
            "EPERM EPERM EPERM EPERM EPERM EPERM ok");
}

TEST_F(SeccompFilter, ProtectsProcessesFromOtherWaysToSignal) {
  EXPECT_EQ(in_child([] {
              const pid_t other = getppid();
              if (!install_filter({.no_signals = {other}})) return std::string("no filter");
              siginfo_t info{};
              info.si_code = SI_QUEUE;
              f_owner_ex owner{F_OWNER_PID, other};
              int number = other;
              const int pipe_end = STDIN_FILENO;
              return told(syscall(SYS_rt_sigqueueinfo, other, 0, &info)) + " " +
                     told(syscall(SYS_rt_tgsigqueueinfo, other, other, 0, &info)) + " " +
                     told(syscall(SYS_pidfd_send_signal, -1, 0, nullptr, 0)) + " " +
                     told(fcntl(pipe_end, F_SETOWN, other)) + " " +
                     told(fcntl(pipe_end, F_SETOWN_EX, &owner)) + " " +
                     told(ioctl(pipe_end, FIOSETOWN, &number)) + " " +
                     told(ioctl(pipe_end, SIOCSPGRP, &number)) + " " +
                     told(fcntl(pipe_end, F_GETFD));
            }),
            "EPERM EPERM ENOSYS EPERM EPERM EPERM EPERM ok");
}

TEST_F(SeccompFilter, ProtectsTheLimitsOfProcesses) {
  EXPECT_EQ(in_child([] {
              const pid_t other = getppid();
              if (!install_filter({.no_signals = {other}})) return std::string("no filter");
              rlimit limits{};
              return told(prlimit(other, RLIMIT_CPU, nullptr, &limits)) + " " +
                     told(prlimit(0, RLIMIT_CPU, nullptr, &limits)) + " " +
                     told(prlimit(getpid(), RLIMIT_CPU, nullptr, &limits));
            }),
            "EPERM ok ok");
}

TEST_F(SeccompFilter, RefusesTheNetworkThroughRings) {
  EXPECT_EQ(in_child([] {
              if (!install_filter({.network = true})) return std::string("no filter");
              return told(syscall(SYS_io_uring_setup, 1, nullptr));
            }),
            "ENOSYS");
}

TEST_F(SeccompFilter, AlwaysRefusesToLookIntoOthers) {
  EXPECT_EQ(in_child([] {
              if (!install_filter({})) return std::string("no filter");
              return told(ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)) + " " +
                     told(syscall(SYS_process_vm_readv, getppid(), nullptr, 0, nullptr, 0, 0)) +
                     " " +
                     told(syscall(SYS_process_vm_writev, getppid(), nullptr, 0, nullptr, 0, 0));
            }),
            "EPERM EPERM EPERM");
}

#ifdef __x86_64__
TEST_F(SeccompFilter, KillsOtherCallingConventions) {
  EXPECT_EQ(in_child([] {
              if (!install_filter({})) return std::string("no filter");
              return told(syscall(0x40000000 + SYS_getpid));  // the x32 convention
            }),
            "signal " + std::to_string(SIGSYS));
}
#endif

TEST_F(SeccompFilter, FitsAllAtOnce) {
  EXPECT_EQ(in_child([] {
              const Refusals all{
                  .processes = true, .network = true, .no_signals = {getpid(), getppid(), 1}};
              return install_filter(all) ? forked() : "no filter";
            }),
            "EAGAIN");
}

}  // namespace
}  // namespace flocking::sandbox
