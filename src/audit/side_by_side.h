#pragma once

#include <cstddef>
#include <functional>

namespace flocking::audit {

/// Calls work(i) once for each i below `count`, on `threads` threads. Rethrows an exception of any
/// call.
void for_all(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work);

}  // namespace flocking::audit
