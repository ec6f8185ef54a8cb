#include "build/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include "base/error.h"
#include "grade/own_folder.h"
#include "sandbox/channel.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr const char* kProgram = "/program";
constexpr const char* kWarnings = "/warnings";
constexpr const char* kNotes = "/notes";
constexpr const char* kFresh = ".new-";  // prefix of a build's folder until the build is complete

void write_new(const std::string& path, const std::string& bytes, mode_t mode) {
  const sandbox::Descriptor file(
      open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
  if (file.get() < 0 || fchmod(file.get(), mode) != 0 ||
      !sandbox::write_all(file.get(), bytes.data(), bytes.size())) {
    fail_by_system("cannot write " + path);
  }
}

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

void write_lines(const std::string& path, const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  if (!text.empty()) write_new(path, text, 0644);
}

// Removes unfinished builds of graders that were killed.
void sweep(const std::string& folder) {
  constexpr std::chrono::hours kLongAgo{1};
  std::error_code error;
  std::vector<fs::path> left;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const bool is_fresh = entry.path().filename().string().starts_with(kFresh);
    if (is_fresh && entry.last_write_time(error) + kLongAgo < fs::file_time_type::clock::now()) {
      left.push_back(entry.path());
    }
  }
  for (const fs::path& path : left) fs::remove_all(path, error);
}

}  // namespace

Cache::Cache(std::string folder) : folder_(std::move(folder)) {
  // The programs of the cache run as students' programs, so other users must not be able to add
  // files.
  folder_ = grade::made_own_folder(folder_, 0755);
  sweep(folder_);
}

std::string Cache::find(const std::string& hash) const {
  std::string program = folder_ + '/' + hash + kProgram;
  return access(program.c_str(), X_OK) == 0 ? program : "";
}

std::vector<std::string> Cache::warnings(const std::string& hash) const {
  return lines_of(folder_ + '/' + hash + kWarnings);
}

std::vector<std::string> Cache::notes(const std::string& hash) const {
  return lines_of(folder_ + '/' + hash + kNotes);
}

std::string Cache::keep(const std::string& hash, const std::string& bytes,
                        const std::vector<std::string>& warnings,
                        const std::vector<std::string>& notes) const {
  std::string fresh = folder_ + '/' + kFresh + "XXXXXX";
  if (mkdtemp(fresh.data()) == nullptr) fail_by_system("cannot make " + fresh);
  static_cast<void>(chmod(fresh.c_str(), 0755));
  std::error_code error;
  try {
    write_new(fresh + kProgram, bytes, 0755);
    write_lines(fresh + kWarnings, warnings);
    write_lines(fresh + kNotes, notes);
  } catch (const Error&) {
    fs::remove_all(fresh, error);
    throw;
  }
  const std::string place = folder_ + '/' + hash;
  fs::rename(fresh, place, error);
  // Another grader has already stored the same build.
  if (error) fs::remove_all(fresh, error);
  return place + kProgram;
}

std::string usual_cache() {
  const char* cache = std::getenv("XDG_CACHE_HOME");  // NOLINT(concurrency-mt-unsafe)
  if (cache != nullptr && *cache == '/') return std::string(cache) + "/flocking/builds";
  const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): no agent sets it
  return home != nullptr && *home == '/' ? std::string(home) + "/.cache/flocking/builds" : "";
}

}  // namespace flocking::build
