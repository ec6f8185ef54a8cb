#include "sandbox/stage.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <filesystem>
#include <memory>
#include <system_error>
#include <vector>

#include "base/error.h"
#include "sandbox/channel.h"
#include "sandbox/paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

bool is_for_others(const struct stat& status) {
  if (S_ISLNK(status.st_mode)) return true;
  const mode_t needed = S_ISDIR(status.st_mode) ? S_IROTH | S_IXOTH : S_IROTH;
  // If the owner may execute a file, other users must be able to execute it, too.
  const bool executable = (status.st_mode & S_IXUSR) == 0 || (status.st_mode & S_IXOTH) != 0;
  return (status.st_mode & needed) == needed && executable;
}

[[noreturn]] void fail_of_files() {
  throw MisfitError("its folder holds more than " + std::to_string(Stage::kMostFiles) + " files");
}

[[noreturn]] void fail_of_bytes() { throw MisfitError("its folder holds more than 1 GiB"); }

// Checks the size before copying, which may take a minute. Copying checks the size again, because
// the owner may add files at any time.
void check_size(const fs::path& path) {
  std::uint64_t files = 1;
  std::uint64_t bytes = 0;
  std::error_code ended;  // files that cannot be read are reported when they are copied
  for (fs::recursive_directory_iterator entry(path, ended), end; !ended && entry != end;
       entry.increment(ended)) {
    if (++files > Stage::kMostFiles) fail_of_files();
    struct stat status {};
    if (lstat(entry->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode)) continue;
    bytes += static_cast<std::uint64_t>(status.st_size);
    if (bytes > Stage::kMostBytes) fail_of_bytes();
  }
}

// Returns true if `path` and all files below it are readable for others; in a huge folder, checks
// as many files as would be copied.
bool is_readable(const fs::path& path) {
  struct stat status {};
  if (lstat(path.c_str(), &status) != 0 || !is_for_others(status)) return false;
  if (!S_ISDIR(status.st_mode)) return true;
  std::uint64_t files = 0;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path, error)) {
    if (++files > Stage::kMostFiles) break;
    if (lstat(entry.path().c_str(), &status) != 0 || !is_for_others(status)) return false;
  }
  return !error;
}

bool is_reachable(const fs::path& path) {
  for (fs::path folder = path.parent_path(); folder != folder.parent_path();
       folder = folder.parent_path()) {
    struct stat status {};
    if (stat(folder.c_str(), &status) != 0 || (status.st_mode & S_IXOTH) == 0) return false;
  }
  return true;
}

// Opens a folder by a path without links. Fails if the owner has replaced a part of the path by a
// link.
Descriptor open_folder(const fs::path& path) {
  constexpr int kFlags = O_PATH | O_DIRECTORY | O_CLOEXEC;
  open_how how{};
  how.flags = kFlags;
  how.resolve = RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
  Descriptor folder(
      static_cast<int>(syscall(SYS_openat2, AT_FDCWD, path.c_str(), &how, sizeof how)));
  // Kernels before 5.6 do not have openat2().
  if (folder.get() < 0 && errno == ENOSYS)
    folder = Descriptor(open(path.c_str(), kFlags | O_NOFOLLOW));
  return folder;
}

std::vector<std::string> entries_of(int folder) {
  std::vector<std::string> names;
  const int own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(own < 0 ? nullptr : fdopendir(own), closedir);
  if (entries == nullptr) throw MisfitError("one of its folders cannot be read");
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder
  while (const dirent* entry = readdir(entries.get())) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(name);
  }
  return names;
}

// Throws the error for a failed copy. If there is no room for the submission's folder, the
// submission is to blame, not the grader.
[[noreturn]] void fail_to_make(const fs::path& path) {
  if (errno == ENAMETOOLONG) throw MisfitError("its paths are too long");
  if (errno == ENOSPC || errno == EDQUOT) {
    throw MisfitError("there is no disk space for a readable copy of its folder");
  }
  fail_by_system("cannot make " + path.string());
}

bool needs_copy(const std::string& source, bool is_mounted) {
  return (!is_mounted && !is_reachable(source)) || !is_readable(source);
}

}  // namespace

bool needs_stage(const View& view, bool is_mounted) {
  return std::any_of(view.shown.begin(), view.shown.end(), [is_mounted](const Shown& shown) {
    return shown.is_own && needs_copy(shown.source, is_mounted);
  });
}

Stage::Stage(View& view, bool is_mounted, uid_t user) : folder_(0) {
  // Only this sandbox's user may enter: other submissions run as other users.
  if (chown(folder_.path().c_str(), geteuid(), user) != 0 ||
      chmod(folder_.path().c_str(), 0750) != 0) {
    fail_by_system("cannot change owner or mode of " + folder_.path());
  }
  std::uint64_t number = 0;
  for (Shown& shown : view.shown) {
    if (!shown.is_own || !needs_copy(shown.source, is_mounted)) continue;
    check_size(shown.source);
    const fs::path place = fs::path(folder_.path()) / std::to_string(number++);
    if (mkdir(place.c_str(), 0755) != 0) fail_to_make(place);
    const std::string copy_of = (place / fs::path(shown.source).filename()).string();
    copy_all(shown.source, copy_of);
    shown.source = copy_of;
  }
}

void Stage::copy_all(const std::string& source, const std::string& to) {
  const Descriptor folder = open_folder(fs::path(source).parent_path());
  if (folder.get() < 0) throw MisfitError("it cannot be read: " + source);
  copy(folder.get(), fs::path(source).filename().string(), to, 1);
}

// Copies a file or a folder. Links are copied as links and not followed. Pipes and devices are left
// out. Uses only names in open folders, because the owner may replace a folder by a link at any
// time.
void Stage::copy(int folder, const std::string& name, const std::string& to, std::size_t depth) {
  if (++files_ > kMostFiles) fail_of_files();
  if (depth > kMostDepth) throw MisfitError("its folders are nested too deep");
  struct stat status {};
  if (fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
    throw MisfitError("it cannot be read: " + name);
  }
  if (S_ISLNK(status.st_mode)) return copy_link(folder, name, to);
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return;
  const Descriptor file(
      openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (file.get() < 0 || fstat(file.get(), &status) != 0) {
    throw MisfitError("it cannot be read: " + name);
  }
  if (S_ISREG(status.st_mode)) {
    copy_file(file.get(), status, to);
  } else if (S_ISDIR(status.st_mode)) {
    if (mkdir(to.c_str(), 0755) != 0) fail_to_make(to);
    for (const std::string& entry : entries_of(file.get())) {
      copy(file.get(), entry, fs::path(to) / entry, depth + 1);
    }
  }
}

void Stage::copy_link(int folder, const std::string& name, const std::string& to) {
  std::string target(PATH_MAX, '\0');
  const ssize_t size = readlinkat(folder, name.c_str(), target.data(), target.size());
  if (size < 0) throw MisfitError("it cannot be read: " + name);
  target.resize(static_cast<std::size_t>(size));
  if (symlink(target.c_str(), to.c_str()) != 0) fail_to_make(to);
}

void Stage::copy_file(int file, const struct stat& status, const std::string& to) {
  const mode_t mode = (status.st_mode & S_IXUSR) != 0 ? 0755 : 0644;
  const Descriptor copy(open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
  if (copy.get() < 0 || fchmod(copy.get(), mode) != 0) fail_to_make(to);
  constexpr std::size_t kBlockBytes = std::size_t{1} << 20U;
  ssize_t count = 0;
  while ((count = sendfile(copy.get(), file, nullptr, kBlockBytes)) > 0) {
    bytes_ += static_cast<std::uint64_t>(count);
    if (bytes_ > kMostBytes) fail_of_bytes();
  }
  if (count < 0) fail_to_make(to);
}

Command moved_to_sources(const Command& command, const View& view) {
  const auto moved = [&view](const std::string& path) {
    const Shown* best = nullptr;
    for (const Shown& shown : view.shown) {
      const bool fits = is_within(path, shown.path);
      if (fits && (best == nullptr || shown.path.size() > best->path.size())) best = &shown;
    }
    if (best == nullptr || best->source == real(best->path)) return path;
    return best->source + path.substr(best->path.size());
  };
  Command result = command;
  result.executable = moved(command.executable);
  result.working_directory = moved(command.working_directory);
  for (std::size_t i = 1; i < command.arguments.size(); ++i) {
    const std::string& word = command.arguments[i];
    if (word.empty()) continue;
    const std::string path = plain(fs::path(command.working_directory) / word);
    const std::string place = moved(path);
    if (place != path) result.arguments[i] = place;
  }
  return result;
}

}  // namespace flocking::sandbox
