#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "base/words.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "io/readable.h"
#include "sandbox/command.h"
#include "sandbox/interpreter.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

constexpr int kMostInterpreters = 8;  // limit for nested interpreters; the kernel's limit is lower

// Returns the words after #!; none if the file is not a script.
std::vector<std::string> first_line_of(const std::string& program) {
  if (!io::kind_of_no_file(program).empty()) return {};
  const std::string line = sandbox::interpreter_line(program);
  std::vector<std::string> found;
  for (const std::string_view word : words(line)) found.emplace_back(word);
  return found;
}

bool starts_simulator(const std::string& word) {
  std::string ignored;
  const std::string program =
      sandbox::find_command({word}, fs::current_path().string(), ignored).executable;
  return !program.empty() && (is_simulator(program) || !launched_by(program).empty());
}

// Returns the interpreter in the words after #!; if that is env, the program that env starts.
std::string_view started_by(const std::vector<std::string>& line) {
  const std::string& named = line.front();
  if (named != "/usr/bin/env" && named != "/bin/env") return named;
  const auto is_program = [](const std::string& word) {
    return !word.starts_with('-') && word.find('=') == std::string::npos;
  };
  const auto program = std::find_if(line.begin() + 1, line.end(), is_program);
  return program == line.end() ? std::string_view(named) : std::string_view(*program);
}

std::string problem_of_line(const std::vector<std::string>& line) {
  const std::string& interpreter = line.front();
  const std::string names =
      "its first line names " + in_quotes(interpreter) + " as its interpreter, ";
  if (!interpreter.starts_with('/')) {
    return names + "which depends on the current folder; write an absolute path";
  }
  const std::string place = fs::path(interpreter).lexically_normal().string();
  for (const char* folder : {"/proc/", "/dev/"}) {
    if (place.starts_with(folder) || place.starts_with("/" + std::string(folder))) {
      return names + "which is not a program of this system";
    }
  }
  // env starts the program named after it. All other words are arguments.
  for (const std::string& word : {line.front(), std::string(started_by(line))}) {
    if (!starts_simulator(word)) continue;
    return "its first line names " + in_quotes(word) +
           ", the flocking simulator, as its interpreter";
  }
  return "";
}

// Returns the problem of an interpreter outside the allowed list: no other program of the machine
// may compute a student's answers. A missing interpreter is reported when it is started.
std::string problem_of_start(const std::vector<std::string>& line) {
  const std::string_view started = started_by(line);
  const bool is_there = started != line.front() || sandbox::is_program(line.front());
  if (!is_there || sandbox::is_known_interpreter(started)) return "";
  return "its first line names " + in_quotes(started) +
         " as its interpreter, which is not one that submissions may use; use python3, node, java, "
         "ruby, perl, bash "
         "or sh, or name the interpreter in the command that you grade";
}

}  // namespace

std::string problem_of_interpreter(const std::string& program) {
  std::string script = program;
  for (int i = 0; i < kMostInterpreters; ++i) {
    const std::vector<std::string> line = first_line_of(script);
    if (line.empty()) return i == 0 ? "" : problem_of_start(first_line_of(program));
    if (std::string problem = problem_of_line(line); !problem.empty()) return problem;
    script = line.front();
  }
  return "its first line names a script as its interpreter, which needs another script, and so on";
}

}  // namespace flocking::grade
