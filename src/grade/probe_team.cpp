#include "grade/probe_team.h"

#include <poll.h>

#include <algorithm>
#include <utility>

namespace flocking::grade {
namespace {

using Stop = std::function<bool()>;

/// Runs several inputs; each runner has one input at a time.
class RunsTogether {
 public:
  RunsTogether(std::deque<ProbeRunner>& runners, std::span<const std::string> inputs)
      : runners_(runners),
        inputs_(inputs),
        results_(inputs.size()),
        events_(runners.size(), pollfd{.fd = -1, .events = POLLIN, .revents = 0}),
        asked_(runners.size()) {}
  /// Ends unfinished runs.
  ~RunsTogether() {
    for (std::size_t i = 0; i < runners_.size(); ++i) {
      if (is_busy(i)) runners_[i].abandon();
    }
  }
  RunsTogether(const RunsTogether&) = delete;
  RunsTogether& operator=(const RunsTogether&) = delete;

  std::optional<std::vector<explain::RunResult>> run_unless(const Stop& stop) {
    for (std::size_t i = 0; i < runners_.size(); ++i) ask(i);
    while (const std::optional<std::size_t> answering = next_unless(stop)) {
      take(*answering);
      ask(*answering);
    }
    if (is_any_busy()) return std::nullopt;
    results_.resize(begun_);
    return std::move(results_);
  }

 private:
  // poll() ignores descriptors below 0.
  [[nodiscard]] bool is_busy(std::size_t runner) const { return events_[runner].fd >= 0; }
  [[nodiscard]] bool is_any_busy() const {
    return std::any_of(events_.begin(), events_.end(),
                       [](const pollfd& event) { return event.fd >= 0; });
  }

  void ask(std::size_t runner) {
    ProbeRunner& asked = runners_[runner];
    if (!goes_on_ || begun_ == inputs_.size() || !asked.cannot_start().empty()) return;
    asked.ask(inputs_[begun_]);
    asked_[runner] = begun_++;
    events_[runner].fd = asked.answers();
  }

  void take(std::size_t runner) {
    events_[runner].fd = -1;
    // The result is available, or the worker has died.
    explain::RunResult result = *runners_[runner].answer_unless([] { return false; });
    if (result.was_stopped || !runners_[runner].cannot_start().empty()) goes_on_ = false;
    results_[asked_[runner]] = std::move(result);
  }

  // Returns a runner with a result; none if no run is left, or after `stop`.
  std::optional<std::size_t> next_unless(const Stop& stop) {
    constexpr int kLookForStop_ms = 100;
    while (is_any_busy()) {
      const bool has_come = poll(events_.data(), events_.size(), kLookForStop_ms) > 0;
      for (std::size_t i = 0; has_come && i < events_.size(); ++i) {
        if (events_[i].revents != 0) return i;
      }
      if (stop()) return std::nullopt;
    }
    return std::nullopt;
  }

  std::deque<ProbeRunner>& runners_;
  std::span<const std::string> inputs_;
  std::vector<explain::RunResult> results_;
  std::vector<pollfd> events_;      // per runner
  std::vector<std::size_t> asked_;  // index of the current input, per runner
  std::size_t begun_ = 0;
  bool goes_on_ = true;
};

}  // namespace

ProbeTeam::ProbeTeam(const Submission& submission, const sandbox::Limits& limits,
                     const sandbox::Layers& layers, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) runners_.emplace_back(submission, limits, layers, i);
}

ProbeTeam::ProbeTeam(std::span<const Submission> submissions, const sandbox::Limits& limits,
                     const sandbox::Layers& layers, std::size_t index, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) {
    runners_.emplace_back(submissions, limits, layers, index + i);
  }
}

void ProbeTeam::turn_to(std::size_t submission) {
  for (ProbeRunner& runner : runners_) runner.turn_to(submission);
}

std::optional<std::vector<explain::RunResult>> ProbeTeam::run_unless(
    std::span<const std::string> inputs, const Stop& stop) {
  return RunsTogether(runners_, inputs).run_unless(stop);
}

bool ProbeTeam::is_usable() const {
  return std::all_of(runners_.begin(), runners_.end(),
                     [](const ProbeRunner& runner) { return runner.is_usable(); });
}

const std::string& ProbeTeam::cannot_start() const {
  const auto found = std::find_if(runners_.begin(), runners_.end(), [](const ProbeRunner& runner) {
    return !runner.cannot_start().empty();
  });
  return found == runners_.end() ? runners_.front().cannot_start() : found->cannot_start();
}

}  // namespace flocking::grade
