#include "cli/folder.h"

#include <filesystem>
#include <system_error>

#include "core/error.h"

namespace flocking::cli {

void make_folder(const std::string& folder, const std::string& flag) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder, error);
  if (fs::is_directory(folder)) return;
  throw EnvironmentError(flag + " " + folder + ": cannot make this folder: " +
                         (error ? error.message() : "it is a file"));
}

}  // namespace flocking::cli
