#include "sandbox/session.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <utility>

#include "base/error.h"
#include "sandbox/clock.h"
#include "sandbox/start.h"

namespace flocking::sandbox {
namespace {

constexpr double kPatienceAtEnd_s = 10.0;

Pipe make_sockets() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    fail_by_system("cannot make a pair of sockets");
  }
  // Makes the kernel send the id of the writing process, in our process namespace.
  const int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_PASSCRED, &on, sizeof on);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Request with_streams(Request request, int streams) {
  request.streams = streams;
  request.runs = Session::kRuns;
  return request;
}

bool send_streams(int socket, const std::array<int, 3>& streams) {
  char byte = 0;
  iovec text{&byte, 1};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof streams)> room{};
  msghdr message{};
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = room.data();
  message.msg_controllen = room.size();
  cmsghdr* const head = CMSG_FIRSTHDR(&message);
  head->cmsg_level = SOL_SOCKET;
  head->cmsg_type = SCM_RIGHTS;
  head->cmsg_len = CMSG_LEN(sizeof streams);
  std::memcpy(CMSG_DATA(head), streams.data(), sizeof streams);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1;
}

// Returns the process that has taken the streams; 0 if it is unknown.
pid_t taker(int socket) {
  char byte = 0;
  iovec text{&byte, 1};
  ucred who{};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof who)> room{};
  msghdr message{};
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = room.data();
  message.msg_controllen = room.size();
  if (recvmsg(socket, &message, MSG_DONTWAIT) != 1) return 0;
  const cmsghdr* const head = CMSG_FIRSTHDR(&message);
  if (head == nullptr || head->cmsg_type != SCM_CREDENTIALS) return 0;
  std::memcpy(&who, CMSG_DATA(head), sizeof who);
  return who.pid;
}

bool has_news(int file) {
  pollfd event{.fd = file, .events = POLLIN, .revents = 0};
  return poll(&event, 1, 0) != 0;
}

}  // namespace

Session::Session(Request request, int launcher)
    : streams_(make_sockets()),
      request_(with_streams(std::move(request), streams_.write_end.get())),
      // Room for the wrapper, its first process, and for each run a guardian and a waiting process.
      cgroup_(request_.cgroup, request_.limits, 2 + 2 * std::uint64_t{kRuns}),
      reports_(make_pipe()),
      order_(request_, reports_.write_end.get()) {
  const Descriptor nothing(open("/dev/null", O_RDWR | O_CLOEXEC));
  child_ = start_launcher(request_, cgroup_, order_,
                          {.launcher = launcher,
                           .input = nothing.get(),
                           .output = nothing.get(),
                           .errors = nothing.get(),
                           .report = reports_.write_end.get()});
  reports_.write_end.reset();
  streams_.write_end.reset();
  reaped_.main_child = child_;
  process_ = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, child_, 0)));
  fcntl(reports_.read_end.get(), F_SETFL, O_NONBLOCK);
  wait_until_ready();
}

Session::~Session() { static_cast<void>(end()); }

bool Session::end() {
  runs_left_ = 0;
  if (is_over_) return true;
  is_over_ = true;
  // The wrapper's processes die with the wrapper, and all processes of a namespace die with its
  // first process.
  reaped_.reap();
  if (!reaped_.main_has_ended) kill(child_, SIGKILL);
  return kill_all_children(kPatienceAtEnd_s, reaped_);
}

bool Session::take_report(launcher::Report& report) const {
  return read(reports_.read_end.get(), &report, sizeof report) ==
         static_cast<ssize_t>(sizeof report);
}

void Session::wait_until_ready() {
  if (process_.get() < 0) return;
  std::array<pollfd, 2> events = {
      {{.fd = process_.get(), .events = POLLIN, .revents = 0},
       {.fd = reports_.read_end.get(), .events = POLLIN, .revents = 0}}};
  poll(events.data(), events.size(), static_cast<int>(kPatienceAtEnd_s * 1000));
  launcher::Report report;
  const bool is_started = take_report(report) && report.kind == launcher::Report::Kind::kReady;
  if (is_started) runs_left_ = kRuns;
}

bool Session::is_ready() const {
  return runs_left_ > 0 && !has_news(reports_.read_end.get()) && !has_news(process_.get());
}

Outcome Session::run(const Descriptor& input, Descriptor output, Descriptor errors, Drain& drain,
                     int lifeline) {
  Outcome outcome;
  report_ = launcher::Report();
  has_report_ = false;
  --runs_left_;
  ++runs_;
  Watch watch(request_, child_, cgroup_, order_);
  watch.begin_with(child_);  // until the process that takes the streams is known
  const double started_at_s = now_s();
  if (send_streams(streams_.read_end.get(), {input.get(), output.get(), errors.get()})) {
    output.reset();
    errors.reset();
    wait_until_over(drain, watch, lifeline, outcome);
  }
  outcome.usage.wall_s = now_s() - started_at_s;
  using Kind = launcher::Report::Kind;
  // If memory is short, the kernel may have killed a waiting process instead.
  const bool is_killed = WIFSIGNALED(report_.status) && WTERMSIG(report_.status) == SIGKILL;
  const bool goes_on =
      has_report_ && report_.kind == Kind::kEnded && !is_killed && !report_.has_left_something;
  if (!goes_on && !end()) outcome.failure = "processes of the submission could not be killed";
  drain.finish();
  outcome.over_output = drain.is_over_limit();
  outcome.usage.output_bytes = drain.output_bytes();
  outcome.stderr_text = drain.error_text();
  outcome.stderr_end = drain.error_end();
  outcome.signaled = WIFSIGNALED(report_.status);
  outcome.code = outcome.signaled ? WTERMSIG(report_.status) : WEXITSTATUS(report_.status);
  account(watch, outcome);
  return outcome;
}

void Session::wait_until_over(Drain& drain, Watch& watch, int lifeline, Outcome& outcome) {
  int wait_ms = watch.next_wait_ms();
  double look_at_s = now_s() + wait_ms * 1e-3;
  bool is_taken = false;
  while (!drain.is_over_limit()) {
    std::array<pollfd, 6> events = {
        {{.fd = reports_.read_end.get(), .events = POLLIN, .revents = 0},
         {.fd = process_.get(), .events = POLLIN, .revents = 0},
         {.fd = drain.output(), .events = POLLIN, .revents = 0},
         {.fd = drain.errors(), .events = POLLIN, .revents = 0},
         {.fd = is_taken ? -1 : streams_.read_end.get(), .events = POLLIN, .revents = 0},
         {.fd = lifeline, .events = 0, .revents = 0}}};
    const int ready = poll(events.data(), events.size(), wait_ms);
    if (ready < 0) continue;
    if (events[5].revents != 0) {
      outcome.failure = "the grading was stopped";
      return;
    }
    if (events[4].revents != 0) {
      watch.begin_with(taker(streams_.read_end.get()));
      is_taken = true;
    }
    if (events[0].revents != 0 || events[1].revents != 0) {
      has_report_ = take_report(report_);
      return;
    }
    if (events[2].revents != 0) drain.take_output();
    if (events[3].revents != 0) drain.take_errors();
    // A program that writes endlessly must not prevent the checks below.
    const double now = now_s();
    if (now < look_at_s) continue;
    if (watch.look(outcome, 0.0)) return;
    wait_ms = watch.next_wait_ms();
    look_at_s = now + wait_ms * 1e-3;
  }
}

// Uses the largest of several measurements, because each can only be too low.
void Session::account(const Watch& watch, Outcome& outcome) const {
  const Limits& limits = request_.limits;
  Usage& usage = outcome.usage;
  usage.peak_memory_bytes = std::max(watch.peak_memory_bytes(), report_.peak_memory_bytes);
  usage.cpu_s = std::max(watch.cpu_s(), report_.cpu_s);
  // If memory is short, the kernel kills processes.
  const bool may_want_memory = !has_report_ || (outcome.signaled && outcome.code == SIGKILL);
  if (may_want_memory && cgroup_.ran_out_of_memory()) {
    outcome.over_memory = true;
    usage.peak_memory_bytes = std::max(usage.peak_memory_bytes, limits.memory_bytes);
  }
  outcome.over_memory = outcome.over_memory || usage.peak_memory_bytes > limits.memory_bytes;
  outcome.over_cpu = outcome.over_cpu || usage.cpu_s > limits.cpu_s;
  outcome.over_wall = outcome.over_wall || usage.wall_s > limits.wall_s;
}

}  // namespace flocking::sandbox
