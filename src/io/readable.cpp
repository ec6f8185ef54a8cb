#include "io/readable.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "base/error.h"

namespace flocking::io {

std::string kind_of_no_file(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) {
    const bool is_link = lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode);
    return is_link ? "a link that leads nowhere" : "nothing";
  }
  if (S_ISREG(status.st_mode)) return "";
  if (S_ISDIR(status.st_mode)) return "a folder";
  if (S_ISFIFO(status.st_mode)) return "a FIFO";
  if (S_ISSOCK(status.st_mode)) return "a socket";
  return "a device";
}

std::string reason_not_to_read(const std::string& path) {
  if (const std::string kind = kind_of_no_file(path); !kind.empty()) {
    return "expected a file, found " + kind;
  }
  const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return "cannot open for reading: " + system_words(errno);
  close(file);
  return "";
}

}  // namespace flocking::io
