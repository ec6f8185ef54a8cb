#include "grade/probe_runner.h"

#include <sys/wait.h>

#include <cstdint>
#include <exception>
#include <span>

#include "core/error.h"
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
  std::string cannot_start;
  std::string failure;
  bool was_stopped = false;
  Verdict verdict = Verdict::kAccepted;  // of how it ended
};

bool send(int file, const Answer& answer) {
  return send(file, answer.output) && send(file, answer.how) && send(file, answer.cannot_start) &&
         send(file, answer.failure) && send(file, answer.was_stopped ? "yes" : "") &&
         send(file, std::string(1, static_cast<char>(answer.verdict)));
}

bool receive(int file, Answer& answer) {
  std::string stopped;
  std::string verdict;
  const bool is_whole = receive(file, answer.output) && receive(file, answer.how) &&
                        receive(file, answer.cannot_start) && receive(file, answer.failure) &&
                        receive(file, stopped) && receive(file, verdict) && verdict.size() == 1;
  if (is_whole) answer.verdict = static_cast<Verdict>(verdict[0]);
  answer.was_stopped = !stopped.empty();
  return is_whole;
}

Answer answer_of(const sandbox::Outcome& outcome, const sandbox::Limits& limits,
                 std::string output) {
  Answer answer;
  answer.output = std::move(output);
  answer.cannot_start = outcome.cannot_start;
  answer.failure = outcome.failure;
  if (ended_well(outcome)) return answer;
  CaseSettings settings;
  settings.limits = limits;
  CaseResult result;
  judge(result, outcome, settings);
  answer.verdict = result.verdict;
  answer.how = result.detail.empty() ? long_name(result.verdict) : result.detail;
  answer.was_stopped =
      outcome.over_cpu || outcome.over_wall || outcome.over_output || outcome.over_memory;
  return answer;
}

void serve(const Submission& submission, const sandbox::Limits& limits,
           const sandbox::Layers& layers, std::size_t index, int inputs, int outputs) {
  sandbox::Sandbox sandbox(layers, index, inputs, limits.processes == 1);
  std::string input;
  while (receive(inputs, input)) {
    std::string output;
    const auto take = [&output](std::span<const char> bytes) {
      output.append(bytes.data(), bytes.size());
    };
    Answer answer;
    try {
      const sandbox::Outcome outcome = sandbox.run(
          submission.command, limits, sandbox::Input::of_text(input), submission.hidden, take);
      answer = answer_of(outcome, limits, std::move(output));
    } catch (const std::exception& error) {
      answer.failure = error.what();
    }
    if (!send(outputs, answer)) return;
  }
}

}  // namespace

ProbeRunner::ProbeRunner(const Submission& submission, const sandbox::Limits& limits,
                         const sandbox::Layers& layers, std::size_t index)
    : inputs_(sandbox::make_pipe()),
      outputs_(sandbox::make_pipe()),
      cannot_start_(submission.problem) {
  if (!cannot_start_.empty()) return;
  const Unreadable unreadable;
  worker_ = fork();
  if (worker_ < 0) fail_by_system("cannot start a worker");
  if (worker_ == 0) {
    leave_terminal();
    inputs_.write_end.reset();
    outputs_.read_end.reset();
    try {
      serve(submission, limits, layers, index, inputs_.read_end.get(), outputs_.write_end.get());
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

explain::Ran ProbeRunner::run(const std::string& input) {
  explain::Ran ran;
  if (!cannot_start_.empty()) {
    ran.ended_well = false;
    ran.how = "it cannot be started: " + cannot_start_;
    return ran;
  }
  Answer answer;
  if (!send(inputs_.write_end.get(), input) || !receive(outputs_.read_end.get(), answer)) {
    throw EnvironmentError("the worker that runs the submission has died");
  }
  if (!answer.failure.empty()) throw EnvironmentError("the sandbox failed: " + answer.failure);
  cannot_start_ = answer.cannot_start;
  ran.output = std::move(answer.output);
  ran.how = cannot_start_.empty() ? answer.how : "it cannot be started: " + cannot_start_;
  ran.ended_well = ran.how.empty();
  ran.was_stopped = answer.was_stopped;
  verdict_ = answer.verdict;
  return ran;
}

}  // namespace flocking::grade
