// Replaces base/wake.cpp: without a futex, std::atomic::wait of GCC 12 reads the value before it
// locks the mutex that it sleeps with, and misses a change between the two.
#include <windows.h>

#include "base/wake.h"

namespace flocking {

static_assert(sizeof(std::atomic<std::uint32_t>) == sizeof(std::uint32_t));

void sleep_on(const std::atomic<std::uint32_t>& value, std::uint32_t from) {
  // WaitOnAddress takes a pointer to non-const, but only reads.
  auto* const address = const_cast<std::atomic<std::uint32_t>*>(&value);  // NOLINT(*-const-cast)
  WaitOnAddress(address, &from, sizeof from, INFINITE);
}

void wake_all(std::atomic<std::uint32_t>& value) { WakeByAddressAll(&value); }

void wake_one(std::atomic<std::uint32_t>& value) { WakeByAddressSingle(&value); }

}  // namespace flocking
