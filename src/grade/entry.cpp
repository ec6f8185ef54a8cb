#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "grade/foreign_program.h"
#include "grade/identity.h"
#include "io/readable.h"
#include "sandbox/system_paths.h"

namespace flocking::grade {

const char* const kIsSimulator =
    "it is the flocking simulator itself, not a program of the student's";

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 100'000;
constexpr std::size_t kMostDepth = 100;

std::string target_of(const fs::path& link) {
  std::error_code ignored;
  return in_quotes(fs::read_symlink(link, ignored).string());
}

bool is_link(const fs::path& path) {
  std::error_code ignored;
  return fs::is_symlink(fs::symlink_status(path, ignored));
}

// Returns true if `path` is `folder` or is below it; both must be canonical.
bool is_below(const fs::path& path, const fs::path& folder) {
  const fs::path relative = path.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != "..";
}

// `it` is "it" or "its file run"; `path` must not be a link.
std::string problem_of_program(const fs::path& path, const std::string& it) {
  const std::string kind = io::kind_of_no_file(path);
  if (!kind.empty()) return it + " is " + kind + ", not a program";
  if (access(path.c_str(), X_OK) != 0) return it + " is not executable; run chmod +x";
  if (const std::string reason = io::reason_not_to_read(path); !reason.empty()) {
    return it + " cannot be read" + reason.substr(reason.rfind(": "));
  }
  return "";
}

/// Checks all contents of a submission's folder.
class FolderCheck {
 public:
  FolderCheck(fs::path folder, fs::path class_folder)
      : folder_(std::move(folder)), class_folder_(std::move(class_folder)) {}

  std::string problem() {
    if (std::string problem = problem_of_run(); !problem.empty()) return problem;
    return problem_of_files();
  }

  std::string problem_of_files() {
    folders_.push_back({folder_, 1});
    while (!folders_.empty()) {
      const Folder folder = std::move(folders_.back());
      folders_.pop_back();
      if (std::string problem = problem_in(folder); !problem.empty()) return problem;
    }
    return "";
  }

 private:
  struct Folder {
    fs::path path;
    std::size_t depth;
  };

  [[nodiscard]] std::string problem_of_run() const {
    const fs::path run = folder_ / "run";
    std::error_code error;
    if (!fs::exists(fs::symlink_status(run, error))) {
      if (error && error != std::errc::no_such_file_or_directory) {
        return "its folder cannot be read: " + error.message();
      }
      const bool is_empty = fs::is_empty(folder_, error);
      if (error) return "its folder cannot be read: " + error.message();
      return is_empty ? "its folder is empty"
                      : "its folder has no file named run, which is the program to start";
    }
    if (!is_link(run)) return problem_of_program(run, "its file run");
    const fs::path program = fs::canonical(run, error);
    if (error) return "its file run is a link that leads nowhere: " + target_of(run);
    if (is_simulator(program)) return "its file run is a link to the flocking simulator";
    if (!is_below(program, folder_)) {
      return "its file run is a link that leads out of its folder: " + target_of(run);
    }
    return problem_of_program(program, "its file run");
  }

  std::string problem_in(const Folder& folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder.path, error), end; !error && entry != end;
         entry.increment(error)) {
      if (++files_ > kMostFiles) {
        return "its folder holds more than " + std::to_string(kMostFiles) + " files";
      }
      const fs::path& path = entry->path();
      if (std::string problem = problem_of(path, folder.depth); !problem.empty()) return problem;
    }
    if (error) return name_of(folder.path) + " cannot be read: " + error.message();
    return "";
  }

  std::string problem_of(const fs::path& path, std::size_t depth) {
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0) {
      if (errno == ENOENT) return "";  // deleted after the folder was listed
      return name_of(path) + " cannot be read: " + std::generic_category().message(errno);
    }
    if (S_ISDIR(status.st_mode)) {
      if (depth == kMostDepth) {
        return "its folders are more than " + std::to_string(kMostDepth) + " levels deep";
      }
      folders_.push_back({path, depth + 1});
      return "";
    }
    const bool is_a_link = S_ISLNK(status.st_mode);
    if (is_a_link) {
      std::error_code error;
      const fs::path target = fs::canonical(path, error);
      if (error) return "";
      if (is_below(target, class_folder_) && !is_below(target, folder_)) {
        return name_of(path) + " is a link to another submission: " + target_of(path);
      }
      if (stat(path.c_str(), &status) != 0) return "";
    }
    // Two runs could communicate through a pipe.
    if (S_ISFIFO(status.st_mode)) return name_of(path) + " is a pipe, not a file";
    if (!S_ISREG(status.st_mode) || !seen_.emplace(status.st_dev, status.st_ino).second) return "";
    if (access(path.c_str(), X_OK) == 0 && access(path.c_str(), R_OK) != 0) {
      return name_of(path) + " can be executed, but not read";
    }
    if (search_.is_simulator(path)) {
      return name_of(path) + " is the flocking simulator itself, not a file of the student's";
    }
    if (!search_.is_exhausted()) return "";
    return "its files hold more than " + std::to_string(kMostSearchedBytes >> 20U) + " MiB";
  }

  [[nodiscard]] std::string name_of(const fs::path& path) const {
    return path == folder_ ? "its folder"
                           : "its " + in_quotes(path.lexically_relative(folder_).string());
  }

  fs::path folder_;
  fs::path class_folder_;
  std::vector<Folder> folders_;
  std::size_t files_ = 0;
  std::set<std::pair<dev_t, ino_t>> seen_;
  SimulatorSearch search_;
};

std::string problem_of_link(const fs::path& link) {
  std::error_code ignored;
  if (!fs::exists(link, ignored)) return "it is a link that leads nowhere: " + target_of(link);
  if (is_simulator(link)) return "it is a link to the flocking simulator";
  return "it is a link to another file: " + target_of(link) + "; submit the program itself";
}

}  // namespace

std::string problem_of_entry(const std::string& entry, const std::string& class_folder) {
  const fs::path path = entry;
  if (path.filename().string().starts_with('.')) return "its name begins with a dot; rename it";
  if (is_link(path)) return problem_of_link(path);
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return FolderCheck(path, class_folder).problem();
  if (std::string problem = problem_of_program(path, "it"); !problem.empty()) return problem;
  SimulatorSearch search;
  if (search.is_simulator(entry)) return kIsSimulator;
  if (!search.is_exhausted()) return "";
  return "it is larger than " + std::to_string(kMostSearchedBytes >> 20U) + " MiB";
}

std::string problem_of_files(const std::string& folder) {
  return FolderCheck(folder, folder).problem_of_files();
}

// Finds links that a student may have placed: in a relative path any link, in an absolute path only
// the last part, since the caller does not say which part of the path was submitted.
std::string problem_of_named(const std::string& name) {
  const fs::path path = name;
  fs::path at;
  for (const fs::path& part : path) {
    at /= part;
    const bool is_last = at == path;
    if ((path.is_absolute() && !is_last) || !is_link(at)) continue;
    std::error_code error;
    const fs::path target = fs::canonical(at, error);
    const fs::path folder = fs::canonical(at.has_parent_path() ? at.parent_path() : ".", error);
    if (error || is_below(target, folder) || sandbox::is_system(target)) continue;
    return in_quotes(at.string()) + " is a link that leads out of its folder: " + target_of(at) +
           "; name the program itself";
  }
  return "";
}

// Returns the simulators in a program's folder. The folder is visible to the program unless it
// contains the current folder.
std::vector<std::string> simulators_beside(const std::string& name) {
  std::error_code error;
  const fs::path program = fs::canonical(name, error);
  const fs::path folder = program.parent_path();
  const fs::path here = fs::current_path(error);
  if (error || sandbox::is_system(folder) || folder == here || is_below(here, folder)) return {};
  std::vector<std::string> found;
  std::set<std::pair<dev_t, ino_t>> copies;
  std::set<std::pair<dev_t, ino_t>> others;
  SimulatorSearch search;
  std::size_t files = 0;
  constexpr auto kReadable = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator entry(folder, kReadable, error), end;
       !error && entry != end; entry.increment(error)) {
    struct stat status {};
    const fs::path& path = entry->path();
    const bool is_file = lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
    if (++files > kMostFiles || search.is_exhausted()) break;
    if (!is_file || path == program) continue;
    const std::pair file(status.st_dev, status.st_ino);
    if (others.contains(file)) continue;
    const bool is_copy = copies.contains(file) || search.is_simulator(path.string());
    (is_copy ? copies : others).insert(file);
    if (is_copy) found.push_back(path.string());
  }
  const bool is_searched = !error && files <= kMostFiles && !search.is_exhausted();
  if (!is_searched && !found.empty()) found = {folder.string()};
  return found;
}

}  // namespace flocking::grade
