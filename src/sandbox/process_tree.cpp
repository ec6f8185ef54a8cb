#include "sandbox/process_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

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
#include <thread>

namespace flocking::sandbox {
namespace {

std::vector<Process> all_processes() {
  std::vector<Process> all;
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(opendir("/proc"), closedir);
  if (folder == nullptr) return all;
  // NOLINTNEXTLINE(concurrency-mt-unsafe): a folder of our own
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

}  // namespace

bool look_at(pid_t id, Process& process) {
  std::array<char, 64> path{};
  static_cast<void>(std::snprintf(path.data(), path.size(), "/proc/%d/stat", id));
  const int file = open(path.data(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  std::array<char, 1024> text{};
  const ssize_t size = read(file, text.data(), text.size() - 1);
  close(file);
  // The name stands in parentheses and may hold anything, parentheses too.
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
             .cpu_s = static_cast<double>(ticks[0] + ticks[1] + ticks[2] + ticks[3]) / ticks_per_s,
             .resident_bytes = static_cast<std::uint64_t>(pages) * page_bytes,
             .is_zombie = state == 'Z' || state == 'X'};
  return true;
}

std::vector<Process> descendants_of(pid_t root) {
  const std::vector<Process> all = all_processes();
  std::vector<Process> found;
  std::set<pid_t> known = {root};
  // Until a pass finds nobody new: ids do not tell who is whose child.
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
  while (true) {
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
}

bool kill_all_children(double patience_s, Reaped& reaped) {
  const auto begin = std::chrono::steady_clock::now();
  const auto patience = std::chrono::duration<double>(patience_s);
  while (reaped.reap()) {
    const std::vector<Process> alive = descendants_of(getpid());
    // Stopped first: who is stopped has no more children while the others are looked for.
    for (const Process& process : alive) static_cast<void>(kill(process.id, SIGSTOP));
    for (const Process& process : alive) static_cast<void>(kill(process.id, SIGKILL));
    if (std::chrono::steady_clock::now() - begin > patience) return !reaped.reap();
    std::this_thread::sleep_for(std::chrono::microseconds(300));
  }
  return true;
}

}  // namespace flocking::sandbox
