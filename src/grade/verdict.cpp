#include "grade/verdict.h"

#include <fmt/format.h>

#include <array>
#include <csignal>
#include <string>
#include <string_view>
#include <utility>

namespace flocking::grade {
namespace {

constexpr double kMib = 1024.0 * 1024.0;
constexpr double kWarningShare = 0.8;

std::string signal_text(int signal) {
  constexpr std::array<std::pair<int, std::string_view>, 11> kNames = {{{SIGSEGV, "SIGSEGV"},
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
  for (const auto& [number, name] : kNames) {
    if (number == signal) return fmt::format("signal {} ({})", signal, name);
  }
  return fmt::format("signal {}", signal);
}

std::string mib(std::uint64_t bytes) {
  return fmt::format("{:.4g} MiB", static_cast<double>(bytes) / kMib);
}

void decide(CaseResult& result, Verdict verdict, std::string detail) {
  result.verdict = verdict;
  result.detail = std::move(detail);
}

void warn_near(CaseResult& result, const char* what, double used, double limit) {
  if (used <= kWarningShare * limit || limit <= 0.0) return;
  result.warnings.push_back(fmt::format("used {:.0f} % of the {}", used / limit * 100.0, what));
}

void judge_comparison(CaseResult& result, const CaseSettings& settings) {
  const judge::Comparison& comparison = *result.comparison;
  const bool answer_is_broken =
      comparison.first && comparison.first->kind == judge::DifferenceKind::kNoAnswer;
  if (answer_is_broken) {
    decide(result, Verdict::kJudgeError, "the answer of the case is no list of numbers");
  } else if (!comparison.matches()) {
    decide(result, Verdict::kWrongAnswer, "");
  } else if (settings.strict_format && !comparison.layout.empty()) {
    decide(result, Verdict::kPresentationError, "layout");
  } else {
    decide(result, Verdict::kAccepted, "");
  }
}

}  // namespace

bool ended_well(const sandbox::Outcome& outcome) {
  return outcome.failure.empty() && outcome.cannot_start.empty() && !outcome.over_output &&
         !outcome.over_memory && !outcome.over_cpu && !outcome.over_wall &&
         !outcome.over_processes && !outcome.signaled && outcome.code == 0;
}

void judge(CaseResult& result, const sandbox::Outcome& outcome, const CaseSettings& settings) {
  const sandbox::Limits& limits = settings.limits;
  if (!outcome.failure.empty()) {
    decide(result, Verdict::kJudgeError, outcome.failure);
  } else if (!outcome.cannot_start.empty()) {
    decide(result, Verdict::kRuntimeError, "cannot start: " + outcome.cannot_start);
  } else if (outcome.over_output) {
    decide(result, Verdict::kOutputLimit, "more than " + mib(limits.output_bytes));
  } else if (outcome.over_memory) {
    decide(result, Verdict::kMemoryLimit, "more than " + mib(limits.memory_bytes));
  } else if (outcome.over_cpu) {
    decide(result, Verdict::kTimeLimit, fmt::format("CPU time, more than {:g} s", limits.cpu_s));
  } else if (outcome.over_wall) {
    decide(result, Verdict::kTimeLimit, fmt::format("wall time, more than {:g} s", limits.wall_s));
  } else if (outcome.over_processes) {
    decide(result, Verdict::kRuntimeError,
           fmt::format("more than {} processes at a time", limits.processes));
  } else if (outcome.signaled) {
    decide(result, Verdict::kRuntimeError, signal_text(outcome.code));
  } else if (outcome.code != 0) {
    decide(result, Verdict::kRuntimeError, fmt::format("exit status {}", outcome.code));
  } else {
    judge_comparison(result, settings);
  }
  if (!ended_well(outcome)) return;
  const sandbox::Usage& usage = result.usage;
  warn_near(result, "time limit", usage.cpu_s, limits.cpu_s);
  warn_near(result, "wall limit", usage.wall_s, limits.wall_s);
  warn_near(result, "memory limit", static_cast<double>(usage.peak_memory_bytes),
            static_cast<double>(limits.memory_bytes));
  warn_near(result, "output limit", static_cast<double>(usage.output_bytes),
            static_cast<double>(limits.output_bytes));
}

}  // namespace flocking::grade
