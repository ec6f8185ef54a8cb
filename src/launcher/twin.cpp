#include "launcher/twin.h"

#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstddef>

namespace flocking::launcher {
namespace {

constexpr std::size_t kStackBytes = std::size_t{64} << 10U;
constexpr std::uint32_t kMostTwins = 2 * Order::kMostRuns;  // a guardian and a program for each run

struct Twin {
  void (*begin)(Beginning&) = nullptr;
  Beginning beginning;
};

// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables): they last as long as the process
// Pages that are never touched use no memory.
alignas(64) unsigned char stacks[kMostTwins][kStackBytes];
Twin twins[kMostTwins];
std::uint32_t started = 0;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

int begin_twin(void* twin) {
  Twin& own = *static_cast<Twin*>(twin);
  own.begin(own.beginning);
  return 1;
}

}  // namespace

pid_t start_twin(void (*begin)(Beginning&), const Beginning& beginning) {
  const std::uint32_t number = __atomic_fetch_add(&started, 1U, __ATOMIC_RELAXED);
  if (number >= kMostTwins) {
    errno = EAGAIN;
    return -1;
  }
  Twin& twin = twins[number];
  twin.begin = begin;
  twin.beginning = beginning;
  return clone(begin_twin, stacks[number] + kStackBytes, CLONE_VM | SIGCHLD, &twin);
}

void wait_for_all(std::uint32_t& count, std::uint32_t all) {
  std::uint32_t now = __atomic_add_fetch(&count, 1U, __ATOMIC_ACQ_REL);
  if (now >= all) syscall(SYS_futex, &count, FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
  while (now < all) {
    syscall(SYS_futex, &count, FUTEX_WAIT, now, nullptr, nullptr, 0);
    now = __atomic_load_n(&count, __ATOMIC_ACQUIRE);
  }
}

}  // namespace flocking::launcher
