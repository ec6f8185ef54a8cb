#include "sandbox/cgroup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "core/error.h"
#include "core/words.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

const std::string kRoot = "/sys/fs/cgroup";  // NOLINT(cert-err58-cpp)

bool put(const std::string& file, const std::string& text) {
  const int descriptor = open(file.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool done =
      write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  close(descriptor);
  return done;
}

std::string content(const std::string& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return fs::exists(path, ignored);
}

bool can_make_in(const std::string& folder) {
  const std::string trial = folder + "/flocking-trial-" + std::to_string(getpid());
  if (mkdir(trial.c_str(), 0755) != 0) return false;
  const bool limits = exists(trial + "/memory.max") || exists(trial + "/memory.limit_in_bytes") ||
                      exists(trial + "/pids.max") || exists(trial + "/cpuacct.usage");
  rmdir(trial.c_str());
  return limits;
}

bool remove_group(const std::string& folder) {
  // The last dead processes may still be on their way out.
  for (int attempt = 0; attempt < 200; ++attempt) {
    if (rmdir(folder.c_str()) == 0) return true;
    usleep(500);
  }
  return false;
}

// The group that this process is in, of a controller of version 1, or of version 2 (empty name).
std::string own_group(const std::string& controller) {
  std::istringstream lines(content("/proc/self/cgroup"));
  for (std::string line; std::getline(lines, line);) {
    const auto parts = split(line, ':');
    if (parts.size() < 3) continue;
    for (const std::string_view name : split(parts[1], ',')) {
      if (name == controller) return parts[2] == "/" ? "" : std::string(parts[2]);
    }
  }
  return "";
}

}  // namespace

std::string Cgroup::find_base(std::string& why) {
  if (exists(kRoot + "/cgroup.controllers")) {
    // A group with processes cannot have limited groups below it, so beside it rather than in it.
    const fs::path own = kRoot + own_group("");
    for (const fs::path& folder : {own, own.parent_path()}) {
      if (can_make_in(folder) && exists(folder / "memory.max")) return folder;
    }
    why = "no permission to make groups in " + own.string();
    return "";
  }
  std::string base;
  for (const char* const controller : {"memory", "pids", "cpuacct"}) {
    std::string folder = kRoot;
    folder += '/';
    folder += controller;
    folder += own_group(controller);
    if (!can_make_in(folder)) continue;
    if (!base.empty()) base += ':';
    base += folder;
  }
  if (base.empty()) why = "no permission to make groups in " + kRoot;
  return base;
}

Cgroup::Cgroup(const std::string& base, const std::string& name, const Limits& limits,
               std::uint64_t extra_processes) {
  if (base.empty()) return;
  is_v2_ = exists(kRoot + "/cgroup.controllers");
  for (const std::string_view folder : split(base, ':')) add(std::string(folder) + "/" + name);
  const std::string processes = std::to_string(limits.processes + extra_processes);
  // A little room above: the limit is judged by the peak, the kernel's is the last line.
  const std::string memory = std::to_string(limits.memory_bytes + limits.memory_bytes / 8);
  for (const std::string& folder : folders_) {
    put(folder + "/pids.max", processes);
    put(folder + "/memory.max", memory);
    put(folder + "/memory.swap.max", "0");
    put(folder + "/memory.oom.group", "1");
    put(folder + "/memory.limit_in_bytes", memory);
    put(folder + "/memory.memsw.limit_in_bytes", memory);
  }
}

void Cgroup::add(const std::string& folder) {
  // A worker that was killed has left its own; the kernel gives the numbers of processes out again.
  const bool made = mkdir(folder.c_str(), 0755) == 0 ||
                    (errno == EEXIST && remove_group(folder) && mkdir(folder.c_str(), 0755) == 0);
  if (!made) {
    const int error = errno;
    remove_all();
    fail_by_system("cannot make a control group " + folder, error);
  }
  folders_.push_back(folder);
}

Cgroup::~Cgroup() { remove_all(); }

void Cgroup::remove_all() const {
  for (const std::string& folder : folders_) static_cast<void>(remove_group(folder));
}

bool Cgroup::enter() const {
  return std::all_of(folders_.begin(), folders_.end(),
                     [](const std::string& folder) { return put(folder + "/cgroup.procs", "0"); });
}

std::optional<std::uint64_t> Cgroup::number_in(const char* file) const {
  for (const std::string& folder : folders_) {
    const std::string text = content(folder + "/" + file);
    if (!text.empty()) return std::strtoull(text.c_str(), nullptr, 10);
  }
  return std::nullopt;
}

std::optional<double> Cgroup::cpu_s() const {
  if (folders_.empty()) return std::nullopt;
  if (!is_v2_) {
    const auto ns = number_in("cpuacct.usage");
    return ns ? std::optional(static_cast<double>(*ns) * 1e-9) : std::nullopt;
  }
  const std::string text = content(folders_.front() + "/cpu.stat");
  const std::size_t at = text.find("usage_usec ");
  if (at == std::string::npos) return std::nullopt;
  return static_cast<double>(std::strtoull(text.c_str() + at + 11, nullptr, 10)) * 1e-6;
}

std::optional<std::uint64_t> Cgroup::peak_memory_bytes() const {
  return number_in(is_v2_ ? "memory.peak" : "memory.max_usage_in_bytes");
}

bool Cgroup::ran_out_of_memory() const {
  for (const std::string& folder : folders_) {
    for (const char* file : {"/memory.events", "/memory.oom_control"}) {
      const std::string text = content(folder + file);
      const std::size_t at = text.find("oom_kill ");
      if (at != std::string::npos && text.compare(at + 9, 1, "0") != 0) return true;
    }
  }
  return false;
}

}  // namespace flocking::sandbox
