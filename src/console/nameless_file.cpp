#include "console/nameless_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>

#include "base/error.h"
#include "console/descriptor_path.h"

namespace flocking::console {
namespace {

sandbox::Descriptor opened(const std::string& name) {
  sandbox::Descriptor file(memfd_create("input", MFD_CLOEXEC));
  if (file.get() >= 0) return file;
  const char* folder = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): never set
  sandbox::Descriptor on_disk(
      open(folder != nullptr ? folder : "/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
  if (on_disk.get() < 0) fail_by_system("cannot hold " + name);
  return on_disk;
}

}  // namespace

NamelessFile::NamelessFile(const std::string& name)
    : descriptor_(opened(name)), file_(io::File::borrow(descriptor_.get(), name)) {}

io::File NamelessFile::borrowed() const {
  return io::File::borrow(descriptor_.get(), file_.name());
}

std::string NamelessFile::path() const { return path_of_descriptor(descriptor_.get()); }

void NamelessFile::rewind() const {
  if (lseek(descriptor_.get(), 0, SEEK_SET) != 0) {
    fail_by_system("cannot read " + file_.name() + " again");
  }
}

void allow_many_nameless_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace flocking::console
