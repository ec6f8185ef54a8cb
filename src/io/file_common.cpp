// The members of File that are the same on all systems.
#include <algorithm>
#include <array>
#include <utility>

#include "base/error.h"
#include "io/file.h"

namespace flocking::io {

File::File(int descriptor, bool owned, std::string name)
    : descriptor_(descriptor), owned_(owned), name_(std::move(name)) {}

File::File(File&& other) noexcept
    : descriptor_(other.descriptor_),
      owned_(std::exchange(other.owned_, false)),
      name_(std::move(other.name_)) {}

File File::borrow(int descriptor, std::string name) { return {descriptor, false, std::move(name)}; }

File File::open_output(const std::string& path) { return open_output(path, borrow(-1, "")); }

std::string File::read_all(std::size_t most) const {
  std::string text = read_start(most + 1);
  if (text.size() > most) {
    throw EnvironmentError(name_ + ": larger than " + std::to_string(most) + " bytes");
  }
  return text;
}

std::string File::read_start(std::size_t most) const {
  std::string text;
  std::array<char, 65536> block{};
  while (text.size() < most) {
    const std::size_t wanted = std::min(block.size(), most - text.size());
    const std::size_t count = read(std::span(block).first(wanted));
    if (count == 0) break;
    text.append(block.data(), count);
  }
  return text;
}

}  // namespace flocking::io
