#include "sandbox/cgroup.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/words.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

constexpr char kRoot[] = "/sys/fs/cgroup";
constexpr char kPrefix[] = "flocking-run-";

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

bool is_v2() {
  static const bool is = exists(std::string(kRoot) + "/cgroup.controllers");
  return is;
}

// Returns true for names of the form flocking-run-PID-LOT: the id of the process that made the
// group, and a random number.
bool is_name_of_ours(const std::string& name) {
  if (!name.starts_with(kPrefix)) return false;
  const std::vector<std::string_view> numbers =
      split(std::string_view(name).substr(std::strlen(kPrefix)), '-');
  return numbers.size() == 2 && std::all_of(numbers.begin(), numbers.end(), [](auto number) {
           return !number.empty() && number.find_first_not_of("0123456789") == number.npos;
         });
}

void kill_all_in(const std::string& group) {
  std::istringstream processes(content(group + "/cgroup.procs"));
  for (pid_t process = 0; processes >> process;) {
    if (process > 1) static_cast<void>(kill(process, SIGKILL));
  }
}

// Locks an existing group. The grader that made it keeps the lock for its lifetime. Returns no
// descriptor if another process holds the lock or has removed the group.
Descriptor locked(const std::string& folder) {
  Descriptor group(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  struct stat held {};
  struct stat there {};
  const bool is_held = group.get() >= 0 && flock(group.get(), LOCK_EX | LOCK_NB) == 0 &&
                       fstat(group.get(), &held) == 0 && stat(folder.c_str(), &there) == 0 &&
                       held.st_ino == there.st_ino;
  return is_held ? std::move(group) : Descriptor();
}

enum class Attempt { kRefused, kMade, kLimits };

// Tries to make a group in a folder. Returns kLimits if the group has one of `files`, which show
// that it can limit or count.
Attempt try_in(const std::string& folder, std::initializer_list<const char*> files) {
  const std::string trial = folder + "/trial-of-flocking-" + std::to_string(getpid());
  if (mkdir(trial.c_str(), 0755) != 0) return Attempt::kRefused;
  const bool limits = std::any_of(files.begin(), files.end(),
                                  [&](const char* file) { return exists(trial + '/' + file); });
  rmdir(trial.c_str());
  return limits ? Attempt::kLimits : Attempt::kMade;
}

bool remove_group(const std::string& folder) {
  // The last processes may have ended but still be in the group.
  for (int attempt = 0; attempt < 200; ++attempt) {
    if (rmdir(folder.c_str()) == 0 || errno == ENOENT) return true;
    usleep(500);
  }
  return false;
}

// Returns the group of this process for a controller of version 1, or for version 2 (empty name).
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
  if (is_v2()) {
    // A group with processes cannot have limited groups below it, so try the parent of our group,
    // too. Only the root group can have both, because it has no limits.
    const fs::path own = kRoot + own_group("");
    bool made = false;
    for (const fs::path& folder : {own, own.parent_path()}) {
      const Attempt attempt = try_in(folder.string(), {"memory.max"});
      if (attempt == Attempt::kLimits) return folder;
      made = made || attempt == Attempt::kMade;
    }
    why = made ? "control groups in " + own.string() + " cannot limit memory"
               : "no permission to create control groups in " + own.string();
    return "";
  }
  std::string base;
  for (const char* const controller : {"memory", "pids", "cpuacct"}) {
    std::string folder = kRoot;
    folder += '/';
    folder += controller;
    folder += own_group(controller);
    if (try_in(folder, {"memory.limit_in_bytes", "pids.max", "cpuacct.usage"}) !=
        Attempt::kLimits) {
      continue;
    }
    if (!base.empty()) base += ':';
    base += folder;
  }
  if (counts_in(base)) return base;
  why = base.empty() ? std::string("no permission to create control groups in ") + kRoot
                     : "the cgroup controllers memory and cpuacct are not both available";
  return "";
}

bool Cgroup::counts_in(const std::string& base) {
  if (base.empty()) return false;
  if (is_v2()) return true;
  return base.find("/memory") != std::string::npos && base.find("/cpuacct") != std::string::npos;
}

void Cgroup::sweep(const std::string& base) {
  for (const std::string_view folder : split(base, ':')) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(folder), error)) {
      if (!is_name_of_ours(entry.path().filename().string())) continue;
      const std::string path = entry.path().string();
      const Descriptor group = locked(path);
      if (group.get() < 0) continue;
      kill_all_in(path);
      static_cast<void>(remove_group(path));
    }
  }
}

// Another grader's sweep() may remove the group between its creation and its lock. Then this tries
// again.
Cgroup::Cgroup(const std::string& base, const Limits& limits, std::uint64_t extra_processes)
    : is_v2_(is_v2()) {
  if (base.empty()) return;
  constexpr int kMostTries = 1000;
  for (int tries = 0; !make(base); ++tries) {
    if (tries == kMostTries)
      fail_by_system("cannot create and lock a control group in " + base, EBUSY);
  }
  const std::string processes = std::to_string(limits.processes + extra_processes);
  // An eighth above the memory limit, with which the watching process compares the peak; the
  // kernel's limit is only a fallback.
  const std::string memory = std::to_string(limits.memory_bytes + limits.memory_bytes / 8);
  for (const std::string& folder : folders_) {
    const auto is_of = [&](const char* controller) {
      return is_v2_ || folder.starts_with(std::string(kRoot) + '/' + controller);
    };
    if (is_of("pids")) put(folder + "/pids.max", processes);
    if (!is_of("memory")) continue;
    put(folder + (is_v2_ ? "/memory.max" : "/memory.limit_in_bytes"), memory);
    put(folder + (is_v2_ ? "/memory.swap.max" : "/memory.memsw.limit_in_bytes"),
        is_v2_ ? "0" : memory);
    if (is_v2_) put(folder + "/memory.oom.group", "1");
  }
}

bool Cgroup::make(const std::string& base) {
  // A process id is unique only in its namespace, but several namespaces may see the same groups.
  std::uint64_t lot = 0;
  static_cast<void>(getrandom(&lot, sizeof lot, 0));
  const std::string name = kPrefix + std::to_string(getpid()) + '-' + std::to_string(lot);
  const std::vector<std::string_view> parents = split(base, ':');
  return std::all_of(parents.begin(), parents.end(), [&](std::string_view parent) {
    return add(std::string(parent) + "/" + name);
  });
}

bool Cgroup::add(const std::string& folder) {
  if (mkdir(folder.c_str(), 0755) != 0) {
    const int error = errno;
    remove();
    fail_by_system("cannot make a control group " + folder, error);
  }
  folders_.push_back(folder);
  locks_.push_back(locked(folder));
  if (locks_.back().get() >= 0) return true;
  remove();
  return false;
}

Cgroup::~Cgroup() { remove(); }

Cgroup& Cgroup::operator=(Cgroup&& other) noexcept {
  if (this == &other) return *this;
  remove();
  folders_ = std::exchange(other.folders_, {});
  locks_ = std::exchange(other.locks_, {});
  is_v2_ = other.is_v2_;
  return *this;
}

void Cgroup::remove() {
  for (const std::string& folder : folders_) static_cast<void>(remove_group(folder));
  folders_.clear();
  locks_.clear();
}

// A thread that moves itself by "tasks" need not wait until no process of the machine is forking.
// Version 2 does not have this file.
bool Cgroup::enter() const {
  const char* const file = is_v2_ ? "/cgroup.procs" : "/tasks";
  return std::all_of(folders_.begin(), folders_.end(),
                     [file](const std::string& folder) { return put(folder + file, "0"); });
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

std::uint64_t Cgroup::threads_of(uid_t user) const {
  if (folders_.empty()) return 0;
  std::istringstream threads(content(folders_.front() + (is_v2_ ? "/cgroup.threads" : "/tasks")));
  std::uint64_t count = 0;
  for (std::string thread; threads >> thread;) {
    struct stat status {};
    if (stat(("/proc/" + thread).c_str(), &status) == 0 && status.st_uid == user) ++count;
  }
  return count;
}

bool Cgroup::refused_process() const {
  constexpr std::string_view kName = "max ";
  return std::any_of(folders_.begin(), folders_.end(), [&](const std::string& folder) {
    const std::string text = content(folder + "/pids.events");
    return text.starts_with(kName) && text.compare(kName.size(), 1, "0") != 0;
  });
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
