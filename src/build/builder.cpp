#include "build/builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/packing.h"
#include "base/printable.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "build/build_notes.h"
#include "build/build_script.h"
#include "build/messages.h"
#include "build/renamed.h"
#include "build/tools.h"
#include "diagnosis/compiler_warnings.h"
#include "diagnosis/own_files.h"
#include "io/file.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kBuildMemoryBytes = std::uint64_t{2} << 30U;
// limit for all files together
constexpr std::uint64_t kBuildWrittenBytes = std::uint64_t{256} << 20U;
constexpr std::uint64_t kBuildOutputBytes = std::uint64_t{16} << 20U;
// Limits of a build with sanitizers, which takes longer and makes a larger program. No verdict
// depends on this build, so its time limit is short.
constexpr double kCheckedTimeFactor = 3.0;
constexpr std::uint64_t kCheckedOutputBytes = std::uint64_t{64} << 20U;
constexpr std::size_t kMostFileBytes = std::size_t{64} << 20U;

sandbox::Command command_for(const Task& task, const Settings& settings) {
  sandbox::Command command{.executable = "/bin/sh",
                           .arguments = {"/bin/sh", "-c", script_for(task), "sh"},
                           .working_directory = task.files};
  for (std::string& word : script_arguments(task, settings)) {
    command.arguments.push_back(std::move(word));
  }
  command.own = {task.files};
  command.tools = {task.tool};
  command.opens_devices = true;
  command.temporary_bytes = kBuildWrittenBytes;
  command.counts_files = true;
  return command;
}

std::string over_words(const sandbox::Outcome& outcome, const sandbox::Limits& limits) {
  if (outcome.over_output) return "more than 16 MiB were written";
  if (outcome.over_files) return "its files take more than 256 MiB";
  if (outcome.over_memory) return "it took more than 2 GiB of memory";
  if (outcome.over_cpu) {
    return fmt::format("it took longer than {:g} s (--build-time-limit)", limits.cpu_s);
  }
  if (outcome.over_wall) {
    return fmt::format("it took longer than {:g} s of wall time (--build-time-limit {:g})",
                       limits.wall_s, limits.cpu_s);
  }
  if (outcome.over_processes) {
    return "it had more than " + counted(limits.processes, "process", "processes") + " at a time";
  }
  return "";
}

Result result_of(const sandbox::Outcome& outcome, const sandbox::Limits& limits, std::string output,
                 const Task& task) {
  Result result;
  result.failure = outcome.failure;
  if (!result.failure.empty()) return result;
  // The shell exists, so the arguments are too long, or the sources' folder is at fault.
  if (!outcome.cannot_start.empty()) {
    result.errors = {"its build cannot be started: " + outcome.cannot_start};
    return result;
  }
  if (const std::string over = over_words(outcome, limits); !over.empty()) {
    result.errors = {"the build was stopped: " + over};
    return result;
  }
  std::string_view messages = outcome.stderr_text;
  result.notes = take_notes(messages);
  if (!outcome.signaled && outcome.code == 0) {
    if (outcome.left_processes) {
      result.errors = {"the build left processes running, which were killed"};
      return result;
    }
    result.program = std::move(output);
    if (task.plan.language->calls_cxx && !task.is_checked && !task.is_trial) {
      result.warnings =
          diagnosis::warnings_that_matter(messages, diagnosis::OwnFiles::below(task.files));
    }
    return result;
  }
  output = with_own_names(output, task.plan.renamed);
  result.log = log_of(output, task.files);
  result.needs_choice = !outcome.signaled && outcome.code == kNeedsChoice;
  result.errors = result.needs_choice ? last_error(output) : first_errors(output, task.files);
  if (result.errors.empty()) result.errors = {"the build failed without a message"};
  return result;
}

bool is_program(std::string_view bytes) {
  return bytes.starts_with("#!") || bytes.starts_with(
                                        "\x7f"
                                        "ELF");
}

sandbox::Limits limits_of(const Task& task, const Settings& settings) {
  const double time_s = settings.time_limit_s * (task.is_checked ? kCheckedTimeFactor : 1.0);
  return {.cpu_s = time_s,
          .wall_s = task.is_checked ? time_s : time_s * 4 + 10,  // the machine may be busy
          .memory_bytes = kBuildMemoryBytes,
          .output_bytes = task.is_checked ? kCheckedOutputBytes : kBuildOutputBytes,
          .processes = kBuildProcesses};
}

}  // namespace

std::string hash_of(const Task& task, const Settings& settings) {
  constexpr std::uint64_t kVersion = 4;  // version of this hash's input
  Packer packer;
  packer.add(kVersion);
  packer.add_bytes(task.plan.language->name);
  packer.add_bytes(script_for(task));
  for (const std::string& word : script_arguments(task, settings)) packer.add_bytes(word);
  packer.add_bytes(identity_of_tool(task.tool));
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(task.files, error), end; !error && entry != end;
       entry.increment(error)) {
    files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    packer.add_bytes(file.lexically_relative(task.files).string());
    // A build may depend on an empty folder, too.
    packer.add(fs::is_regular_file(file, error));
    if (!fs::is_regular_file(file, error)) continue;
    const fs::perms mode = fs::status(file, error).permissions();
    packer.add((mode & fs::perms::owner_exec) != fs::perms::none);
    packer.add_bytes(hex_sha256(io::File::open_input(file).read_all(kMostFileBytes + 1)));
  }
  return hex_sha256(packer.take());
}

Result run_build(sandbox::Sandbox& sandbox, const Task& task, const Settings& settings) {
  const sandbox::Limits limits = limits_of(task, settings);
  std::string output;
  const sandbox::Drain::Take take = [&output](std::span<const char> bytes) {
    output.append(bytes.data(), bytes.size());
  };
  const sandbox::Outcome outcome = sandbox.run(command_for(task, settings), limits,
                                               sandbox::Input::of_text(""), task.hidden, take);
  Result result = result_of(outcome, limits, std::move(output), task);
  if (!result.program.empty() && task.plan.language->runner.empty() &&
      !is_program(result.program)) {
    result.program.clear();
    result.errors = {"the build result is not a program"};
  }
  return result;
}

}  // namespace flocking::build
