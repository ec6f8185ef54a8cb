#include "grade/probe_runner.h"

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
#include "base/packing.h"
#include "grade/record.h"
#include "grade/unreadable.h"
#include "grade/verdict.h"
#include "sandbox/sandbox.h"

namespace flocking::grade {
namespace {

// Text behind its length.
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

struct Answer {
  std::string output;
  std::string how;  // it did not end well; empty where it did
  std::string last_words;
  std::string cannot_start;
  std::string failure;
  bool was_stopped = false;
  double cpu_s = 0.0;
  Verdict verdict = Verdict::kAccepted;  // of how it ended
};

bool send(int file, const Answer& answer) {
  Packer packer;
  packer.add_bytes(answer.output);
  packer.add(answer.how);
  packer.add_bytes(answer.last_words);
  packer.add(answer.cannot_start);
  packer.add(answer.failure);
  packer.add(answer.was_stopped);
  packer.add(answer.cpu_s);
  packer.add(static_cast<std::uint64_t>(answer.verdict));
  return send(file, packer.take());
}

bool receive(int file, Answer& answer) {
  std::string text;
  if (!receive(file, text)) return false;
  Unpacker unpacker(text);
  answer.output = unpacker.bytes();
  answer.how = unpacker.word();
  answer.last_words = unpacker.bytes();
  answer.cannot_start = unpacker.word();
  answer.failure = unpacker.word();
  answer.was_stopped = unpacker.flag();
  answer.cpu_s = unpacker.number();
  answer.verdict = static_cast<Verdict>(unpacker.whole());
  return true;
}

Answer answer_of(const sandbox::Outcome& outcome, const sandbox::Limits& limits,
                 std::string output) {
  Answer answer;
  answer.output = std::move(output);
  answer.last_words = outcome.stderr_end;
  answer.cannot_start = outcome.cannot_start;
  answer.failure = outcome.failure;
  answer.cpu_s = outcome.usage.cpu_s;
  const std::optional<BadEnding> ending = bad_ending(outcome, limits);
  if (!ending) return answer;
  answer.verdict = ending->verdict;
  answer.how = ending->words;
  answer.was_stopped =
      outcome.over_cpu || outcome.over_wall || outcome.over_output || outcome.over_memory;
  return answer;
}

// A flock printed after each step has fewer lines than the square of its input's length, by far:
// what prints more to a small input prints without end, and need not be waited for.
std::uint64_t most_output_for(const std::string& input) {
  constexpr std::uint64_t kLeast = std::uint64_t{1} << 20U;
  constexpr std::uint64_t kPerSquare = 8;
  const std::uint64_t length = std::min<std::uint64_t>(input.size(), std::uint64_t{1} << 20U);
  return std::max(kLeast, kPerSquare * length * length);
}

Answer answer_to(const std::string& input, const Submission& submission,
                 const sandbox::Limits& limits, sandbox::Sandbox& sandbox) {
  std::string output;
  const auto take = [&output](std::span<const char> bytes) {
    output.append(bytes.data(), bytes.size());
  };
  try {
    sandbox::Limits own_limits = limits_for(submission, limits);
    own_limits.output_bytes = std::min(own_limits.output_bytes, most_output_for(input));
    const sandbox::Outcome outcome = sandbox.run(
        submission.command, own_limits, sandbox::Input::of_text(input), submission.hidden, take);
    return answer_of(outcome, own_limits, std::move(output));
  } catch (const std::exception& error) {
    Answer answer;
    answer.failure = error.what();
    return answer;
  }
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

// Else a worker would hold the pipes of those before it, whose runs then end with the last of them
// alone.
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

// Waits until there is something to read, or its other end is closed; false where `stop` was
// sooner.
bool arrives(int file, const std::function<bool()>& stop) {
  constexpr int kLookForStop_ms = 100;
  pollfd event{.fd = file, .events = POLLIN, .revents = 0};
  while (poll(&event, 1, kLookForStop_ms) <= 0) {
    if (stop()) return false;
  }
  return true;
}

}  // namespace

ProbeRunner::ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
                         const sandbox::Layers& layers, std::size_t index)
    : own_(submission), submissions_(&*own_, 1) {
  turn_to(0);
  if (cannot_start_.empty()) start(limits, layers, index);
}

ProbeRunner::ProbeRunner(std::span<const Submission> submissions, const sandbox::Limits& limits,
                         const sandbox::Layers& layers, std::size_t index)
    : submissions_(submissions) {
  start(limits, layers, index);
}

void ProbeRunner::start(const sandbox::Limits& limits, const sandbox::Layers& layers,
                        std::size_t index) {
  inputs_ = sandbox::make_pipe();
  outputs_ = sandbox::make_pipe();
  const Unreadable unreadable;
  worker_ = fork();
  if (worker_ < 0) fail_by_system("cannot start a worker");
  if (worker_ == 0) {
    leave_terminal();
    close_all_but(inputs_.read_end.get(), outputs_.write_end.get());
    try {
      serve(submissions_, limits, layers, index, inputs_.read_end.get(), outputs_.write_end.get());
    } catch (const std::exception&) {
      _exit(3);
    }
    _exit(0);
  }
  inputs_.read_end.reset();
  outputs_.write_end.reset();
}

void ProbeRunner::turn_to(std::size_t submission) {
  current_ = submission;
  cannot_start_ = submissions_[submission].problem;
}

ProbeRunner::~ProbeRunner() {
  inputs_.write_end.reset();
  if (worker_ > 0) waitpid(worker_, nullptr, 0);
}

explain::RunResult ProbeRunner::run(const std::string& input) {
  return *run_unless(input, [] { return false; });
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
  explain::RunResult run_result;
  if (!cannot_start_.empty()) {
    run_result.ended_well = false;
    run_result.how = failure_to_start(cannot_start_);
    return run_result;
  }
  if (!arrives(answers(), stop)) {
    abandon();
    return std::nullopt;
  }
  Answer answer;
  if (!was_sent_ || !receive(answers(), answer)) {
    is_usable_ = false;
    throw EnvironmentError("the worker that runs the submission has died");
  }
  if (!answer.failure.empty()) throw EnvironmentError("the sandbox failed: " + answer.failure);
  cannot_start_ = answer.cannot_start;
  run_result.output = std::move(answer.output);
  run_result.last_words = std::move(answer.last_words);
  run_result.how = std::move(answer.how);
  run_result.ended_well = run_result.how.empty();
  run_result.was_stopped = answer.was_stopped;
  run_result.cpu_s = answer.cpu_s;
  verdict_ = answer.verdict;
  return run_result;
}

}  // namespace flocking::grade
