// Replaces console/whole_file.cpp. While a part file is written, other processes cannot open or
// remove it; a part file that can be removed was left by a killed process.
#include <windows.h>

#include <cerrno>
#include <chrono>
#include <string_view>
#include <thread>
#include <utility>

#include "base/error.h"
#include "console/whole_file.h"
#include "sandbox/channel.h"
#include "windows/handles.h"
#include "windows/utf16.h"

namespace flocking::console {
namespace {

using sandbox::Descriptor;
using windows::Purpose;

constexpr std::chrono::seconds kPatience(10);  // time to wait for another writer of the file

[[noreturn]] void fail_to_write(const std::string& path, bool was_open, const std::string& what) {
  const int error = errno;
  throw EnvironmentError(path +
                         (was_open ? ": cannot write " + what : ": cannot open for writing") +
                         ": " + system_words(error));
}

void require_no_folder(const std::string& path) {
  if (!windows::is_folder(path)) return;
  errno = EISDIR;
  fail_to_write(path, false, "");
}

/// A file being written, before it gets its name.
class Part {
 public:
  explicit Part(const std::string& place)
      : part_(place + ".part-flocking"), wide_part_(windows::as_utf16(part_)) {}
  ~Part() {
    file_.reset();
    if (is_there_) DeleteFileW(wide_part_.c_str());
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  // Opens the part file. If another process has it, waits a while.
  bool open() {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (true) {
      file_ = Descriptor(windows::open_file(part_, Purpose::kAlone));
      if (file_.get() >= 0) break;
      const int error = errno;
      const bool is_left = error == EEXIST && DeleteFileW(wide_part_.c_str()) != 0;
      if (error != EEXIST || std::chrono::steady_clock::now() > end) {
        errno = error;
        return false;
      }
      if (!is_left) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return is_there_ = true;
  }

  bool write(std::string_view text) {
    return sandbox::write_all(file_.get(), text.data(), text.size());
  }

  bool put_in_place(const std::string& place) {
    file_.reset();
    is_there_ = MoveFileExW(wide_part_.c_str(), windows::as_utf16(place).c_str(),
                            MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0;
    if (is_there_) errno = windows::errno_of(GetLastError());
    return !is_there_;
  }

 private:
  std::string part_;
  std::wstring wide_part_;
  Descriptor file_;
  bool is_there_ = false;
};

void write_through(const std::string& path, const std::string& text, const std::string& what) {
  const Descriptor file(windows::open_file(path, Purpose::kWrite));
  if (file.get() < 0 || !sandbox::write_all(file.get(), text.data(), text.size())) {
    fail_to_write(path, file.get() >= 0, what);
  }
}

}  // namespace

void write_whole_file(const std::string& path, const std::string& text, const std::string& what) {
  if (windows::is_device(path)) return write_through(path, text, what);
  require_no_folder(path);
  const std::string place = windows::target_of(path);
  Part part(place);
  const bool was_open = part.open();
  if (!was_open || !part.write(text) || !part.put_in_place(place)) {
    fail_to_write(path, was_open, what);
  }
}

void require_writable(const std::string& path, const std::string& what) {
  if (windows::is_device(path)) return;
  require_no_folder(path);
  Part part(windows::target_of(path));
  const bool was_open = part.open();
  if (!was_open || !part.write("\n")) fail_to_write(path, was_open, what);
}

}  // namespace flocking::console
