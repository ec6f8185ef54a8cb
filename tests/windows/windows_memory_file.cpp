// Replaces support/memory_file.cpp: a temporary file.
#include <fcntl.h>
#include <io.h>

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <utility>

#include "support/memory_file.h"
#include "windows/handles.h"

namespace flocking::testing {
namespace {

int temporary_file() {
  char* const name = _tempnam(nullptr, "flocking");
  const int file =
      _open(name, _O_RDWR | _O_CREAT | _O_EXCL | _O_BINARY | _O_TEMPORARY | _O_NOINHERIT, 0600);
  std::free(name);
  if (file < 0) throw std::runtime_error("cannot make a temporary file");
  return file;
}

}  // namespace

MemoryFile::MemoryFile(std::string_view text) : descriptor_(temporary_file()) { append(text); }

MemoryFile::~MemoryFile() { _close(descriptor_); }

void MemoryFile::append(std::string_view text) const {
  _lseeki64(descriptor_, 0, SEEK_END);
  while (!text.empty()) {
    const int count = _write(descriptor_, text.data(), static_cast<unsigned int>(text.size()));
    if (count <= 0) throw std::runtime_error("cannot fill a temporary file");
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

int MemoryFile::rewound() const {
  _lseeki64(descriptor_, 0, SEEK_SET);
  return descriptor_;
}

io::File MemoryFile::file(std::string name) const {
  return io::File::borrow(rewound(), std::move(name));
}

std::string MemoryFile::path() const { return windows::name_of(descriptor_); }

std::string MemoryFile::text() const {
  std::string text;
  std::array<char, 65536> block{};
  static_cast<void>(rewound());
  while (true) {
    const int count = _read(descriptor_, block.data(), static_cast<unsigned int>(block.size()));
    if (count <= 0) return text;
    text.append(block.data(), static_cast<std::size_t>(count));
  }
}

}  // namespace flocking::testing
