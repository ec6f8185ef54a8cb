#include "io/file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "base/error.h"

namespace flocking::io {
namespace {

constexpr const char* kCannotOpen = "cannot open for reading";

[[noreturn]] void fail(const std::string& name, const char* what) {
  fail_by_system(name + ": " + what);
}

bool is_same_regular_file(const struct stat& a, const struct stat& b) {
  return S_ISREG(a.st_mode) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool is_same_regular_file(int a, int b) {
  struct stat first {};
  struct stat second {};
  return fstat(a, &first) == 0 && fstat(b, &second) == 0 && is_same_regular_file(first, second);
}

// Waits until a descriptor that another process left in non-blocking mode is ready.
void wait_for(int descriptor, short events) {
  pollfd request{.fd = descriptor, .events = events, .revents = 0};
  static_cast<void>(poll(&request, 1, -1));
}

bool would_block() { return errno == EAGAIN || errno == EWOULDBLOCK; }

}  // namespace

File::~File() {
  if (owned_) ::close(descriptor_);
}

File File::open_input(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) fail(path, kCannotOpen);
  return {descriptor, true, path};
}

File File::open_output(const std::string& path, const File& input) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) fail(path, "cannot open for writing");
  File file(descriptor, true, path);
  if (is_same_regular_file(descriptor, input.descriptor_)) {
    throw UsageError("--output " + path + ": this is the input; give another file");
  }
  struct stat status {};
  const bool regular = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  if (regular && ftruncate(descriptor, 0) != 0) fail(path, "cannot empty");
  return file;
}

std::size_t File::read(std::span<char> room) const {
  while (true) {
    const ssize_t count = ::read(descriptor_, room.data(), room.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (would_block()) {
      wait_for(descriptor_, POLLIN);
    } else if (errno != EINTR) {
      // A folder opens without error and fails only when it is read. Report both failures in the
      // same words.
      fail(name_, errno == EISDIR ? kCannotOpen : "cannot read");
    }
  }
}

void File::write(std::span<const char> bytes) const {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
    if (count >= 0) {
      bytes = bytes.subspan(static_cast<std::size_t>(count));
    } else if (errno == EPIPE) {
      throw OutputClosed();
    } else if (would_block()) {
      wait_for(descriptor_, POLLOUT);
    } else if (errno != EINTR) {
      fail(name_, "cannot write");
    }
  }
}

bool File::is_same_file(const std::string& path) const {
  struct stat own {};
  struct stat other {};
  return fstat(descriptor_, &own) == 0 && stat(path.c_str(), &other) == 0 &&
         is_same_regular_file(own, other);
}

bool File::ready() const {
  pollfd request{.fd = descriptor_, .events = POLLIN, .revents = 0};
  return poll(&request, 1, 0) > 0;
}

void File::close() {
  if (std::exchange(owned_, false) && ::close(descriptor_) != 0) fail(name_, "cannot write");
}

}  // namespace flocking::io
