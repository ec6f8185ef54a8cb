#include "grade/crash_runs.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <map>
#include <span>
#include <string_view>

#include "diagnosis/sanitizer_text.h"
#include "grade/result_codec.h"
#include "grade/verdict.h"
#include "grade/worker_pool.h"
#include "sandbox/input.h"
#include "sandbox/sandbox.h"

namespace flocking::grade {
namespace {

constexpr std::uint64_t kMibBytes = std::uint64_t{1} << 20U;
// Room for a stack of 256 frames and earlier output of the program.
constexpr std::size_t kKeptBytes = std::size_t{128} << 10U;

// Swaps the two streams: the sandbox discards the program's output and keeps the end of its errors,
// which may be longer than the sandbox otherwise allows. The sanitizer options, with defaults in
// brackets: handle_abort prints the stack when the library aborts (off); leaks are not crashes; the
// core limit applies only to the launcher; freed memory is quarantined, but less of it (256 MiB).
std::string script_for(const sandbox::Limits& limits, diagnosis::Trouble trouble) {
  constexpr double kMs = 1000.0;
  std::string script;
  if (trouble == diagnosis::Trouble::kNotFinite) {
    script = std::string(diagnosis::kTrapVariable) + "=1 ";
  } else if (trouble == diagnosis::Trouble::kTimeLimit) {
    script = std::string(diagnosis::kTimerVariable) + '=' +
             std::to_string(std::llround(std::ceil(limits.cpu_s * kMs))) + ' ';
  }
  return script +
         "ASAN_OPTIONS=handle_abort=1:handle_sigfpe=1:handle_sigill=1:detect_leaks=0:color=never:"
         "disable_coredump=0:quarantine_size_mb=16:allocator_may_return_null=0:"
         "max_allocation_size_mb=" +
         std::to_string(std::max<std::uint64_t>(limits.memory_bytes / kMibBytes, 1)) +
         " UBSAN_OPTIONS=print_stacktrace=0:color=never"
         R"( exec "$0" "$@" 3>&1 1>&2 2>&3 3>&-)";
}

sandbox::Command command_for(const CheckedProgram& program, const sandbox::Limits& limits,
                             diagnosis::Trouble trouble) {
  sandbox::Command command{
      .executable = "/bin/sh",
      .arguments = {"/bin/sh", "-c", script_for(limits, trouble), program.path},
      .working_directory = "/tmp"};
  command.arguments.insert(command.arguments.end(), program.arguments.begin(),
                           program.arguments.end());
  command.own = {program.path};
  return command;
}

/// Keeps the end of a stream.
class End {
 public:
  void add(std::span<const char> bytes) {
    text_.append(bytes.data(), bytes.size());
    if (text_.size() > 2 * kKeptBytes) text_.erase(0, text_.size() - kKeptBytes);
  }
  [[nodiscard]] std::string_view text() const {
    const std::string_view all = text_;
    return all.substr(all.size() - std::min(all.size(), kKeptBytes));
  }

 private:
  std::string text_;
};

std::optional<diagnosis::Crash> crash_of(sandbox::Sandbox& sandbox, const CheckedProgram& program,
                                         const Case& one, diagnosis::Trouble trouble,
                                         bool& is_slow) {
  sandbox::Limits limits = one.settings.limits;
  limits.processes = std::max(limits.processes, program.processes);
  const sandbox::Limits wide = limits_with_sanitizers(limits);
  End end;
  const sandbox::Outcome outcome =
      sandbox.run(command_for(program, limits, trouble), wide, sandbox::Input(one.input_path),
                  program.hidden, [&end](std::span<const char> bytes) { end.add(bytes); });
  const std::optional<BadEnding> ending = bad_ending(outcome, wide);
  is_slow = outcome.over_cpu || outcome.over_wall;
  if (!ending || ending->verdict != Verdict::kRuntimeError) return std::nullopt;
  std::optional<diagnosis::Crash> crash = diagnosis::crash_in(end.text(), program.own);
  if (crash) crash->trouble = trouble;
  return crash;
}

// Runs the jobs of worker `index`: every `work.workers`-th job. A program that takes too long three
// times is not run again, so that one student does not delay the class.
void work_on(const CrashWork& work, std::size_t index, int results, int lifeline) {
  sandbox::Sandbox sandbox(sandbox::DedicatedProcess::dedicate(), work.layers, index, lifeline);
  constexpr int kMostSlow = 3;
  std::map<std::size_t, int> slow;  // number of slow runs per program
  for (std::size_t number = index; number < work.jobs.size(); number += work.workers) {
    const CrashJob& job = work.jobs[number];
    std::optional<diagnosis::Crash> crash;
    bool is_slow = false;
    try {
      if (slow[job.program] < kMostSlow) {
        crash = crash_of(sandbox, work.programs[job.program], work.cases[job.one], job.trouble,
                         is_slow);
      }
      if (is_slow) ++slow[job.program];
    } catch (const std::exception&) {
      crash.reset();
    }
    if (!tell_result(results, number, packed_crash(crash))) return;
  }
}

}  // namespace

sandbox::Limits limits_with_sanitizers(sandbox::Limits limits) {
  constexpr double kSlower = 4.0;
  constexpr double kMore_s = 5.0;
  constexpr std::uint64_t kLarger = 3;
  constexpr std::uint64_t kMoreBytes = 512 * kMibBytes;
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 60U;
  limits.cpu_s = limits.cpu_s * kSlower + kMore_s;
  limits.wall_s = limits.wall_s * kSlower + kMore_s;
  limits.memory_bytes = std::min(limits.memory_bytes, kMostBytes / kLarger) * kLarger + kMoreBytes;
  limits.reserved_bytes = std::uint64_t{1} << 46U;
  return limits;
}

std::vector<std::optional<diagnosis::Crash>> run_crashes(
    const CrashWork& work, const std::function<bool()>& stop,
    const std::function<void(std::size_t)>& progress) {
  std::vector<std::optional<diagnosis::Crash>> crashes(work.jobs.size());
  if (work.jobs.empty()) return crashes;
  CrashWork fitting = work;
  fitting.workers = std::min(work.workers, work.jobs.size());
  std::size_t done = 0;
  WorkerPool pool(fitting.workers, [&fitting](std::size_t index, int results, int lifeline) {
    work_on(fitting, index, results, lifeline);
  });
  while (pool.wait([&](std::uint64_t number, const std::string& text) {
    crashes[number] = unpacked_crash(text);
    progress(++done);
  })) {
    if (stop()) pool.drop_all();
  }
  return crashes;
}

}  // namespace flocking::grade
