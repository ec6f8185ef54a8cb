#include "intake/folder_view.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <set>
#include <string_view>

namespace flocking::intake {
namespace {

constexpr int kOpenFolder = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
constexpr std::size_t kMostScriptBytes = std::size_t{1} << 18U;

bool is_script(std::string_view name) {
  return name.ends_with(".js") || name.ends_with(".mjs") || name.ends_with(".cjs") ||
         name.ends_with(".ts");
}

// Returns true for "dependencies": { "x": ... }, but not for { }.
bool has_dependencies(std::string_view package) {
  constexpr std::string_view kKey = "\"dependencies\"";
  const std::size_t key = package.find(kKey);
  if (key == std::string_view::npos) return false;
  const std::size_t opening = package.find('{', key);
  if (opening == std::string_view::npos) return false;
  const std::size_t next = package.find_first_not_of(" \t\r\n", opening + 1);
  return next != std::string_view::npos && package[next] == '"';
}

using PackageNames = std::set<std::string, std::less<>>;

// Returns true if the script names a package in quotes: require("x"), from 'x/y'. Takes time linear
// in the number of quotes.
bool names_package(std::string_view script, const PackageNames& packages) {
  constexpr std::size_t kLongestName = 255;
  for (std::size_t at = 0; (at = script.find_first_of("\"'", at)) != std::string_view::npos;) {
    const std::string_view rest = script.substr(++at, kLongestName + 1);
    const std::size_t end = rest.find_first_of("\"'/");
    if (end != std::string_view::npos && packages.contains(rest.substr(0, end))) return true;
  }
  return false;
}

bool has_script_with(const FolderView& folder, const PackageNames& packages, int& scripts_left,
                     int depth) {
  constexpr int kDeepest = 3;
  for (const std::string& name : folder.names()) {
    if (name == "node_modules" || scripts_left <= 0) continue;
    if (is_script(name)) {
      --scripts_left;
      if (names_package(folder.read_file(name, kMostScriptBytes), packages)) return true;
    } else if (depth < kDeepest && folder.is_folder(name) &&
               has_script_with(folder.open_folder(name), packages, scripts_left, depth + 1)) {
      return true;
    }
  }
  return false;
}

}  // namespace

FolderView::FolderView(int folder) : folder_(openat(folder, ".", kOpenFolder)) {}

std::vector<std::string> sorted_names_in(int folder, std::size_t most) {
  std::vector<std::string> names;
  const int again = openat(folder, ".", kOpenFolder);
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(again < 0 ? nullptr : fdopendir(again),
                                                    closedir);
  if (entries == nullptr) return names;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): a folder of our own
  while (const dirent* entry = readdir(entries.get())) {
    const std::string name = entry->d_name;
    if (name != "." && name != "..") names.push_back(name);
    if (names.size() >= most) break;
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> FolderView::names() const {
  constexpr std::size_t kMostNames = 5'000;
  return sorted_names_in(folder_.get(), kMostNames);
}

bool FolderView::is_folder(const std::string& name) const {
  struct stat status {};
  return fstatat(folder_.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
         S_ISDIR(status.st_mode);
}

FolderView FolderView::open_folder(const std::string& name) const {
  FolderView inner;
  inner.folder_ = sandbox::Descriptor(openat(folder_.get(), name.c_str(), kOpenFolder));
  return inner;
}

std::string FolderView::read_file(const std::string& name, std::size_t most_bytes) const {
  const sandbox::Descriptor file(openat(folder_.get(), name.c_str(),
                                        O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  struct stat status {};
  if (file.get() < 0 || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  std::string text(std::min(most_bytes, static_cast<std::size_t>(status.st_size)), '\0');
  std::size_t size = 0;
  ssize_t count = 0;
  while (size < text.size() &&
         (count = read(file.get(), text.data() + size, text.size() - size)) > 0) {
    size += static_cast<std::size_t>(count);
  }
  text.resize(size);
  return text;
}

bool uses_node_modules(const FolderView& folder) {
  if (has_dependencies(folder.read_file("package.json", kMostScriptBytes))) return true;
  constexpr std::size_t kMostPackages = 500;
  constexpr int kMostScripts = 20;
  PackageNames packages;
  for (const std::string& name : folder.open_folder("node_modules").names()) {
    if (packages.size() < kMostPackages && !name.starts_with('.')) packages.insert(name);
  }
  int scripts_left = kMostScripts;
  return has_script_with(folder, packages, scripts_left, 0);
}

}  // namespace flocking::intake
