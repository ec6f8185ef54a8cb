#include "sandbox/process_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <thread>

#include "base/system_file.h"

namespace flocking::sandbox {
namespace {

constexpr std::chrono::microseconds kLongestPause(10000);

std::vector<Process> all_processes() {
  std::vector<Process> all;
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir("/proc"), closedir);
  if (folder == nullptr) return all;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder
  while (const dirent* entry = readdir(folder.get())) {
    pid_t id = 0;
    const char* end = entry->d_name + std::strlen(entry->d_name);
    const auto result = std::from_chars(entry->d_name, end, id);
    Process process;
    if (result.ec == std::errc() && result.ptr == end && look_at(id, process)) {
      all.push_back(process);
    }
  }
  return all;
}

std::uint64_t kib_at(const std::string& text, std::size_t at) {
  return std::strtoull(text.c_str() + at, nullptr, 10);
}

// Returns the bytes of page tables and swapped memory of the process or thread at `folder` in
// /proc.
std::uint64_t unseen_bytes_in(const std::string& folder) {
  const std::string text = system_file((folder + "/status").c_str());
  std::uint64_t kib = 0;
  for (const std::string_view name : {"\nVmPTE:", "\nVmSwap:"}) {
    const std::size_t at = text.find(name);
    if (at != std::string::npos) kib += kib_at(text, at + name.size());
  }
  return kib * 1024;
}

}  // namespace

bool look_at(pid_t id, Process& process) {
  std::array<char, 64> path{};
  static_cast<void>(std::snprintf(path.data(), path.size(), "/proc/%d/stat", id));
  const int file = open(path.data(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::array<char, 1024> text{};
  const ssize_t size = read(file, text.data(), text.size() - 1);
  close(file);
  // The name is in parentheses and may contain any characters, including parentheses.
  const char* behind_name = size > 0 ? std::strrchr(text.data(), ')') : nullptr;
  if (behind_name == nullptr) return false;
  char state = 0;
  long long parent = 0;
  std::array<unsigned long long, 4> ticks{};
  long long pages = 0;
  const int found = std::sscanf(  // NOLINT(cert-err34-c): the kernel's own numbers
      behind_name + 1,
      " %c %lld %*s %*s %*s %*s %*s %*s %*s %*s %*s %llu %llu %llu %llu"
      " %*s %*s %*s %*s %*s %*s %lld",
      &state, &parent, ticks.data(), &ticks[1], &ticks[2], &ticks[3], &pages);
  if (found != 7) return false;
  static const auto ticks_per_s = static_cast<double>(sysconf(_SC_CLK_TCK));
  static const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  process = {.id = id,
             .parent = static_cast<pid_t>(parent),
             .own_cpu_s = static_cast<double>(ticks[0] + ticks[1]) / ticks_per_s,
             .cpu_s = static_cast<double>(ticks[0] + ticks[1] + ticks[2] + ticks[3]) / ticks_per_s,
             .resident_bytes = static_cast<std::uint64_t>(pages) * page_bytes,
             .is_zombie = state == 'Z' || state == 'X'};
  return true;
}

std::uint64_t resident_of_threads(pid_t id) {
  const std::string tasks = "/proc/" + std::to_string(id) + "/task";
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(tasks.c_str()), closedir);
  if (folder == nullptr) return 0;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder
  while (const dirent* entry = readdir(folder.get())) {
    if (entry->d_name[0] == '.') continue;
    const std::string text = system_file((tasks + '/' + entry->d_name + "/statm").c_str());
    unsigned long long resident = 0;
    if (std::sscanf(text.c_str(), "%*u %llu", &resident) == 1 && resident > 0) {  // NOLINT
      static const auto page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
      return resident * page_bytes + unseen_bytes_in(tasks + "/" + entry->d_name);
    }
  }
  return 0;
}

std::uint64_t unseen_bytes(pid_t id) { return unseen_bytes_in("/proc/" + std::to_string(id)); }

std::optional<std::uint64_t> proportional_bytes(pid_t id) {
  const std::string text = system_file(("/proc/" + std::to_string(id) + "/smaps_rollup").c_str());
  const std::size_t at = text.find("\nPss:");
  if (at == std::string::npos) return std::nullopt;
  return kib_at(text, at + 5) * 1024;
}

bool share_memory(pid_t one, pid_t other) {
  constexpr int kAddressSpace = 1;  // KCMP_VM
  return syscall(SYS_kcmp, one, other, kAddressSpace, 0, 0) == 0;
}

std::vector<Process> descendants_of(pid_t root) {
  const std::vector<Process> all = all_processes();
  std::vector<Process> found;
  std::set<pid_t> known = {root};
  // Repeat until a pass finds no new process: the order of ids does not follow the tree.
  for (bool grows = true; grows;) {
    grows = false;
    for (const Process& process : all) {
      if (!known.contains(process.parent) || known.contains(process.id)) continue;
      known.insert(process.id);
      found.push_back(process);
      grows = true;
    }
  }
  return found;
}

namespace {

// Adds the children of each thread of the process. Returns false if the kernel has no such lists.
bool add_children_of(pid_t parent, std::vector<pid_t>& children) {
  const std::string tasks = "/proc/" + std::to_string(parent) + "/task";
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir(tasks.c_str()), closedir);
  if (folder == nullptr) return true;  // the process has ended
  // NOLINTNEXTLINE(concurrency-mt-unsafe): no other thread reads this folder
  while (const dirent* entry = readdir(folder.get())) {
    if (entry->d_name[0] == '.') continue;
    const std::string path = tasks + '/' + entry->d_name + "/children";
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno == ENOENT && access((tasks + '/' + entry->d_name).c_str(), F_OK) == 0) {
      return false;
    }
    std::string text;
    std::array<char, 4096> block{};
    for (ssize_t size = 0; file >= 0 && (size = read(file, block.data(), block.size())) > 0;) {
      text.append(block.data(), static_cast<std::size_t>(size));
    }
    if (file >= 0) close(file);
    const char* at = text.c_str();
    char* end = nullptr;
    for (long id = std::strtol(at, &end, 10); end != at; id = std::strtol(at, &end, 10)) {
      children.push_back(static_cast<pid_t>(id));
      at = end;
    }
  }
  return true;
}

}  // namespace

std::vector<Process> seen_below(pid_t root) {
  std::vector<pid_t> ids;
  if (!add_children_of(root, ids)) return descendants_of(root);
  std::vector<Process> found;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    Process process;
    if (!look_at(ids[i], process)) continue;
    found.push_back(process);
    if (!add_children_of(ids[i], ids)) return descendants_of(root);
  }
  return found;
}

double cpu_s_of(const rusage& used) {
  double s = 0.0;
  for (const timeval& time : {used.ru_utime, used.ru_stime}) {
    s += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  }
  return s;
}

std::uint64_t peak_bytes_of(const rusage& used) {
  return static_cast<std::uint64_t>(used.ru_maxrss) * 1024;  // NOLINT(*-union-access)
}

bool Reaped::reap() {
  // The limit is for children that start as fast as others are reaped: the caller must check the
  // time.
  constexpr int kMostAtATime = 1000;
  for (int count = 0; count < kMostAtATime; ++count) {
    int status = 0;
    rusage used{};
    const pid_t child = wait4(-1, &status, WNOHANG, &used);
    if (child == 0) return true;
    if (child < 0 && errno == EINTR) continue;
    if (child < 0) return false;
    cpu_s += cpu_s_of(used);
    if (child != main_child) continue;
    main_has_ended = true;
    main_status = status;
    main_peak_bytes = peak_bytes_of(used);
  }
  return true;
}

bool kill_all_children(double patience_s, Reaped& reaped) {
  const auto begin = std::chrono::steady_clock::now();
  const auto patience = std::chrono::duration<double>(patience_s);
  std::chrono::microseconds pause(300);
  while (reaped.reap()) {
    std::vector<pid_t> alive;
    for (const Process& process : descendants_of(getpid())) alive.push_back(process.id);
    // Includes processes that /proc does not show (hidepid): orphans become children of the caller.
    add_children_of(getpid(), alive);
    // Stop all processes first: a stopped process cannot fork during the search for others.
    for (const pid_t id : alive) static_cast<void>(kill(id, SIGSTOP));
    for (const pid_t id : alive) static_cast<void>(kill(id, SIGKILL));
    if (std::chrono::steady_clock::now() - begin > patience) return !reaped.reap();
    std::this_thread::sleep_for(pause);
    // Longer pauses leave the processor to slow exits, such as freeing a file system in memory with
    // its last process.
    pause = std::min(2 * pause, kLongestPause);
  }
  return true;
}

}  // namespace flocking::sandbox
