#include "sandbox/system_paths.h"

#include <algorithm>
#include <string_view>
#include <system_error>

#include "sandbox/paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

// /nix and /gnu: the systems of distributions that keep nothing in /usr.
constexpr std::array kFolders = {"/usr",   "/bin",    "/sbin",      "/lib",      "/lib32",
                                 "/lib64", "/libx32", "/nix/store", "/gnu/store"};

// Of /etc, what libraries and interpreters read: never who may log in, keys, or services.
constexpr std::array kSettings = {"ld.so.cache",
                                  "ld.so.conf",
                                  "ld.so.conf.d",
                                  "ld.so.preload",
                                  "alternatives",
                                  "localtime",
                                  "timezone",
                                  "locale.alias",
                                  "locale.conf",
                                  "perl",
                                  "R",
                                  "mono",
                                  "jvm",
                                  "dotnet",
                                  "ssl/openssl.cnf",
                                  "nsswitch.conf"};

// These have versions in their names.
constexpr std::array kVersioned = {"java", "python", "php", "lua", "ghc", "julia", "node"};

bool is_versioned(const std::string& name) {
  return std::any_of(kVersioned.begin(), kVersioned.end(),
                     [&name](std::string_view start) { return name.starts_with(start); });
}

std::vector<std::string> find_system_paths() {
  std::vector<std::string> found;
  std::error_code ignored;
  for (const char* folder : kFolders) {
    if (fs::exists(folder, ignored)) found.emplace_back(folder);
  }
  for (const char* name : kSettings) {
    const fs::path path = fs::path("/etc") / name;
    if (fs::exists(path, ignored)) found.push_back(path.string());
  }
  for (const fs::directory_entry& entry : fs::directory_iterator("/etc", ignored)) {
    if (is_versioned(entry.path().filename().string())) found.push_back(entry.path().string());
  }
  return found;
}

}  // namespace

const std::vector<std::string>& system_paths() {
  static const std::vector<std::string> paths = find_system_paths();
  return paths;
}

bool is_system(const fs::path& path) {
  return std::any_of(system_paths().begin(), system_paths().end(),
                     [&path](const std::string& folder) { return is_within(path, folder); });
}

}  // namespace flocking::sandbox
