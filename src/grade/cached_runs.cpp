#include "grade/cached_runs.h"

#include <algorithm>
#include <utility>

namespace flocking::grade {
namespace {

// The cache must have room for the results of this many announced inputs.
constexpr std::size_t kRoomFor = 32;

std::size_t bytes_of(const std::string& input, const explain::RunResult& result) {
  return 2 * input.size() + result.output.size() + result.how.size() + result.last_words.size();
}

// Returns true if two results are equal. Ignores the last words, which may contain addresses that
// differ between runs.
bool are_same(const explain::RunResult& one, const explain::RunResult& other) {
  return one.output == other.output && one.ended_well == other.ended_well &&
         one.was_stopped == other.was_stopped && one.how == other.how;
}

}  // namespace

CachedRuns::CachedRuns(explain::Program program, std::size_t most_bytes)
    : CachedRuns(std::move(program), nullptr, most_bytes) {}

CachedRuns::CachedRuns(explain::Program program, RunTogether run_together, std::size_t most_bytes)
    : program_(std::move(program)),
      run_together_(std::move(run_together)),
      most_bytes_(most_bytes) {}

explain::RunResult CachedRuns::run(const std::string& input) {
  const bool is_asked_again = input == last_;
  last_ = input;
  if (!is_repeatable_) return run_really(input);
  const auto found = known_.find(input);
  if (found == known_.end()) {
    explain::RunResult result = run_really(input);
    keep(input, result);
    return result;
  }
  Known& known = found->second;
  if (!is_asked_again || known.was_repeated) return known.result;
  known.was_repeated = true;
  explain::RunResult result = run_really(input);
  is_repeatable_ = are_same(result, known.result);
  return result;
}

std::vector<std::string> CachedRuns::unknown_of(std::span<const std::string> inputs) const {
  std::vector<std::string> unknown;
  for (const std::string& input : inputs) {
    const bool is_there = std::find(unknown.begin(), unknown.end(), input) != unknown.end();
    if (!is_there && !known_.contains(input)) unknown.push_back(input);
  }
  return unknown;
}

void CachedRuns::announce(std::span<const std::string> inputs) {
  if (!run_together_ || !is_repeatable_) return;
  const std::vector<std::string> unknown = unknown_of(inputs);
  if (unknown.size() < 2) return;
  const std::vector<explain::RunResult> results = run_together_(unknown);
  runs_ += results.size();
  bool is_cheap = true;
  for (std::size_t i = 0; i < results.size(); ++i) {
    is_cheap = is_cheap && !results[i].was_stopped &&
               bytes_of(unknown[i], results[i]) <= most_bytes_ / kRoomFor;
    keep(unknown[i], results[i]);
  }
  if (!is_cheap) run_together_ = nullptr;
}

explain::RunResult CachedRuns::run_really(const std::string& input) {
  ++runs_;
  return program_(input);
}

void CachedRuns::keep(const std::string& input, const explain::RunResult& result) {
  const std::size_t more = bytes_of(input, result);
  if (more > most_bytes_) return;
  while (bytes_ + more > most_bytes_) {
    const auto oldest = known_.find(order_.front());
    bytes_ -= bytes_of(oldest->first, oldest->second.result);
    known_.erase(oldest);
    order_.pop_front();
  }
  bytes_ += more;
  known_.emplace(input, Known{result, false});
  order_.push_back(input);
}

}  // namespace flocking::grade
