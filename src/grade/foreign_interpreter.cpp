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

constexpr int kMostInterpreters = 8;  // of interpreters; the kernel goes less far

// What stands behind #!, in words; none for what is no script.
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

// The interpreter itself, also where env looks it up.
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
    return names + "which depends on where it is started; write its path from /";
  }
  const std::string place = fs::path(interpreter).lexically_normal().string();
  for (const char* folder : {"/proc/", "/dev/"}) {
    if (place.starts_with(folder) || place.starts_with("/" + std::string(folder))) {
      return names + "which is no program of this system";
    }
  }
  // env starts the program that its line names after it.
  for (const std::string& word : line) {
    if (!starts_simulator(word)) continue;
    return "its first line names " + in_quotes(word) +
           ", the flocking simulator, as its interpreter";
  }
  return "";
}

// No other program of the machine answers for a student. One that is not there is reported by what
// starts it.
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
  return "its first line names an interpreter that is a script itself, and so on, without an end";
}

}  // namespace flocking::grade
