#include "sandbox/reach.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

#include "launcher/order.h"
#include "sandbox/paths.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;
using launcher::Reach;

// What libraries ask about the machine and about the program itself.
constexpr std::array kAboutTheMachine = {
    "/proc/self",       "/proc/cpuinfo", "/proc/meminfo",          "/proc/stat",
    "/proc/version",    "/proc/uptime",  "/proc/loadavg",          "/proc/filesystems",
    "/proc/sys/kernel", "/proc/sys/vm",  "/sys/devices/system/cpu"};

std::string entry(Reach reach, const std::string& path) { return static_cast<char>(reach) + path; }

// A folder without what is hidden below it: a rule holds for all that is below, so the folders on
// the way down are opened one by one.
void add_without(const std::string& path, const std::vector<std::string>& hidden,
                 std::vector<std::string>& reach) {
  const auto is_here = [&path](const std::string& one) { return is_within(one, path); };
  if (std::none_of(hidden.begin(), hidden.end(), is_here)) {
    reach.push_back(entry(Reach::kRun, path));
    return;
  }
  if (std::find(hidden.begin(), hidden.end(), path) != hidden.end()) return;
  std::error_code error;
  for (const fs::directory_entry& below : fs::directory_iterator(path, error)) {
    // Where a link leads has a rule of its own, or is not to be reached.
    if (!below.is_symlink(error)) add_without(below.path().string(), hidden, reach);
  }
}

}  // namespace

std::string writable(const std::string& folder) { return entry(Reach::kWrite, folder); }

std::vector<std::string> reach_of(const View& view, bool is_mounted) {
  std::vector<std::string> reach;
  for (const char* device : kDevices) reach.push_back(entry(Reach::kUse, device));
  if (view.has_zeros) reach.push_back(entry(Reach::kUse, kZeros));
  if (is_mounted) {
    reach.push_back(entry(Reach::kRun, "/"));
    return reach;
  }
  std::vector<std::string> hidden;
  for (const std::string& path : view.hidden) hidden.push_back(real(path));
  for (const std::string& path : view.system) {
    if (fs::is_symlink(path)) continue;
    add_without(path, hidden, reach);
  }
  for (const char* path : kAboutTheMachine) reach.push_back(entry(Reach::kRead, path));
  for (const Shown& shown : view.shown) reach.push_back(entry(Reach::kRun, shown.source));
  return reach;
}

}  // namespace flocking::sandbox
