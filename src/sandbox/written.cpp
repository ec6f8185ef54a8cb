#include "sandbox/written.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace flocking::sandbox {
namespace {

constexpr int kDeepestCounted = 60;
constexpr std::uint64_t kBytesOfEntry = 1024;
constexpr std::uint64_t kBytesOfBlock = 512;  // unit of st_blocks

// Adds the sizes of files to `bytes` until it exceeds `enough`.
void count_folder(int folder, int depth, std::uint64_t enough, std::uint64_t& bytes) {
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(folder < 0 ? nullptr : fdopendir(folder),
                                                    closedir);
  if (entries == nullptr) return;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this stream
  while (const dirent* entry = readdir(entries.get())) {
    const std::string_view name = entry->d_name;
    struct stat status {};
    if (bytes > enough) return;
    if (name == "." || name == ".." ||
        fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) {
      continue;
    }
    bytes += kBytesOfEntry + static_cast<std::uint64_t>(status.st_blocks) * kBytesOfBlock;
    if (!S_ISDIR(status.st_mode)) continue;
    if (depth == kDeepestCounted) {
      bytes = enough + 1;
      return;
    }
    const int inner =
        openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    count_folder(inner, depth + 1, enough, bytes);
  }
}

/// A counter of files that have no name; each file counts once.
class NamelessFiles {
 public:
  // Adds the files to which the links in `folder` lead.
  void add(const std::string& folder, std::uint64_t enough) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR*)> links(
        descriptor < 0 ? nullptr : fdopendir(descriptor), closedir);
    if (links == nullptr) return;
    // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this stream
    while (const dirent* link = readdir(links.get())) {
      struct stat status {};
      if (bytes_ > enough) return;
      if (fstatat(descriptor, link->d_name, &status, 0) != 0) continue;
      if (!S_ISREG(status.st_mode) || status.st_nlink > 0) continue;
      if (!seen_.emplace(status.st_dev, status.st_ino).second) continue;
      bytes_ += kBytesOfEntry + static_cast<std::uint64_t>(status.st_blocks) * kBytesOfBlock;
    }
  }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

 private:
  std::uint64_t bytes_ = 0;
  std::set<std::pair<dev_t, ino_t>> seen_;
};

}  // namespace

std::uint64_t bytes_without_names(const std::vector<pid_t>& processes, std::uint64_t enough) {
  NamelessFiles files;
  for (const pid_t process : processes) {
    const std::string folder = "/proc/" + std::to_string(process);
    files.add(folder + "/fd", enough);
    files.add(folder + "/map_files", enough);
  }
  return files.bytes();
}

std::uint64_t bytes_below(const std::string& folder, std::uint64_t enough) {
  std::uint64_t bytes = 0;
  count_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), 1, enough,
               bytes);
  return bytes;
}

}  // namespace flocking::sandbox
