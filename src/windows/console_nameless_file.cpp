// Replaces console/nameless_file.cpp: a temporary file, which the system removes when it is closed.
#include <io.h>
#include <windows.h>

#include <array>
#include <cerrno>
#include <cstdio>

#include "base/error.h"
#include "console/nameless_file.h"
#include "windows/handles.h"
#include "windows/utf16.h"

namespace flocking::console {
namespace {

std::wstring folder_for_temporary_files() {
  std::array<wchar_t, MAX_PATH + 1> folder{};
  return {folder.data(), GetTempPathW(static_cast<DWORD>(folder.size()), folder.data())};
}

sandbox::Descriptor opened(const std::string& name) {
  static unsigned int count = 0;  // NOLINT: gives each file of a process its own name
  const std::string start = windows::as_utf8(folder_for_temporary_files()) + "flocking-" +
                            std::to_string(GetCurrentProcessId()) + "-";
  constexpr int kMostTries = 1000;  // a name may be in use
  for (int tries = 0; tries < kMostTries; ++tries) {
    sandbox::Descriptor file(
        windows::open_file(start + std::to_string(++count) + ".tmp", windows::Purpose::kTemporary));
    if (file.get() >= 0) return file;
    if (errno != EEXIST && errno != EACCES) break;
  }
  fail_by_system("cannot hold " + name);
}

}  // namespace

console::NamelessFile::NamelessFile(const std::string& name)
    : descriptor_(opened(name)), file_(io::File::borrow(descriptor_.get(), name)) {}

io::File console::NamelessFile::borrowed() const {
  return io::File::borrow(descriptor_.get(), file_.name());
}

std::string console::NamelessFile::path() const { return windows::name_of(descriptor_.get()); }

void console::NamelessFile::rewind() const {
  if (_lseeki64(descriptor_.get(), 0, SEEK_SET) != 0) {
    fail_by_system("cannot read " + file_.name() + " again");
  }
}

// The limit of the C library, 2048, cannot be raised.
void allow_many_nameless_files() {}

}  // namespace flocking::console
