#include "grade/submissions.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "base/error.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "io/readable.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

// What systems, editors and version control leave in a folder: nobody handed it in.
bool is_litter(const std::string& name) {
  constexpr std::array<std::string_view, 11> kLitter = {
      ".git",      ".gitignore",  ".gitkeep", ".svn",  ".DS_Store", "__MACOSX",
      "Thumbs.db", "desktop.ini", ".vs",      ".idea", ".vscode"};
  return name.starts_with("._") || std::find(kLitter.begin(), kLitter.end(), name) != kLitter.end();
}

Submission submission_at(const fs::path& path, const fs::path& class_folder) {
  Submission submission;
  submission.name = path.filename().string();
  submission.problem = problem_of_entry(path, class_folder);
  submission.hidden.push_back(class_folder.string());
  if (!submission.problem.empty()) return submission;
  std::error_code ignored;
  const bool is_folder = fs::is_directory(path, ignored);
  const std::string program = is_folder ? path / "run" : path;
  submission.problem = problem_of_interpreter(program);
  std::string problem;
  submission.command =
      sandbox::find_command({program}, is_folder ? path.string() : "/tmp", problem);
  if (submission.problem.empty()) submission.problem = problem;
  return submission;
}

// The instructor may name the simulator. Any other file that turns out to be a copy of it is
// somebody else's idea, whatever its name.
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

}  // namespace

Submission one_submission(const std::vector<std::string>& arguments) {
  Submission submission;
  std::error_code error;
  const fs::path here = fs::current_path(error);
  if (error) throw EnvironmentError("the current folder is gone: " + error.message());
  submission.command = sandbox::find_command(arguments, here.string(), submission.problem);
  submission.name = arguments.front();
  if (!submission.problem.empty()) return submission;
  look_for_simulator(submission);
  if (submission.names_simulator || !submission.problem.empty()) return submission;
  submission.problem = problem_of_interpreter(submission.command.executable);
  // The first word is a command of the machine, unless it is a path.
  const bool is_path = arguments.front().find('/') != std::string::npos;
  for (std::size_t i = is_path ? 0 : 1; i < arguments.size() && submission.problem.empty(); ++i) {
    submission.problem = problem_of_named(arguments[i]);
    if (i == 0 || io::kind_of_no_file(arguments[i]).empty()) break;
  }
  return submission;
}

std::vector<Submission> submissions_in(const std::string& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  std::vector<fs::path> found;
  if (!error) {
    for (fs::directory_iterator entry(root, error), end; !error && entry != end;
         entry.increment(error)) {
      if (!is_litter(entry->path().filename().string())) found.push_back(entry->path());
    }
  }
  if (error) {
    throw EnvironmentError("--submissions " + folder +
                           ": cannot read the folder: " + error.message());
  }
  if (found.empty()) {
    throw EnvironmentError("--submissions " + folder + ": there is nothing in it to grade");
  }
  std::sort(found.begin(), found.end());
  std::vector<Submission> submissions;
  for (const fs::path& path : found) submissions.push_back(submission_at(path, root));
  return submissions;
}

}  // namespace flocking::grade
