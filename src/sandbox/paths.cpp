#include "sandbox/paths.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

// Folders with personal files, or with files that programs exchange.
constexpr std::array<std::string_view, 14> kWide = {"/",        "/home", "/root", "/tmp",    "/var",
                                                    "/var/tmp", "/run",  "/mnt",  "/media",  "/opt",
                                                    "/srv",     "/etc",  "/dev",  "/dev/shm"};

}  // namespace

bool is_there(const fs::path& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool is_folder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

bool is_within(const fs::path& path, const fs::path& folder) {
  const auto [end, ignored] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

std::string plain(const fs::path& path) {
  std::error_code ignored;
  std::string text = fs::absolute(path, ignored).lexically_normal().string();
  while (text.size() > 1 && text.back() == '/') text.pop_back();
  return text;
}

std::string real(const fs::path& path) {
  std::error_code error;
  const fs::path found = fs::canonical(path, error);
  return error ? plain(path) : found.string();
}

bool is_too_wide(const fs::path& path) {
  const char* home = std::getenv("HOME");  // NOLINT(concurrency-mt-unsafe): no thread sets it
  return std::find(kWide.begin(), kWide.end(), path.string()) != kWide.end() ||
         path.parent_path() == "/home" || (home != nullptr && is_within(real(home), path));
}

}  // namespace flocking::sandbox
