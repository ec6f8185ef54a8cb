#include "launcher/supervise.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>
#include <initializer_list>

#include "launcher/serve.h"
#include "launcher/twin.h"

namespace flocking::launcher {
namespace {

double now_s() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

template <class Number>
void add(Number& shared, Number more) {
  __atomic_fetch_add(&shared, more, __ATOMIC_RELAXED);
}

void raise_to(std::uint64_t& shared, std::uint64_t number) {
  if (number > __atomic_load_n(&shared, __ATOMIC_RELAXED)) {
    __atomic_store_n(&shared, number, __ATOMIC_RELAXED);
  }
}

// Returns the processor time, in ns, of an ended process that is not reaped yet, without its
// children.
std::uint64_t cpu_ns_of(pid_t process) {
  clockid_t clock{};
  timespec time{};
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U +
         static_cast<std::uint64_t>(time.tv_nsec);
}

std::uint64_t cpu_ns_in(const rusage& used) {
  return static_cast<std::uint64_t>((seconds(used.ru_utime) + seconds(used.ru_stime)) * 1e9);
}

// Limit for the number of orphans to reap, which ended before their parent.
constexpr int kMostEnded = 1000;

/// A tracer of a child and all of its descendants.
class Tracer {
 public:
  Tracer(Order& order, pid_t child) : order_(order), child_(child) {}

  bool begin() const {
    constexpr long kOptions = PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACECLONE |
                              PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
    return ptrace(PTRACE_SEIZE, child_, nullptr, kOptions) == 0;
  }

  /// Traces until the child has ended; stores its status and peak memory in `report`.
  void follow(Report& report) {
    while (true) {
      siginfo_t info{};
      // Look before reaping, while the process's clock still exists.
      if (waitid(P_ALL, 0, &info, WEXITED | WSTOPPED | WNOWAIT | __WALL) != 0) {
        if (errno == EINTR) continue;
        return;
      }
      const pid_t process = info.si_pid;
      const bool was_ended = info.si_code != CLD_TRAPPED && info.si_code != CLD_STOPPED;
      const std::uint64_t cpu_ns = was_ended ? cpu_ns_of(process) : 0;
      int status = 0;
      rusage used{};
      // A stopped process may have been killed meanwhile; do not wait for its end here.
      if (wait4(process, &status, __WALL | WNOHANG, &used) != process) continue;
      if (WIFSTOPPED(status)) {
        go_on(process, status);
        continue;
      }
      set_alive(alive_ - 1);
      add(order_.ended_cpu_ns, was_ended ? cpu_ns : cpu_ns_in(used));
      const std::uint64_t peak = static_cast<std::uint64_t>(used.ru_maxrss) * 1024;  // NOLINT
      raise_to(order_.peak_bytes, peak);
      if (process != child_) continue;
      report.kind = Report::Kind::kEnded;
      report.status = status;
      report.peak_memory_bytes = peak;
      report.has_left_processes = leaves_processes();
      return;
    }
  }

 private:
  // Returns true if processes are left. Reaps ended processes, but only a limited number, in case
  // new ones start all the time.
  bool leaves_processes() {
    for (int i = 0; i < kMostEnded; ++i) {
      int status = 0;
      const pid_t process = waitpid(-1, &status, __WALL | WNOHANG);
      if (process <= 0) return process == 0;
      if (WIFSTOPPED(status)) go_on(process, status);
    }
    return true;
  }

  void set_alive(std::uint64_t number) {
    alive_ = number;
    __atomic_store_n(&order_.alive, number, __ATOMIC_RELAXED);
  }

  void go_on(pid_t process, int status) {
    const int event = status >> 16;
    const int signal = WSTOPSIG(status);
    if (event == PTRACE_EVENT_FORK || event == PTRACE_EVENT_VFORK || event == PTRACE_EVENT_CLONE) {
      unsigned long born = 0;
      const bool is_known = ptrace(PTRACE_GETEVENTMSG, process, nullptr, &born) == 0 && born > 0;
      set_alive(alive_ + 1);
      if (alive_ > order_.processes && is_known) {
        __atomic_store_n(&order_.over_processes, 1U, __ATOMIC_RELAXED);
        // For a thread, this kills its whole process; a thread cannot be killed alone.
        kill(static_cast<pid_t>(born), SIGKILL);
      }
      ptrace(PTRACE_CONT, process, nullptr, 0);
    } else if (event == PTRACE_EVENT_EXEC) {
      // A thread that executes a program takes over the id of its process; its own id disappears
      // without an exit.
      unsigned long former = 0;
      const bool is_known = ptrace(PTRACE_GETEVENTMSG, process, nullptr, &former) == 0;
      if (is_known && former != static_cast<unsigned long>(process)) set_alive(alive_ - 1);
      ptrace(PTRACE_CONT, process, nullptr, 0);
    } else if (event == PTRACE_EVENT_STOP) {
      const bool stays =
          signal == SIGSTOP || signal == SIGTSTP || signal == SIGTTIN || signal == SIGTTOU;
      ptrace(stays ? PTRACE_LISTEN : PTRACE_CONT, process, nullptr, 0);
    } else {
      ptrace(PTRACE_CONT, process, nullptr, event == 0 ? static_cast<long>(signal) : 0L);
    }
  }

  Order& order_;
  pid_t child_;
  std::uint64_t alive_ = 1;  // threads count, as in the kernel
};

// Waits without tracing. Measures the program and the processes that were reaped.
void wait_for(pid_t child, Report& report) {
  while (true) {
    rusage used{};
    int status = 0;
    const pid_t ended = wait4(-1, &status, 0, &used);
    if (ended < 0 && errno == EINTR) continue;
    if (ended < 0) return;
    report.cpu_s += seconds(used.ru_utime) + seconds(used.ru_stime);
    if (ended != child) continue;
    report.kind = Report::Kind::kEnded;
    report.status = status;
    report.peak_memory_bytes = static_cast<std::uint64_t>(used.ru_maxrss) * 1024;  // NOLINT
    pid_t other = 1;
    for (int i = 0; i < kMostEnded && other > 0; ++i) other = waitpid(-1, nullptr, WNOHANG);
    report.has_left_processes = other >= 0;
    return;
  }
}

Report not_set_up(Step step) {
  return {.kind = Report::Kind::kNotSetUp, .error = errno, .step = static_cast<std::int32_t>(step)};
}

Report of_failure(const Failure& failure) {
  return {.kind = failure.at_start ? Report::Kind::kNotStarted : Report::Kind::kNotSetUp,
          .error = failure.error,
          .step = static_cast<std::int32_t>(failure.step)};
}

void be_program(Beginning& with) {
  close(with.ready[1]);
  char go = 0;
  if (read(with.ready[0], &go, 1) != 1) _exit(126);
  const Failure failure = become(*with.order, *with.words);
  const bool told = write(with.failures, &failure, sizeof failure) > 0;
  _exit(told ? 127 : 126);
}

}  // namespace

int tell(int file, const Report& report) {
  return write(file, &report, sizeof report) == static_cast<ssize_t>(sizeof report) ? 0 : 1;
}

Report supervised(Order& order, const Words& words) {
  int failures[2] = {-1, -1};
  int ready[2] = {-1, -1};
  if (pipe2(failures, O_CLOEXEC) != 0 || pipe2(ready, O_CLOEXEC) != 0)
    return not_set_up(Step::kFork);
  const double started_at = now_s();
  const pid_t child = start_twin(be_program, {&order, &words, {ready[0], ready[1]}, failures[1]});
  if (child < 0) return not_set_up(Step::kFork);
  for (const int file : {failures[1], ready[0], 0, 1, 2}) close(file);
  Tracer tracer(order, child);
  if (order.traces && !tracer.begin()) {
    const Report report = not_set_up(Step::kTrace);
    kill(child, SIGKILL);
    return report;
  }
  // A process cannot be traced if it has given up rights or shares its memory with such a process.
  if (order.streams >= 0) wait_until_all_are_followed(order);
  Step step = Step::kUser;
  if (!become_guardian(order, step)) return not_set_up(step);
  if (write(ready[1], "", 1) != 1) return not_set_up(Step::kFork);
  close(ready[1]);
  if (order.streams >= 0) stand_by(order);
  Report report;
  // A traced child may stop at any time during its setup, so its failure is read at the end.
  if (order.traces) {
    tracer.follow(report);
    report.cpu_s = static_cast<double>(order.ended_cpu_ns) * 1e-9;
  } else {
    wait_for(child, report);
  }
  report.wall_s = now_s() - started_at;
  Failure failure;
  if (read(failures[0], &failure, sizeof failure) == static_cast<ssize_t>(sizeof failure)) {
    return of_failure(failure);
  }
  return report;
}

}  // namespace flocking::launcher
