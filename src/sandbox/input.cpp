#include "sandbox/input.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

#include "core/error.h"

namespace flocking::sandbox {

Input::Input(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) fail_by_system("cannot read " + path);
  hold(path);
  std::array<char, 65536> block{};
  ssize_t count = 0;
  while ((count = read(file.get(), block.data(), block.size())) > 0) {
    if (!write_all(memory_.get(), block.data(), static_cast<std::size_t>(count))) {
      fail_by_system("cannot hold " + path);
    }
  }
  if (count < 0) fail_by_system("cannot read " + path);
  seal(path);
}

Input Input::of_text(std::string_view text) {
  Input input;
  input.hold("an input");
  if (!write_all(input.memory_.get(), text.data(), text.size())) {
    fail_by_system("cannot hold an input");
  }
  input.seal("an input");
  return input;
}

void Input::hold(const std::string& name) {
  memory_ = Descriptor(memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (memory_.get() < 0) fail_by_system("cannot hold " + name);
}

void Input::seal(const std::string& name) const {
  constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  if (fcntl(memory_.get(), F_ADD_SEALS, kSeals) != 0) fail_by_system("cannot seal " + name);
}

Descriptor Input::open() const {
  // A program of the same user may have changed who may read it; the seals stay.
  constexpr mode_t kEveryone = 0666;
  static_cast<void>(fchmod(memory_.get(), kEveryone));
  const std::string path = "/proc/self/fd/" + std::to_string(memory_.get());
  Descriptor opened(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (opened.get() < 0) fail_by_system("cannot open an input again");
  return opened;
}

}  // namespace flocking::sandbox
