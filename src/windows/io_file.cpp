// Replaces io/file.cpp.
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <utility>

#include "base/error.h"
#include "io/file.h"
#include "windows/handles.h"

namespace flocking::io {
namespace {

using windows::FileIdentity;
using windows::identity_of;
using windows::Purpose;

[[noreturn]] void fail(const std::string& name, const char* what) {
  fail_by_system(name + ": " + what);
}

bool is_same_regular_file(int a, int b) {
  FileIdentity first;
  FileIdentity second;
  return identity_of(a, first) && identity_of(b, second) && first == second;
}

// Limits a size to the argument type of read and write.
unsigned int counted(std::size_t size) {
  return static_cast<unsigned int>(std::min<std::size_t>(size, std::numeric_limits<int>::max()));
}

// Returns true after a write to a pipe that no process reads; the C library sets another errno.
bool is_closed_pipe() {
  const DWORD error = _doserrno;
  return errno == EPIPE || error == ERROR_NO_DATA || error == ERROR_BROKEN_PIPE;
}

}  // namespace

File::~File() {
  if (owned_) _close(descriptor_);
}

File File::open_input(const std::string& path) {
  const int descriptor = windows::open_file(path, Purpose::kRead);
  if (descriptor < 0) fail(path, "cannot open for reading");
  return {descriptor, true, path};
}

File File::open_output(const std::string& path, const File& input) {
  const int descriptor = windows::open_file(path, Purpose::kWrite);
  if (descriptor < 0) fail(path, "cannot open for writing");
  File file(descriptor, true, path);
  if (input.descriptor_ >= 0 && is_same_regular_file(descriptor, input.descriptor_)) {
    throw UsageError("--output " + path + ": this is the input; give another file");
  }
  FileIdentity regular;
  if (identity_of(descriptor, regular) && _chsize_s(descriptor, 0) != 0) fail(path, "cannot empty");
  return file;
}

std::size_t File::read(std::span<char> room) const {
  const int count = _read(descriptor_, room.data(), counted(room.size()));
  if (count >= 0) return static_cast<std::size_t>(count);
  if (is_closed_pipe()) return 0;
  fail(name_, "cannot read");
}

void File::write(std::span<const char> bytes) const {
  while (!bytes.empty()) {
    const int count = _write(descriptor_, bytes.data(), counted(bytes.size()));
    if (count < 0 && is_closed_pipe()) throw OutputClosed();
    // On a full disk, write returns 0 without setting errno.
    if (count == 0) errno = ENOSPC;
    if (count <= 0) fail(name_, "cannot write");
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
}

bool File::is_same_file(const std::string& path) const {
  const int other = windows::open_file(path, Purpose::kRead);
  if (other < 0) return false;
  const bool is_same = is_same_regular_file(descriptor_, other);
  _close(other);
  return is_same;
}

// Asks the system for the bytes in a pipe. Files never block; consoles are not checked.
bool File::ready() const {
  const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(descriptor_));  // NOLINT
  DWORD count = 0;
  switch (GetFileType(handle)) {
    case FILE_TYPE_DISK:
      return true;
    case FILE_TYPE_PIPE:
      return PeekNamedPipe(handle, nullptr, 0, nullptr, &count, nullptr) == 0 || count > 0;
    default:
      return false;
  }
}

void File::close() {
  if (std::exchange(owned_, false) && _close(descriptor_) != 0) fail(name_, "cannot write");
}

}  // namespace flocking::io
