#pragma once

#include <cstddef>
#include <cstdint>

namespace flocking {

/// Bytes that this process may still take without hurting the machine: the least of what the system
/// calls available, the limit of its control group, and its own address space limit. Where the
/// system does not tell, the largest number.
std::uint64_t available_memory_bytes();

/// Memory that is not touched yet, from a cache line on; where it is much, in large pages if the
/// system has them. Throws std::bad_alloc.
void* allocate_aligned(std::size_t bytes);
/// Gives it back; `bytes` as it was asked for.
void free_aligned(void* at, std::size_t bytes);

/// From now on what this process frees stays with it, for what it allocates next. A search that
/// allocates and frees much then touches few new pages, which is what takes time, above all in
/// virtual machines. Does nothing where the library of C has no such choice.
void keep_freed_memory();

}  // namespace flocking
