#include "sandbox/launch.h"

#include <fcntl.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <string>

#include "sandbox/process_tree.h"
#include "sandbox/seccomp_filter.h"

namespace flocking::sandbox {
namespace {

bool limit(int what, rlim_t soft, rlim_t hard) {
  // What is already lower stays: nobody may raise it.
  rlimit now{};
  if (getrlimit(static_cast<__rlimit_resource>(what), &now) != 0) return false;
  const rlimit wanted{std::min(soft, now.rlim_max), std::min(hard, now.rlim_max)};
  return setrlimit(static_cast<__rlimit_resource>(what), &wanted) == 0;
}

// The kernel's limits are the last line: whoever watches ends the run earlier and more exactly.
bool set_limits(const Limits& limits) {
  constexpr rlim_t kStackBytes = rlim_t{8} << 20U;
  constexpr rlim_t kMostFiles = 256;
  // The kernel counts in nanoseconds, and nothing may wrap round.
  constexpr double kMostCpu_s = 1e9;
  constexpr rlim_t kMostMemoryBytes = rlim_t{1} << 60U;
  const auto cpu = static_cast<rlim_t>(std::ceil(std::min(limits.cpu_s, kMostCpu_s))) + 1;
  const rlim_t data = std::min(limits.memory_bytes, kMostMemoryBytes) * 4 + (rlim_t{1} << 30U);
  return limit(RLIMIT_CORE, 0, 0) && limit(RLIMIT_CPU, cpu, cpu + 1) &&
         limit(RLIMIT_DATA, data, data) && limit(RLIMIT_STACK, kStackBytes, kStackBytes) &&
         limit(RLIMIT_FSIZE, limits.output_bytes, limits.output_bytes) &&
         limit(RLIMIT_NOFILE, kMostFiles, kMostFiles) && limit(RLIMIT_MEMLOCK, 0, 0) &&
         limit(RLIMIT_MSGQUEUE, 0, 0);
}

bool change_user(uid_t user) {
  if (user == 0) return true;
  return setgroups(0, nullptr) == 0 && setresgid(user, user, user) == 0 &&
         setresuid(user, user, user) == 0;
}

void reset_signals() {
  for (int signal = 1; signal < NSIG; ++signal) {
    static_cast<void>(std::signal(signal, SIG_DFL));  // NOLINT(concurrency-mt-unsafe): one thread
  }
  sigset_t none;
  sigemptyset(&none);
  static_cast<void>(pthread_sigmask(SIG_SETMASK, &none, nullptr));
}

std::vector<char*> pointers_to(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  // exec takes them as not const, and changes nothing.
  for (const std::string& word : words) {
    pointers.push_back(const_cast<char*>(word.c_str()));  // NOLINT(*-const-cast)
  }
  pointers.push_back(nullptr);
  return pointers;
}

std::string read_whole(int file) {
  std::string text;
  std::array<char, 4096> block{};
  ssize_t count = 0;
  while ((count = read(file, block.data(), block.size())) > 0) {
    text.append(block.data(), static_cast<std::size_t>(count));
  }
  close(file);
  return text;
}

[[noreturn]] void report_and_exit(int file, const LaunchReport& report) {
  const bool told = write(file, &report, sizeof report) == static_cast<ssize_t>(sizeof report);
  _exit(told ? 0 : 1);
}

}  // namespace

double now_s() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

StartFailure become(const Request& request, const std::vector<pid_t>& protected_processes) {
  const std::vector<char*> arguments = pointers_to(request.arguments);
  const std::vector<char*> environment = pointers_to(request.environment);
  const Refusals refusals{
      .processes = request.refuse_processes, .network = true, .no_signals = protected_processes};
  reset_signals();
  umask(022);
  setsid();
  // A user of its own has no other processes; of any other, all would count.
  const rlim_t processes = request.limits.processes;
  const bool ready = set_limits(request.limits) &&
                     (request.user == 0 || limit(RLIMIT_NPROC, processes, processes)) &&
                     change_user(request.user) &&
                     // Whoever watches may be killed; a change of user would undo this.
                     prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 &&
                     chdir(request.working_directory.c_str()) == 0 &&
                     syscall(SYS_close_range, 3U, ~0U, 4U /* CLOSE_RANGE_CLOEXEC */) == 0;
  if (!ready) return {false, errno};
  // Where the kernel has no filters, processes are counted instead.
  if (!request.is_filtered && !install_filter(refusals) &&
      prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
    return {false, errno};
  }
  execve(request.executable.c_str(), arguments.data(), environment.data());
  return {true, errno};
}

LaunchReport report_of(pid_t child, double started_at_s) {
  LaunchReport report;
  while (true) {
    rusage used{};
    int status = 0;
    const pid_t ended = wait4(-1, &status, 0, &used);
    if (ended < 0 && errno == EINTR) continue;
    if (ended < 0) return report;
    report.cpu_s += cpu_s_of(used);
    if (ended != child) continue;
    report.kind = LaunchReport::Kind::kEnded;
    report.status = status;
    report.wall_s = now_s() - started_at_s;
    report.peak_memory_bytes = peak_bytes_of(used);
    return report;
  }
}

void run_launcher(int argc, const char* const* argv) {
  if (argc != 4) _exit(2);
  const int report_to = std::atoi(argv[2]);  // NOLINT(cert-err34-c): our own number
  const Request request = unpacked(read_whole(std::atoi(argv[3])));  // NOLINT(cert-err34-c)
  // Nobody inside may look into this process or write to its report.
  static_cast<void>(prctl(PR_SET_DUMPABLE, 0, 0, 0, 0));
  static_cast<void>(fcntl(report_to, F_SETFD, FD_CLOEXEC));
  int failure[2] = {-1, -1};
  if (pipe2(failure, O_CLOEXEC) != 0) report_and_exit(report_to, {.error = errno});
  const double started_at = now_s();
  const pid_t child = fork();
  if (child < 0) report_and_exit(report_to, {.error = errno});
  if (child == 0) {
    const StartFailure failed = become(request, {});
    const bool told = write(failure[1], &failed, sizeof failed) > 0;
    _exit(told ? 127 : 126);
  }
  close(failure[1]);
  for (const int standard : {0, 1, 2}) close(standard);
  StartFailure failed;
  if (read(failure[0], &failed, sizeof failed) == static_cast<ssize_t>(sizeof failed)) {
    report_and_exit(report_to, {.kind = failed.at_start ? LaunchReport::Kind::kNotStarted
                                                        : LaunchReport::Kind::kNotSetUp,
                                .error = failed.error});
  }
  report_and_exit(report_to, report_of(child, started_at));
}

}  // namespace flocking::sandbox
