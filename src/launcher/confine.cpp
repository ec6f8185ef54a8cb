#include "launcher/confine.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/keyctl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "launcher/landlock.h"
#include "launcher/serve.h"

namespace flocking::launcher {
namespace {

// More descriptors than a grader ever has open.
constexpr int kMostDescriptors = 65536;

bool limit(int what, rlim_t wanted) {
  // Keep a limit that is already lower, because raising it is not allowed.
  rlimit now{};
  if (getrlimit(static_cast<__rlimit_resource>(what), &now) != 0) return false;
  const rlim_t least = wanted < now.rlim_max ? wanted : now.rlim_max;
  const rlimit limits{least, least};
  return setrlimit(static_cast<__rlimit_resource>(what), &limits) == 0;
}

// Sets the kernel's limits, which are only a fallback: the watching process stops the run earlier
// and more exactly.
bool set_limits(const Order& order) {
  constexpr rlim_t kStackBytes = rlim_t{8} << 20U;
  // One second between the warning and the kill.
  const rlimit cpu{order.cpu_s, order.cpu_s + 1};
  rlimit now{};
  if (order.is_bare) return true;
  if (getrlimit(RLIMIT_CPU, &now) != 0) return false;
  if (now.rlim_max > cpu.rlim_max && setrlimit(RLIMIT_CPU, &cpu) != 0) return false;
  // With a limit of 0, a core pattern such as |/usr/bin/dumper would still start that program.
  constexpr rlim_t kNoCore = 1;
  // Limit the number of processes only for the run's own user: for other users, all of their
  // processes would count.
  return limit(RLIMIT_CORE, kNoCore) && limit(RLIMIT_DATA, order.data_bytes) &&
         limit(RLIMIT_STACK, kStackBytes) && limit(RLIMIT_FSIZE, order.file_bytes) &&
         limit(RLIMIT_NOFILE, order.files) && limit(RLIMIT_MEMLOCK, 0) &&
         limit(RLIMIT_MSGQUEUE, 0) && limit(RLIMIT_RTPRIO, 0) && limit(RLIMIT_NICE, 0) &&
         limit(RLIMIT_SIGPENDING, order.queued_signals) &&
         (!order.limits_users || limit(RLIMIT_NPROC, order.processes));
}

void reset_signals() {
  for (int signal = 1; signal < NSIG; ++signal) {
    static_cast<void>(std::signal(signal, SIG_DFL));  // NOLINT(concurrency-mt-unsafe): one thread
  }
  sigset_t none;
  sigemptyset(&none);
  static_cast<void>(pthread_sigmask(SIG_SETMASK, &none, nullptr));
}

bool drop_capabilities() {
  __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct now[2]{};
  if (syscall(SYS_capget, &head, now) != 0) return false;
  if ((now[0].permitted | now[1].permitted | now[0].inheritable | now[1].inheritable) == 0)
    return true;
  for (int number = 0; prctl(PR_CAPBSET_READ, number, 0, 0, 0) >= 0; ++number) {
    // Fails without the right to drop capabilities; then no_new_privs prevents that the program
    // regains the capability.
    static_cast<void>(prctl(PR_CAPBSET_DROP, number, 0, 0, 0));
  }
  static_cast<void>(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0));
  const __user_cap_data_struct none[2]{};
  return syscall(SYS_capset, &head, none) == 0;
}

/// A filter in the kernel's format, in memory.
struct FilterProgram {
  sock_fprog program{};
  bool is_read = false;
};

FilterProgram read_filter(int file) {
  struct stat status {};
  if (fstat(file, &status) != 0) return {};
  const auto bytes = static_cast<std::size_t>(status.st_size);
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0);
  if (memory == MAP_FAILED) return {};
  const sock_fprog program{static_cast<unsigned short>(bytes / sizeof(sock_filter)),
                           static_cast<sock_filter*>(memory)};
  for (unsigned short i = 0; i < program.len; ++i) {
    if (program.filter[i].k == Order::kSelf) program.filter[i].k = static_cast<__u32>(getpid());
  }
  return {.program = program, .is_read = true};
}

bool install_filter(int file) {
  FilterProgram filter = read_filter(file);
  return filter.is_read && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter.program) == 0;
}

// Sends `file` through a socket.
bool send_descriptor(int socket, int file) {
  char byte = 0;
  iovec text{&byte, 1};
  alignas(cmsghdr) char room[CMSG_SPACE(sizeof file)] = {};
  msghdr message{};
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = room;
  message.msg_controllen = sizeof room;
  cmsghdr* const head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof file);
  std::memcpy(CMSG_DATA(head), &file, sizeof file);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1;
}

// Called before the other filter is installed, because that may refuse to send messages.
bool install_notifying_filter(const Order& order) {
  FilterProgram filter = read_filter(order.notifying_filter);
  if (!filter.is_read) return false;
  const long requests = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                                SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter.program);
  if (requests < 0) return false;
  const bool is_sent = send_descriptor(order.notices, static_cast<int>(requests));
  close(static_cast<int>(requests));
  return is_sent;
}

// Leaves the session's keyring, in which a run could read what another run stored.
void leave_keyring() {
  static_cast<void>(syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr, 0, 0, 0));
}

// Marks all descriptors except the standard ones to be closed when the program starts.
bool close_on_exec() {
  if (syscall(SYS_close_range, 3U, ~0U, 4U /* CLOSE_RANGE_CLOEXEC */) == 0) return true;
  // Kernels before 5.11 do not have close_range() with this flag.
  for (int file = 3; file < kMostDescriptors; ++file) {
    static_cast<void>(fcntl(file, F_SETFD, FD_CLOEXEC));
  }
  return true;
}

// Changes to the user `user`, unless it is 0, and drops all capabilities.
bool change_user(uid_t user) {
  if (user != 0 && (setgroups(0, nullptr) != 0 || setresgid(user, user, user) != 0 ||
                    setresuid(user, user, user) != 0)) {
    return false;
  }
  return drop_capabilities();
}

// Makes the calling process die when its parent dies or the reader of `report` has gone.
bool die_with_parent(int report) {
  // This must come after change_user(), since changing the user resets it.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return false;
  // The parent may have died before this call; then the pipe has no reader.
  pollfd reader{.fd = report, .events = 0, .revents = 0};
  if (poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0) _exit(1);
  return true;
}

Failure failed(Step step) { return {.at_start = false, .error = errno, .step = step}; }

}  // namespace

bool become_guardian(const Order& order, Step& step) {
  step = Step::kUser;
  if (!change_user(order.guardian)) return false;
  step = Step::kParent;
  if (!die_with_parent(order.report)) return false;
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  return true;
}

Failure become(Order& order, const Words& words) {
  reset_signals();
  umask(022);
  setsid();
  leave_keyring();
  if (!set_limits(order)) return failed(Step::kLimits);
  // Change the folder while the process still has its rights: only the owner may be allowed to
  // enter it.
  if (chdir(words.working_directory) != 0) return failed(Step::kFolder);
  if (!change_user(order.user)) return failed(Step::kUser);
  if (!die_with_parent(order.report)) return failed(Step::kParent);
  if (!close_on_exec()) return failed(Step::kDescriptors);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return failed(Step::kFilter);
  // If the program returns all of a huge page except one small page, only this page would be
  // counted.
  if (order.is_uncounted) static_cast<void>(prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0));
  if (order.landlock_abi > 0 && !restrict_to(order.landlock_abi, words.paths)) {
    return failed(Step::kLandlock);
  }
  if (order.notifying_filter >= 0 && !install_notifying_filter(order)) {
    return failed(Step::kFilter);
  }
  if (order.filter >= 0 && !install_filter(order.filter)) return failed(Step::kFilter);
  if (order.streams >= 0 && !take_streams(order)) return failed(Step::kStreams);
  execve(words.executable, words.arguments, words.environment);
  return {.at_start = true, .error = errno, .step = Step::kFilter};
}

}  // namespace flocking::launcher
