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

// Files about the machine that libraries read.
constexpr std::array kAboutTheMachine = {
    "/proc/cpuinfo", "/proc/meminfo",          "/proc/stat",        "/proc/version",
    "/proc/uptime",  "/proc/loadavg",          "/proc/filesystems", "/proc/sys/kernel",
    "/proc/sys/vm",  "/sys/devices/system/cpu"};

// Files about the running program that libraries read, below /proc/self. Without namespaces, `net`
// in this folder and in the folders of threads lists the machine's sockets. Landlock has no
// exceptions, so the list names each file. A run can list the other files, but not read them.
constexpr std::array kAboutItself = {
    "auxv",      "cgroup", "cmdline",      "comm",      "coredump_filter", "environ",
    "fd",        "fdinfo", "io",           "limits",    "loginuid",        "maps",
    "mountinfo", "mounts", "oom_adj",      "oom_score", "oom_score_adj",   "personality",
    "schedstat", "smaps",  "smaps_rollup", "stat",      "statm",           "status",
    "wchan"};

std::string entry(Reach reach, const std::string& path) { return static_cast<char>(reach) + path; }

// Adds a folder without the hidden files below it. A rule applies to everything below its folder,
// so folders that contain a hidden file are split into their entries.
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
    // The target of a link has a separate rule or must not be reached.
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
  reach.push_back(entry(Reach::kList, "/proc/self"));
  for (const char* path : kAboutItself) {
    reach.push_back(entry(Reach::kRead, std::string("/proc/self/") + path));
  }
  for (const Shown& shown : view.shown) reach.push_back(entry(Reach::kRun, shown.source));
  return reach;
}

}  // namespace flocking::sandbox
