#include "grade/submissions.h"

#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "io/readable.h"
#include "sandbox/paths.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

// Returns true if a file starts like something that the system can execute: a binary, or a script
// that names its interpreter.
bool begins_as_program(const fs::path& path) {
  constexpr std::string_view kExecutable =
      "\x7f"
      "ELF";
  constexpr std::string_view kScript = "#!";
  if (!io::kind_of_no_file(path).empty()) return false;
  std::array<char, 4> start{};
  std::ifstream file(path, std::ios::binary);
  file.read(start.data(), start.size());
  const std::string_view text(start.data(), static_cast<std::size_t>(file.gcount()));
  return text == kExecutable || text.starts_with(kScript);
}

// Returns true for a script whose first line has a Windows line end: the system would look for an
// interpreter with a carriage return in its name. The interpreter itself accepts such scripts.
bool is_script_of_windows(const fs::path& path) {
  if (!path.has_extension() || !io::kind_of_no_file(path).empty()) return false;
  constexpr std::size_t kLongestLine = 256;
  std::array<char, kLongestLine> start{};
  std::ifstream file(path, std::ios::binary);
  file.read(start.data(), start.size());
  const std::string_view text(start.data(), static_cast<std::size_t>(file.gcount()));
  const std::string_view line = text.substr(0, text.find('\n'));
  return line.starts_with("#!") && line.ends_with('\r');
}

void find_program(Submission& submission, const std::string& program, const std::string& folder) {
  submission.problem = problem_of_interpreter(program);
  std::string problem;
  submission.command = sandbox::find_command({program}, folder, problem);
  if (submission.problem.empty()) submission.problem = problem;
}

}  // namespace

bool is_graded_in_place(const std::string& path) {
  const fs::path entry = path;
  std::error_code ignored;
  const fs::file_status status = fs::symlink_status(entry, ignored);
  if (entry.filename().string().starts_with('.')) return true;
  if (!fs::is_directory(status) && !fs::is_regular_file(status)) return true;
  if (fs::is_directory(status)) {
    const fs::file_status run = fs::symlink_status(entry / "run", ignored);
    if (!fs::exists(run)) return false;
    return !fs::is_regular_file(run) || access((entry / "run").c_str(), X_OK) == 0;
  }
  if (access(path.c_str(), X_OK) != 0) return false;
  if (is_script_of_windows(entry)) return false;
  return access(path.c_str(), R_OK) != 0 || begins_as_program(entry);
}

Submission submission_at(const std::string& path, const std::string& class_folder) {
  Submission submission;
  submission.name = fs::path(path).filename().string();
  submission.problem = problem_of_entry(path, class_folder);
  submission.hidden.push_back(class_folder);
  if (!submission.problem.empty()) return submission;
  std::error_code ignored;
  const bool is_folder = fs::is_directory(path, ignored);
  find_program(submission, is_folder ? path + "/run" : path, is_folder ? path : "/tmp");
  return submission;
}

bool has_run(const std::string& files) { return begins_as_program(fs::path(files) / "run"); }

Submission submission_of_files(const std::string& files, const std::string& otherwise) {
  Submission submission;
  std::vector<fs::path> programs;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(files, ignored)) {
    if (begins_as_program(entry.path())) programs.push_back(entry.path());
  }
  if (has_run(files)) programs = {fs::path(files) / "run"};
  if (programs.size() == 1) {
    fs::permissions(programs.front(), fs::perms(0755), ignored);
    find_program(submission, programs.front().string(), files);
    return submission;
  }
  submission.refused_as = Verdict::kNotGradable;
  submission.problem =
      programs.empty() ? otherwise : "it contains more than one program; name the right one run";
  return submission;
}

namespace {

// Resolves or rejects simulators. The instructor may name the simulator; any other copy is rejected
// as foreign, whatever its name.
void look_for_simulator(Submission& submission) {
  sandbox::Command& command = submission.command;
  if (const std::string program = launched_by(command.executable); !program.empty()) {
    command.executable = program;
    command.stamp = sandbox::stamp_of(program);
  }
  for (std::size_t i = 0; i < command.arguments.size(); ++i) {
    if (!is_simulator(i == 0 ? command.executable : command.arguments[i])) continue;
    const std::string& file = i == 0 ? command.executable : command.arguments[i];
    if (is_named_simulator(command.arguments[i], file)) {
      submission.names_simulator = true;
    } else {
      submission.problem = kIsSimulator;
    }
  }
}

// Masks copies of the simulator in the folder of `program`, where the instructor may have stored
// them.
void mask_simulators(Submission& submission, const std::string& program, bool can_mask) {
  std::vector<std::string> copies = simulators_beside(program);
  if (copies.empty()) return;
  if (can_mask) {
    submission.command.masked = std::move(copies);
    return;
  }
  const fs::path folder = fs::canonical(program).parent_path();
  submission.problem = "its folder contains a copy of flocking (" +
                       fs::path(copies.front()).lexically_relative(folder).string() +
                       "), which the program could call, and this sandbox cannot hide it. Move the "
                       "program to a separate folder";
}

}  // namespace

std::vector<std::string> secrets_of_cases(const std::string& folder,
                                          const std::vector<Case>& cases) {
  std::vector<std::string> secrets = {fs::canonical(folder).string()};
  for (const Case& one : cases) {
    std::error_code error;
    const std::string answer = fs::canonical(one.answer_path, error).string();
    if (!error && !sandbox::is_within(answer, secrets.front())) secrets.push_back(answer);
  }
  return secrets;
}

Submission one_submission(const std::vector<std::string>& arguments,
                          const std::vector<std::string>& secrets, bool can_mask) {
  Submission submission;
  for (const std::string& secret : secrets) {
    std::error_code is_missing;
    const fs::path found = fs::canonical(secret, is_missing);
    if (!is_missing) submission.hidden.push_back(found.string());
  }
  std::error_code error;
  const fs::path here = fs::current_path(error);
  if (error) throw EnvironmentError("the current folder is gone: " + error.message());
  submission.command = sandbox::find_command(arguments, here.string(), submission.problem);
  submission.name = arguments.front();
  if (!submission.problem.empty()) return submission;
  look_for_simulator(submission);
  if (submission.names_simulator || !submission.problem.empty()) return submission;
  submission.problem = problem_of_interpreter(submission.command.executable);
  // A first word without a slash is the name of a command in PATH.
  const bool is_path = arguments.front().find('/') != std::string::npos;
  for (std::size_t i = is_path ? 0 : 1; i < arguments.size() && submission.problem.empty(); ++i) {
    submission.problem = problem_of_named(arguments[i]);
    if (submission.problem.empty()) mask_simulators(submission, arguments[i], can_mask);
    if (i == 0 || io::kind_of_no_file(arguments[i]).empty()) break;
  }
  return submission;
}

}  // namespace flocking::grade
