#include "grade/place_below.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace flocking::grade {

PlaceBelow::PlaceBelow(const std::string& folder, const std::string& file)
    : parent_(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {
  const std::filesystem::path path(file);
  name_ = path.filename().string();
  for (const std::filesystem::path& part : path.parent_path()) {
    static_cast<void>(mkdirat(parent_.get(), part.c_str(), 0777));
    parent_ = sandbox::Descriptor(
        openat(parent_.get(), part.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  }
}

std::string PlaceBelow::path() const {
  return "/proc/self/fd/" + std::to_string(parent_.get()) + '/' + name_;
}

sandbox::Descriptor new_file(const std::string& path) {
  unlink(path.c_str());
  return sandbox::Descriptor(
      open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
}

}  // namespace flocking::grade
