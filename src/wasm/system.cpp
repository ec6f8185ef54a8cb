// System calls that the module's C library lacks, for files in its memory.
#include <fcntl.h>
#include <sched.h>
#include <sys/sendfile.h>
#include <unistd.h>

#include <array>
#include <string>

extern "C" {

// Creates a file with a name, unlike Linux: without /proc/self/fd an unnamed file could not be
// opened again. Like everything below /std it is in the module's memory, which exists for one
// command.
int memfd_create(const char* name, unsigned /*flags*/) {
  static int count = 0;
  const std::string path = "/std/" + std::string(name) + std::to_string(++count);
  return open(path.c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
}

ssize_t sendfile(int to, int from, off_t* /*from_here*/, size_t count) {
  static std::array<char, 65536> block;
  const ssize_t got = read(from, block.data(), count < block.size() ? count : block.size());
  return got <= 0 ? got : write(to, block.data(), static_cast<size_t>(got));
}

// Returns an error: a page has one thread.
int sched_getaffinity(pid_t /*process*/, size_t /*size*/, cpu_set_t* /*set*/) { return -1; }
int __sched_cpucount(size_t /*size*/, const cpu_set_t* /*set*/) { return 1; }  // NOLINT

}  // extern "C"
