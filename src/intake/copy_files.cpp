#include "intake/copy_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "intake/clutter.h"
#include "intake/folder_view.h"
#include "sandbox/channel.h"

namespace flocking::intake {
namespace {

using sandbox::Descriptor;

constexpr std::size_t kCopyBlockBytes = std::size_t{1} << 18U;

/// Copies a folder, using only names relative to open folders, so that no path can be redirected.
class Copier {
 public:
  explicit Copier(SafePlace& place) : place_(place), block_(kCopyBlockBytes) {}

  void copy(int folder, const std::string& name, const std::string& to) {
    struct stat status {};
    if (fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
      return leave_out(to, "cannot be read: " + system_words(errno));
    }
    if (S_ISLNK(status.st_mode)) return leave_out(to, "is a link");
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return leave_out(to, "is not a file");
    const Descriptor file(
        openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (file.get() < 0 || fstat(file.get(), &status) != 0) {
      return leave_out(to, "cannot be read: " + system_words(errno));
    }
    if (S_ISREG(status.st_mode)) {
      copy_file(file.get(), to, (status.st_mode & 0111U) != 0);
    } else if (S_ISDIR(status.st_mode)) {
      leave_out(to, place_.make_folder(to));
      copy_all(file.get(), to + '/');
    }
  }

  void copy_all(int folder, const std::string& to) {
    if (++depth_ <= kMostDepth) {
      for (const std::string& name : sorted_names_in(folder, kBoundsOfClass.files + 1)) {
        if (is_litter(name) || !place_.problem().empty()) continue;
        const FolderFate fate =
            is_folder_in(folder, name) ? fate_of_folder(folder, name) : FolderFate::kKept;
        if (fate == FolderFate::kKept) copy(folder, name, to + name);
        if (fate == FolderFate::kEmptied) leave_out(to + name, place_.make_folder(to + name));
      }
    }
    --depth_;
  }

  [[nodiscard]] Copied take() {
    result_.problem = place_.problem();
    return std::move(result_);
  }

 private:
  static bool is_folder_in(int folder, const std::string& name) {
    struct stat status {};
    return fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
           S_ISDIR(status.st_mode);
  }

  void leave_out(const std::string& name, const std::string& why) {
    if (!why.empty()) result_.left_out.add(in_quotes(name, 80) + " " + why);
  }

  void copy_file(int file, const std::string& to, bool is_executable) {
    std::string why = place_.begin_file(to, is_executable);
    ssize_t count = 0;
    while (why.empty() && (count = read(file, block_.data(), block_.size())) > 0) {
      why = place_.add({block_.data(), static_cast<std::size_t>(count)});
    }
    place_.end_file();
    if (count < 0) why = "cannot be read: " + system_words(errno);
    leave_out(to, why);
  }

  SafePlace& place_;
  Copied result_;
  std::vector<char> block_;
  std::uint64_t depth_ = 0;
};

}  // namespace

Copied copy_files(const std::string& from, SafePlace& place, const std::string& name) {
  Copier copier(place);
  struct stat status {};
  if (lstat(from.c_str(), &status) == 0 && S_ISDIR(status.st_mode)) {
    const Descriptor source(open(from.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (source.get() < 0)
      return {.problem = "cannot be read: " + system_words(errno), .left_out = {}};
    copier.copy_all(source.get(), "");
  } else {
    copier.copy(AT_FDCWD, from, name);
  }
  return copier.take();
}

}  // namespace flocking::intake
