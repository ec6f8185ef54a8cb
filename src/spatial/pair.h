#pragma once

namespace flocking::spatial {

/// Two numbers in one register, x and y; each operation applies to both. An extension of GCC and
/// Clang.
using Pair = double __attribute__((vector_size(16)));

}  // namespace flocking::spatial
