#include "grade/marked_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
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
constexpr std::uintmax_t kSmallestFile = 100'000;  // none of ours is smaller

/// The remembered contents of a folder.
struct Folder {
  std::int64_t changed_ns = -1;  ///< when its entries last changed
  std::vector<std::string> folders;
  std::vector<std::string> marked;
};

using Folders = std::map<std::string, Folder>;

std::int64_t changed_ns(const struct stat& status) {
  return status.st_mtim.tv_sec * kNsPerS + status.st_mtim.tv_nsec;
}

// True for a program or library whose notes have the mark, or an archive of objects that defines
// it. Both are recognized by a file's start: linkers put notes before the code, and archives begin
// with the names in them.
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

Folder read_folder(const std::string& path) {
  Folder found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(path, error)) {
    std::error_code ignored;
    if (entry.is_symlink(ignored)) continue;
    std::string name = entry.path().string();
    if (entry.is_directory(ignored)) {
      found.folders.push_back(std::move(name));
    } else if (entry.is_regular_file(ignored) && entry.file_size(ignored) >= kSmallestFile &&
               has_mark_at_start(name)) {
      found.marked.push_back(std::move(name));
    }
  }
  return found;
}

/// Goes through folders, and reads those that it does not remember.
class Search {
 public:
  explicit Search(const std::string& memory) : memory_(memory) { recall(); }

  void search(const std::string& path) {
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || seen_.contains(path))
      return;
    const auto known = remembered_.find(path);
    const bool is_known =
        known != remembered_.end() && known->second.changed_ns == changed_ns(status);
    if (!is_known) has_news_ = true;
    Folder& folder = seen_[path];
    folder = is_known ? known->second : read_folder(path);
    folder.changed_ns = changed_ns(status);
    marked_.insert(marked_.end(), folder.marked.begin(), folder.marked.end());
    for (const std::string& below : folder.folders) search(below);
  }

  std::vector<std::string> take() {
    if (has_news_) keep();
    std::sort(marked_.begin(), marked_.end());
    return std::move(marked_);
  }

 private:
  // A line for each folder and each marked file, by the first letter; folders before those in them.
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
      if (line.starts_with("M ") && current != nullptr)
        current->marked.emplace_back(line.substr(2));
      const std::size_t blank = line.find(' ', 2);
      if (!line.starts_with("D ") || blank == std::string_view::npos) continue;
      const std::string path(line.substr(blank + 1));
      current = &remembered_[path];
      std::from_chars(line.data() + 2, line.data() + blank, current->changed_ns);
      const auto parent = remembered_.find(fs::path(path).parent_path().string());
      if (parent != remembered_.end()) parent->second.folders.push_back(path);
    }
  }

  void keep() const {
    if (memory_.empty()) return;
    std::string text;
    for (const auto& [path, folder] : seen_) {
      if (path.find('\n') != std::string::npos) return;  // no line of this file
      text += "D " + std::to_string(folder.changed_ns) + ' ' + path + '\n';
      for (const std::string& file : folder.marked) text += "M " + file + '\n';
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

// True for folders that whole systems are installed in.
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
