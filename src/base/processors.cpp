#include "base/processors.h"

#include <sched.h>

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

#include "base/system_file.h"
#include "base/words.h"

namespace flocking {
namespace {

// Uses the affinity of the process; the standard library counts all processors that are online.
std::size_t processors_to_run_on() {
  const std::size_t online = std::max(1U, std::thread::hardware_concurrency());
  cpu_set_t set;
  CPU_ZERO(&set);
  // The call fails if the machine has more processors than a cpu_set_t can hold.
  if (sched_getaffinity(0, sizeof set, &set) != 0) return online;
  return std::clamp<std::size_t>(static_cast<std::size_t>(CPU_COUNT(&set)), 1, online);
}

}  // namespace

std::optional<std::size_t> processors_of_quota(std::string_view text) {
  const std::vector<std::string_view> parts = words(text);
  if (parts.size() != 2) return std::nullopt;
  const std::optional<std::uint64_t> quota = parse_whole(parts[0]);
  const std::optional<std::uint64_t> period = parse_whole(parts[1]);
  if (!quota || !period || *period == 0) return std::nullopt;
  const std::uint64_t whole = *quota / *period;
  return std::max<std::size_t>(1, whole + (*quota % *period != 0 ? 1 : 0));
}

std::size_t available_processors() {
  const std::size_t processors = processors_to_run_on();
  // In a container, its control group has this path; outside containers, the file does not exist.
  const auto quota = processors_of_quota(system_file("/sys/fs/cgroup/cpu.max"));
  return std::min(processors, quota.value_or(processors));
}

}  // namespace flocking
