#include "sandbox/command.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "core/error.h"
#include "core/printable.h"
#include "core/words.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

std::string find_in_path(const std::string& name) {
  const std::string path = search_path();
  for (const std::string_view folder : split(path, ':')) {
    std::string candidate = std::string(folder.empty() ? "." : folder) + "/" + name;
    if (is_program(candidate)) return candidate;
  }
  return "";
}

// Of a script, what is wrong with the interpreter that its first line names; empty if nothing is.
std::string interpreter_problem(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string line(256, '\0');
  file.read(line.data(), static_cast<std::streamsize>(line.size()));
  line.resize(static_cast<std::size_t>(file.gcount()));
  if (!line.starts_with("#!")) return "";
  line = line.substr(2, line.find('\n') - 2);
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
  if (fs::is_directory(status)) return "it is a folder; name the program in it";
  if (access(path.c_str(), X_OK) != 0) {
    return "it is not executable; run chmod +x, or name its interpreter before it";
  }
  return interpreter_problem(path);
}

}  // namespace

bool is_program(const std::string& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored) && access(path.c_str(), X_OK) == 0;
}

std::string search_path() {
  const char* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  return path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin";
}

Command find_command(const std::vector<std::string>& arguments,
                     const std::string& working_directory, std::string& problem) {
  if (arguments.empty()) throw UsageError("there is no command to run; give it behind --");
  Command command{.executable = {},
                  .arguments = arguments,
                  .working_directory = fs::absolute(working_directory).lexically_normal()};
  const std::string& name = arguments.front();
  if (name.find('/') == std::string::npos) {
    command.executable = find_in_path(name);
    const bool is_here = is_program(command.working_directory + "/" + name);
    if (command.executable.empty()) {
      problem =
          "there is no such command" + std::string(is_here ? "; did you mean ./" + name + "?" : "");
      return command;
    }
  } else {
    command.executable = fs::path(command.working_directory) / name;
  }
  command.executable = fs::absolute(command.executable).lexically_normal();
  problem = problem_of(command.executable);
  return command;
}

}  // namespace flocking::sandbox
