#include "build/builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>

#include "base/error.h"
#include "base/packing.h"
#include "base/source_hash.h"
#include "base/words.h"
#include "build/messages.h"
#include "build/stand_ins.h"
#include "build/tools.h"
#include "diagnosis/compiler_warnings.h"
#include "diagnosis/own_files.h"
#include "io/file.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kBuildMemoryBytes = std::uint64_t{2} << 30U;
constexpr std::uint64_t kBuildOutputBytes = std::uint64_t{16} << 20U;
// Of a build with sanitizers, which takes longer and whose program is larger.
constexpr double kCheckedTimeFactor = 3.0;
constexpr std::uint64_t kCheckedOutputBytes = std::uint64_t{64} << 20U;
constexpr std::size_t kMostFileBytes = std::size_t{64} << 20U;

// What a build tells goes to a file; on the standard output comes what it built, or where it fails
// the start of that file.
constexpr std::string_view kBefore = R"sh(main=$1 class=$2; shift 2
product=$TMPDIR/product
pick() {
  found=$(find "$where" -type f -perm -100 ! -path '*/CMakeFiles/*' ! -name '*.so*' ! -name '*.sh' \
    ! -name '*.py' -newer "$TMPDIR/begin" | sort)
  if [ -n "$main" ]; then found=$(printf '%s\n' "$found" | grep "/$main\$" | head -n 1); fi
  count=$(printf '%s\n' "$found" | grep -c .)
  if [ "$count" -ne 1 ]; then
    echo "error: it builds $count programs:" $(printf '%s\n' "$found" | sed 's|.*/||') \
      '- one is needed; say which with --main'
    return 1
  fi
  cp "$found" "$product"
}
)sh";
constexpr std::string_view kBegin = "( set -e\n";
constexpr std::string_view kAfter = R"sh(
) > "$TMPDIR/log" 2>&1 < /dev/null
status=$?
if [ "$(wc -c < "$TMPDIR/log")" -ge 16000000 ]; then
  echo 'error: it writes more than 16 MiB'
  exit 1
fi
if [ $status -ne 0 ] || [ ! -s "$product" ]; then head -c 1000000 "$TMPDIR/log"; exit 1; fi
)sh";
constexpr std::string_view kEnd = R"(exec cat "$product")";

std::string flags_for(const Task& task, const Settings& settings) {
  const bool is_cxx = task.plan.language->name == kCxx && !settings.cxx_flags.empty();
  return is_cxx ? settings.cxx_flags : std::string(task.plan.language->flags);
}

std::string script_for(const Task& task) {
  const Language& language = *task.plan.language;
  std::string script(kBefore);
  if (language.calls_cxx) script += stand_in_script(task.is_checked);
  script += kBegin;
  if (!task.plan.renamed.empty()) {
    script += "cp -R . \"$TMPDIR/renamed\"; cd \"$TMPDIR/renamed\"\n";
    script += renaming_script(task.plan.renamed);
  }
  script += language.script;
  script += kAfter;
  // Warnings go to the error stream, of which the sandbox keeps the start.
  if (language.calls_cxx && !task.is_checked) {
    script += "grep -aE '" + diagnosis::pattern_of_warnings() + "' \"$TMPDIR/log\" >&2\n";
  }
  script += kEnd;
  return script;
}

sandbox::Command command_for(const Task& task, const Settings& settings) {
  const std::string script = script_for(task);
  sandbox::Command command{
      .executable = "/bin/sh",
      .arguments = {"/bin/sh", "-c", script, "sh", settings.main, task.plan.java_class, task.tool},
      .working_directory = task.files};
  const std::string flags = flags_for(task, settings);
  for (const std::string_view flag : words(flags)) command.arguments.emplace_back(flag);
  command.arguments.insert(command.arguments.end(), task.plan.words.begin(), task.plan.words.end());
  for (const std::string& source : task.plan.sources) {
    // No name of a file is taken for a flag.
    command.arguments.push_back(source.starts_with('-') || source.starts_with('@') ? "./" + source
                                                                                   : source);
  }
  command.own = {task.files};
  command.tools = {task.tool};
  command.opens_devices = true;
  return command;
}

std::string over_words(const sandbox::Outcome& outcome, const sandbox::Limits& limits) {
  if (outcome.over_output) return "more than 16 MiB were written";
  if (outcome.over_memory) return "it took more than 2 GiB of memory";
  if (outcome.over_cpu) {
    return fmt::format("it took longer than {:g} s (--build-time-limit)", limits.cpu_s);
  }
  if (outcome.over_wall) {
    return fmt::format("it took longer than {:g} s by the clock (--build-time-limit {:g})",
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
  // There is a shell: what is wrong is how much there is to tell it, or the sources' folder.
  if (!outcome.cannot_start.empty()) {
    result.errors = {"its build cannot be started: " + outcome.cannot_start};
    return result;
  }
  if (const std::string over = over_words(outcome, limits); !over.empty()) {
    result.errors = {"the build was stopped: " + over};
    return result;
  }
  if (!outcome.signaled && outcome.code == 0) {
    if (outcome.left_processes) {
      result.errors = {"the build left processes behind, which were ended"};
      return result;
    }
    result.program = std::move(output);
    if (task.plan.language->calls_cxx && !task.is_checked) {
      result.warnings = diagnosis::warnings_that_matter(outcome.stderr_text,
                                                        diagnosis::OwnFiles::below(task.files));
    }
    return result;
  }
  result.errors = first_errors(with_own_names(output, task.plan.renamed), task.files);
  if (result.errors.empty()) result.errors = {"the build failed and said nothing"};
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
          .wall_s = time_s * 4 + 10,  // others may use the machine
          .memory_bytes = kBuildMemoryBytes,
          .output_bytes = task.is_checked ? kCheckedOutputBytes : kBuildOutputBytes,
          .processes = kBuildProcesses};
}

}  // namespace

std::string hash_of(const Task& task, const Settings& settings) {
  constexpr std::uint64_t kVersion = 3;  // of all this
  Packer packer;
  packer.add(kVersion);
  packer.add_bytes(task.plan.language->name);
  packer.add_bytes(script_for(task));
  packer.add_bytes(flags_for(task, settings));
  packer.add_bytes(settings.main);
  packer.add_bytes(task.plan.java_class);
  packer.add(task.plan.words);
  for (const std::string& source : task.plan.sources) packer.add_bytes(source);
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
    // A build can ask for an empty folder too.
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
    result.errors = {"what it builds is no program"};
  }
  return result;
}

}  // namespace flocking::build
