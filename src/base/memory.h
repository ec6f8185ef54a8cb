#pragma once

#include <cstddef>
#include <cstdint>

namespace flocking {

/// Returns the bytes that this process may still allocate without slowing the machine down: the
/// minimum of the available memory that the system reports, the limit of the control group, and the
/// limit of the address space. Returns the largest number if the system reports none of these.
std::uint64_t available_memory_bytes();

/// Allocates untouched memory that starts at a cache line. Large blocks use large pages if the
/// system has them. Throws std::bad_alloc.
void* allocate_aligned(std::size_t bytes);
/// Frees memory of allocate_aligned(). `bytes` is the size that was requested.
void free_aligned(void* at, std::size_t bytes);

/// Makes the process keep memory that it frees from now on, for its next allocations. A search that
/// allocates and frees often then touches few new pages, which are slow, above all in virtual
/// machines. Does nothing if the C library has no such option.
void keep_freed_memory();

}  // namespace flocking
