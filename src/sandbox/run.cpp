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
#include <functional>
#include <utility>

#include "base/error.h"
#include "sandbox/clock.h"
#include "sandbox/start.h"

namespace flocking::sandbox {
namespace {

// A killed process may need a second of processor time until the kernel has freed its resources; on
// a busy machine this takes much longer.
constexpr double kPatience_s = 120.0;

}  // namespace

Run::Run(const Request& request, Cgroup group, Notices notices, int launcher,
         const Descriptor& input, Descriptor output, Descriptor errors)
    : request_(request),
      cgroup_(std::move(group)),
      notices_(std::move(notices)),
      reports_(make_pipe()),
      order_(request, reports_.write_end.get()),
      started_at_s_(now_s()),
      child_(start_launcher(request, cgroup_, order_,
                            {.launcher = launcher,
                             .input = input.get(),
                             .output = output.get(),
                             .errors = errors.get(),
                             .report = reports_.write_end.get()})) {
  reports_.write_end.reset();
  notices_.begin();
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

Outcome Run::finish(Drain& drain, int lifeline) {
  Outcome outcome;
  Watch watch(request_, child_, cgroup_, order_);
  wait_until_over(drain, watch, lifeline, outcome);
  outcome.usage.wall_s = now_s() - started_at_s_;
  end(outcome);
  drain.finish();
  account(watch, outcome);
  outcome.usage.output_bytes = drain.output_bytes();
  outcome.over_output = drain.is_over_limit();
  outcome.stderr_text = drain.error_text();
  outcome.stderr_end = drain.error_end();
  outcome.signaled = WIFSIGNALED(report_.status);
  outcome.code = outcome.signaled ? WTERMSIG(report_.status) : WEXITSTATUS(report_.status);
  outcome.refused = notices_.refused();
  if (outcome.refused.empty() && cgroup_.refused_process())
    outcome.refused = "a process or a thread";
  // A thread above the limit causes the death of its whole process.
  outcome.over_processes = outcome.over_processes || (outcome.signaled && outcome.code == SIGKILL &&
                                                      order_.is_over_processes());
  return outcome;
}

void Run::wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome) {
  int wait_ms = watch.next_wait_ms();
  double look_at_s = now_s() + wait_ms * 1e-3;
  std::function<bool()> has_room;
  if (!request_.is_alone) has_room = [this] { return has_room_for_process(); };
  while (!drain.is_over_limit()) {
    std::array<pollfd, 5> events = {{{.fd = process_.get(), .events = POLLIN, .revents = 0},
                                     {.fd = drain.output(), .events = POLLIN, .revents = 0},
                                     {.fd = drain.errors(), .events = POLLIN, .revents = 0},
                                     {.fd = lifeline, .events = 0, .revents = 0},
                                     {.fd = notices_.file(), .events = POLLIN, .revents = 0}}};
    const int ready = poll(events.data(), events.size(), wait_ms);
    if (ready < 0 && errno != EINTR) return;
    if (ready > 0 && events[0].revents != 0) return;
    if (ready > 0 && events[3].revents != 0) {
      outcome.failure = "the grading was stopped";
      return;
    }
    if (ready > 0 && events[4].revents != 0) notices_.take(has_room);
    if (ready > 0 && events[1].revents != 0) drain.take_output();
    if (ready > 0 && events[2].revents != 0) drain.take_errors();
    // A program that writes endlessly must not prevent the checks below.
    const double now = now_s();
    if (now < look_at_s) continue;
    // Orphans become our children. They count as processes until they are reaped.
    reaped_.reap();
    if (watch.look(outcome, reaped_.cpu_s)) return;
    wait_ms = watch.next_wait_ms();
    look_at_s = now + wait_ms * 1e-3;
  }
}

// Returns true if the run may start another process. With tracing, the guardian counts; a control
// group also contains the sandbox's own processes, which have another user.
bool Run::has_room_for_process() const {
  const std::uint64_t alive = request_.traces ? order_.alive() : cgroup_.threads_of(request_.user);
  return alive < request_.limits.processes;
}

void Run::end(Outcome& outcome) {
  // The wrapper's processes die with the wrapper, and all processes of a namespace die with its
  // first process.
  const bool is_any_left = reaped_.reap();
  outcome.left_processes = reaped_.main_has_ended && is_any_left;
  if (!reaped_.main_has_ended) kill(child_, SIGKILL);
  if (!kill_all_children(kPatience_s, reaped_)) {
    outcome.failure = "processes of the submission could not be killed";
  }
  is_over_ = true;
  fcntl(reports_.read_end.get(), F_SETFL, O_NONBLOCK);
  has_report_ = read(reports_.read_end.get(), &report_, sizeof report_) ==
                static_cast<ssize_t>(sizeof report_);
  outcome.left_processes = outcome.left_processes || (has_report_ && report_.has_left_processes);
  // the launcher died with its guardian, which had not reported yet
  if (!has_report_) report_.status = SIGKILL;
  if (has_report_ || request_.stays()) return;
  has_report_ = reaped_.main_has_ended;
  report_.kind = launcher::Report::Kind::kEnded;
  report_.status = reaped_.main_status;
  report_.peak_memory_bytes = reaped_.main_peak_bytes;
}

// Uses the largest of several measurements, because each can only be too low.
void Run::account(const Watch& watch, Outcome& outcome) const {
  const Limits& limits = request_.limits;
  Usage& usage = outcome.usage;
  usage.peak_memory_bytes =
      std::max({watch.peak_memory_bytes(), report_.peak_memory_bytes, order_.peak_bytes()});
  usage.cpu_s = std::max(watch.cpu_s(), request_.stays() ? report_.cpu_s : reaped_.cpu_s);
  if (has_report_ && report_.wall_s > 0.0) usage.wall_s = report_.wall_s;
  if (cgroup_.ran_out_of_memory()) {
    outcome.over_memory = true;
    usage.peak_memory_bytes = std::max(usage.peak_memory_bytes, limits.memory_bytes);
  }
  outcome.over_memory = outcome.over_memory || usage.peak_memory_bytes > limits.memory_bytes;
  outcome.over_cpu = outcome.over_cpu || usage.cpu_s > limits.cpu_s;
  outcome.over_wall = outcome.over_wall || usage.wall_s > limits.wall_s;
}

}  // namespace flocking::sandbox
