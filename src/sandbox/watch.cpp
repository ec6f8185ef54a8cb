#include "sandbox/watch.h"

#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "sandbox/clock.h"
#include "sandbox/written.h"

namespace flocking::sandbox {
namespace {

constexpr int kLongest_ms = 10;  // in this time a program can fill some tens of megabytes
constexpr std::uint64_t kMostDead = 64;
constexpr int kWrapped_ms = 6;  // until the wrapper is ready, there is nothing to watch

}  // namespace

Watch::Watch(const Request& request, pid_t child, const Cgroup& cgroup, const SharedOrder& order)
    : request_(request), cgroup_(cgroup), order_(order), child_(child), started_at_s_(now_s()) {
  if (request.is_alone && !request.stays()) only_ = child;
  if (!request.wrapper.empty()) wait_ms_ = kWrapped_ms;
}

void Watch::begin_with(pid_t program) {
  only_ = program;
  wait_ms_ = 1;
  before_cpu_s_ = cgroup_.cpu_s().value_or(0.0);
}

bool Watch::look(Outcome& outcome, double reaped_cpu_s) {
  reaped_cpu_s_ = reaped_cpu_s;
  std::uint64_t processes = 1;
  if (only_) {
    sample_one(*only_);
  } else {
    sample_tree(processes);
  }
  if (const std::optional<double> cpu_s = cgroup_.cpu_s()) note(*cpu_s - before_cpu_s_, 0);
  const Limits& limits = request_.limits;
  outcome.over_wall = now_s() - started_at_s_ > limits.wall_s;
  outcome.over_cpu = cpu_s_ > limits.cpu_s;
  outcome.over_memory = peak_memory_bytes_ > limits.memory_bytes;
  // A tracing guardian enforces the limit itself; processes that it has killed may still be
  // visible.
  outcome.over_processes = are_too_many_dead_ || (!request_.traces && processes > limits.processes);
  outcome.over_files = has_too_many_files();
  return outcome.over_wall || outcome.over_cpu || outcome.over_memory || outcome.over_processes ||
         outcome.over_files;
}

// Returns true if the private folder is too large. Counting takes time, so at most a twentieth of
// the time is spent on it.
bool Watch::has_too_many_files() {
  if (request_.file_bytes == 0) return false;
  if (request_.folder.empty()) return bytes_in_memory(inside_) > request_.file_bytes;
  const double begun_at_s = now_s();
  if (begun_at_s < count_at_s_) return false;
  constexpr double kShortest_s = 0.05;
  constexpr double kPause = 20.0;
  std::uint64_t bytes = bytes_below(request_.folder, request_.file_bytes);
  if (bytes <= request_.file_bytes) {
    std::vector<pid_t> processes = {child_};
    for (const Process& process : seen_below(child_)) processes.push_back(process.id);
    bytes += bytes_without_names(processes, request_.file_bytes);
  }
  const bool is_over = bytes > request_.file_bytes;
  const double ended_at_s = now_s();
  count_at_s_ = ended_at_s + std::max(kShortest_s, kPause * (ended_at_s - begun_at_s));
  return is_over;
}

void Watch::note(double cpu_s, std::uint64_t resident_bytes) {
  cpu_s_ = std::max(cpu_s_, cpu_s);
  peak_memory_bytes_ = std::max(peak_memory_bytes_, resident_bytes);
}

// Returns the memory of a process. A control group also counts memory that is not resident.
std::uint64_t Watch::memory_of(const Process& process) const {
  if (process.is_zombie) return resident_of_threads(process.id);
  return process.resident_bytes + (cgroup_.ok() ? 0 : unseen_bytes(process.id));
}

// Returns the memory of files in the private /tmp; 0 if a control group counts them.
std::uint64_t Watch::temporary_bytes(pid_t inside) const {
  return request_.wrapper.empty() || cgroup_.ok() ? 0 : bytes_in_memory(inside);
}

std::uint64_t Watch::bytes_in_memory(pid_t inside) const {
  constexpr std::uint64_t kOfInode = 1024;
  struct statfs status {};
  const std::string path = "/proc/" + std::to_string(inside) + "/root/tmp";
  // Before the wrapper is ready, /tmp is still the machine's /tmp.
  if (statfs(path.c_str(), &status) != 0 || status.f_type != TMPFS_MAGIC) return 0;
  const auto block = static_cast<std::uint64_t>(status.f_bsize);
  if (status.f_blocks * block != request_.temporary_bytes) return 0;
  return (status.f_blocks - status.f_bfree) * block + (status.f_files - status.f_ffree) * kOfInode;
}

// Returns the processor time of processes that have ended. With tracing, the guardian counts each
// process at its end; otherwise the time is that of processes that were waited for.
double Watch::ended_cpu_s() const { return request_.traces ? order_.ended_cpu_s() : reaped_cpu_s_; }

void Watch::sample_one(pid_t id) {
  Process process;
  if (!look_at(id, process)) return;
  inside_ = id;
  note(ended_cpu_s() + process.cpu_s, memory_of(process) + temporary_bytes(id));
}

// Samples all processes. With a wrapper, the guardian is its child. The guardian uses almost no
// processor time, but its count includes the time of all processes that it waited for.
void Watch::sample_tree(std::uint64_t& processes) {
  const bool is_wrapped = !request_.wrapper.empty();
  // Read this count before the tree: a process that ends in between is then missed until the next
  // check, instead of counted twice.
  double cpu_s = ended_cpu_s();
  const std::vector<Process> tree = seen_below(is_wrapped ? child_ : getpid());
  pid_t guardian = request_.stays() && !is_wrapped ? child_ : 0;
  std::uint64_t resident_bytes = 0;
  std::uint64_t alive = 0;
  std::uint64_t dead = 0;
  for (const Process& process : tree) {
    if (is_wrapped && process.parent == child_) guardian = process.id;
    const bool is_guardian = process.id == guardian;
    const std::uint64_t memory_bytes = memory_of(process);
    // The guardian has counted a process that has ended. A process in which only the first thread
    // has ended is still alive.
    const bool is_dead = process.is_zombie && memory_bytes == 0;
    if (!request_.traces || !is_dead) cpu_s += request_.traces ? process.own_cpu_s : process.cpu_s;
    if (is_guardian) continue;
    resident_bytes += memory_bytes;
    alive += process.is_zombie ? 0 : 1;
    dead += is_dead ? 1 : 0;
    if (request_.is_alone && process.parent == guardian) only_ = process.id;
  }
  processes = std::max<std::uint64_t>(alive, 1);
  // Unreaped processes occupy process ids that other processes need.
  are_too_many_dead_ = dead > kMostDead + request_.limits.processes;
  // Shared memory was added once for each process that shares it.
  if (alive > 1 && resident_bytes > request_.limits.memory_bytes)
    resident_bytes = own_bytes(tree, guardian);
  inside_ = guardian != 0 ? guardian : child_;
  note(cpu_s, resident_bytes + temporary_bytes(inside_));
}

// Returns the sum of proportional shares, with each memory counted once. A process that has ended
// or executed another program meanwhile no longer has the memory that the tree lists.
std::uint64_t Watch::own_bytes(const std::vector<Process>& tree, pid_t guardian) const {
  std::uint64_t bytes = 0;
  std::vector<pid_t> seen;
  for (const Process& process : tree) {
    if (process.id == guardian) continue;
    const auto is_same = [&](pid_t other) { return share_memory(process.id, other); };
    if (std::any_of(seen.begin(), seen.end(), is_same)) continue;
    seen.push_back(process.id);
    const std::optional<std::uint64_t> share = proportional_bytes(process.id);
    Process now;
    if (!look_at(process.id, now)) continue;
    if (share && !now.is_zombie) now.resident_bytes = *share;
    bytes += memory_of(now);
  }
  return bytes;
}

int Watch::next_wait_ms() {
  const int wait = wait_ms_;
  wait_ms_ = std::min(wait_ms_ + 1, kLongest_ms);
  const double left_s = request_.limits.wall_s - (now_s() - started_at_s_);
  const double left_ms = std::clamp(std::ceil(left_s * 1000.0), 0.0, double{kLongest_ms});
  return std::min(wait, static_cast<int>(left_ms) + 1);
}

}  // namespace flocking::sandbox
