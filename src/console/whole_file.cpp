#include "console/whole_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

#include "base/error.h"
#include "grade/place_below.h"
#include "sandbox/channel.h"

namespace flocking::console {
namespace {

using sandbox::Descriptor;

constexpr mode_t kMode = 0666;
constexpr std::chrono::seconds kPatience(10);  // time to wait for another writer of the file

std::string part_of(const std::string& place) { return place + ".part-flocking"; }

bool is_same_file(int file, const std::string& path) {
  struct stat open {};
  struct stat named {};
  return fstat(file, &open) == 0 && lstat(path.c_str(), &named) == 0 &&
         open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

// Removes a part file that a killed process left. A process that still writes a part file holds a
// lock on it.
bool remove_left_part(const std::string& part) {
  const Descriptor file(
      open(part.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (file.get() < 0) return errno == ENOENT;
  if (flock(file.get(), LOCK_EX | LOCK_NB) != 0) return false;
  return !is_same_file(file.get(), part) || unlink(part.c_str()) == 0;
}

/// A file being written, before it gets its name.
class Part {
 public:
  explicit Part(std::string place) : place_(std::move(place)) {}
  ~Part() {
    if (is_named_) unlink(part_of(place_).c_str());
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  // Returns false if the file system has no unnamed files.
  bool open_without_name() {
    const std::filesystem::path folder = std::filesystem::path(place_).parent_path();
    const std::string name = folder.empty() ? "." : folder.string();
    file_ = Descriptor(open(name.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kMode));
    return file_.get() >= 0 && flock(file_.get(), LOCK_EX | LOCK_NB) == 0;
  }

  bool open_with_name() {
    return take_name([this](const std::string& part) {
      file_ = Descriptor(open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode));
      if (file_.get() < 0) return false;
      // Another process may have removed this part file as left over before the lock.
      if (flock(file_.get(), LOCK_EX | LOCK_NB) == 0 && is_same_file(file_.get(), part))
        return true;
      errno = EEXIST;
      return false;
    });
  }

  // Closes the file, since close reports delayed write errors. Closing the last descriptor releases
  // the lock.
  bool write(std::string_view text) {
    if (!sandbox::write_all(file_.get(), text.data(), text.size())) return false;
    const int copy = dup(file_.get());
    return copy >= 0 && close(copy) == 0;
  }

  bool put_in_place() {
    if (!is_named_) {
      const std::string self = "/proc/self/fd/" + std::to_string(file_.get());
      const auto link_to = [&self](const std::string& name) {
        return linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
      };
      if (link_to(place_)) return true;
      if (errno != EEXIST || !take_name(link_to)) return false;
    }
    is_named_ = std::rename(part_of(place_).c_str(), place_.c_str()) != 0;
    return !is_named_;
  }

 private:
  // Calls `make` to take the name of the part file. If another running process has that name, waits
  // a while.
  template <class Make>
  bool take_name(const Make& make) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!(is_named_ = make(part_of(place_)))) {
      if (errno != EEXIST || std::chrono::steady_clock::now() > end) return false;
      if (!remove_left_part(part_of(place_))) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
      errno = EEXIST;
    }
    return true;
  }

  std::string place_;
  Descriptor file_;
  bool is_named_ = false;
};

// Returns the destination of a file: the target of a link.
std::string place_of(const std::string& path) {
  std::error_code error;
  const std::filesystem::path target = std::filesystem::canonical(path, error);
  return error ? path : target.string();
}

// Returns true for a pipe, a terminal, /dev/null: they cannot be replaced.
bool is_written_through(const std::string& place) {
  std::error_code ignored;
  const auto type = std::filesystem::status(place, ignored).type();
  using Type = std::filesystem::file_type;
  return type == Type::fifo || type == Type::character || type == Type::socket ||
         type == Type::block;
}

std::string size_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return "";
  return "; ulimit -f allows " + std::to_string(limit.rlim_cur) + " bytes";
}

[[noreturn]] void fail_to_write(const std::string& path, bool was_open, const std::string& what) {
  const int error = errno;
  throw EnvironmentError(path +
                         (was_open ? ": cannot write " + what : ": cannot open for writing") +
                         ": " + system_words(error) + (error == EFBIG ? size_limit() : ""));
}

void write_through(const std::string& path, const std::string& text, const std::string& what) {
  const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (file.get() < 0 || !sandbox::write_all(file.get(), text.data(), text.size())) {
    fail_to_write(path, file.get() >= 0, what);
  }
}

void require_no_folder(const std::string& path, const std::string& place) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(std::filesystem::symlink_status(place, ignored))) return;
  errno = EISDIR;
  fail_to_write(path, false, "");
}

// `place` is the resolved destination of the file `path`.
void write_at(const std::string& place, const std::string& path, const std::string& text,
              const std::string& what) {
  require_no_folder(path, place);
  {
    Part part(place);
    if (part.open_without_name() && part.write(text) && part.put_in_place()) return;
  }
  Part part(place);
  const bool was_open = part.open_with_name();
  if (!was_open || !part.write(text) || !part.put_in_place()) fail_to_write(path, was_open, what);
}

}  // namespace

void write_whole_file(const std::string& path, const std::string& text, const std::string& what) {
  const std::string place = place_of(path);
  if (is_written_through(place)) return write_through(place, text, what);
  write_at(place, path, text, what);
}

void write_new_file(const std::string& folder, const std::string& file, const std::string& text,
                    const std::string& what) {
  const std::string path = (std::filesystem::path(folder) / file).string();
  const grade::PlaceBelow place(folder, file);
  if (!place.is_reached()) {
    throw EnvironmentError(path + ": cannot write " + what +
                           ": a folder of this path is a link, or cannot be made");
  }
  write_at(place.path(), path, text, what);
}

void require_writable(const std::string& path, const std::string& what) {
  const std::string place = place_of(path);
  if (is_written_through(place)) {
    if (access(place.c_str(), W_OK) != 0) fail_to_write(path, false, what);
    return;
  }
  require_no_folder(path, place);
  remove_left_part(part_of(place));
  {
    Part part(place);
    if (part.open_without_name() && part.write("\n")) return;
  }
  Part part(place);
  const bool was_open = part.open_with_name();
  if (!was_open || !part.write("\n")) fail_to_write(path, was_open, what);
}

}  // namespace flocking::console
