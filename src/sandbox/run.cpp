#include "sandbox/run.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string>
#include <vector>

#include "core/error.h"
#include "sandbox/launch.h"
#include "sandbox/seccomp_filter.h"

namespace flocking::sandbox {
namespace {

constexpr double kPatience_s = 10.0;

}  // namespace

Run::Run(const Request& request, const Descriptor& input, Descriptor output, Descriptor errors)
    : request_(request),
      cgroup_(request.cgroup, "flocking-" + std::to_string(getpid()), request.limits,
              request.wrapper.empty() ? 0 : 2),
      report_(make_pipe()),
      started_at_s_(now_s()) {
  if (is_wrapped()) {
    text_ = Descriptor(memfd_create("request", MFD_CLOEXEC));
    const std::string text = packed(request_);
    if (!write_all(text_.get(), text.data(), text.size()) || lseek(text_.get(), 0, SEEK_SET) != 0) {
      fail_by_system("cannot hold what a launcher is to do");
    }
  }
  child_ = fork_with_pass(request_.pass);
  if (child_ == 0) become_child(input.get(), output.get(), errors.get());
  if (child_ < 0) fail_by_system("cannot start a process");
  report_.write_end.reset();
  reaped_.main_child = child_;
  process_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, child_, 0)));
  if (process_.get() < 0) {
    const int error = errno;
    static_cast<void>(kill_all_children(kPatience_s, reaped_));
    fail_by_system("cannot watch a process", error);
  }
}

Run::~Run() {
  if (!is_over_) static_cast<void>(kill_all_children(kPatience_s, reaped_));
}

void Run::become_child(int input, int output, int errors) {
  dup2(input, 0);
  dup2(output, 1);
  dup2(errors, 2);
  LaunchReport report;
  if (cgroup_.ok() && !cgroup_.enter()) {
    report.error = errno;
  } else if (is_wrapped()) {
    exec_wrapper();
    report.error = errno;
  } else {
    const StartFailure failure = become(request_, request_.protected_processes);
    report.kind =
        failure.at_start ? LaunchReport::Kind::kNotStarted : LaunchReport::Kind::kNotSetUp;
    report.error = failure.error;
  }
  static_cast<void>(write_all(report_.write_end.get(), &report, sizeof report));
  _exit(126);
}

void Run::exec_wrapper() {
  const int self = open("/proc/self/exe", O_RDONLY);  // NOLINT: the launcher is to have it
  for (const int kept : {report_.write_end.get(), text_.get()}) fcntl(kept, F_SETFD, 0);
  std::vector<std::string> words = request_.wrapper;
  for (const std::string& word :
       {"/proc/self/fd/" + std::to_string(self), std::string(kLauncherCommand),
        std::to_string(report_.write_end.get()), std::to_string(text_.get())}) {
    words.push_back(word);
  }
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execv(pointers.front(), pointers.data());
}

Outcome Run::finish(Drain& drain, int lifeline) {
  Outcome outcome;
  Watch watch(request_, child_, cgroup_);
  wait_until_over(drain, watch, lifeline, outcome);
  outcome.usage.wall_s = now_s() - started_at_s_;
  end(outcome);
  drain.finish();
  account(watch, outcome);
  outcome.usage.output_bytes = drain.output_bytes();
  outcome.over_output = drain.is_over_limit();
  outcome.stderr_text = drain.error_text();
  outcome.signaled = WIFSIGNALED(launch_.status);
  outcome.code = outcome.signaled ? WTERMSIG(launch_.status) : WEXITSTATUS(launch_.status);
  return outcome;
}

void Run::wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome) {
  int wait_ms = watch.next_wait_ms();
  double look_at_s = now_s() + wait_ms * 1e-3;
  while (!drain.is_over_limit()) {
    std::array<pollfd, 4> events = {{{.fd = process_.get(), .events = POLLIN, .revents = 0},
                                     {.fd = drain.output(), .events = POLLIN, .revents = 0},
                                     {.fd = drain.errors(), .events = POLLIN, .revents = 0},
                                     {.fd = lifeline, .events = 0, .revents = 0}}};
    const int ready = poll(events.data(), events.size(), wait_ms);
    if (ready < 0 && errno != EINTR) return;
    if (ready > 0 && events[0].revents != 0) return;
    if (ready > 0 && events[3].revents != 0) {
      outcome.failure = "the grading was stopped";
      return;
    }
    if (ready > 0 && events[1].revents != 0) drain.take_output();
    if (ready > 0 && events[2].revents != 0) drain.take_errors();
    // A program that writes without end must not keep us from looking.
    const double now = now_s();
    if (now < look_at_s) continue;
    // Orphans come to us; while they are not waited for they count as processes.
    reaped_.reap();
    if (watch.look(outcome, reaped_.cpu_s)) return;
    wait_ms = watch.next_wait_ms();
    look_at_s = now + wait_ms * 1e-3;
  }
}

void Run::end(Outcome& outcome) {
  // Whoever waits in the wrapper dies with it, and all in its namespace with its first process.
  reaped_.reap();
  if (!reaped_.main_has_ended) kill(child_, SIGKILL);
  if (!kill_all_children(kPatience_s, reaped_)) {
    outcome.failure = "processes of the submission could not be killed";
  }
  is_over_ = true;
  fcntl(report_.read_end.get(), F_SETFL, O_NONBLOCK);
  has_launch_ = read(report_.read_end.get(), &launch_, sizeof launch_) ==
                static_cast<ssize_t>(sizeof launch_);
  if (has_launch_ || is_wrapped()) return;
  has_launch_ = reaped_.main_has_ended;
  launch_.kind = LaunchReport::Kind::kEnded;
  launch_.status = reaped_.main_status;
  launch_.peak_memory_bytes = reaped_.main_peak_bytes;
}

// Of several ways to know the same, the largest: each can only miss something.
void Run::account(const Watch& watch, Outcome& outcome) const {
  const Limits& limits = request_.limits;
  Usage& usage = outcome.usage;
  usage.peak_memory_bytes = std::max(watch.peak_memory_bytes(), launch_.peak_memory_bytes);
  usage.cpu_s = std::max(watch.cpu_s(), is_wrapped() ? launch_.cpu_s : reaped_.cpu_s);
  if (has_launch_ && launch_.wall_s > 0.0) usage.wall_s = launch_.wall_s;
  if (cgroup_.ran_out_of_memory()) {
    outcome.over_memory = true;
    usage.peak_memory_bytes = std::max(usage.peak_memory_bytes, limits.memory_bytes);
  }
  outcome.over_memory = outcome.over_memory || usage.peak_memory_bytes > limits.memory_bytes;
  outcome.over_cpu = outcome.over_cpu || usage.cpu_s > limits.cpu_s;
  outcome.over_wall = outcome.over_wall || usage.wall_s > limits.wall_s;
}

}  // namespace flocking::sandbox
