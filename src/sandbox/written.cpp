#include "sandbox/written.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <string_view>

namespace flocking::sandbox {
namespace {

constexpr int kDeepestCounted = 60;
constexpr std::uint64_t kBytesOfEntry = 1024;
constexpr std::uint64_t kBytesOfBlock = 512;  // of st_blocks

// Adds to `bytes` until that is above `enough`.
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

}  // namespace

std::uint64_t bytes_below(const std::string& folder, std::uint64_t enough) {
  std::uint64_t bytes = 0;
  count_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), 1, enough,
               bytes);
  return bytes;
}

}  // namespace flocking::sandbox
