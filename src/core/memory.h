#pragma once

#include <cstdint>

namespace flocking {

/// Bytes that this process may still take without hurting the machine: the least of what the system
/// calls available, the limit of its control group, and its own address space limit. Where the
/// system does not tell, the largest number.
std::uint64_t available_memory_bytes();

}  // namespace flocking
