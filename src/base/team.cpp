#include "base/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <system_error>
#include <utility>

#include "base/processors.h"
#include "base/wake.h"

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

namespace flocking {
namespace {

// Takes about 0.05 ms.
constexpr int kSpins = 2000;

void rest_a_little() {
#if defined(__x86_64__) || defined(__i386__)
  _mm_pause();
#endif
}

}  // namespace

Team::Team(std::size_t size)
    : size_(static_cast<std::uint32_t>(size)),
      spins_(size > 1 && size <= available_processors()),
      next_share_(size_) {}

Team::~Team() {
  next_share_ = size_ + 1;
  wake_all(next_share_);
  for (std::thread& thread : threads_) thread.join();
}

// Returns when `value` differs from `from`. It may also return earlier.
void Team::await_change(const std::atomic<std::uint32_t>& value, std::uint32_t from) const {
  for (int spin = 0; spins_ && spin < kSpins; ++spin) {
    if (value.load(std::memory_order_acquire) != from) return;
    rest_a_little();
  }
  sleep_on(value, from);
}

void Team::run(const std::function<void(std::size_t share)>& work) {
  if (size_ == 1) {
    work(0);
    return;
  }
  if (!has_all_) start_threads();
  work_ = &work;
  unfinished_.store(size_, std::memory_order_relaxed);
  next_share_.store(1, std::memory_order_release);
  wake_all(next_share_);
  do_share(0);
  while (take_share()) continue;
  while (const std::uint32_t unfinished = unfinished_.load(std::memory_order_acquire)) {
    await_change(unfinished_, unfinished);
  }
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Team::run_parts(
    std::size_t count, std::size_t part,
    const std::function<void(std::size_t share, std::size_t first, std::size_t last)>& work) {
  std::atomic<std::size_t> next = 0;
  run([&](std::size_t share) {
    while (true) {
      const std::size_t first = next.fetch_add(part, std::memory_order_relaxed);
      if (first >= count) return;
      work(share, first, std::min(count, first + part));
    }
  });
}

// A process limit may allow fewer threads or none. The threads that exist then do all shares.
void Team::start_threads() {
  has_all_ = true;
  try {
    while (threads_.size() + 1 < size_) threads_.emplace_back([this] { serve(); });
  } catch (const std::system_error& error) {
    if (error.code() != std::errc::resource_unavailable_try_again) throw;
  }
}

void Team::serve() {
  while (true) {
    while (take_share()) continue;
    const std::uint32_t next = next_share_.load(std::memory_order_acquire);
    if (next > size_) return;
    if (next == size_) await_change(next_share_, next);
  }
}

// Does one share; returns false if no share is left. While a thread does a share, the run cannot
// end, and so `work_` stays valid.
bool Team::take_share() {
  std::uint32_t share = next_share_.load(std::memory_order_acquire);
  while (share < size_) {
    if (!next_share_.compare_exchange_weak(share, share + 1, std::memory_order_acq_rel)) continue;
    do_share(share);
    return true;
  }
  return false;
}

void Team::do_share(std::size_t share) {
  try {
    (*work_)(share);
  } catch (...) {
    const std::lock_guard lock(failure_mutex_);
    failure_ = std::current_exception();
  }
  if (unfinished_.fetch_sub(1, std::memory_order_acq_rel) == 1) wake_one(unfinished_);
}

void run(Team* team, const std::function<void(std::size_t)>& work) {
  if (team != nullptr) {
    team->run(work);
  } else {
    work(0);
  }
}

}  // namespace flocking
