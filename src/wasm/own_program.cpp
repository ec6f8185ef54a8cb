// Replacements for worker processes: runs the user's own program from this process, one run at a
// time.
#include <exception>
#include <new>
#include <optional>
#include <stdexcept>
#include <utility>

#include "app/class_explanations.h"
#include "console/interruption.h"
#include "grade/probe_answer.h"
#include "grade/probe_team.h"
#include "grade/workers.h"
#include "wasm/plain_runner.h"

namespace flocking {
namespace grade {

void do_work(const Work& work, const std::function<bool()>& stop, const TakeRun& done,
             const std::function<void(const Advance&)>& progress) {
  const std::size_t count = work.cases.size() * work.submissions.size();
  Advance advance;
  for (std::size_t job = 0; job < count; ++job) advance.all += is_to_do(work, job) ? 1U : 0U;
  wasm::PlainRunner runner;
  Jobs jobs(work, runner);
  for (std::size_t job = 0; job < count && !stop(); ++job) {
    if (!is_to_do(work, job)) continue;
    done(job / work.cases.size(), job % work.cases.size(), jobs.run(job));
    ++advance.done;
    if (progress) progress(advance);
  }
}

void ProbeRunner::start(const sandbox::Layers& /*layers*/, std::size_t /*index*/) {}

ProbeRunner::~ProbeRunner() = default;

std::optional<explain::RunResult> ProbeRunner::run_unless(const std::string& input,
                                                          const std::function<bool()>& stop) {
  if (!cannot_start_.empty()) return not_started();
  if (stop()) return std::nullopt;
  wasm::PlainRunner runner;
  return taken(answer_to(input, submissions_[current_], limits_, runner));
}

// Only a team of several runners calls these; with one processor, there is one runner.
void ProbeRunner::ask(const std::string& /*input*/) { throw std::logic_error("no worker"); }
void ProbeRunner::abandon() {}
std::optional<explain::RunResult> ProbeRunner::answer_unless(
    const std::function<bool()>& /*stop*/) {
  throw std::logic_error("no worker");
}

}  // namespace grade

namespace app {
namespace {

explain::Explanation explained_or_failed(const ExplanationWork& work, std::size_t submission) {
  try {
    grade::ProbeTeam team(work.submissions[submission], work.limits, work.layers, 1);
    return explained(team, work.cases_of(submission));
  } catch (const std::exception& error) {
    explain::Explanation failed;
    failed.reason = error.what();
    return failed;
  }
}

}  // namespace

std::vector<std::optional<explain::Explanation>> explain_all(
    const ExplanationWork& work, const std::function<void(const grade::Advance&)>& tell,
    const std::function<void(std::size_t submission, const explain::Explanation&)>& /*found*/) {
  std::vector<std::optional<explain::Explanation>> results(work.wanted.size());
  for (std::size_t i = 0; i < results.size() && console::interruption() == 0; ++i) {
    tell({.done = i, .all = results.size(), .slowest = {}, .slowest_s = 0.0});
    results[i] = explained_or_failed(work, work.wanted[i]);
  }
  return results;
}

}  // namespace app
}  // namespace flocking
