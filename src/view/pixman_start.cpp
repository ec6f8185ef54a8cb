#include "view/pixman_start.h"

#ifdef FLOCKING_PIXMAN_WAITS

// Names of Pixman's own and of the linker's option --wrap. They are weak: a program that is linked
// without that option, or with the shared library, has no such thing, and does not need it.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
extern "C" {
[[gnu::weak]] extern void* global_implementation;
[[gnu::weak]] void* __real__pixman_choose_implementation();
// What Pixman's constructor calls instead.
void* __wrap__pixman_choose_implementation() { return nullptr; }
}

namespace flocking::view {

void start_pixman() {
  if (__real__pixman_choose_implementation == nullptr || global_implementation != nullptr) return;
  global_implementation = __real__pixman_choose_implementation();
}

}  // namespace flocking::view
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)

#else

namespace flocking::view {

void start_pixman() {}

}  // namespace flocking::view

#endif
