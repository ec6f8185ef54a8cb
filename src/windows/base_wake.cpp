// Stands in for base/wake.cpp: where it has no futex, the library of GCC 12 looks at the value
// before it takes the lock that it then sleeps under, and misses who changes it between.
#include <windows.h>

#include "base/wake.h"

namespace flocking {

static_assert(sizeof(std::atomic<std::uint32_t>) == sizeof(std::uint32_t));

void sleep_on(const std::atomic<std::uint32_t>& value, std::uint32_t from) {
  // The system only reads it, though it asks for one that could be written.
  auto* const address = const_cast<std::atomic<std::uint32_t>*>(&value);  // NOLINT(*-const-cast)
  WaitOnAddress(address, &from, sizeof from, INFINITE);
}

void wake_all(std::atomic<std::uint32_t>& value) { WakeByAddressAll(&value); }

void wake_one(std::atomic<std::uint32_t>& value) { WakeByAddressSingle(&value); }

}  // namespace flocking
