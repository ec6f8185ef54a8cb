#pragma once

#include <atomic>
#include <cstdint>

namespace flocking {

/// Sleeps while `value` is `from`, until a call of wake_*() for it; may return sooner.
void sleep_on(const std::atomic<std::uint32_t>& value, std::uint32_t from);
/// To be called behind each change of `value` that others may sleep on.
void wake_all(std::atomic<std::uint32_t>& value);
void wake_one(std::atomic<std::uint32_t>& value);

}  // namespace flocking
