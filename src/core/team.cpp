#include "core/team.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

namespace flocking {

Team::Team(std::size_t size) : size_(size) {}

Team::~Team() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  start_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Team::run(const std::function<void(std::size_t worker)>& work) {
  if (size_ == 1) {
    work(0);
    return;
  }
  while (threads_.size() + 1 < size_) {
    threads_.emplace_back([this, worker = threads_.size() + 1] { serve(worker); });
  }
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    working_ = threads_.size();
    ++round_;
  }
  start_.notify_all();
  do_part(0);
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return working_ == 0; });
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

void Team::serve(std::size_t worker) {
  std::size_t seen = 0;
  std::unique_lock lock(mutex_);
  while (true) {
    start_.wait(lock, [&] { return over_ || round_ != seen; });
    if (over_) return;
    seen = round_;
    lock.unlock();
    do_part(worker);
    lock.lock();
    if (--working_ == 0) done_.notify_one();
  }
}

void Team::do_part(std::size_t worker) {
  try {
    (*work_)(worker);
  } catch (...) {
    const std::lock_guard lock(mutex_);
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
