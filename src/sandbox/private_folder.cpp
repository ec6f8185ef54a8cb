#include "sandbox/private_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "core/error.h"

namespace flocking::sandbox {
namespace {

/// Does `work` with the name of each entry, one after the other: there may be very many.
template <class Work>
void for_each_in(int folder, Work work) {
  const int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(again >= 0 ? fdopendir(again) : nullptr,
                                                    closedir);
  if (entries == nullptr) return;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): a folder of our own
  while (const dirent* entry = readdir(entries.get())) {
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") work(entry->d_name);
  }
}

}  // namespace

PrivateFolder::PrivateFolder(uid_t user) {
  const char* base = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  path_ = std::string(base != nullptr && *base != '\0' ? base : "/tmp") + "/flocking-XXXXXX";
  if (mkdtemp(path_.data()) == nullptr) fail_by_system("cannot make a folder " + path_);
  folder_ = Descriptor(open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (folder_.get() >= 0 && (user == 0 || fchown(folder_.get(), user, user) == 0)) return;
  const int error = errno;
  rmdir(path_.c_str());
  fail_by_system("cannot give away " + path_, error);
}

PrivateFolder::~PrivateFolder() {
  if (rmdir(path_.c_str()) == 0) return;
  const int folder = folder_.get();
  static_cast<void>(fchmod(folder, S_IRWXU));
  // Each round takes the topmost folders apart, until there is none.
  for (bool changes = true; changes;) {
    changes = false;
    for_each_in(folder, [&](const char* name) {
      changes = unlinkat(folder, name, 0) == 0 || take_apart(name) || changes;
    });
  }
  if (rmdir(path_.c_str()) != 0) unlink(path_.c_str());
}

// Moves the folders in a folder up instead of going down to them, so that however deep they are,
// few descriptors will do. What unlinkat() leaves is no link, and nobody is left to change that.
bool PrivateFolder::take_apart(const char* name) {
  const int above = folder_.get();
  static_cast<void>(fchmodat(above, name, S_IRWXU, 0));
  const Descriptor opened(openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  const int folder = opened.get();
  if (folder < 0) return false;
  for_each_in(folder, [&](const char* inner) {
    if (unlinkat(folder, inner, 0) == 0) return;
    static_cast<void>(fchmodat(folder, inner, S_IRWXU, 0));
    bool taken = true;
    while (taken) {
      const std::string free = std::to_string(moved_++);
      taken = renameat(folder, inner, above, free.c_str()) != 0 &&
              (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR);
    }
  });
  return unlinkat(above, name, AT_REMOVEDIR) == 0;
}

}  // namespace flocking::sandbox
