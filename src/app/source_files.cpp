#include "app/source_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "build/includes.h"
#include "build/language.h"
#include "grade/submissions.h"
#include "io/readable.h"
#include "sandbox/command.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostCopies = 200;
constexpr std::uintmax_t kMostCopiedBytes = std::uintmax_t{1} << 20U;  // limit for each file

const build::Language* language_of(const std::string& name) {
  for (const build::Language& row : build::languages()) {
    if (build::is_source_of(row, name)) return &row;
  }
  return nullptr;
}

bool is_needed_by(const build::Language& language, const std::string& name) {
  return language.start == build::Start::kCMain ? build::is_c_file(name)
                                                : build::is_source_of(language, name);
}

}  // namespace

bool is_source(const std::string& path) {
  std::error_code error;
  const build::Language* language = language_of(fs::path(path).filename().string());
  if (language == nullptr || !fs::is_regular_file(path, error)) return false;
  return language->start == build::Start::kCMain || !grade::is_graded_in_place(path);
}

void require_source(const std::string& path) {
  if (is_source(path)) return;
  const std::string reason = io::reason_not_to_read(path);
  throw UsageError(fmt::format("'{}' is not a source{}{}; give a program to explain after --", path,
                               reason.empty() ? "" : ": ", reason));
}

bool is_source_command(const std::vector<std::string>& command) {
  if (command.size() != 1 || !is_source(command.front())) return false;
  if (command.front().find('/') != std::string::npos) return true;
  std::string problem;
  sandbox::find_command(command, ".", problem);
  return !problem.empty();
}

SourceFiles::SourceFiles(const std::string& path) {
  const fs::path source = fs::absolute(path).lexically_normal();
  const build::Language& language = *language_of(source.filename().string());
  try {
    fs::create_directory(folder());
    std::size_t count = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(source.parent_path())) {
      const std::string name = entry.path().filename().string();
      if (!entry.is_regular_file() || !is_needed_by(language, name)) continue;
      if (entry.path() != source &&
          (entry.file_size() > kMostCopiedBytes || ++count > kMostCopies)) {
        continue;
      }
      fs::copy_file(entry.path(), fs::path(folder()) / name);
    }
  } catch (const fs::filesystem_error& error) {
    throw EnvironmentError(error.what());
  }
}

}  // namespace flocking::app
