#include "base/wake.h"

namespace flocking {

void sleep_on(const std::atomic<std::uint32_t>& value, std::uint32_t from) {
  value.wait(from, std::memory_order_acquire);
}

void wake_all(std::atomic<std::uint32_t>& value) { value.notify_all(); }

void wake_one(std::atomic<std::uint32_t>& value) { value.notify_one(); }

}  // namespace flocking
