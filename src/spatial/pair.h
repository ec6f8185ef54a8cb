#pragma once

namespace flocking::spatial {

/// Two numbers side by side in one register, each operation on both: x and y, which are treated
/// alike. An extension that GCC and Clang share.
using Pair = double __attribute__((vector_size(16)));

}  // namespace flocking::spatial
