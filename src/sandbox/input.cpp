#include "sandbox/input.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "core/error.h"

namespace flocking::sandbox {
namespace {

[[noreturn]] void fail(const std::string& what) {
  throw EnvironmentError(what + ": " + system_words(errno));
}

}  // namespace

Input::Input(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.get() < 0) fail("cannot read " + path);
  memory_ = Descriptor(memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (memory_.get() < 0) fail("cannot hold " + path);
  std::array<char, 65536> block{};
  ssize_t count = 0;
  while ((count = read(file.get(), block.data(), block.size())) > 0) {
    if (!write_all(memory_.get(), block.data(), static_cast<std::size_t>(count))) {
      fail("cannot hold " + path);
    }
  }
  if (count < 0) fail("cannot read " + path);
  fcntl(memory_.get(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
}

Descriptor Input::open() const {
  const std::string path = "/proc/self/fd/" + std::to_string(memory_.get());
  Descriptor opened(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (opened.get() < 0) fail("cannot open an input again");
  return opened;
}

}  // namespace flocking::sandbox
