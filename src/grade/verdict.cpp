#include "grade/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <string_view>
#include <utility>

#include "base/words.h"

namespace flocking::grade {
namespace {

constexpr double kBytesPerMib = 1024.0 * 1024.0;
constexpr double kWarningShare = 0.8;

std::string signal_text(int signal) {
  constexpr std::array<std::pair<int, std::string_view>, 11> kSignalNames = {
      {{SIGSEGV, "SIGSEGV"},
       {SIGABRT, "SIGABRT"},
       {SIGFPE, "SIGFPE"},
       {SIGILL, "SIGILL"},
       {SIGBUS, "SIGBUS"},
       {SIGKILL, "SIGKILL"},
       {SIGTERM, "SIGTERM"},
       {SIGPIPE, "SIGPIPE"},
       {SIGSYS, "SIGSYS"},
       {SIGXCPU, "SIGXCPU"},
       {SIGXFSZ, "SIGXFSZ"}}};
  for (const auto& [number, name] : kSignalNames) {
    if (number == signal) return fmt::format("signal {} ({})", signal, name);
  }
  return fmt::format("signal {}", signal);
}

std::string mib(std::uint64_t bytes) {
  return fmt::format("{:.4g} MiB", static_cast<double>(bytes) / kBytesPerMib);
}

void decide(CaseResult& result, Verdict verdict, std::string detail) {
  result.verdict = verdict;
  result.detail = std::move(detail);
}

void warn_near(CaseResult& result, const char* what, double used, double limit) {
  if (used <= kWarningShare * limit || limit <= 0.0) return;
  result.warnings.push_back(fmt::format("used {:.0f}% of the {}", used / limit * 100.0, what));
}

// Returns the warning that the process limit refused a request of the run.
std::string refusal_words(const std::string& refused, const sandbox::Limits& limits) {
  return fmt::format("could not start {}: process limit {}; use --process-limit N", refused,
                     limits.processes);
}

// Warns of refused processes. A process that was killed because it exceeded the limit counts as
// refused.
void warn_of_refusal(CaseResult& result, const sandbox::Outcome& outcome,
                     const sandbox::Limits& limits) {
  const bool is_refused = outcome.over_processes || !outcome.refused.empty();
  if (!is_refused) return;
  result.warnings.push_back(
      refusal_words(outcome.refused.empty() ? "a process or a thread" : outcome.refused, limits));
}

void judge_comparison(CaseResult& result, const CaseSettings& settings) {
  const judge::Comparison& comparison = *result.comparison;
  const bool answer_is_broken =
      comparison.first && comparison.first->kind == judge::DifferenceKind::kNoAnswer;
  if (answer_is_broken) {
    decide(result, Verdict::kJudgeError, "the answer of the case is not a list of numbers");
  } else if (!comparison.matches()) {
    decide(result, Verdict::kWrongAnswer, "");
  } else if (settings.strict_format && !comparison.layout.empty()) {
    decide(result, Verdict::kPresentationError, "layout");
  } else {
    decide(result, Verdict::kAccepted, "");
  }
}

}  // namespace

std::string failure_to_start(const std::string& reason) { return "a failure to start: " + reason; }

std::optional<BadEnding> bad_ending(const sandbox::Outcome& outcome,
                                    const sandbox::Limits& limits) {
  if (!outcome.failure.empty()) return BadEnding{Verdict::kJudgeError, outcome.failure};
  if (!outcome.cannot_start.empty()) {
    return BadEnding{Verdict::kRuntimeError, failure_to_start(outcome.cannot_start)};
  }
  if (outcome.over_output) {
    return BadEnding{Verdict::kOutputLimit,
                     fmt::format("more than {} of output", mib(limits.output_bytes))};
  }
  if (outcome.over_memory) {
    return BadEnding{Verdict::kMemoryLimit,
                     fmt::format("more than {} of memory", mib(limits.memory_bytes))};
  }
  if (outcome.over_cpu) {
    return BadEnding{Verdict::kTimeLimit,
                     fmt::format("more than {:g} s of CPU time", limits.cpu_s)};
  }
  if (outcome.over_wall) {
    return BadEnding{Verdict::kTimeLimit,
                     fmt::format("more than {:g} s of wall time", limits.wall_s)};
  }
  if (outcome.over_processes) {
    return BadEnding{
        Verdict::kRuntimeError,
        fmt::format("more than {} at a time", counted(limits.processes, "process", "processes"))};
  }
  if (outcome.signaled) return BadEnding{Verdict::kRuntimeError, signal_text(outcome.code)};
  if (outcome.code != 0) {
    return BadEnding{Verdict::kRuntimeError, fmt::format("exit status {}", outcome.code)};
  }
  return std::nullopt;
}

bool ended_well(const sandbox::Outcome& outcome) { return !bad_ending(outcome, {}); }

void judge(CaseResult& result, const sandbox::Outcome& outcome, const CaseSettings& settings) {
  if (const std::optional<BadEnding> ending = bad_ending(outcome, settings.limits)) {
    decide(result, ending->verdict, ending->words);
    if (ending->verdict == Verdict::kRuntimeError) {
      warn_of_refusal(result, outcome, settings.limits);
    }
    return;
  }
  judge_comparison(result, settings);
  const sandbox::Limits& limits = settings.limits;
  if (!result.passed()) warn_of_refusal(result, outcome, limits);
  const sandbox::Usage& usage = result.usage;
  warn_near(result, "time limit", usage.cpu_s, limits.cpu_s);
  warn_near(result, "wall limit", usage.wall_s, limits.wall_s);
  warn_near(result, "memory limit", static_cast<double>(usage.peak_memory_bytes),
            static_cast<double>(limits.memory_bytes));
  warn_near(result, "output limit", static_cast<double>(usage.output_bytes),
            static_cast<double>(limits.output_bytes));
}

}  // namespace flocking::grade
