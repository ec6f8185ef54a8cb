#pragma once

namespace flocking::testing {

/// Whether the tests are built with a sanitizer of addresses or threads.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace flocking::testing
