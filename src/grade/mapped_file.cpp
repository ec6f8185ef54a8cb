#include "grade/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "base/error.h"
#include "sandbox/channel.h"

namespace flocking::grade {

MappedFile::MappedFile(const std::string& path) {
  const sandbox::Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status {};
  const bool known = file.get() >= 0 && fstat(file.get(), &status) == 0;
  if (!known) fail_by_system(path + ": cannot open for reading");
  if (!S_ISREG(status.st_mode)) {
    fail_by_system(path + ": cannot open for reading", S_ISDIR(status.st_mode) ? EISDIR : EINVAL);
  }
  // Copy the file into memory, since reading a mapped file crashes if another process truncates it.
  const sandbox::Descriptor copy(memfd_create("answer", MFD_CLOEXEC));
  if (copy.get() < 0) fail_by_system("cannot hold " + path);
  constexpr std::size_t kBlockBytes = std::size_t{1} << 24U;
  ssize_t count = 0;
  while ((count = sendfile(copy.get(), file.get(), nullptr, kBlockBytes)) > 0) {
    size_ += static_cast<std::size_t>(count);
  }
  if (count < 0) fail_by_system(path + ": cannot read");
  if (size_ == 0) return;
  void* memory = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, copy.get(), 0);
  if (memory == MAP_FAILED) fail_by_system("cannot hold " + path);
  data_ = static_cast<const char*>(memory);
}

MappedFile::~MappedFile() {
  // munmap() takes a non-const pointer.
  if (data_ != nullptr) munmap(const_cast<char*>(data_), size_);  // NOLINT(*-const-cast)
}

}  // namespace flocking::grade
