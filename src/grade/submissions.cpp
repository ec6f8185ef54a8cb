#include "grade/submissions.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/error.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

Submission submission_at(const fs::path& path, const fs::path& class_folder) {
  std::error_code ignored;
  const bool is_folder = fs::is_directory(path, ignored);
  const fs::path program = is_folder ? path / "run" : path;
  Submission submission{
      .name = path.filename().string(), .command = {}, .problem = {}, .hidden = {}};
  submission.command = sandbox::find_command({program.string()}, is_folder ? path.string() : "/tmp",
                                             submission.problem);
  submission.hidden.push_back(class_folder.string());
  return submission;
}

}  // namespace

Submission one_submission(const std::vector<std::string>& arguments) {
  Submission submission;
  submission.command =
      sandbox::find_command(arguments, fs::current_path().string(), submission.problem);
  submission.name = arguments.front();
  return submission;
}

std::vector<Submission> submissions_in(const std::string& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  std::vector<fs::path> found;
  std::error_code ignored;
  if (!error) {
    for (const fs::directory_entry& entry : fs::directory_iterator(root, error)) {
      const fs::path& path = entry.path();
      const bool hidden_file = path.filename().string().starts_with('.');
      if (!hidden_file && sandbox::is_program(entry.is_directory(ignored) ? path / "run" : path)) {
        found.push_back(path);
      }
    }
  }
  if (error) {
    throw EnvironmentError("--submissions " + folder + ": cannot read: " + error.message());
  }
  if (found.empty()) {
    throw MisfitError("--submissions " + folder +
                      ": there is no executable file in it, nor a folder with an executable run");
  }
  std::sort(found.begin(), found.end());
  std::vector<Submission> submissions;
  for (const fs::path& path : found) submissions.push_back(submission_at(path, root));
  return submissions;
}

}  // namespace flocking::grade
