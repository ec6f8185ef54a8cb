// System calls that the module's C library has no body for, over its files in memory.
#include <fcntl.h>
#include <sched.h>
#include <sys/sendfile.h>
#include <unistd.h>

#include <array>
#include <string>

extern "C" {

// A file that has a name, other than on Linux: by way of /proc/self/fd it could not be opened again
// else. It goes with the module, of which each command has one of its own.
int memfd_create(const char* name, unsigned /*flags*/) {
  static int count = 0;
  const std::string path = "/tmp/" + std::string(name) + std::to_string(++count);
  return open(path.c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
}

ssize_t sendfile(int to, int from, off_t* /*from_here*/, size_t count) {
  static std::array<char, 65536> block;
  const ssize_t got = read(from, block.data(), count < block.size() ? count : block.size());
  return got <= 0 ? got : write(to, block.data(), static_cast<size_t>(got));
}

// A page has one thread.
int sched_getaffinity(pid_t /*process*/, size_t /*size*/, cpu_set_t* /*set*/) { return -1; }
int __sched_cpucount(size_t /*size*/, const cpu_set_t* /*set*/) { return 1; }  // NOLINT

}  // extern "C"
