#include "grade/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "core/error.h"

namespace flocking::grade {

MappedFile::MappedFile(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  const bool known = file >= 0 && fstat(file, &status) == 0;
  const bool regular = known && S_ISREG(status.st_mode);
  int error = known ? (S_ISDIR(status.st_mode) ? EISDIR : EINVAL) : errno;
  if (regular && status.st_size > 0) {
    const auto size = static_cast<std::size_t>(status.st_size);
    void* memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    error = errno;
    if (memory != MAP_FAILED) {
      data_ = static_cast<const char*>(memory);
      size_ = size;
    }
  }
  if (file >= 0) close(file);
  if (!regular || (status.st_size > 0 && data_ == nullptr)) {
    fail_by_system("cannot read " + path, error);
  }
}

MappedFile::~MappedFile() {
  // munmap takes it as not const, since it ends it.
  if (data_ != nullptr) munmap(const_cast<char*>(data_), size_);  // NOLINT(*-const-cast)
}

}  // namespace flocking::grade
