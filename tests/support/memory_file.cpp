#include "support/memory_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <utility>

namespace flocking::testing {

MemoryFile::MemoryFile(std::string_view text) : descriptor_(memfd_create("flocking-test", 0)) {
  append(text);
}

MemoryFile::~MemoryFile() { close(descriptor_); }

void MemoryFile::append(std::string_view text) const {
  lseek(descriptor_, 0, SEEK_END);
  while (!text.empty()) {
    const ssize_t count = write(descriptor_, text.data(), text.size());
    if (count <= 0) throw std::runtime_error("cannot fill a file in memory");
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

int MemoryFile::rewound() const {
  lseek(descriptor_, 0, SEEK_SET);
  return descriptor_;
}

io::File MemoryFile::file(std::string name) const {
  return io::File::borrow(rewound(), std::move(name));
}

std::string MemoryFile::path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

std::string MemoryFile::text() const {
  std::string text;
  std::array<char, 65536> block{};
  static_cast<void>(rewound());
  while (true) {
    const ssize_t count = read(descriptor_, block.data(), block.size());
    if (count <= 0) return text;
    text.append(block.data(), static_cast<std::size_t>(count));
  }
}

}  // namespace flocking::testing
