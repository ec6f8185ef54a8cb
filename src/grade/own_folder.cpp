#include "grade/own_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "base/error.h"

namespace flocking::grade {

std::string made_own_folder(const std::string& folder, mode_t mode) {
  namespace fs = std::filesystem;
  std::error_code error;
  const bool is_new = fs::create_directories(folder, error);
  if (error) {
    throw EnvironmentError("--cache " + folder + ": cannot make this folder: " + error.message());
  }
  std::string path = fs::canonical(folder, error).string();
  // Set the mode regardless of the umask.
  if (is_new) static_cast<void>(chmod(path.c_str(), mode));
  struct stat status {};
  if (lstat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
    fail_by_system("--cache " + folder + ": cannot make this folder", ENOTDIR);
  }
  if (status.st_uid != geteuid() || (status.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
    throw EnvironmentError("--cache " + folder +
                           ": other users can write to this folder and replace stored results; "
                           "give one that only you can write to");
  }
  return path;
}

}  // namespace flocking::grade
