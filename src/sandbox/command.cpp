#include "sandbox/command.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "sandbox/interpreter.h"
#include "sandbox/source_advice.h"
#include "sandbox/stand_in.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

// Returns the folders in which commands are searched, separated by ':': PATH, or the usual folders
// if PATH is not set.
std::string search_path() {
  const char* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): no thread sets it
  return path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin";
}

std::string find_in_path(const std::string& name) {
  const std::string path = search_path();
  for (const std::string_view folder : split(path, ':')) {
    // Other entries, including empty ones, are relative to the current folder, which may be a
    // student's.
    if (!folder.starts_with('/')) continue;
    std::string candidate = std::string(folder) + "/" + name;
    if (is_program(candidate)) return behind_stand_in(candidate);
  }
  return "";
}

// Returns the problem of the interpreter in the first line of a script; "" if there is none.
std::string interpreter_problem(const std::string& path) {
  const std::string line = interpreter_line(path);
  if (line.empty()) return "";
  const bool has_return = line.ends_with('\r');
  const std::vector<std::string_view> parts = words(line);
  if (parts.empty()) return "its first line #! names no interpreter";
  const std::string interpreter(parts.front());
  if (is_program(interpreter) && !has_return) return "";
  return "its first line names an interpreter that cannot be run: " + in_quotes(interpreter) +
         (has_return ? ", followed by a carriage return; save the file with Unix line ends" : "");
}

std::string problem_of(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return "there is no such file";
  if (error) return error.message();
  if (fs::is_directory(status)) return "it is a folder; give the path of the program in it";
  if (access(path.c_str(), X_OK) != 0) {
    std::string advice = advice_for_source(fs::path(path).filename().string());
    if (!advice.empty()) return advice;
    return "it is not executable; run chmod +x, or write its interpreter first, such as python3";
  }
  return interpreter_problem(path);
}

}  // namespace

bool is_program(const std::string& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored) && access(path.c_str(), X_OK) == 0;
}

FileStamp stamp_of(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  constexpr std::int64_t kNsPerS = 1'000'000'000;
  return {.device = status.st_dev,
          .inode = status.st_ino,
          .changed_ns = status.st_ctim.tv_sec * kNsPerS + status.st_ctim.tv_nsec};
}

bool is_in_search_path(const std::string& program) {
  const std::string folder = fs::path(program).lexically_normal().parent_path().string();
  const std::string path = search_path();
  const auto entries = split(path, ':');
  return std::any_of(entries.begin(), entries.end(), [&folder](std::string_view entry) {
    const fs::path place = fs::path(std::string(entry) + "/").lexically_normal();
    return entry.starts_with('/') && place.parent_path() == folder;
  });
}

Command find_command(const std::vector<std::string>& arguments,
                     const std::string& working_directory, std::string& problem) {
  if (arguments.empty()) throw UsageError("no command to run; give it after --");
  Command command{.executable = {},
                  .arguments = arguments,
                  .working_directory = fs::absolute(working_directory).lexically_normal()};
  const std::string& name = arguments.front();
  if (name.find('/') == std::string::npos) {
    command.executable = find_in_path(name);
    const bool is_here = is_program(command.working_directory + "/" + name);
    if (command.executable.empty()) {
      std::error_code ignored;
      const bool is_file = fs::is_regular_file(command.working_directory + "/" + name, ignored);
      problem = is_file && !is_here ? advice_for_source(name) : "";
      if (!problem.empty()) return command;
      problem =
          "there is no such command" + std::string(is_here ? "; did you mean ./" + name + "?" : "");
      return command;
    }
  } else {
    command.executable = fs::path(command.working_directory) / name;
  }
  command.executable = fs::absolute(command.executable).lexically_normal();
  problem = problem_of(command.executable);
  command.stamp = stamp_of(command.executable);
  return command;
}

}  // namespace flocking::sandbox
