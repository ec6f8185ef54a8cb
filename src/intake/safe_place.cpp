#include "intake/safe_place.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"

namespace flocking::intake {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 255;

std::string mib(std::uint64_t bytes) { return std::to_string(bytes >> 20U) + " MiB"; }

// Returns the names in a relative path; none if the path is invalid, with the reason in `why`.
std::vector<std::string> names_in(std::string_view path, std::string& why) {
  std::vector<std::string> names;
  if (path.starts_with('/')) why = "is an absolute path";
  if (path.find('\0') != std::string_view::npos) why = "has a NUL in its name";
  for (const std::string_view name : split(path, '/')) {
    if (name.empty() || name == ".") continue;
    if (name == "..") why = "leads out of the folder";
    if (name.size() > kLongestName) why = "has too long a name";
    names.emplace_back(name);
  }
  if (names.size() > kMostDepth) why = "is nested too deep";
  if (names.empty() && why.empty()) why = "has no name";
  if (!why.empty()) names.clear();
  return names;
}

}  // namespace

OwnerOf owner_by_folder(std::size_t depth) {
  return [depth](const std::vector<std::string>& names) {
    std::string owner;
    for (std::size_t i = 0; i <= depth && i < names.size(); ++i) owner += names[i] + '/';
    return owner;
  };
}

std::string one_owner(const std::vector<std::string>& /*names*/) { return ""; }

std::string SafePlace::owner_of(std::string_view name) const {
  std::vector<std::string> names;
  for (const std::string_view one : split(name, '/')) {
    if (one == "..") return "";
    if (!one.empty() && one != ".") names.emplace_back(one);
  }
  return name.starts_with('/') || names.empty() ? "" : owner_of_(names);
}

// Counts another file or folder. Returns which limit it exceeds; empty if none.
std::string SafePlace::count(const std::vector<std::string>& names) {
  group_ = owner_of_(names);
  if (++group_files_[group_] > bounds_.group_files)
    return "exceeds the limit of " + std::to_string(bounds_.group_files) + " files for one student";
  if (++files_ <= bounds_.files) return "";
  problem_ = "holds more than " + std::to_string(bounds_.files) + " files";
  return "exceeds the limit of " + std::to_string(bounds_.files) + " files";
}

std::string SafePlace::make_folder(std::string_view name) {
  std::string why;
  const std::vector<std::string> names = names_in(name, why);
  std::string path = folder_;
  for (const std::string& one : names) {
    path += '/' + one;
    if (mkdir(path.c_str(), 0755) == 0) {
      why = count(names);
      if (why.empty()) continue;
      rmdir(path.c_str());
      return why;
    }
    struct stat status {};
    if (errno != EEXIST) return "cannot be written: " + system_words(errno);
    if (lstat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
      return "is a folder and a file at once";
    }
  }
  return why;
}

std::string SafePlace::begin_file(std::string_view name, bool is_executable) {
  std::string why;
  std::vector<std::string> names = names_in(name, why);
  if (!why.empty()) return why;
  why = count(names);
  if (!why.empty()) return why;
  const std::size_t slash = std::min(name.find_last_of('/'), name.size());
  if (names.size() > 1) {
    why = make_folder(name.substr(0, slash));
    if (!why.empty()) return why;
  }
  group_ = owner_of_(names);
  path_ = folder_;
  for (const std::string& one : names) path_ += '/' + one;
  const mode_t mode = is_executable ? 0755 : 0644;
  file_ = sandbox::Descriptor(
      open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode));
  file_bytes_ = 0;
  if (file_.get() >= 0) {
    static_cast<void>(fchmod(file_.get(), mode));
    return "";
  }
  return errno == EEXIST ? "is there twice" : "cannot be written: " + system_words(errno);
}

std::string SafePlace::drop(const std::string& why) {
  file_.reset();
  unlink(path_.c_str());
  // A dropped file counts towards no limit, including its owner's limit.
  group_bytes_[group_] -= file_bytes_;
  bytes_ -= file_bytes_;
  return why;
}

std::string SafePlace::add(std::string_view bytes) {
  std::uint64_t& of_group = group_bytes_[group_];
  file_bytes_ += bytes.size();
  of_group += bytes.size();
  bytes_ += bytes.size();
  if (file_bytes_ > bounds_.file_bytes) return drop("is larger than " + mib(bounds_.file_bytes));
  if (bytes_ > bounds_.bytes) {
    problem_ = "holds more than " + mib(bounds_.bytes);
    return drop("exceeds the limit of " + mib(bounds_.bytes));
  }
  if (of_group > bounds_.group_bytes) {
    return drop("exceeds the limit of " + mib(bounds_.group_bytes) + " for one student");
  }
  if (sandbox::write_all(file_.get(), bytes.data(), bytes.size())) return "";
  const int error = errno;
  drop("");
  fail_by_system("cannot write " + in_quotes(path_, 200), error);
}

}  // namespace flocking::intake
