#include "grade/job_board.h"

#include <sys/mman.h>

#include <atomic>
#include <chrono>
#include <new>

#include "base/error.h"

namespace flocking::grade {
namespace {

using Counter = std::atomic<std::uint64_t>;
static_assert(Counter::is_always_lock_free);

std::uint64_t now_ns() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

/// The current job of a worker.
struct Desk {
  Counter begun_ns{0};  // 0: no job
  Counter job{0};
};

}  // namespace

struct JobBoard::Shared {
  Counter next{0};
  [[nodiscard]] Desk& desk(std::size_t worker) {
    // NOLINTNEXTLINE(*-reinterpret-cast, *-pointer-arithmetic): they lie behind it
    return reinterpret_cast<Desk*>(this + 1)[worker];
  }
};

JobBoard::JobBoard(std::size_t jobs, std::size_t workers)
    : jobs_(jobs), workers_(workers), bytes_(sizeof(Shared) + workers * sizeof(Desk)) {
  void* memory = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw EnvironmentError("no memory to share with workers");
  shared_ = new (memory) Shared;  // NOLINT(*-owning-memory): it owns nothing
  for (std::size_t i = 0; i < workers; ++i) new (&shared_->desk(i)) Desk;
}

JobBoard::~JobBoard() { munmap(shared_, bytes_); }

std::optional<std::size_t> JobBoard::take(std::size_t worker) {
  Desk& desk = shared_->desk(worker);
  desk.begun_ns = 0;
  const std::uint64_t job = shared_->next.fetch_add(1);
  if (job >= jobs_) return std::nullopt;
  desk.job = job;
  desk.begun_ns = now_ns();
  return job;
}

void JobBoard::end() { shared_->next = std::uint64_t{1} << 62U; }

void JobBoard::tell_slowest(Advance& advance) const {
  std::uint64_t first = 0;
  for (std::size_t i = 0; i < workers_; ++i) {
    const Desk& desk = shared_->desk(i);
    const std::uint64_t begun = desk.begun_ns;
    const std::uint64_t job = desk.job;
    if (begun == 0 || (first != 0 && begun >= first)) continue;
    first = begun;
    advance.slowest = job;
  }
  if (first == 0) return;
  advance.slowest_s = static_cast<double>(now_ns() - first) * 1e-9;
}

}  // namespace flocking::grade
