#include "sandbox/watch.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "sandbox/launch.h"

namespace flocking::sandbox {

Watch::Watch(const Request& request, pid_t child, const Cgroup& cgroup)
    : request_(request), cgroup_(cgroup), child_(child), started_at_s_(now_s()) {
  if (request.refuse_processes && request.wrapper.empty()) only_ = child;
}

bool Watch::look(Outcome& outcome, double reaped_cpu_s) {
  reaped_cpu_s_ = reaped_cpu_s;
  std::uint64_t processes = 1;
  if (only_) {
    sample_one(*only_);
  } else {
    sample_tree(processes);
  }
  if (const std::optional<double> cpu_s = cgroup_.cpu_s()) note(*cpu_s, 0);
  const Limits& limits = request_.limits;
  outcome.over_wall = now_s() - started_at_s_ > limits.wall_s;
  outcome.over_cpu = cpu_s_ > limits.cpu_s;
  outcome.over_memory = peak_memory_bytes_ > limits.memory_bytes;
  outcome.over_processes = processes > limits.processes;
  return outcome.over_wall || outcome.over_cpu || outcome.over_memory || outcome.over_processes;
}

void Watch::note(double cpu_s, std::uint64_t resident_bytes) {
  cpu_s_ = std::max(cpu_s_, cpu_s);
  peak_memory_bytes_ = std::max(peak_memory_bytes_, resident_bytes);
}

void Watch::sample_one(pid_t id) {
  Process process;
  if (look_at(id, process)) note(reaped_cpu_s_ + process.cpu_s, process.resident_bytes);
}

// Behind a wrapper, the program is a child of the launcher, which is a child of the wrapper; the
// launcher's own processor time is next to nothing, but it has that of all it waited for.
void Watch::sample_tree(std::uint64_t& processes) {
  const bool wrapped = !request_.wrapper.empty();
  const std::vector<Process> tree = descendants_of(wrapped ? child_ : getpid());
  pid_t launcher = 0;
  double cpu_s = reaped_cpu_s_;
  std::uint64_t resident_bytes = 0;
  std::uint64_t alive = 0;
  for (const Process& process : tree) {
    cpu_s += process.cpu_s;
    if (wrapped && process.parent == child_) {
      launcher = process.id;
      continue;
    }
    resident_bytes += process.resident_bytes;
    alive += process.is_zombie ? 0 : 1;
    if (request_.refuse_processes && process.parent == launcher) only_ = process.id;
  }
  processes = std::max<std::uint64_t>(alive, 1);
  note(cpu_s, resident_bytes);
}

int Watch::next_wait_ms() {
  constexpr int kLongest = 10;  // in which a program can fill some tens of megabytes
  const int wait = wait_ms_;
  wait_ms_ = std::min(wait_ms_ + 1, kLongest);
  const double left_s = request_.limits.wall_s - (now_s() - started_at_s_);
  const double left_ms = std::clamp(std::ceil(left_s * 1000.0), 0.0, double{kLongest});
  return std::min(wait, static_cast<int>(left_ms) + 1);
}

}  // namespace flocking::sandbox
