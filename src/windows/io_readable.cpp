// Replaces io/readable.cpp.
#include <io.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "base/error.h"
#include "io/readable.h"
#include "windows/handles.h"
#include "windows/utf16.h"

namespace flocking::io {

std::string kind_of_no_file(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path wide = windows::as_utf16(path);
  std::error_code ignored;
  const fs::file_status status = fs::status(wide, ignored);
  if (fs::is_regular_file(status)) return "";
  if (fs::is_directory(status)) return "a folder";
  if (fs::exists(status)) return "a device";
  return fs::is_symlink(fs::symlink_status(wide, ignored)) ? "a link that leads nowhere"
                                                           : "nothing";
}

std::string reason_not_to_read(const std::string& path) {
  if (const std::string kind = kind_of_no_file(path); !kind.empty()) {
    return "expected a file, found " + kind;
  }
  const int file = windows::open_file(path, windows::Purpose::kRead);
  if (file < 0) return "cannot open for reading: " + system_words(errno);
  _close(file);
  return "";
}

}  // namespace flocking::io
