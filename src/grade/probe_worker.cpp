// The worker process of a ProbeRunner.
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <span>
#include <utility>

#include "base/error.h"
#include "grade/probe_answer.h"
#include "grade/probe_runner.h"
#include "grade/unreadable.h"
#include "sandbox/sandbox.h"

namespace flocking::grade {
namespace {

// Sends the length and then the text.
bool send(int file, const std::string& text) {
  const std::uint64_t bytes = text.size();
  return sandbox::write_all(file, &bytes, sizeof bytes) &&
         sandbox::write_all(file, text.data(), text.size());
}

bool receive(int file, std::string& text) {
  std::uint64_t bytes = 0;
  if (!sandbox::read_all(file, &bytes, sizeof bytes)) return false;
  text.resize(bytes);
  return sandbox::read_all(file, text.data(), text.size());
}

bool send(int file, const ProbeAnswer& answer) { return send(file, packed_fields(answer)); }

bool receive(int file, ProbeAnswer& answer) {
  std::string text;
  if (!receive(file, text)) return false;
  answer = unpacked_fields<ProbeAnswer>(text);
  return true;
}

void serve(std::span<const Submission> submissions, const sandbox::Limits& limits,
           const sandbox::Layers& layers, std::size_t index, int inputs, int outputs) {
  sandbox::Sandbox sandbox(sandbox::DedicatedProcess::dedicate(), layers, index, inputs);
  sandbox.share();
  std::uint64_t number = 0;
  std::string input;
  while (sandbox::read_all(inputs, &number, sizeof number) && receive(inputs, input)) {
    if (!send(outputs, answer_to(input, submissions[number], limits, sandbox))) return;
  }
}

// Otherwise a worker would keep the pipes of earlier workers open, whose runs would then end only
// with its own.
void close_all_but(int one, int other) {
  const auto first = static_cast<unsigned>(std::min(one, other));
  const auto last = static_cast<unsigned>(std::max(one, other));
  const auto close_range = [](unsigned from, unsigned to) {
    if (from <= to) static_cast<void>(syscall(SYS_close_range, from, to, 0U));
  };
  close_range(3, first - 1);
  close_range(first + 1, last - 1);
  close_range(last + 1, ~0U);
}

// Waits until there is data, or the other end is closed. Returns false if `stop` came first.
bool arrives(int file, const std::function<bool()>& stop) {
  constexpr int kLookForStop_ms = 100;
  pollfd event{.fd = file, .events = POLLIN, .revents = 0};
  while (poll(&event, 1, kLookForStop_ms) <= 0) {
    if (stop()) return false;
  }
  return true;
}

}  // namespace

void ProbeRunner::start(const sandbox::Layers& layers, std::size_t index) {
  inputs_ = sandbox::make_pipe();
  outputs_ = sandbox::make_pipe();
  const Unreadable unreadable;
  worker_ = fork();
  if (worker_ < 0) fail_by_system("cannot start a worker");
  if (worker_ == 0) {
    leave_terminal();
    close_all_but(inputs_.read_end.get(), outputs_.write_end.get());
    try {
      serve(submissions_, limits_, layers, index, inputs_.read_end.get(), outputs_.write_end.get());
    } catch (const std::exception&) {
      _exit(3);
    }
    _exit(0);
  }
  inputs_.read_end.reset();
  outputs_.write_end.reset();
}

ProbeRunner::~ProbeRunner() {
  inputs_.write_end.reset();
  if (worker_ > 0) waitpid(worker_, nullptr, 0);
}

std::optional<explain::RunResult> ProbeRunner::run_unless(const std::string& input,
                                                          const std::function<bool()>& stop) {
  ask(input);
  return answer_unless(stop);
}

void ProbeRunner::ask(const std::string& input) {
  const int inputs = inputs_.write_end.get();
  was_sent_ = cannot_start_.empty() && sandbox::write_all(inputs, &current_, sizeof current_) &&
              send(inputs, input);
}

void ProbeRunner::abandon() {
  is_usable_ = false;
  inputs_.write_end.reset();
}

std::optional<explain::RunResult> ProbeRunner::answer_unless(const std::function<bool()>& stop) {
  if (!cannot_start_.empty()) return not_started();
  if (!arrives(answers(), stop)) {
    abandon();
    return std::nullopt;
  }
  ProbeAnswer answer;
  if (!was_sent_ || !receive(answers(), answer)) {
    is_usable_ = false;
    throw EnvironmentError("the worker that runs the submission has died");
  }
  return taken(std::move(answer));
}

}  // namespace flocking::grade
