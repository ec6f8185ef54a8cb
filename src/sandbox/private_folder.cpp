#include "sandbox/private_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "base/error.h"

namespace flocking::sandbox {
namespace {

/// Calls `work` with the name of each entry, one at a time, because there may be very many.
template <class Work>
void for_each_in(int folder, Work work) {
  const int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(again >= 0 ? fdopendir(again) : nullptr,
                                                    closedir);
  if (entries == nullptr) return;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder
  while (const dirent* entry = readdir(entries.get())) {
    const std::string_view name = entry->d_name;
    if (name != "." && name != "..") work(entry->d_name);
  }
}

constexpr const char* kRunPrefix = "run-";
constexpr const char* kUnlocked = ".new-";  // prefix of a folder that is not locked yet
constexpr time_t kLongAgo_s = 60;

// Returns the first of the usual folders that is writable.
std::string find_place() {
  const char* wanted = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): no thread sets it
  std::string first = wanted != nullptr && *wanted != '\0' ? wanted : "/tmp";
  for (const std::string& folder :
       {first, std::string("/tmp"), std::string("/var/tmp"), std::string("/dev/shm")}) {
    if (access(folder.c_str(), W_OK | X_OK) == 0) return folder;
  }
  return first;
}

// Returns true for a folder to which only our user can write, so that we may remove its content.
// Other users may enter it, since root's runs have users without rights.
bool is_ours(const struct stat& status) {
  return S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool is_ours(const std::string& folder) {
  struct stat status {};
  return lstat(folder.c_str(), &status) == 0 && is_ours(status);
}

std::string find_base() {
  const std::string place = find_place();
  std::string usual = place + "/flocking-of-" + std::to_string(geteuid());
  static_cast<void>(mkdir(usual.c_str(), 0711));
  if (is_ours(usual)) return usual;
  // Another user has made a folder of that name first. Use a random name instead; such a folder is
  // never swept.
  std::string own = place + "/flocking-XXXXXX";
  if (mkdtemp(own.data()) == nullptr) fail_by_system("cannot make a folder " + own);
  static_cast<void>(chmod(own.c_str(), 0711));
  return own;
}

/// The parent of private folders, cached for one user. It is determined again if the user changes
/// or the folder was removed.
struct Base {
  std::optional<uid_t> user;
  std::string folder;
};

Base& known_base() {
  static Base base;
  return base;
}

const std::string& base() {
  Base& known = known_base();
  if (known.user != geteuid()) {
    known.folder = find_base();
    known.user = geteuid();
  }
  return known.folder;
}

// Makes and opens a new folder in the parent. Meanwhile, the last process that used the parent may
// have removed it, and another user may have made a folder with its name.
Descriptor make_folder(std::string& path) {
  constexpr int kMostTries = 100;
  for (int tries = 0; tries < kMostTries; ++tries) {
    path = base() + '/' + kUnlocked + "XXXXXX";
    if (mkdtemp(path.data()) == nullptr) {
      if (errno != ENOENT) break;
    } else {
      Descriptor folder(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
      struct stat above {};
      if (folder.get() >= 0 && fstatat(folder.get(), "..", &above, 0) == 0 && is_ours(above)) {
        return folder;
      }
      rmdir(path.c_str());
    }
    known_base().user.reset();
  }
  fail_by_system("cannot make a folder " + path);
}

bool is_old(int parent, const char* name) {
  struct stat status {};
  return fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         time(nullptr) - status.st_mtime > kLongAgo_s;
}

}  // namespace

PrivateFolder::PrivateFolder(uid_t user) {
  folder_ = make_folder(path_);
  // The folder gets the name that sweep() looks for only after it is locked.
  const std::string name = base() + '/' + kRunPrefix + path_.substr(path_.size() - 6);
  if (folder_.get() >= 0 && flock(folder_.get(), LOCK_EX | LOCK_NB) == 0 &&
      (user == 0 || fchown(folder_.get(), user, user) == 0) &&
      renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0) {
    path_ = name;
    return;
  }
  const int error = errno;
  rmdir(path_.c_str());
  fail_by_system("cannot set up the folder " + path_, error);
}

PrivateFolder::PrivateFolder(std::string path, Descriptor folder)
    : path_(std::move(path)), folder_(std::move(folder)) {}

void PrivateFolder::sweep() {
  if (!is_ours(base())) return;
  const Descriptor all(open(base().c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (all.get() < 0) return;
  for_each_in(all.get(), [&](const char* name) {
    const bool is_left = std::string_view(name).starts_with(kRunPrefix) ||
                         (std::string_view(name).starts_with(kUnlocked) && is_old(all.get(), name));
    if (!is_left) return;
    Descriptor folder(openat(all.get(), name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (folder.get() < 0 || flock(folder.get(), LOCK_EX | LOCK_NB) != 0) return;
    const PrivateFolder goes_now(base() + '/' + name, std::move(folder));
  });
  rmdir(base().c_str());  // fails if it is not empty
}

PrivateFolder::~PrivateFolder() {
  remove();
  rmdir(base().c_str());  // fails if it is not empty
}

void PrivateFolder::remove() {
  if (rmdir(path_.c_str()) == 0) return;
  const int folder = folder_.get();
  static_cast<void>(fchmod(folder, S_IRWXU));
  // Each round dissolves the folders at the top, until no folder is left. If another process keeps
  // adding files, the next sweep() continues.
  constexpr int kMostRounds = 10'000;
  bool changes = true;
  for (int round = 0; changes && round < kMostRounds; ++round) {
    changes = false;
    for_each_in(folder, [&](const char* name) {
      changes = unlinkat(folder, name, 0) == 0 || take_apart(name) || changes;
    });
  }
  if (rmdir(path_.c_str()) != 0) unlink(path_.c_str());
}

// Moves inner folders up instead of descending into them, so that any depth needs only a few
// descriptors. An entry that unlinkat() leaves is not a link, and the run's processes, which could
// replace it, have ended.
bool PrivateFolder::take_apart(const char* name) {
  const int above = folder_.get();
  // Root may enter all folders without chmod(), which could also follow a link that a run has made.
  const bool may_enter = geteuid() == 0;
  if (!may_enter) static_cast<void>(fchmodat(above, name, S_IRWXU, 0));
  const Descriptor opened(openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  const int folder = opened.get();
  if (folder < 0) return false;
  for_each_in(folder, [&](const char* inner) {
    if (unlinkat(folder, inner, 0) == 0) return;
    if (!may_enter) static_cast<void>(fchmodat(folder, inner, S_IRWXU, 0));
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
