#include "grade/marked_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <map>
#include <string_view>
#include <system_error>

#include "base/error.h"
#include "base/words.h"
#include "grade/identity.h"
#include "io/file.h"
#include "sandbox/channel.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kNsPerS = 1'000'000'000;
constexpr std::size_t kMostMemoryBytes = std::size_t{64} << 20U;
constexpr std::size_t kNoteBytes = 8'192;
constexpr std::size_t kArchiveNamesBytes = std::size_t{4} << 20U;
constexpr off_t kSmallestFile = 100'000;  // the simulator's files are all larger

constexpr std::int64_t kRecentNs = 2 * kNsPerS;
constexpr std::string_view kRecent = "-";  // equals the stamp of no file

/// A file that is marked, or may become marked by being overwritten in place.
struct File {
  std::string path;
  std::string stamp;
  bool is_marked = false;
};

/// The cached contents of a folder.
struct Folder {
  std::string stamp;
  std::vector<std::string> folders;
  std::vector<File> files;
};

using Folders = std::map<std::string, Folder>;

// Returns text that differs after each change. A file that changed less than two seconds ago may
// change again within the resolution of a coarse clock, so its stamp equals no other stamp.
std::string stamp_of(const struct stat& status) {
  const std::int64_t changed_ns = status.st_ctim.tv_sec * kNsPerS + status.st_ctim.tv_nsec;
  struct timespec now {};
  clock_gettime(CLOCK_REALTIME, &now);
  const std::int64_t age_ns = now.tv_sec * kNsPerS + now.tv_nsec - changed_ns;
  if (age_ns < kRecentNs && age_ns > -kRecentNs) return std::string(kRecent);
  return std::to_string(status.st_ino) + ':' + std::to_string(status.st_size) + ':' +
         std::to_string(changed_ns);
}

bool is_same(const std::string& remembered, const std::string& stamp) {
  return remembered == stamp && stamp != kRecent;
}

// Returns true for a program or library whose notes have the mark, or an archive of objects that
// defines the mark. The start of the file is enough: linkers put notes before the code, and
// archives begin with the names in them.
bool has_mark_at_start(const std::string& path) {
  const sandbox::Descriptor file(
      open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (file.get() < 0) return false;
  std::string start(kNoteBytes, '\0');
  const auto read_start = [&] {
    const ssize_t count = pread(file.get(), start.data(), start.size(), 0);
    start.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  };
  read_start();
  if (start.starts_with("\x7f"
                        "ELF"))
    return has_mark(start);
  if (!start.starts_with("!<arch>\n")) return false;
  start.resize(kArchiveNamesBytes);
  read_start();
  return start.find("14kSimulatorMark") != std::string::npos || has_mark(start);
}

// Returns true for files that might be copies of the simulator. A machine has few of them, so all
// are checked each time. Other files are checked when they are new.
bool is_candidate(const std::string& name, const struct stat& status, const std::string& stamp) {
  return status.st_size >= kSmallestFile || (status.st_mode & S_IXUSR) != 0 || stamp == kRecent ||
         name.find(".so") != std::string::npos || name.ends_with(".a");
}

void look_at(File& file, const struct stat& status, std::string stamp) {
  file.stamp = std::move(stamp);
  file.is_marked =
      S_ISREG(status.st_mode) && status.st_size >= kSmallestFile && has_mark_at_start(file.path);
}

Folder read_folder(const std::string& path) {
  Folder found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(path, error)) {
    std::error_code ignored;
    if (entry.is_symlink(ignored)) continue;
    std::string name = entry.path().string();
    struct stat status {};
    if (entry.is_directory(ignored)) {
      found.folders.push_back(std::move(name));
    } else if (entry.is_regular_file(ignored) && lstat(name.c_str(), &status) == 0) {
      std::string stamp = stamp_of(status);
      if (!is_candidate(name, status, stamp)) continue;
      look_at(found.files.emplace_back(File{std::move(name), "", false}), status, std::move(stamp));
    }
  }
  return found;
}

// Checks the files of `folder` that have changed. Returns true if any has changed.
bool look_again(Folder& folder) {
  bool has_changed = false;
  for (File& file : folder.files) {
    struct stat status {};
    std::string stamp = lstat(file.path.c_str(), &status) == 0 ? stamp_of(status) : "";
    if (is_same(file.stamp, stamp)) continue;
    has_changed = true;
    look_at(file, status, std::move(stamp));
  }
  return has_changed;
}

/// Walks through folders, and reads those that are not cached.
class Search {
 public:
  explicit Search(const std::string& memory) : memory_(memory) { recall(); }

  void search(const std::string& path) {
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || seen_.contains(path))
      return;
    const std::string stamp = stamp_of(status);
    const auto known = remembered_.find(path);
    const bool is_known = known != remembered_.end() && is_same(known->second.stamp, stamp);
    Folder& folder = seen_[path];
    folder = is_known ? known->second : read_folder(path);
    if (!is_known || look_again(folder)) has_news_ = true;
    folder.stamp = stamp;
    for (const File& file : folder.files) {
      if (file.is_marked) marked_.push_back(file.path);
    }
    for (const std::string& below : folder.folders) search(below);
  }

  std::vector<std::string> take() {
    if (has_news_) keep();
    std::sort(marked_.begin(), marked_.end());
    return std::move(marked_);
  }

 private:
  // Reads the cache: a line with a stamp for each folder (D), each of its files (F), and each
  // marked file (M). Folders come before their subfolders.
  void recall() {
    if (memory_.empty()) return;
    std::string text;
    struct stat status {};
    const bool is_ours = stat(memory_.c_str(), &status) == 0 && status.st_uid == geteuid() &&
                         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
    if (!is_ours) return;
    try {
      text = io::File::open_input(memory_).read_all(kMostMemoryBytes);
    } catch (const Error&) {
      return;
    }
    Folder* current = nullptr;
    for (const std::string_view line : split(text, '\n')) {
      const std::size_t blank = line.find(' ', 2);
      if (blank == std::string_view::npos || line[1] != ' ') continue;
      const std::string path(line.substr(blank + 1));
      const std::string stamp(line.substr(2, blank - 2));
      if (line[0] != 'D') {
        if (current != nullptr) current->files.push_back({path, stamp, line[0] == 'M'});
        continue;
      }
      current = &remembered_[path];
      current->stamp = stamp;
      const auto parent = remembered_.find(fs::path(path).parent_path().string());
      if (parent != remembered_.end()) parent->second.folders.push_back(path);
    }
  }

  void keep() const {
    if (memory_.empty()) return;
    std::string text;
    for (const auto& [path, folder] : seen_) {
      if (path.find('\n') != std::string::npos) return;  // cannot be stored in a line
      text += "D " + folder.stamp + ' ' + path + '\n';
      for (const File& file : folder.files) {
        if (file.path.find('\n') != std::string::npos) return;
        text += (file.is_marked ? "M " : "F ") + file.stamp + ' ' + file.path + '\n';
      }
    }
    std::error_code ignored;
    fs::create_directories(fs::path(memory_).parent_path(), ignored);
    const std::string fresh = memory_ + '.' + std::to_string(getpid());
    sandbox::Descriptor file(
        open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (file.get() < 0) return;
    const bool is_whole = sandbox::write_all(file.get(), text.data(), text.size());
    file.reset();
    if (!is_whole || rename(fresh.c_str(), memory_.c_str()) != 0) unlink(fresh.c_str());
  }

  const std::string& memory_;
  Folders remembered_;
  Folders seen_;
  std::vector<std::string> marked_;
  bool has_news_ = false;
};

// Returns true for folders that contain whole systems.
bool is_shared_prefix(const fs::path& prefix) {
  return prefix == "/" || prefix == "/usr" || prefix == "/usr/local" || prefix == "/opt";
}

}  // namespace

std::vector<std::string> marked_files(const std::vector<std::string>& folders,
                                      const std::string& memory) {
  Search search(memory);
  for (const std::string& folder : folders) search.search(folder);
  return search.take();
}

std::vector<std::string> with_their_data(const std::vector<std::string>& files) {
  std::vector<std::string> all = files;
  for (const fs::path file : files) {
    const fs::path prefix = file.parent_path().parent_path();
    if (file.parent_path().filename() != "bin") continue;
    all.push_back((is_shared_prefix(prefix) ? prefix / "share/flocking" : prefix).string());
  }
  return all;
}

}  // namespace flocking::grade
