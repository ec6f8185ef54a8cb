#include "build/tools.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/words.h"
#include "sandbox/command.h"
#include "sandbox/stand_in.h"
#include "sandbox/system_paths.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

// Returns the program that a stand-in of rustup would start. The stand-in itself needs files that a
// run cannot see.
std::string behind_rustup(const fs::path& stand_in, std::string_view name) {
  const char* home = std::getenv("RUSTUP_HOME");  // NOLINT(concurrency-mt-unsafe): no agent sets it
  const fs::path folder = home != nullptr
                              ? fs::path(home)
                              : stand_in.parent_path().parent_path().parent_path() / ".rustup";
  std::vector<fs::path> toolchains;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder / "toolchains", error)) {
    toolchains.push_back(entry.path());
  }
  std::sort(toolchains.begin(), toolchains.end());
  const auto is_stable = [](const fs::path& path) {
    return path.filename().string().starts_with("stable");
  };
  std::stable_partition(toolchains.begin(), toolchains.end(), is_stable);
  for (const fs::path& toolchain : toolchains) {
    std::string program = toolchain / "bin" / name;
    if (sandbox::is_program(program)) return program;
  }
  return "";
}

}  // namespace

std::string find_tool(std::string_view name) {
  const char* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): no agent sets it
  const std::string all =
      std::string(sandbox::kSystemSearchPath) + ':' + (path != nullptr ? path : "");
  for (const std::string_view folder : split(all, ':')) {
    if (!folder.starts_with('/')) continue;
    const fs::path program = fs::path(folder) / name;
    if (!sandbox::is_program(program)) continue;
    std::error_code error;
    if (fs::canonical(program, error).filename() != "rustup") {
      return sandbox::behind_stand_in(program.string());
    }
    std::string found = behind_rustup(program, name);
    if (!found.empty()) return found;
  }
  return "";
}

bool is_for_everybody(const std::string& path) {
  std::error_code error;
  for (fs::path part = fs::canonical(path, error); !error; part = part.parent_path()) {
    struct stat status {};
    if (stat(part.c_str(), &status) != 0 || (status.st_mode & S_IXOTH) == 0) return false;
    if (part == part.parent_path()) return true;
  }
  return false;
}

std::string identity_of_tool(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return path;
  return path + ' ' + std::to_string(status.st_size) + ' ' + std::to_string(status.st_mtim.tv_sec) +
         '.' + std::to_string(status.st_mtim.tv_nsec);
}

}  // namespace flocking::build
