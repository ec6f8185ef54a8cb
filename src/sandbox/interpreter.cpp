#include "sandbox/interpreter.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include "base/words.h"
#include "sandbox/channel.h"
#include "sandbox/command.h"
#include "sandbox/paths.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {
namespace {

// Names of interpreters, without the version that may follow.
constexpr auto kInterpreters = std::to_array<std::string_view>(
    {"sh",     "bash",   "dash",   "ksh",     "zsh",    "fish",   "python", "pypy",    "node",
     "nodejs", "deno",   "bun",    "java",    "kotlin", "scala",  "groovy", "ruby",    "perl",
     "php",    "lua",    "luajit", "tclsh",   "wish",   "expect", "R",      "Rscript", "julia",
     "octave", "awk",    "gawk",   "mawk",    "sed",    "bc",     "dc",     "make",    "mono",
     "dotnet", "csi",    "pwsh",   "guile",   "racket", "sbcl",   "clisp",  "ocaml",   "swipl",
     "gforth", "runghc", "stack",  "escript", "elixir", "go",     "rexx",   "env"});

}  // namespace

bool is_known_interpreter(std::string_view path) {
  std::string_view name = path.substr(path.find_last_of('/') + 1);
  const std::size_t end = name.find_last_not_of("0123456789.-");
  name = name.substr(0, end == std::string_view::npos ? 0 : end + 1);
  return std::find(kInterpreters.begin(), kInterpreters.end(), name) != kInterpreters.end();
}

std::string interpreter_line(const std::string& path) {
  constexpr std::size_t kMostBytes = 256;
  // O_NONBLOCK, because open() would wait if a student had replaced the file by a pipe.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  std::string line(kMostBytes, '\0');
  const ssize_t size = read(file.get(), line.data(), line.size());
  line.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
  if (!line.starts_with("#!")) return "";
  // For the kernel, a NUL also ends the line.
  return line.substr(2, line.find_first_of(std::string_view("\n\0", 2)) - 2);
}

std::string interpreter_of(const std::string& path) {
  const std::string line = interpreter_line(path);
  const std::vector<std::string_view> parts = words(line);
  if (parts.empty()) return "";
  std::string_view named = parts.front();
  if (named == "/usr/bin/env" || named == "/bin/env") {
    // Accept only a name and its arguments. Options of env could have values, which students
    // choose.
    std::size_t at = 1;
    if (at < parts.size() && parts[at] == "-S") ++at;
    if (at >= parts.size() || parts[at].find_first_of("/=-") != std::string_view::npos) return "";
    named = parts[at];
  }
  if (!is_known_interpreter(named)) return "";
  if (named.find('/') != std::string_view::npos) {
    const std::string program(named);
    const bool is_known = is_system(plain(program)) || is_in_search_path(program);
    return is_known && is_program(program) ? program : "";
  }
  std::string problem;
  const std::string found = find_command({std::string(named)}, "/", problem).executable;
  return problem.empty() ? found : "";
}

}  // namespace flocking::sandbox
