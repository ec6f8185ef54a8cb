#include "grade/contents.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/error.h"
#include "base/packing.h"
#include "base/source_hash.h"
#include "grade/mapped_file.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

/// Collects the contents of paths. The hash is empty if any of them could not be read.
class Contents {
 public:
  void add(const fs::path& path, const std::string& name) {
    std::error_code error;
    const fs::file_status status = fs::symlink_status(path, error);
    packer_.add_bytes(name);
    packer_.add(static_cast<std::uint64_t>(status.type()));
    if (fs::is_regular_file(status)) {
      add_file(path, status);
    } else if (fs::is_symlink(status)) {
      packer_.add_bytes(fs::read_symlink(path, error).string());
    } else {
      is_whole_ = is_whole_ && fs::is_directory(status);
    }
    is_whole_ = is_whole_ && !error;
  }

  void fail() { is_whole_ = false; }

  [[nodiscard]] std::string hash() { return is_whole_ ? hex_sha256(packer_.take()) : ""; }

 private:
  void add_file(const fs::path& path, const fs::file_status& status) {
    std::error_code error;
    const std::uint64_t size = fs::file_size(path, error);
    is_whole_ = is_whole_ && !error && size <= left_;
    if (!is_whole_) return;
    left_ -= size;
    packer_.add((status.permissions() & fs::perms::owner_exec) != fs::perms::none);
    packer_.add_bytes(hex_sha256(MappedFile(path.string()).text()));
  }

  Packer packer_;
  std::uint64_t left_ = kMostHashedBytes;
  bool is_whole_ = true;
};

}  // namespace

std::string hash_of_contents(const std::string& path) {
  Contents contents;
  try {
    contents.add(path, "");
    std::error_code error;
    std::vector<fs::path> files;
    if (fs::is_directory(fs::symlink_status(path, error))) {
      fs::recursive_directory_iterator entry(path, error);
      for (const fs::recursive_directory_iterator end; !error && entry != end;
           entry.increment(error)) {
        files.push_back(entry->path());
      }
    }
    if (error) contents.fail();
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) contents.add(file, file.lexically_relative(path).string());
  } catch (const Error&) {
    return "";
  }
  return contents.hash();
}

}  // namespace flocking::grade
