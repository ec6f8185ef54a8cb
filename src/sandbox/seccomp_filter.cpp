#include "sandbox/seccomp_filter.h"

#include <asm/sockios.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace flocking::sandbox {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0;
#endif

constexpr std::size_t kMostInstructions = 192;

/// A filter program without allocation, since it is made between fork and exec. Each rule is a jump
/// over its own few instructions.
class Program {
 public:
  void load(std::size_t offset) {
    add({BPF_LD | BPF_W | BPF_ABS, 0, 0, static_cast<std::uint32_t>(offset)});
  }
  void load_number() { load(offsetof(seccomp_data, nr)); }
  // The lower half, and the upper: both processors are little-endian.
  void load_argument(std::size_t which) { load(offsetof(seccomp_data, args) + 8 * which); }
  void load_upper_half(std::size_t which) { load(offsetof(seccomp_data, args) + 8 * which + 4); }

  void skip_unless_equal(std::uint32_t value, std::uint8_t count) {
    add({BPF_JMP | BPF_JEQ | BPF_K, 0, count, value});
  }
  void skip_if_equal(std::uint32_t value, std::uint8_t count) {
    add({BPF_JMP | BPF_JEQ | BPF_K, count, 0, value});
  }
  void skip_unless_any_bit(std::uint32_t bits, std::uint8_t count) {
    add({BPF_JMP | BPF_JSET | BPF_K, 0, count, bits});
  }
  void allow() { answer(SECCOMP_RET_ALLOW); }
  void refuse(int error) { answer(SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error)); }
  void kill() { answer(SECCOMP_RET_KILL_PROCESS); }

  // Behind load_number(): refuses a call whatever its arguments.
  void refuse_call(long number, int error) {
    skip_unless_equal(static_cast<std::uint32_t>(number), 1);
    refuse(error);
  }

  [[nodiscard]] sock_fprog program() {
    return {static_cast<unsigned short>(size_), instructions_.data()};
  }
  [[nodiscard]] bool fits() const { return size_ < kMostInstructions; }

 private:
  void answer(std::uint32_t what) { add({BPF_RET | BPF_K, 0, 0, what}); }
  void add(sock_filter instruction) {
    if (size_ < kMostInstructions) instructions_[size_++] = instruction;
  }

  std::array<sock_filter, kMostInstructions> instructions_{};
  std::size_t size_ = 0;
};

// The call has five arguments; the pass stands where a sixth would.
constexpr std::size_t kPassArgument = 5;

void refuse_processes(Program& program, std::uint64_t pass) {
#ifdef SYS_fork
  program.refuse_call(SYS_fork, EAGAIN);
  program.refuse_call(SYS_vfork, EAGAIN);
#endif
  program.refuse_call(SYS_clone3, ENOSYS);  // libraries then take clone
  if (pass == 0) return program.refuse_call(SYS_clone, EAGAIN);
  program.skip_unless_equal(SYS_clone, 6);
  program.load_argument(kPassArgument);
  program.skip_unless_equal(static_cast<std::uint32_t>(pass), 3);
  program.load_upper_half(kPassArgument);
  program.skip_unless_equal(static_cast<std::uint32_t>(pass >> 32U), 1);
  program.allow();
  program.refuse(EAGAIN);
}

// Behind load_number(), like all of these: a call is compared once, so that the others get past it
// with one instruction. The kernel runs the filter for every call there is when it takes it.
void refuse_argument(Program& program, long call, std::size_t which,
                     std::initializer_list<std::uint32_t> values, int error) {
  program.skip_unless_equal(static_cast<std::uint32_t>(call),
                            static_cast<std::uint8_t>(2 + 2 * values.size()));
  program.load_argument(which);
  for (const std::uint32_t value : values) {
    program.skip_unless_equal(value, 1);
    program.refuse(error);
  }
  program.allow();
}

void refuse_network(Program& program) {
  refuse_argument(program, SYS_socket, 0, {AF_INET, AF_INET6, AF_PACKET}, EACCES);
  program.refuse_call(SYS_io_uring_setup, ENOSYS);  // a ring opens sockets without that call
}

void refuse_signals(Program& program, const std::vector<pid_t>& processes) {
  if (processes.empty()) return;
  // Limits too: one of no processor time is a signal.
  for (const long call : {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo,
                          SYS_rt_tgsigqueueinfo, SYS_pidfd_open, SYS_prlimit64}) {
    const std::size_t rules = processes.size() * (call == SYS_kill ? 2 : 1) + 1;
    program.skip_unless_equal(static_cast<std::uint32_t>(call),
                              static_cast<std::uint8_t>(2 + 2 * rules));
    program.load_argument(0);
    const auto refuse_to = [&program](pid_t process) {
      program.skip_unless_equal(static_cast<std::uint32_t>(process), 1);
      program.refuse(EPERM);
    };
    for (const pid_t process : processes) {
      refuse_to(process);
      if (call == SYS_kill) refuse_to(-process);
    }
    refuse_to(-1);  // everybody
    program.allow();
  }
  // A folder of /proc does as well as what pidfd_open gives; libraries then take kill.
  program.refuse_call(SYS_pidfd_send_signal, ENOSYS);
  // A file tells its owner of news, by any signal that is wanted.
  refuse_argument(program, SYS_fcntl, 1, {F_SETOWN, F_SETOWN_EX}, EPERM);
  refuse_argument(program, SYS_ioctl, 1, {FIOSETOWN, SIOCSPGRP}, EPERM);
}

}  // namespace

bool install_filter(const Refusals& refusals) {
  if (kArchitecture == 0) return false;
  Program program;
  program.load(offsetof(seccomp_data, arch));
  // Other calling conventions of the same processor number their calls differently.
  program.skip_if_equal(kArchitecture, 1);
  program.kill();
  program.load_number();
#ifdef __x86_64__
  program.skip_unless_any_bit(0x40000000, 1);  // the x32 convention
  program.kill();
#endif
  program.refuse_call(SYS_ptrace, EPERM);
  program.refuse_call(SYS_process_vm_readv, EPERM);
  program.refuse_call(SYS_process_vm_writev, EPERM);
  if (refusals.processes) refuse_processes(program, refusals.pass);
  if (refusals.network) refuse_network(program);
  refuse_signals(program, refusals.no_signals);
  program.allow();
  if (!program.fits()) return false;
  sock_fprog filter = program.program();
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

pid_t fork_with_pass(std::uint64_t pass) {
  return static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0, pass));
}

bool filters_work() {
  const pid_t child = fork();
  if (child == 0) _exit(install_filter({.processes = true, .network = true}) ? 0 : 1);
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

}  // namespace flocking::sandbox
