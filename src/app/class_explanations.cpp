#include "app/class_explanations.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>

#include "base/error.h"
#include "console/interruption.h"

namespace flocking::app {
namespace {

explain::Explanation failed_for(const std::string& reason) {
  explain::Explanation explanation;
  explanation.reason = reason;
  return explanation;
}

/// Threads that explain, each with its own runners. The worker processes start before the threads:
/// a fork while other threads run could leave locks held for ever.
class Team {
 public:
  using Tell = std::function<void(const grade::Advance&)>;
  using Found = std::function<void(std::size_t, const explain::Explanation&)>;

  Team(const ExplanationWork& work, const Found& found,
       std::vector<std::optional<explain::Explanation>>& results)
      : work_(work), found_(found), results_(results) {}

  /// Explains the wanted submissions. Returns when all are explained, all runners are lost, or the
  /// user interrupts.
  void work(const Tell& tell) {
    const std::size_t left = work_.wanted.size() - next_;
    const std::size_t threads_wanted = std::min(work_.jobs, left);
    const std::size_t runners = runners_for_each(threads_wanted);
    for (std::size_t i = 0; i < threads_wanted; ++i) {
      teams_.emplace_back(work_.submissions, work_.limits, work_.layers, i * runners, runners);
    }
    active_ = teams_.size();
    std::vector<std::thread> threads;
    for (grade::ProbeTeam& team : teams_) {
      threads.emplace_back([this, &team] { explain_with(team); });
    }
    wait(tell);
    for (std::thread& thread : threads) thread.join();
    teams_.clear();
  }

  [[nodiscard]] bool is_done() const {
    return next_ >= work_.wanted.size() || console::interruption() != 0;
  }

 private:
  void wait(const Tell& tell) {
    constexpr std::chrono::milliseconds kPause{100};
    std::unique_lock lock(mutex_);
    while (active_ > 0) {
      changed_.wait_for(lock, kPause);
      tell(advance());
    }
  }

  [[nodiscard]] grade::Advance advance() const {
    grade::Advance advance{
        .done = done_, .all = work_.wanted.size(), .slowest = {}, .slowest_s = 0.0};
    const auto now = Clock::now();
    for (const auto& [submission, begin] : begun_) {
      const double taken_s = std::chrono::duration<double>(now - begin).count();
      if (advance.slowest && taken_s <= advance.slowest_s) continue;
      advance.slowest = submission;
      advance.slowest_s = taken_s;
    }
    return advance;
  }

  void explain_with(grade::ProbeTeam& team) {
    while (console::interruption() == 0 && team.is_usable()) {
      const std::size_t number = next_++;
      if (number >= work_.wanted.size()) break;
      const std::size_t submission = work_.wanted[number];
      note_begin(submission);
      std::optional<explain::Explanation> explanation = one(team, submission);
      const std::lock_guard lock(mutex_);
      begun_.erase(submission);
      results_[number] = std::move(explanation);
      ++done_;
      changed_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    --active_;
    changed_.notify_one();
  }

  void note_begin(std::size_t submission) {
    const std::lock_guard lock(mutex_);
    begun_.emplace(submission, Clock::now());
  }

  std::optional<explain::Explanation> one(grade::ProbeTeam& team, std::size_t submission) {
    try {
      team.turn_to(submission);
      explain::Explanation explanation = explained(team, work_.cases_of(submission));
      if (team.cannot_start().empty()) {
        const std::lock_guard lock(mutex_);
        found_(submission, explanation);
      }
      return explanation;
    } catch (const std::bad_alloc&) {
      return failed_for("there was not enough memory to explain its output");
    } catch (const std::exception& error) {
      if (console::interruption() != 0) return std::nullopt;
      return failed_for(error.what());
    }
  }

  using Clock = std::chrono::steady_clock;

  const ExplanationWork& work_;
  const Found& found_;
  std::vector<std::optional<explain::Explanation>>& results_;
  std::deque<grade::ProbeTeam> teams_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t active_ = 0;  // number of running threads
  std::size_t done_ = 0;
  std::map<std::size_t, Clock::time_point> begun_;  // start times of running explanations
};

}  // namespace

std::vector<std::optional<explain::Explanation>> explain_all(
    const ExplanationWork& work, const std::function<void(const grade::Advance&)>& tell,
    const std::function<void(std::size_t, const explain::Explanation&)>& found) {
  std::vector<std::optional<explain::Explanation>> results(work.wanted.size());
  Team team(work, found, results);
  try {
    // Repeat with new workers if workers have died.
    while (!team.is_done()) team.work(tell);
  } catch (const Error& error) {
    for (auto& result : results) {
      if (!result && console::interruption() == 0) result = failed_for(error.what());
    }
  }
  return results;
}

}  // namespace flocking::app
