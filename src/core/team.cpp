#include "core/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

namespace flocking {
namespace {

// About a twentieth of a millisecond.
constexpr int kSpins = 2000;

void rest_a_little() {
#if defined(__x86_64__) || defined(__i386__)
  _mm_pause();
#endif
}

}  // namespace

Team::Team(std::size_t size) : size_(size), spins_(size <= std::thread::hardware_concurrency()) {}

Team::~Team() {
  over_ = true;
  ++round_;
  round_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

// Returns when `value` is no longer `from`.
template <class Value>
void Team::await_change(const std::atomic<Value>& value, Value from) const {
  for (int spin = 0; spins_ && spin < kSpins; ++spin) {
    if (value.load(std::memory_order_acquire) != from) return;
    rest_a_little();
  }
  value.wait(from, std::memory_order_acquire);
}

void Team::run(const std::function<void(std::size_t worker)>& work) {
  if (size_ == 1) {
    work(0);
    return;
  }
  while (threads_.size() + 1 < size_) {
    threads_.emplace_back([this, worker = threads_.size() + 1, seen = round_.load()]() mutable {
      serve(worker, seen);
    });
  }
  work_ = &work;
  working_.store(static_cast<std::uint32_t>(threads_.size()), std::memory_order_relaxed);
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
  do_part(0);
  std::uint32_t working = working_.load(std::memory_order_acquire);
  while (working != 0) {
    await_change(working_, working);
    working = working_.load(std::memory_order_acquire);
  }
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Team::run_parts(
    std::size_t count, std::size_t part,
    const std::function<void(std::size_t worker, std::size_t first, std::size_t last)>& work) {
  std::atomic<std::size_t> next = 0;
  run([&](std::size_t worker) {
    while (true) {
      const std::size_t first = next.fetch_add(part, std::memory_order_relaxed);
      if (first >= count) return;
      work(worker, first, std::min(count, first + part));
    }
  });
}

// `seen`: the round before the first to take part in.
void Team::serve(std::size_t worker, std::uint32_t seen) {
  while (true) {
    await_change(round_, seen);
    if (over_) return;
    ++seen;
    do_part(worker);
    if (working_.fetch_sub(1, std::memory_order_acq_rel) == 1) working_.notify_one();
  }
}

void Team::do_part(std::size_t worker) {
  try {
    (*work_)(worker);
  } catch (...) {
    const std::lock_guard lock(failure_mutex_);
    failure_ = std::current_exception();
  }
}

void run(Team* team, const std::function<void(std::size_t)>& work) {
  if (team != nullptr) {
    team->run(work);
  } else {
    work(0);
  }
}

}  // namespace flocking
