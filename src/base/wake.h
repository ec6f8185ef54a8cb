#pragma once

#include <atomic>
#include <cstdint>

namespace flocking {

/// Sleeps while `value` is `from`, until wake_all() or a similar function is called for `value`.
/// May return sooner.
void sleep_on(const std::atomic<std::uint32_t>& value, std::uint32_t from);
/// Wakes the threads that sleep on `value`. After each change of `value`, call one of these
/// functions.
void wake_all(std::atomic<std::uint32_t>& value);
void wake_one(std::atomic<std::uint32_t>& value);

}  // namespace flocking
