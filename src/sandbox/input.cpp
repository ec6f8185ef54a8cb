#include "sandbox/input.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

#include "base/error.h"

namespace flocking::sandbox {

Input::Input(const std::string& path) {
  // The file may have been replaced by a pipe since it was found.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0)
    fail_by_system(path + ": cannot open for reading");
  if (S_ISFIFO(status.st_mode))
    throw EnvironmentError(path + ": cannot open for reading: it is a pipe");
  hold(path);
  std::array<char, 65536> block{};
  ssize_t count = 0;
  while ((count = read(file.get(), block.data(), block.size())) > 0) {
    if (!write_all(memory_.get(), block.data(), static_cast<std::size_t>(count))) {
      fail_by_system("cannot hold " + path);
    }
  }
  if (count < 0) fail_by_system(path + ": cannot read");
}

Input Input::of_text(std::string_view text) {
  Input input;
  input.hold("an input");
  if (!write_all(input.memory_.get(), text.data(), text.size())) {
    fail_by_system("cannot store the input in memory");
  }
  return input;
}

void Input::hold(const std::string& name) {
  memory_ = Descriptor(memfd_create("input", MFD_CLOEXEC));
  if (memory_.get() < 0) fail_by_system("cannot hold " + name);
}

Descriptor Input::open() const {
  const Descriptor copy(memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  struct stat status {};
  if (copy.get() < 0 || fstat(memory_.get(), &status) != 0)
    fail_by_system("cannot store the input in memory");
  off_t from = 0;
  while (from < status.st_size) {
    const auto left = static_cast<std::size_t>(status.st_size - from);
    if (sendfile(copy.get(), memory_.get(), &from, left) <= 0)
      fail_by_system("cannot store the input in memory");
  }
  constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  // Runs of a user without rights must be able to open the input by the name /dev/stdin.
  constexpr mode_t kForEveryone = 0444;
  if (fcntl(copy.get(), F_ADD_SEALS, kSeals) != 0 || fchmod(copy.get(), kForEveryone) != 0) {
    fail_by_system("cannot make the input read-only");
  }
  const std::string path = "/proc/self/fd/" + std::to_string(copy.get());
  Descriptor opened(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (opened.get() < 0) fail_by_system("cannot open an input again");
  return opened;
}

}  // namespace flocking::sandbox
